import { sql } from "kysely";
import type { Database } from "#src/database/database.ts";
import type { Told } from "./wishes.ts";

/** What the faults have done, of what was acknowledged. */
export interface Toll {
  readonly acknowledged: number;
  /** Acknowledged, and not there or not so. */
  readonly lost: number;
  /** Booked more than once under one reference, or although it was refused. */
  readonly doubled: number;
  /** Tables given twice, and bookings that stand without a table. */
  readonly oversold: number;
}

interface Row {
  readonly id: string;
  readonly reference: string;
  readonly state: string;
  readonly has_guest: boolean;
}

/** Compares what guests were told with the database, past the service. */
export async function countToll({ db }: Database, told: readonly Told[]): Promise<Toll> {
  const { rows } = await sql<Row>`
    select id, ext_reference_id as reference, state, details ? 'guest' as has_guest
    from service.booking where ext_reference_id is not null`.execute(db);
  const byReference = Map.groupBy(rows, ({ reference }) => reference);
  let acknowledged = 0;
  let lost = 0;
  let doubled = 0;
  for (const { reference, booking } of told) {
    const found = byReference.get(reference) ?? [];
    doubled += Math.max(0, found.length - (booking ? 1 : 0));
    if (!booking) continue;
    acknowledged += 1;
    const isThere = found.some(
      ({ id, state, has_guest }) => id === booking.id && state === booking.state && has_guest,
    );
    if (!isThere) lost += 1;
  }
  return { acknowledged, lost, doubled, oversold: await countOversold({ db }) };
}

/** In one pass, however many there are: the pool's connections have thirty seconds for it. */
export async function countOversold({ db }: Pick<Database, "db">): Promise<number> {
  const { rows } = await sql<{ oversold: number }>`
    select (
      (select count(*) from (
        select upper(during) > lead(lower(during)) over (
          partition by venue_id, table_id order by lower(during)) as is_taken_twice
        from service.seating) as seated where is_taken_twice)
      + (select count(*) from service.booking where state not in ('CANCELLED', 'CLOSED', 'NO_SHOW')
        and details ? 'guest' and not exists (select from service.seating where booking_id = booking.id))
    )::int4 as oversold`.execute(db);
  return rows[0]?.oversold ?? Number.NaN;
}
