import type { REST } from "discord.js";
import type { Log } from "#src/lib/log.ts";
import { explainRefusal } from "./check.ts";
import { describeFault } from "./fault.ts";
import { neededNames } from "./permissions.ts";

/** Where nothing more exact can be told. */
const whatToCheck = `check that the channel exists and that the bot has there: ${neededNames.join(", ")}`;

/** Logs that Discord would not take something in a channel, with the permission that is missing there. Never throws. */
export async function logRefusal(
  { rest, log }: { readonly rest: REST; readonly log: Log },
  what: string,
  { venueId, channelId }: { readonly venueId: number; readonly channelId: string },
  error: unknown,
): Promise<void> {
  const why = (await explainRefusal(rest, channelId)) ?? whatToCheck;
  log.error({ venueId, channelId, ...describeFault(error) }, `${what}: ${why}`);
}
