import type { VenueFacts } from "#src/bot/machine/context.ts";
import type { DeskBooking } from "./ports.ts";
import { toRows } from "./sheet-rows.ts";
import type { DaySheetView } from "./view.ts";
import { count, longDate, texts } from "./words.ts";

/** One venue's day: by scenario and time, what is off the table last and not counted. */
export function toDaySheet(
  venue: VenueFacts,
  date: Temporal.PlainDate,
  bookings: readonly DeskBooking[],
  complete: boolean,
): DaySheetView {
  const expected = bookings.filter((booking) => !isOff(booking));
  const off = bookings.filter(isOff);
  return {
    venueId: venue.id,
    venueName: venue.name,
    date: date.toString(),
    title: `${venue.name}, ${longDate(date)}`,
    summary: summaryOf(expected),
    notes: complete ? [] : [texts.partial],
    groups: [
      ...byScenario(venue, expected),
      ...(off.length === 0 ? [] : [{ title: texts.offTheTable, rows: toRows(off, venue) }]),
    ],
  };
}

function isOff({ state }: DeskBooking): boolean {
  return state === "CANCELLED" || state === "NO_SHOW";
}

function summaryOf(expected: readonly DeskBooking[]): string {
  if (expected.length === 0) return texts.nobody;
  const unconfirmed = expected.filter(({ state }) => state === "REGISTERED" || state === "UNCONFIRMED");
  return [
    count(expected.length, "booking", "bookings"),
    count(coversOf(expected), "cover", "covers"),
    ...(unconfirmed.length === 0 ? [] : [`${unconfirmed.length} not confirmed yet`]),
  ].join(", ");
}

function byScenario(venue: VenueFacts, expected: readonly DeskBooking[]): DaySheetView["groups"] {
  const known = venue.scenarioNames;
  const others = expected.map(({ scenarioName }) => scenarioName).filter((name) => !known.includes(name));
  return [...known, ...new Set(others)].flatMap((scenarioName) => {
    const bookings = expected.filter((booking) => booking.scenarioName === scenarioName);
    if (bookings.length === 0) return [];
    const title = `${scenarioName === "" ? texts.noScenario : scenarioName}: ${count(coversOf(bookings), "cover", "covers")}`;
    return [{ title, rows: toRows(bookings, venue) }];
  });
}

function coversOf(bookings: readonly DeskBooking[]): number {
  return bookings.reduce((sum, { partySize }) => sum + partySize, 0);
}
