import {
  ApplicationCommandOptionType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from "discord.js";
import { deskMarks } from "#src/bot/desk/marks.ts";
import { markWords } from "#src/bot/desk/words.ts";

type Option = NonNullable<RESTPostAPIChatInputApplicationCommandsJSONBody["options"]>[number];
type ValueOption = Exclude<
  Option,
  { readonly type: ApplicationCommandOptionType.Subcommand | ApplicationCommandOptionType.SubcommandGroup }
>;

interface Subcommand {
  readonly name: string;
  readonly description: string;
  /** Beside the venue, which every one takes last. */
  readonly options: readonly ValueOption[];
}

const venueOption = {
  type: ApplicationCommandOptionType.Integer,
  name: "venue",
  description: "Which venue, where the house has several",
  autocomplete: true,
} as const;

const text = (name: string, description: string) =>
  ({ type: ApplicationCommandOptionType.String, name, description }) as const;
const required = <Given extends object>(option: Given) => ({ ...option, required: true }) as const;
const completed = <Given extends object>(option: Given) => ({ ...option, autocomplete: true }) as const;

const idOption = completed(required(text("id", "Type a name, a time or the booking's id")));
const reasonOption = { ...text("reason", "Why, for the colleagues"), max_length: 200 } as const;
const days = "today, tomorrow, a weekday such as fri, or 2026-11-27";
const moments = "18:00, now, or a day with a time such as fri 18:00";

const markOption = {
  ...required(text("as", "How far the visit has come; there is no way back")),
  choices: deskMarks.map((mark) => ({ name: markWords[mark].toLowerCase(), value: mark })),
};

const bookingCommands: readonly Subcommand[] = [
  {
    name: "show",
    description: "Everything about a booking, the guest's wish included",
    options: [idOption],
  },
  {
    name: "confirm",
    description: "The guest is coming: confirm the booking and tell the guest",
    options: [idOption],
  },
  { name: "cancel", description: "Cancel a booking and tell the guest", options: [idOption] },
  {
    name: "mark",
    description: "Waiting, seated, bill printed, closed or no-show; the guest is not told",
    options: [idOption, markOption],
  },
  {
    name: "table",
    description: "Choose a booking's tables",
    options: [idOption, completed(required(text("tables", "5, 5+6, or any for wherever it fits")))],
  },
  { name: "history", description: "Who changed a booking when", options: [idOption] },
];

const houseCommands: readonly Subcommand[] = [
  {
    name: "close",
    description: "Close the house for a day or more, or one scenario of it",
    options: [
      completed(required(text("from", `The first day: ${days}`))),
      completed(text("to", "The last day, included; the first if left out")),
      completed(text("scenario", "Only this one; the whole house if left out")),
      reasonOption,
    ],
  },
  {
    name: "block",
    description: "Take no more bookings for a scenario until this is lifted",
    options: [completed(required(text("scenario", "Which one"))), reasonOption],
  },
  {
    name: "out",
    description: "Take tables out of use for a while",
    options: [
      completed(required(text("tables", "5, or 5+6"))),
      required(text("from", moments)),
      required(text("until", moments)),
      reasonOption,
    ],
  },
  { name: "rules", description: "What is closed, blocked and out of use, and who set it", options: [] },
  {
    name: "lift",
    description: "Take back what was closed, blocked or out of use",
    options: [completed(required(text("rule", "Type a part of it and choose")))],
  },
  { name: "attention", description: "Bookings that no longer fit: call these guests", options: [] },
];

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
      options: [completed(text("date", `${days}; today if left out`)), venueOption],
    },
    {
      name: "booking",
      description: "One booking",
      ...visibility,
      options: bookingCommands.map(toSubcommand),
    },
    {
      name: "house",
      description: "The house: closing days, scenarios, tables",
      ...visibility,
      options: houseCommands.map(toSubcommand),
    },
  ];
}

function toSubcommand({ name, description, options }: Subcommand) {
  return {
    type: ApplicationCommandOptionType.Subcommand as const,
    name,
    description,
    options: [...options, venueOption],
  };
}
