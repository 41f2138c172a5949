import type { BackOffice, DiaryBooking } from "#src/booking/contract/back-office.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type { DeskParts } from "./desk-parts.ts";
import { toRows } from "./sheet-rows.ts";
import type { DaySheetView } from "./view.ts";
import { count, longDate, texts } from "./words.ts";

/** One venue's day: by scenario and time, what is off the table last and not counted. */
export function toDaySheet(
  venue: VenueFacts,
  date: Temporal.PlainDate,
  bookings: readonly DiaryBooking[],
  { diary, backOffice }: Pick<DeskParts, "diary" | "backOffice">,
): DaySheetView {
  const expected = bookings.filter((booking) => !isOff(booking));
  const off = bookings.filter(isOff);
  return {
    venueId: venue.id,
    venueName: venue.name,
    date: date.toString(),
    title: `${venue.name}, ${longDate(date)}`,
    summary: summaryOf(expected),
    notes: diary.complete ? [] : [texts.partial],
    groups: [
      ...byScenario(venue, expected, backOffice),
      ...(off.length === 0 ? [] : [{ title: texts.offTheTable, rows: toRows(off, venue, backOffice) }]),
    ],
  };
}

function isOff({ state }: DiaryBooking): boolean {
  return state === "CANCELLED" || state === "NO_SHOW";
}

function summaryOf(expected: readonly DiaryBooking[]): string {
  if (expected.length === 0) return texts.nobody;
  const unconfirmed = expected.filter(({ state }) => state === "REGISTERED" || state === "UNCONFIRMED");
  return [
    count(expected.length, "booking", "bookings"),
    count(coversOf(expected), "cover", "covers"),
    ...(unconfirmed.length === 0 ? [] : [`${unconfirmed.length} not confirmed yet`]),
  ].join(", ");
}

function byScenario(
  venue: VenueFacts,
  expected: readonly DiaryBooking[],
  backOffice: BackOffice | undefined,
): DaySheetView["groups"] {
  const known = venue.scenarioNames;
  const others = expected.map(({ scenarioName }) => scenarioName).filter((name) => !known.includes(name));
  return [...known, ...new Set(others)].flatMap((scenarioName) => {
    const bookings = expected.filter((booking) => booking.scenarioName === scenarioName);
    if (bookings.length === 0) return [];
    const title = `${scenarioName === "" ? texts.noScenario : scenarioName}: ${count(coversOf(bookings), "cover", "covers")}`;
    return [{ title, rows: toRows(bookings, venue, backOffice) }];
  });
}

function coversOf(bookings: readonly DiaryBooking[]): number {
  return bookings.reduce((sum, { partySize }) => sum + partySize, 0);
}
