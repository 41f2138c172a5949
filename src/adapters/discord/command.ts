import {
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from "discord.js";
import type { Desk } from "#src/bot/desk/desk.ts";
import type { Suggestion } from "#src/bot/desk/view.ts";
import { defined } from "#src/lib/defined.ts";
import { localiseOption } from "./localisations/localise.ts";
import type { StaffRequest } from "./staff-request.ts";

/** What a staff member is typing, to be completed. */
export interface Typing {
  readonly text: string;
  readonly venueId?: number;
  /** The booking that the command is about, where it is chosen already. */
  readonly bookingId?: string;
  /** The other options as far as they are filled in, by their names. */
  readonly given?: Readonly<Record<string, string>>;
}

type Suggestions = readonly Suggestion<string | number>[];

/** How an option is completed while somebody types. */
export type Suggest = (desk: Desk, typing: Typing) => Suggestions | Promise<Suggestions>;

interface TextOption<Required extends boolean> {
  readonly description: string;
  readonly required: Required;
  readonly maxLength?: number;
  readonly choices?: readonly { readonly name: string; readonly value: string }[];
  readonly suggest?: Suggest;
}

type More = Pick<TextOption<boolean>, "maxLength" | "choices" | "suggest">;

/** An option that must be filled in. */
export function needed(description: string, more: More = {}): TextOption<true> {
  return { description, required: true, ...more };
}

/** An option that may be left out. Discord wants these after all that are needed. */
export function optional(description: string, more: More = {}): TextOption<false> {
  return { description, required: false, ...more };
}

type Options = Readonly<Record<string, TextOption<boolean>>>;

/** What was filled in, by the names of the options. */
type Given<Declared extends Options> = {
  readonly [Name in keyof Declared as Declared[Name] extends TextOption<true> ? Name : never]: string;
} & {
  readonly [Name in keyof Declared as Declared[Name] extends TextOption<true> ? never : Name]?: string;
};

interface VenueGiven {
  readonly venueId?: number;
}

/** Which venue a command is for: as it was named, and where the channel's own venue need not be. */
export interface CommandVenue {
  readonly named: VenueGiven;
  readonly meant: VenueGiven;
}

/** One of the staff's commands: what Discord shows of it, and what it asks for. */
export interface StaffCommand {
  readonly description: string;
  /** Beside the venue, which every command takes last. */
  readonly options: Options;
  /** Undefined for a command of another version. */
  toRequest(options: ChatInputCommandInteraction["options"], venue: CommandVenue): StaffRequest | undefined;
}

/** Commands that begin with the same word. */
export interface CommandGroup {
  readonly description: string;
  readonly commands: Readonly<Record<string, StaffCommand>>;
}

/** Declares a command; the compiler holds what it asks for against its options. */
export function staffCommand<Declared extends Options>(
  description: string,
  options: Declared,
  toRequest: (given: Given<Declared>, venue: CommandVenue) => StaffRequest | undefined,
): StaffCommand {
  return { description, options, toRequest: (from, venue) => toRequest(read(options, from), venue) };
}

function read<Declared extends Options>(
  options: Declared,
  from: ChatInputCommandInteraction["options"],
): Given<Declared> {
  const given = Object.entries(options).flatMap(([name, { required }]) => {
    const value = from.getString(name, required);
    return value === null ? [] : [[name, value] as const];
  });
  // Discord has checked what it was told when the command was registered; a needed one that is missing has thrown.
  return Object.fromEntries(given) as Given<Declared>;
}

const whichVenue = "Which venue, where the house has several";

export const venueOption = {
  type: ApplicationCommandOptionType.Integer,
  name: "venue",
  description: whichVenue,
  ...localiseOption("venue", whichVenue),
  autocomplete: true,
} as const;

/** Every command's last option. */
export const suggestVenues: Suggest = (desk, { text }) => desk.suggest.venues(text);

type DiscordOption = NonNullable<RESTPostAPIChatInputApplicationCommandsJSONBody["options"]>[number];

/** A command's options as Discord registers them. */
export function toDiscordOptions(command: StaffCommand) {
  return [...Object.entries(command.options).map(toDiscordOption), venueOption] satisfies DiscordOption[];
}

function toDiscordOption([name, option]: [string, TextOption<boolean>]) {
  const { description, required, maxLength, choices, suggest } = option;
  const shown = {
    type: ApplicationCommandOptionType.String as const,
    name,
    description,
    ...localiseOption(name, description),
  };
  const limits = { ...(required && { required }), ...defined({ max_length: maxLength }) };
  // Discord takes choices or completion, never both.
  return choices
    ? { ...shown, ...limits, choices: [...choices] }
    : { ...shown, ...limits, ...(suggest && { autocomplete: true }) };
}
