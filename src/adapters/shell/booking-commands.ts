import type { DeskMark } from "#src/bot/desk/marks.ts";
import { platformTexts } from "#src/bot/desk/words.ts";
import { defined } from "#src/lib/defined.ts";
import { needed, optional, type ShellCommand, shellCommand } from "./command.ts";

export const daysHint = "today, fri, or 2026-11-27";

/** Which booking: its id says everything, a name where it is the only one. */
const refHint = "the booking's id, the guest's reference or name";
export const ref = needed(refHint, { long: true });

const marks: Readonly<Record<string, DeskMark>> = {
  waiting: "waiting",
  seated: "seated",
  bill: "billPrinted",
  closed: "closed",
  "no-show": "noShow",
};

/** The day, and what is done with one booking. */
export const bookingCommands: Readonly<Record<string, ShellCommand>> = {
  today: shellCommand("Today's bookings", {}, ({ desk, by, venue }) => desk.daySheet({ by, ...venue })),
  day: shellCommand("A day's bookings", { date: needed(daysHint) }, ({ desk, by, venue, given }) =>
    desk.daySheet({ by, ...venue, ...given }),
  ),
  briefing: shellCommand(
    "What everybody has to know before the doors open",
    { day: optional(`${daysHint}; today if left out`) },
    ({ desk, by, venue, given }) => desk.dayMessage({ kind: "briefing", by, ...venue, ...dateOf(given) }),
  ),
  wrapup: shellCommand(
    "What the day came to, and what is to be done before the next",
    { day: optional(`${daysHint}; today if left out`) },
    ({ desk, by, venue, given }) => desk.dayMessage({ kind: "wrapUp", by, ...venue, ...dateOf(given) }),
  ),
  show: shellCommand("Everything about a booking, the guest's wish included", { ref }, (asked) =>
    asked.desk.show(bookingOf(asked)),
  ),
  confirm: shellCommand("The guest is coming: confirm the booking and tell the guest", { ref }, (asked) =>
    asked.desk.confirm(bookingOf(asked)),
  ),
  cancel: shellCommand(
    "Cancel a booking and tell the guest",
    { ref },
    (asked) => asked.desk.cancel(bookingOf(asked)),
    { question: platformTexts.askCancel, look: (asked) => asked.desk.askCancel(bookingOf(asked)) },
  ),
  mark: shellCommand(
    "How far the visit has come; there is no way back, and the guest is not told",
    { ref, as: needed("how far", { choices: Object.keys(marks) }) },
    (asked) => asked.desk.mark({ ...bookingOf(asked), as: markOf(asked.given.as), sure: asked.sure }),
    {
      when: ({ as }) => markOf(as) === "noShow",
      question: platformTexts.askNoShow,
      look: (asked) => asked.desk.askMark({ ...bookingOf(asked), as: markOf(asked.given.as) }),
    },
  ),
  table: shellCommand(
    "Choose a booking's tables",
    { ref, tables: needed("5, 5+6, or any for wherever it fits") },
    (asked) => asked.desk.chooseTables({ ...bookingOf(asked), tables: asked.given.tables }),
  ),
  note: shellCommand(
    "Write the staff's own note on a booking; the guest is not told",
    { ref: needed(refHint), text: needed("the note; none takes it away", { long: true }) },
    async (asked) => {
      const { by, desk, given } = asked;
      const sheet = await desk.notes.read(bookingOf(asked));
      if (sheet.type === "refused") return sheet;
      const { booking, comment, seen } = sheet;
      const staffNote = given.text === "none" ? "" : given.text;
      return await desk.notes.write({ by, ...booking, staffNote, comment, seen });
    },
  ),
  called: shellCommand("The guest was called: tick off for all who see the lists", { ref }, (asked) =>
    asked.desk.called(bookingOf(asked)),
  ),
  history: shellCommand("Who changed a booking when", { ref }, (asked) =>
    asked.desk.history(bookingOf(asked)),
  ),
  audit: shellCommand(
    "Who of the staff did what, on a day or with a booking",
    { day: optional(`${daysHint}; today if left out`), booking: optional("a booking, whatever the day") },
    ({ desk, by, venue, given: { day, booking } }) =>
      desk.trail({ by, ...venue, ...defined({ date: day, id: booking }) }),
  ),
};

const dateOf = ({ day }: { readonly day?: string }) => defined({ date: day });

interface BookingGiven {
  readonly by: Parameters<Parameters<typeof shellCommand>[2]>[0]["by"];
  readonly venue: { readonly venueId?: number };
  readonly given: { readonly ref: string };
}

export function bookingOf({ by, venue, given }: BookingGiven) {
  return { by, id: given.ref, ...venue };
}

function markOf(word: string): DeskMark {
  const mark = marks[word];
  if (mark === undefined) throw new RangeError(`there is no mark "${word}"`);
  return mark;
}
