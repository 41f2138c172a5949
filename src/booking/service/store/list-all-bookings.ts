import { type BookingRecord, toBookingRecord } from "./booking-record.ts";
import type { ServiceDb } from "./tables.ts";

/** Every booking there has been and will be, whoever's, by their times; temporary ones are none yet. */
export async function listAllBookings(db: ServiceDb): Promise<readonly BookingRecord[]> {
  const rows = await db
    .selectFrom("booking")
    .selectAll()
    .where("expires_at", "is", null)
    .orderBy("starts_at")
    .orderBy("id")
    .execute();
  return rows.map(toBookingRecord);
}
