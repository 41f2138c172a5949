import {
  ApplicationCommandOptionType,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from "discord.js";
import { auditCommand } from "./audit-command.ts";
import { bookingCommands, bookingsCommand } from "./booking-commands.ts";
import { broadcastCommand } from "./broadcast-command.ts";
import { type CommandGroup, type StaffCommand, toDiscordOptions } from "./command.ts";
import { floorCommand, monthCommand, statsCommand } from "./figures-commands.ts";
import { guestCommands } from "./guest-commands.ts";
import { houseCommands } from "./house-commands.ts";
import { inviteCommand } from "./invite-command.ts";
import { localiseCommand } from "./localisations/localise.ts";
import { bookCommand, findingCommand, walkInCommand } from "./take-commands.ts";
import { waitlistCommands } from "./waitlist-commands.ts";

const single: Readonly<Record<string, StaffCommand>> = {
  bookings: bookingsCommand,
  book: bookCommand,
  walkin: walkInCommand,
  find: findingCommand,
  floor: floorCommand,
  month: monthCommand,
  stats: statsCommand,
  audit: auditCommand,
  broadcast: broadcastCommand,
  invite: inviteCommand,
};
const groups: Readonly<Record<string, CommandGroup>> = {
  booking: bookingCommands,
  guest: guestCommands,
  house: houseCommands,
  waitlist: waitlistCommands,
};

/**
 * The staff's commands. Where a staff role is set, everybody sees them and each use is checked:
 * Discord lets a bot not say which role may see a command. Without one, only administrators see them.
 */
export function toCommands(administratorsOnly: boolean): RESTPostAPIChatInputApplicationCommandsJSONBody[] {
  const visibility = { default_member_permissions: administratorsOnly ? "0" : null };
  return [
    ...Object.entries(single).map(([name, command]) => ({
      name,
      description: command.description,
      ...localiseCommand(name),
      ...visibility,
      options: toDiscordOptions(command),
    })),
    ...Object.entries(groups).map(([name, { description, commands }]) => ({
      name,
      description,
      ...localiseCommand(name),
      ...visibility,
      options: Object.entries(commands).map((subcommand) => toSubcommand(name, subcommand)),
    })),
  ];
}

function toSubcommand(group: string, [name, command]: [string, StaffCommand]) {
  return {
    type: ApplicationCommandOptionType.Subcommand as const,
    name,
    description: command.description,
    ...localiseCommand(`${group} ${name}`),
    options: toDiscordOptions(command),
  };
}

/** Undefined for a command of another version. */
export function findCommand({
  commandName,
  options,
}: ChatInputCommandInteraction | AutocompleteInteraction): StaffCommand | undefined {
  return single[commandName] ?? groups[commandName]?.commands[options.getSubcommand(false) ?? ""];
}
