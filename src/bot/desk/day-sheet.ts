import { localDateTime, type VenueFacts } from "#src/bot/machine/context.ts";
import { nameOf, wishOf } from "./booking-view.ts";
import type { DeskBooking } from "./ports.ts";
import type { DaySheetRow, DaySheetView } from "./view.ts";
import { count, longDate, people, stateWords, texts, timeOfDay } from "./words.ts";

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
      ...(off.length === 0 ? [] : [{ title: texts.offTheTable, rows: rowsOf(off, venue) }]),
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
    return [{ title, rows: rowsOf(bookings, venue) }];
  });
}

function coversOf(bookings: readonly DeskBooking[]): number {
  return bookings.reduce((sum, { partySize }) => sum + partySize, 0);
}

function rowsOf(bookings: readonly DeskBooking[], venue: VenueFacts): readonly DaySheetRow[] {
  return bookings
    .toSorted((a, b) =>
      Temporal.Instant.compare(Temporal.Instant.from(a.startsAt), Temporal.Instant.from(b.startsAt)),
    )
    .map((booking) => toRow(booking, venue));
}

function toRow(booking: DeskBooking, venue: VenueFacts): DaySheetRow {
  const wish = wishOf(booking);
  return {
    booking: { venueId: booking.venueId, id: booking.id },
    time: timeOfDay(localDateTime(booking.startsAt, venue)),
    party: people(booking.partySize),
    name: nameOf(booking),
    state: stateWords[booking.state].short,
    ...(wish === undefined ? {} : { wish }),
  };
}
