import { bookingCommands } from "./booking-commands.ts";
import { broadcastCommand } from "./broadcast-command.ts";
import type { ShellCommand } from "./command.ts";
import { doorCommands } from "./door-commands.ts";
import { houseCommands } from "./house-commands.ts";
import { takeCommands } from "./take-commands.ts";
import { waitlistCommands } from "./waitlist-commands.ts";
import type { ShellRequest } from "./wire.ts";

/** Everything that the desk does, by what is typed for it. */
export const commands: Readonly<Record<string, ShellCommand>> = {
  ...bookingCommands,
  ...takeCommands,
  ...houseCommands,
  ...waitlistCommands,
  broadcast: broadcastCommand,
  ...doorCommands,
};

/** Whether somebody is asked before it is done. */
export function asksFirst({ command, given }: Pick<ShellRequest, "command" | "given">): boolean {
  const first = commands[command]?.asksFirst;
  return first !== undefined && (first.when?.(given) ?? true);
}
