import { sql } from "kysely";
import { planDay, windowOf } from "#src/booking/service/capacity/day-plan.ts";
import { lookAtDay, type Outlook } from "#src/booking/service/capacity/outlook.ts";
import { fromMinute, type StandingParty } from "#src/booking/service/capacity/party.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import { isLapsed } from "./booking-record.ts";
import { standingStates } from "./bookings.ts";
import { readPreparedVenue } from "./prepared-venue.ts";
import type { ServiceDb } from "./tables.ts";

/** A booking that takes capacity, or did before it lapsed. */
export interface StandingBooking extends StandingParty {
  /** Set while the booking is temporary. */
  readonly expiresAt?: Temporal.Instant;
}

/** What stands around some dates at a moment. */
export interface Standing {
  readonly parties: readonly StandingBooking[];
  /** Bookings that have lapsed and were not cleared away yet; their tables are free. */
  readonly lapsed: readonly StandingBooking[];
}

/** Dates of a venue's calendar, both included. */
interface Dates {
  readonly from: Temporal.PlainDate;
  readonly to: Temporal.PlainDate;
}

/** Everybody who matters for planning these dates, from one read. */
export async function readStanding(
  db: ServiceDb,
  venue: PlannedVenue,
  dates: Dates,
  now: Temporal.Instant,
): Promise<Standing> {
  const bookings = await findStanding(db, venue, dates);
  const { lapsed = [], parties = [] } = Object.groupBy(bookings, (booking) =>
    isLapsed(booking, now) ? "lapsed" : "parties",
  );
  return { parties, lapsed };
}

/** One date as it looks now. */
export async function readOutlook(
  db: ServiceDb,
  venue: PlannedVenue,
  date: Temporal.PlainDate,
  now: Temporal.Instant,
): Promise<Outlook> {
  const prepared = await readPreparedVenue(db, venue);
  const { parties } = await readStanding(db, venue, { from: date, to: date }, now);
  return lookAtDay(planDay(prepared, date), parties, now);
}

/** Takes no more from each row than planning needs: this is what the busiest questions wait for. */
async function findStanding(
  db: ServiceDb,
  { id: venueId, timeZone }: PlannedVenue,
  { from, to }: Dates,
): Promise<StandingBooking[]> {
  const begin = fromMinute(windowOf(timeZone, from).from);
  const rows = await db
    .selectFrom("booking")
    .select(["id", "scenario_id", "party_size", "expires_at"])
    .select([
      sql<boolean>`state in ('SEATED', 'BILL_PRINTED') or tables_chosen`.as("fixed"),
      minuteOf("starts_at").as("from"),
      minuteOf("held_until").as("until"),
    ])
    .select(({ selectFrom }) =>
      selectFrom("seating")
        .whereRef("seating.booking_id", "=", "booking.id")
        .select(sql<number[] | null>`array_agg(table_id order by table_id)`.as("ids"))
        .as("table_ids"),
    )
    .where("venue_id", "=", venueId)
    .where("state", "in", standingStates)
    .where("held_until", ">", begin)
    .where("starts_at", "<", fromMinute(windowOf(timeZone, to).until))
    // No stay is longer, says the table: so the index leads past all that is over, however much that is.
    .where("starts_at", ">", begin.subtract({ hours: 24 }))
    .execute();
  return rows.map(({ scenario_id, party_size, expires_at, table_ids, ...row }) => ({
    ...row,
    scenarioId: scenario_id,
    partySize: party_size,
    tableIds: table_ids ?? [],
    ...(expires_at === null ? {} : { expiresAt: expires_at }),
  }));
}

/** Whole minutes since 1970; a part of a minute counts as none. */
function minuteOf(column: "starts_at" | "held_until") {
  return sql<number>`floor(extract(epoch from ${sql.ref(column)}) / 60)::int4`;
}
