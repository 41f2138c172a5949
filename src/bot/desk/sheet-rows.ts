import { localDateTime, type VenueFacts } from "#src/bot/machine/context.ts";
import { nameOf, wishOf } from "./booking-view.ts";
import type { DeskBooking } from "./ports.ts";
import type { SheetRow } from "./view.ts";
import { people, stateWords, tablesOf, timeOfDay } from "./words.ts";

/** Bookings in order of time. */
export function toRows(bookings: readonly DeskBooking[], venue: VenueFacts): readonly SheetRow[] {
  return inOrderOfTime(bookings).map((booking) => toRow(booking, venue));
}

export function inOrderOfTime(bookings: readonly DeskBooking[]): readonly DeskBooking[] {
  return bookings.toSorted((a, b) =>
    Temporal.Instant.compare(Temporal.Instant.from(a.startsAt), Temporal.Instant.from(b.startsAt)),
  );
}

export function toRow(booking: DeskBooking, venue: VenueFacts): SheetRow {
  const wish = wishOf(booking);
  const tables = tablesOf(booking.tables);
  return {
    booking: { venueId: booking.venueId, id: booking.id },
    time: timeOfDay(localDateTime(booking.startsAt, venue)),
    party: people(booking.partySize),
    name: nameOf(booking),
    state: stateWords[booking.state].short,
    ...(tables !== undefined && { tables }),
    ...(wish !== undefined && { wish }),
  };
}
