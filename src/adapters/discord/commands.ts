import {
  ApplicationCommandOptionType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from "discord.js";

const venueOption = {
  type: ApplicationCommandOptionType.Integer,
  name: "venue",
  description: "Which venue, where the house has several",
  autocomplete: true,
} as const;

const idOption = {
  type: ApplicationCommandOptionType.String,
  name: "id",
  description: "Type a name, a time or the booking's id",
  required: true,
  autocomplete: true,
} as const;

const bookingCommands = [
  { name: "show", description: "Everything about a booking, the guest's wish included" },
  { name: "confirm", description: "The guest is coming: confirm the booking and tell the guest" },
  { name: "cancel", description: "Cancel a booking and tell the guest" },
] as const;

/**
 * The staff's commands. Where a staff role is set, everybody sees them and each use is checked:
 * Discord lets a bot not say which role may see a command. Without one, only administrators see them.
 */
export function toCommands(
  staffRoleId: string | undefined,
): RESTPostAPIChatInputApplicationCommandsJSONBody[] {
  const visibility = { default_member_permissions: staffRoleId === undefined ? "0" : null };
  return [
    {
      name: "bookings",
      description: "The day's bookings",
      ...visibility,
      options: [
        {
          type: ApplicationCommandOptionType.String,
          name: "date",
          description: "today, tomorrow, a weekday such as fri, or 2026-11-27; today if left out",
          autocomplete: true,
        },
        venueOption,
      ],
    },
    {
      name: "booking",
      description: "One booking",
      ...visibility,
      options: bookingCommands.map((command) => ({
        type: ApplicationCommandOptionType.Subcommand as const,
        ...command,
        options: [idOption, venueOption],
      })),
    },
  ];
}
