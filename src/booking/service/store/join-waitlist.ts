import type { Result } from "#src/lib/result.ts";
import type { WaitlistRecord } from "./booking-record.ts";
import { type LimitReached, limitReached } from "./limits.ts";
import { dateOf, lockCounted } from "./lock-days.ts";
import type { NewBooking, SlotUnavailable } from "./new-booking.ts";
import type { ServiceTransaction } from "./tables.ts";
import { findWaitableStay } from "./take-capacity.ts";
import {
  countGuestEntries,
  findTwinEntry,
  findWaitlistEntryForChange,
  insertWaitlistEntry,
  setWaitlistState,
} from "./waitlist.ts";
import type { Writing } from "./writing.ts";

/**
 * Puts a party on the waitlist, where there is something to wait for in that slot. Who waits for just that already keeps
 * the entry that they have.
 */
export async function joinWaitlist(
  trx: ServiceTransaction,
  { clock, newId }: Pick<Writing, "clock" | "newId">,
  { client, venue, slot, partySize, details }: NewBooking,
): Promise<Result<WaitlistRecord, SlotUnavailable | LimitReached>> {
  await lockWish(trx, { client, venue, slot, details });
  const now = clock.now();
  const stay = await findWaitableStay(trx, { venue, slot, partySize, now });
  if (!stay) return { ok: false, refusal: "slot_unavailable" };
  const entry: WaitlistRecord = {
    ...stay,
    id: newId(),
    client,
    venueId: venue.id,
    state: "REGISTERED",
    details,
    createdAt: now,
  };
  const twin = await findTwinEntry(trx, entry);
  if (twin) return { ok: true, value: twin };
  const most = venue.plan.limits.waitlistPerGuest;
  const waiting = await countGuestEntries(trx, entry, dateOf(slot.startsAt, venue.timeZone), venue.timeZone);
  if (waiting >= most) {
    const detail = `This guest (extReferenceNumber) waits for ${most} tables of that day, the most that the venue takes. Cancel one first.`;
    return { ok: false, ...limitReached(detail) };
  }
  await insertWaitlistEntry(trx, entry);
  return { ok: true, value: entry };
}

/** One after another, so that what is there is seen: the wishes of a guest, or those for a slot where none is named. */
async function lockWish(
  trx: ServiceTransaction,
  { client, venue, slot, details }: Omit<NewBooking, "partySize">,
): Promise<void> {
  const guestReference = details.extReferenceNumber ?? `waitlist of ${slot.startsAt}`;
  await lockCounted(trx, { venueId: venue.id, client, guestReference });
}

/** The one thing that can be done with an entry, once. */
export async function cancelWaitlistEntry(
  trx: ServiceTransaction,
  query: { readonly venueId: number; readonly id: string; readonly client: string },
): Promise<Result<WaitlistRecord, { readonly refusal: "not_found" | "booking_read_only" }>> {
  const entry = await findWaitlistEntryForChange(trx, query);
  if (!entry) return { ok: false, refusal: "not_found" };
  if (entry.state === "CANCELLED") return { ok: false, refusal: "booking_read_only" };
  await setWaitlistState(trx, entry.id, "CANCELLED");
  return { ok: true, value: { ...entry, state: "CANCELLED" } };
}
