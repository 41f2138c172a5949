import type { Result } from "#src/lib/result.ts";
import type { WaitlistRecord } from "./booking-record.ts";
import type { ServiceTransaction } from "./tables.ts";
import { findWaitableStay } from "./take-capacity.ts";
import { findWaitlistEntryForChange, insertWaitlistEntry, setWaitlistState } from "./waitlist.ts";
import type { NewBooking } from "./write-new-booking.ts";
import type { Writing } from "./writing.ts";

/** Puts a party on the waitlist. Undefined when there is nothing to wait for in that slot. */
export async function joinWaitlist(
  trx: ServiceTransaction,
  { clock, newId }: Pick<Writing, "clock" | "newId">,
  { client, venue, slot, partySize, details }: NewBooking,
): Promise<WaitlistRecord | undefined> {
  const now = clock.now();
  const stay = await findWaitableStay(trx, { venue, slot, partySize, now });
  if (!stay) return undefined;
  const entry: WaitlistRecord = {
    ...stay,
    id: newId(),
    client,
    venueId: venue.id,
    state: "REGISTERED",
    details,
    createdAt: now,
  };
  await insertWaitlistEntry(trx, entry);
  return entry;
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
