import { sql } from "kysely";
import type { BookingState } from "#src/booking/contract/booking-state.ts";
import { awaitedStates, standingStates } from "./bookings.ts";
import type { ServiceDb } from "./tables.ts";

/** The states in which a party sits at its tables in fact. */
const seatedStates = ["SEATED", "BILL_PRINTED"] as const satisfies readonly BookingState[];

/** Guests of one venue who were due by one moment, and to stay beyond another. */
export interface DueAt {
  readonly venueId: number;
  readonly dueBy: Temporal.Instant;
  readonly overAfter: Temporal.Instant;
}

/** A booking's place, as sweeps of all venues find it. */
interface FoundBooking {
  readonly venueId: number;
  readonly id: string;
}

/** Bookings whose guests have not come yet, of all of these venues by one look. */
export async function findAwaited(db: ServiceDb, due: readonly DueAt[]): Promise<FoundBooking[]> {
  const { rows } = await sql<FoundBooking>`
    select booking.venue_id as "venueId", booking.id
    from unnest(
      ${due.map(({ venueId }) => venueId)}::int4[],
      ${due.map(({ dueBy }) => dueBy.toString())}::timestamptz[],
      ${due.map(({ overAfter }) => overAfter.toString())}::timestamptz[]
    ) as due (venue_id, due_by, over_after)
    join booking on booking.venue_id = due.venue_id
      and starts_at <= due_by and starts_at > over_after - interval '24 hours' and held_until > over_after
    where state = any(${awaitedStates}) and expires_at is null
    order by starts_at, booking.id`.execute(db);
  return rows;
}

/** Parties of all venues that sit at their tables although their time was over between these moments. */
export async function findOverstaying(
  db: ServiceDb,
  { from, until }: { readonly from: Temporal.Instant; readonly until: Temporal.Instant },
): Promise<FoundBooking[]> {
  const rows = await db
    .selectFrom("booking")
    .select(["venue_id", "id"])
    .where("state", "in", seatedStates)
    .where("ends_at", ">", from)
    .where("ends_at", "<=", until)
    .orderBy("starts_at")
    .orderBy("id")
    .execute();
  return rows.map(({ venue_id: venueId, id }) => ({ venueId, id }));
}

/** The venues that have bookings which are not over by this moment. */
export async function findVenuesAhead(db: ServiceDb, now: Temporal.Instant): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom("booking")
    .select("venue_id")
    .distinct()
    .where("state", "in", standingStates)
    .where("held_until", ">", now)
    .execute();
  return new Set(rows.map(({ venue_id }) => venue_id));
}
