import { sql } from "kysely";
import type { BookingDetails } from "#src/booking/contract/booking.ts";
import type { ServiceDb } from "./tables.ts";

/** How many rows of each kind were cleared. */
export interface Tidied {
  readonly lapsedBookings: number;
  readonly idempotencyKeys: number;
  readonly erasedBookings: number;
  readonly erasedWaitlistEntries: number;
}

/**
 * Clears away what no longer counts: temporary bookings that have lapsed, idempotency keys past their day, and the
 * guests' data of visits before `keepGuestsSince`. Nothing depends on when this runs, or on whether it does.
 */
export async function tidy(
  db: ServiceDb,
  { now, keepGuestsSince }: { readonly now: Temporal.Instant; readonly keepGuestsSince?: Temporal.Instant },
): Promise<Tidied> {
  const lapsed = await db.deleteFrom("booking").where("expires_at", "<=", now).executeTakeFirst();
  const keys = await db.deleteFrom("idempotency_key").where("expires_at", "<=", now).executeTakeFirst();
  const counts = {
    lapsedBookings: Number(lapsed.numDeletedRows),
    idempotencyKeys: Number(keys.numDeletedRows),
  };
  if (keepGuestsSince === undefined) return { ...counts, erasedBookings: 0, erasedWaitlistEntries: 0 };
  return { ...counts, ...(await eraseGuests(db, keepGuestsSince)) };
}

/** The details that are the venue's figures. Whatever else there is may be about the guest. */
const figures = ["noShowFee", "types"] as const satisfies readonly (keyof BookingDetails)[];

/** Bookings stay without their guest, for the venue's figures; a waitlist entry is nothing without its guest. */
async function eraseGuests(db: ServiceDb, before: Temporal.Instant) {
  const bookings = await db
    .updateTable("booking")
    .set({
      ext_reference_id: null,
      ext_reference_number: null,
      details: sql<BookingDetails>`(
        select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(details) where key = any(${figures}))`,
    })
    .where("ends_at", "<", before)
    .where((is) =>
      is.or([
        is("ext_reference_id", "is not", null),
        is("ext_reference_number", "is not", null),
        sql<boolean>`details - ${figures}::text[] <> '{}'`,
      ]),
    )
    .executeTakeFirst();
  const entries = await db.deleteFrom("waitlist_entry").where("ends_at", "<", before).executeTakeFirst();
  return {
    erasedBookings: Number(bookings.numUpdatedRows),
    erasedWaitlistEntries: Number(entries.numDeletedRows),
  };
}
