import { type SelectQueryBuilder, sql } from "kysely";
import type { BookingDetails } from "#src/booking/contract/booking.ts";
import type { ServiceDb, ServiceTables } from "./tables.ts";

/** The details that are the venue's figures. Whatever else there is may be about the guest. */
export const figures = ["noShowFee", "types"] as const satisfies readonly (keyof BookingDetails)[];

/** What a booking becomes that loses its guest. */
export const withoutGuest = {
  ext_reference_id: null,
  ext_reference_number: null,
  staff_note: null,
  details: sql<BookingDetails>`(
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(details) where key = any(${figures}))`,
};

/** Takes a guest out of all that bears their reference, the answers kept for repeated requests among it. */
export async function forgetGuest(db: ServiceDb, reference: string, keep: readonly string[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom("idempotency_key")
      .where("body", "like", `%${JSON.stringify(reference)}%`)
      .where((is) => is.and(keep.map((id) => is("body", "not like", `%${JSON.stringify(id)}%`))))
      .execute();
    await trx.deleteFrom("waitlist_entry").where("ext_reference_number", "=", reference).execute();
    await forgetReasons(trx, (booking) =>
      booking.where("ext_reference_number", "=", reference).where("id", "not in", ["", ...keep]),
    );
    await trx
      .updateTable("booking")
      .set(withoutGuest)
      .where("ext_reference_number", "=", reference)
      .where("id", "not in", ["", ...keep])
      .execute();
  });
}

type BookingIds = SelectQueryBuilder<ServiceTables, "booking", { id: string }>;

/** What staff wrote when they set rules aside may name the guest. */
export async function forgetReasons(
  db: ServiceDb,
  which: (bookings: BookingIds) => BookingIds,
): Promise<void> {
  await db
    .updateTable("booking_event")
    .set({ reason: null })
    .where("reason", "is not", null)
    .where("booking_id", "in", which(db.selectFrom("booking").select("id")))
    .execute();
}
