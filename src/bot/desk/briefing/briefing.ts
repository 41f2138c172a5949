import type { DiaryBooking } from "#src/booking/contract/back-office.ts";
import { callRows, type DayFacts, groupOf, isOff, summaryOf, toDayRow } from "../day-sheet.ts";
import { coversOf } from "../sheet/pace.ts";
import { byShift } from "../sheet/shifts.ts";
import { inOrderOfTime } from "../sheet-rows.ts";
import type { DayMessageView, SheetGroup } from "../view.ts";
import { count, longDate, texts } from "../words.ts";
import { briefingTexts } from "./words.ts";

/** What a briefing is made of. */
export interface BriefingFacts {
  /** With the guests' earlier visits. */
  readonly day: DayFacts;
  /** How many guests wait for a table of this day. */
  readonly waiting: number;
  /** The business day before it. */
  readonly dayBefore: DayFacts;
}

/** From so many people on a party is a matter for the kitchen, too. */
const largeParty = 7;

/** What everybody has to know before the doors open. */
export function toBriefing({ day, waiting, dayBefore }: BriefingFacts): DayMessageView {
  const { venue, date } = day;
  const expected = inOrderOfTime(day.bookings).filter((booking) => !isOff(booking));
  const rows = expected.map((booking) => ({ booking, row: toDayRow(day, booking) }));
  const wishes = rows.flatMap(({ row }) => (row.wish === undefined && row.note === undefined ? [] : [row]));
  const missed = dayBefore.bookings.filter(({ state }) => state === "NO_SHOW");
  return {
    kind: "briefing",
    venueId: venue.id,
    venueName: venue.name,
    date: date.toString(),
    hasBookings: day.bookings.length > 0,
    title: `${briefingTexts.briefing}: ${venue.name}, ${longDate(date)}`,
    summary: [
      summaryOf(expected),
      ...shiftLines(day, expected),
      ...(waiting === 0 ? [] : [`${count(waiting, "guest waits", "guests wait")} for a table`]),
    ].join("\n"),
    notes: day.complete ? [] : [texts.partial],
    groups: [
      ...groupOf(texts.toCall, callRows(day, expected)),
      ...groupOf(
        briefingTexts.largeParties,
        rows.flatMap(({ booking, row }) => (booking.partySize >= largeParty ? [row] : [])),
      ),
      ...wishGroup(wishes),
      ...groupOf(
        briefingTexts.regulars,
        rows.flatMap(({ booking, row }) => ((day.earlier.get(booking.id)?.came ?? 0) > 0 ? [row] : [])),
      ),
      ...groupOf(
        briefingTexts.missedBefore,
        inOrderOfTime(missed).map((booking) => toDayRow(dayBefore, booking)),
      ),
    ],
  };
}

function shiftLines(day: DayFacts, expected: readonly DiaryBooking[]): readonly string[] {
  return byShift(expected, day.venue, day.date, day.backOffice).map(
    ({ name, bookings }) =>
      `${name}: ${count(bookings.length, "booking", "bookings")}, ${count(coversOf(bookings), "cover", "covers")}`,
  );
}

/** One list for both: who has the allergy is not for everybody's eyes (decision 0050). */
function wishGroup(rows: SheetGroup["rows"]): readonly SheetGroup[] {
  const allergies = rows.filter((row) => row.allergies !== undefined).length;
  const named = [
    ...(allergies === 0 ? [] : [count(allergies, "allergy", "allergies")]),
    ...(rows.length === allergies ? [] : [count(rows.length - allergies, "other wish", "other wishes")]),
  ];
  return groupOf(`${briefingTexts.wishes}: ${named.join(", ")}`, rows);
}
