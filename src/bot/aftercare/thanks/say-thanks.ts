import type { BookingState } from "#src/booking/contract/booking-state.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import type { AftercareParts } from "../aftercare-parts.ts";
import type { LedgerEntry } from "../ports.ts";

/**
 * States of a visit that took place, as far as anybody knows: where nobody marks who sits at the table, a booking stays
 * as it was. A guest who never answered and was never marked may not have come.
 */
const visited: readonly BookingState[] = [
  "REGISTERED",
  "CONFIRMED",
  "WAITING",
  "SEATED",
  "BILL_PRINTED",
  "CLOSED",
];

/**
 * Thanks the guest of a visit once: the ledger keeps that it was said, and its id drops a repeat. Two tables of one guest
 * on one day are one visit.
 */
export async function sayThanks(
  { ledger, inject, venues, clock }: Pick<AftercareParts, "ledger" | "inject" | "venues" | "clock">,
  { conversationId, thankedAt }: LedgerEntry,
  booking: BookedTable,
): Promise<void> {
  if (thankedAt || !visited.includes(booking.state)) return;
  if (await ledger.isForgotten(conversationId)) return;
  const { venueId, startsAt } = booking;
  const timeZone = venues().find(({ id }) => id === venueId)?.timeZone ?? "UTC";
  const day = Temporal.Instant.from(startsAt).toZonedDateTimeISO(timeZone).toPlainDate().toString();
  await inject(conversationId, { type: "visitOver", booking }, `thanks:${conversationId}:${venueId}:${day}`);
  await ledger.markThanked(booking, clock.now());
}
