import type { DiaryBooking } from "#src/booking/contract/back-office.ts";
import { guestName } from "../booking-view.ts";
import { wallTime } from "../day.ts";
import { callRows, type DayFacts, groupOf, isOff, lateRows, summaryOf, toShiftGroup } from "../day-sheet.ts";
import type { SheetNews } from "../ports.ts";
import { inOrderOfTime, toRow } from "../sheet-rows.ts";
import { nearest } from "../suggest.ts";
import type { LiveSheetView, SheetRow } from "../view.ts";
import { count, longDate, people, texts, timeOfDay } from "../words.ts";
import { newsWords } from "./news-words.ts";
import { coversOf } from "./pace.ts";
import { byShift } from "./shifts.ts";

/** Minutes by which lateness is told here: a sheet that changes every minute would say nothing. */
const lateStep = 5;

/** The day as everybody in the staff's channel may see it. */
export function toLiveSheet(
  day: DayFacts,
  news: readonly SheetNews[],
  { isOver }: { readonly isOver: boolean },
): LiveSheetView {
  const { venue, date } = day;
  const expected = inOrderOfTime(day.bookings).filter((booking) => !isOff(booking));
  const current = expected.filter(({ state }) => state !== "CLOSED");
  const rounded = { ...day, now: roundedDown(day.now) };
  const groups = [
    ...groupOf(texts.late, lateRows(rounded, current)),
    ...groupOf(texts.toCall, callRows(day, current)),
    ...byShift(current, venue, date, day.backOffice).map((shift) => toShiftGroup(rounded, shift)),
  ];
  const next = nearest(
    current.map((booking) => ({ booking })),
    day.now,
  );
  return {
    venueId: venue.id,
    venueName: venue.name,
    date: date.toString(),
    title: `${venue.name}, ${longDate(date)}`,
    summary: [summaryOf(expected), ...progressOf(day.bookings)].join("\n"),
    notes: day.complete ? [] : [texts.partial],
    groups: isOver ? [] : groups.map((group) => ({ ...group, rows: group.rows.map(forAll) })),
    news: isOver ? [] : news.flatMap((one) => toNewsLine(one, day)),
    next: isOver
      ? []
      : current
          .filter((booking) => [...next].some((entry) => entry.booking === booking))
          .map((booking) => forAll(toRow(booking, venue, day.backOffice))),
    isOver,
  };
}

function roundedDown(moment: Temporal.Instant): Temporal.Instant {
  return moment.round({ smallestUnit: "minute", roundingIncrement: lateStep, roundingMode: "floor" });
}

/** Who is here, who has left, and who will not come. */
function progressOf(bookings: readonly DiaryBooking[]): readonly string[] {
  const of = (...states: readonly DiaryBooking["state"][]) =>
    bookings.filter(({ state }) => states.includes(state));
  const tell = (some: readonly DiaryBooking[], words: string) =>
    some.length === 0 ? [] : [`${some.length} ${words}`];
  const seated = of("SEATED", "BILL_PRINTED");
  const parts = [
    ...(seated.length === 0
      ? []
      : [
          `${count(seated.length, "party", "parties")} at the table, ${count(coversOf(seated), "cover", "covers")}`,
        ]),
    ...tell(of("WAITING"), "waiting"),
    ...tell(of("CLOSED"), "left"),
    ...tell(of("CANCELLED"), "cancelled"),
    ...tell(of("NO_SHOW"), "did not come"),
  ];
  return parts.length === 0 ? [] : [parts.join(", ")];
}

/** A channel has many readers (decision 0012). */
export function forAll({ phone: _, wish, note, allergies: __, actions: ___, ...row }: SheetRow): SheetRow {
  return { ...row, ...((wish ?? note) !== undefined && { hasWish: true }) };
}

function toNewsLine({ kind, bookingId, at }: SheetNews, { bookings, venue }: DayFacts): readonly string[] {
  const words = newsWords[kind];
  const booking = bookings.find(({ id }) => id === bookingId);
  if (words === undefined || booking === undefined) return [];
  const starts = timeOfDay(wallTime(booking.startsAt, venue));
  const who = `${starts} ${guestName(booking)}, ${people(booking.partySize)}`;
  return [`${timeOfDay(wallTime(at, venue))} ${words}: ${who}`];
}
