import { bookingOf, daysHint, ref } from "./booking-commands.ts";
import { needed, optional, type ShellCommand, shellCommand } from "./command.ts";

const party = needed("how many people");
const name = needed("whose name it is under", { long: true });
const phone = optional("their phone number");
const note = optional("what they wish for");
const tables = optional("5, or 5+6");
const reason = optional("sets the house's rules aside, and says why in the booking's history");

/** Taking bookings, changing and finding them. */
export const takeCommands: Readonly<Record<string, ShellCommand>> = {
  find: shellCommand(
    "Find bookings, also in the past",
    { text: needed("a part of the name, the phone number or the reference", { long: true }) },
    ({ desk, by, venue, given }) => desk.take.find({ by, ...venue, ...given }),
  ),
  book: shellCommand(
    "Book for somebody who called",
    {
      party,
      name,
      day: optional(`${daysHint}; today if left out`),
      time: optional("19:00; left out, the free times are told"),
      phone,
      note,
      scenario: optional("only this one"),
      tables,
      reason,
    },
    ({ desk, by, key, venue, given }) => desk.take.book({ by, key, ...venue, ...given }),
  ),
  walkin: shellCommand(
    "Seat a party at the door",
    {
      party,
      name: optional("their name"),
      tables: optional("5, or 5+6; left out, the free ones are told"),
      note,
      reason,
    },
    ({ desk, by, key, venue, given }) => desk.take.walkIn({ by, key, ...venue, ...given }),
  ),
  change: shellCommand(
    "Change a booking: only what is named",
    {
      ref,
      party: optional("how many people"),
      day: optional(daysHint),
      time: optional("19:00"),
      name: optional("whose name it is under"),
      phone,
      note: optional("what they wish for; none takes it away"),
      scenario: optional("another one"),
      reason,
    },
    ({ given: { ref: id, ...given }, ...asked }) =>
      asked.desk.take.change({ ...given, ...bookingOf({ ...asked, given: { ref: id } }) }),
  ),
  extend: shellCommand(
    "Let a party stay longer, or leave earlier",
    { ref, until: needed("21:30, +30 minutes, or -- -15") },
    (asked) => asked.desk.take.extend({ ...bookingOf(asked), until: asked.given.until }),
  ),
};
