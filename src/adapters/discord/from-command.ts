import type { ChatInputCommandInteraction } from "discord.js";
import { deskMarks } from "#src/bot/desk/marks.ts";
import type { BookingRequest, HouseRequest, ListRequest, StaffRequest } from "./staff-request.ts";

type Options = ChatInputCommandInteraction["options"];

/** What a command asks for; undefined for one of another version. */
export function fromCommand(
  { commandName, options }: ChatInputCommandInteraction,
  venueOfChannel: number | undefined,
): StaffRequest | undefined {
  // Where the channel is one venue's own, it need not be named.
  const venueId = options.getInteger("venue") ?? venueOfChannel;
  const venue = venueId === undefined ? {} : { venueId };
  switch (commandName) {
    case "bookings":
      return { type: "sheet", page: 0, ...venue, ...optionalDate(options) };
    case "booking":
      return fromBooking(options);
    case "house":
      return fromHouse(options, venue);
    default:
      return undefined;
  }
}

function optionalDate(options: Options): { readonly date?: string } {
  const date = options.getString("date");
  return date === null ? {} : { date };
}

function fromBooking(options: Options): BookingRequest | undefined {
  // The channel's venue is no hint here: an id says by itself where the booking is.
  const venueId = options.getInteger("venue");
  const booking = { id: options.getString("id", true), ...(venueId !== null && { venueId }) };
  switch (options.getSubcommand(false)) {
    case "show":
      return { type: "show", booking };
    case "confirm":
      return { type: "confirm", booking };
    case "cancel":
      return { type: "askCancel", booking };
    case "mark": {
      const mark = deskMarks.find((known) => known === options.getString("as", true));
      return mark && { type: mark === "noShow" ? "askNoShow" : mark, booking };
    }
    case "table":
      return { type: "chooseTables", booking, tables: options.getString("tables", true) };
    case "history":
      return { type: "history", booking };
    default:
      return undefined;
  }
}

function fromHouse(
  options: Options,
  venue: { readonly venueId?: number },
): HouseRequest | ListRequest | undefined {
  const needed = (name: string) => options.getString(name, true);
  const [to, scenario, reason] = ["to", "scenario", "reason"].map(
    (name) => options.getString(name) ?? undefined,
  );
  const why = reason === undefined ? {} : { reason };
  switch (options.getSubcommand(false)) {
    case "close":
      return {
        type: "close",
        ...venue,
        from: needed("from"),
        ...(to !== undefined && { to }),
        ...(scenario !== undefined && { scenario }),
        ...why,
      };
    case "block":
      return { type: "block", ...venue, scenario: needed("scenario"), ...why };
    case "out":
      return {
        type: "out",
        ...venue,
        tables: needed("tables"),
        from: needed("from"),
        until: needed("until"),
        ...why,
      };
    case "rules":
      return { type: "rules", ...venue };
    case "lift":
      return { type: "lift", ...venue, rule: needed("rule") };
    case "attention":
      return { type: "attention", ...venue, page: 0 };
    default:
      return undefined;
  }
}
