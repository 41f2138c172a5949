import type { BackOffice, DiaryBooking } from "#src/booking/contract/back-office.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { findNeeds } from "#src/bot/understanding/intent/notes/needs.ts";
import { defined } from "#src/lib/defined.ts";
import { guestName, tableNames, wishOf } from "./booking-view.ts";
import { wallTime } from "./day.ts";
import type { SheetRow } from "./view.ts";
import { people, stateWords, tablesOf, timeOfDay } from "./words.ts";

/** The earliest first. */
export function inOrderOfTime(bookings: readonly DiaryBooking[]): readonly DiaryBooking[] {
  return bookings.toSorted((a, b) => Temporal.Instant.compare(a.startsAt, b.startsAt));
}

export function toRow(
  booking: DiaryBooking,
  venue: VenueFacts,
  backOffice: BackOffice | undefined,
): SheetRow {
  const wish = wishOf(booking);
  const tables = tablesOf(tableNames(booking, backOffice));
  const allergies = findNeeds(wish);
  return {
    booking: { venueId: booking.venueId, id: booking.id },
    time: timeOfDay(wallTime(booking.startsAt, venue)),
    startsAt: booking.startsAt.toString(),
    party: people(booking.partySize),
    partySize: booking.partySize,
    name: guestName(booking),
    state: stateWords[booking.state].short,
    stateCode: booking.state,
    ...defined({ tables, allergies, wish, note: booking.staffNote }),
  };
}
