import { sql } from "kysely";
import { figures, forgetReasons, withoutGuest } from "./forget-guest.ts";
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
  const longAgo = now
    .subtract({ hours: 24 * 31 })
    .toString()
    .slice(0, 10);
  await db.deleteFrom("day_version").where("day", "<", longAgo).execute();
  const counts = {
    lapsedBookings: Number(lapsed.numDeletedRows),
    idempotencyKeys: Number(keys.numDeletedRows),
  };
  if (keepGuestsSince === undefined) return { ...counts, erasedBookings: 0, erasedWaitlistEntries: 0 };
  return { ...counts, ...(await eraseGuests(db, keepGuestsSince)) };
}

/** Bookings stay without their guest, for the venue's figures; a waitlist entry is nothing without its guest. */
async function eraseGuests(db: ServiceDb, before: Temporal.Instant) {
  await forgetReasons(db, (booking) => booking.where("ends_at", "<", before));
  const bookings = await db
    .updateTable("booking")
    .set(withoutGuest)
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
