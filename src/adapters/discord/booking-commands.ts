import type { Desk } from "#src/bot/desk/desk.ts";
import { deskMarks } from "#src/bot/desk/marks.ts";
import { markWords } from "#src/bot/desk/words.ts";
import {
  type CommandGroup,
  type CommandVenue,
  needed,
  optional,
  type Suggest,
  staffCommand,
} from "./command.ts";
import { daysHint, suggestDays } from "./day-option.ts";
import { changeCommands } from "./take-commands.ts";

/** The day's bookings of one venue, or of each. */
export const bookingsCommand = staffCommand(
  "The day's bookings",
  { date: optional(`${daysHint}; today if left out`, { suggest: suggestDays }) },
  (given, { meant }) => ({ type: "sheet", page: 0, ...meant, ...given }),
);

type Useful = Parameters<Desk["suggest"]["bookings"]>[0]["which"];

/** A booking, completed from those that the command can do something with. */
function bookingOption(which: Useful) {
  const suggest: Suggest = (desk, typing) => desk.suggest.bookings({ ...typing, which });
  return needed("Type a name, a time or the booking's id", { suggest });
}

/** The channel's venue is no hint here: an id says by itself where the booking is. */
const bookingOf = ({ id }: { readonly id: string }, { named }: CommandVenue) => ({ id, ...named });

const markOption = needed("How far the visit has come; there is no way back", {
  choices: deskMarks.map((mark) => ({ name: markWords[mark].toLowerCase(), value: mark })),
});

/** `/booking …`: something with one booking. */
export const bookingCommands: CommandGroup = {
  description: "One booking",
  commands: {
    show: staffCommand(
      "Everything about a booking, the guest's wish included",
      { id: bookingOption("all") },
      (given, venue) => ({ type: "show", booking: bookingOf(given, venue) }),
    ),
    confirm: staffCommand(
      "The guest is coming: confirm the booking and tell the guest",
      { id: bookingOption("open") },
      (given, venue) => ({ type: "confirm", booking: bookingOf(given, venue) }),
    ),
    cancel: staffCommand(
      "Cancel a booking and tell the guest",
      { id: bookingOption("open") },
      (given, venue) => ({ type: "askCancel", booking: bookingOf(given, venue) }),
    ),
    mark: staffCommand(
      "Waiting, seated, bill printed, closed or no-show; the guest is not told",
      { id: bookingOption("current"), as: markOption },
      (given, venue) => {
        const mark = deskMarks.find((known) => known === given.as);
        return mark && { type: mark === "noShow" ? "askNoShow" : mark, booking: bookingOf(given, venue) };
      },
    ),
    table: staffCommand(
      "Choose a booking's tables",
      {
        id: bookingOption("current"),
        tables: needed("5, 5+6, or any for wherever it fits", {
          suggest: (desk, typing) => desk.suggest.tables(typing),
        }),
      },
      (given, venue) => ({
        type: "ask",
        ask: (desk, by) => desk.chooseTables({ by, ...bookingOf(given, venue), tables: given.tables }),
      }),
    ),
    ...changeCommands,
    note: staffCommand(
      "The staff's own note and the guest's wish, to be read and written",
      { id: bookingOption("current") },
      (given, venue) => ({ type: "note", booking: bookingOf(given, venue) }),
    ),
    history: staffCommand("Who changed a booking when", { id: bookingOption("all") }, (given, venue) => ({
      type: "ask",
      ask: (desk, by) => desk.history({ by, ...bookingOf(given, venue) }),
    })),
  },
};
