import { sql } from "kysely";
import type { Database } from "#src/database/database.ts";

/**
 * Gives other days the same bookings at the same tables, as if all of them had been booked like this one.
 *
 * @param days how far they are from the day that was booked, in days of 24 hours; each must be free
 */
export async function copyDay({ db }: Database, days: readonly number[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`
      insert into service.booking
      select copy.* from service.booking as original
      cross join unnest(${days}::int4[]) as days
      cross join lateral jsonb_populate_record(original, jsonb_build_object(
        'id', original.id || '/' || days,
        'starts_at', original.starts_at + days * interval '24 hours',
        'ends_at', original.ends_at + days * interval '24 hours',
        'held_until', original.held_until + days * interval '24 hours'
      )) as copy
      where position('/' in original.id) = 0`.execute(trx);
    await sql`
      insert into service.seating (booking_id, venue_id, table_id, during)
      select booking_id || '/' || days, venue_id, table_id, tstzrange(
        lower(during) + days * interval '24 hours', upper(during) + days * interval '24 hours')
      from service.seating cross join unnest(${days}::int4[]) as days
      where position('/' in booking_id) = 0`.execute(trx);
  });
  await sql`analyze`.execute(db);
}
