import { sql } from "kysely";
import { type PreparedVenue, windowOf } from "#src/booking/service/capacity/day-plan.ts";
import { fromMinute, type StandingParty } from "#src/booking/service/capacity/party.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import { isLapsed } from "./booking-record.ts";
import { standingStates } from "./bookings.ts";
import { fromSelectedRules, selectDeskRules } from "./desk-rules.ts";
import { preparedVenue } from "./prepared-venue.ts";
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

/** All that a decision about some dates is made from. */
export interface Facts extends Standing {
  /** With what the desk has decided above the venue's file. */
  readonly prepared: PreparedVenue;
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
  const { standing } = await selectStanding(db, venue, dates).executeTakeFirstOrThrow();
  return toStanding(standing, now);
}

/** The same with the desk's rules, also from one read. */
export async function readFacts(
  db: ServiceDb,
  venue: PlannedVenue,
  dates: Dates,
  now: Temporal.Instant,
): Promise<Facts> {
  const { standing, rules } = await selectStanding(db, venue, dates)
    .select(selectDeskRules(db, venue.id).as("rules"))
    .executeTakeFirstOrThrow();
  return {
    ...toStanding(standing, now),
    prepared: preparedVenue(venue, fromSelectedRules(rules)),
  };
}

/** A booking as a list. There are thousands in a month, and their columns' names would be most of what is read. */
export type StandingRow = readonly [
  id: string,
  scenarioId: number,
  partySize: number,
  from: number,
  until: number,
  fixed: boolean,
  tableIds: readonly number[],
  expiresAt: string | null,
  outsideHours: boolean,
];

/**
 * One row with one value, and no more of each booking than planning needs: this is what the busiest questions wait
 * for, and a row of its own costs the engines more than to read what it says.
 */
export function selectStanding(
  db: ServiceDb,
  { id: venueId, timeZone }: Pick<PlannedVenue, "id" | "timeZone">,
  { from, to }: Dates,
) {
  const begin = fromMinute(windowOf(timeZone, from).from);
  // No stay is longer, says the table: so the index leads past all that is over, however much that is.
  const earliestStart = begin.subtract({ hours: 24 });
  return db
    .selectFrom("booking")
    .select(({ selectFrom }) => {
      const tableIds = selectFrom("seating")
        .whereRef("seating.booking_id", "=", "booking.id")
        .select("table_id")
        .orderBy("table_id");
      return sql<readonly StandingRow[]>`coalesce(json_agg(json_build_array(
        id, scenario_id, party_size, ${minuteOf("starts_at")}, ${minuteOf("held_until")},
        state in ('SEATED', 'BILL_PRINTED') or tables_chosen, array${tableIds}, expires_at,
        outside_hours
      )), '[]')`.as("standing");
    })
    .where("venue_id", "=", venueId)
    .where("state", "in", standingStates)
    .where("held_until", ">", begin)
    .where("starts_at", ">", earliestStart)
    .where("starts_at", "<", fromMinute(windowOf(timeZone, to).until));
}

/** Whole minutes since 1970; a part of a minute counts as none. */
function minuteOf(column: "starts_at" | "held_until") {
  return sql<number>`floor(extract(epoch from ${sql.ref(column)}) / 60)::int4`;
}

export function toStanding(rows: readonly StandingRow[], now: Temporal.Instant): Standing {
  const { lapsed = [], parties = [] } = Object.groupBy(rows.map(toStandingBooking), (booking) =>
    isLapsed(booking, now) ? "lapsed" : "parties",
  );
  return { parties, lapsed };
}

export function toStandingBooking([
  id,
  scenarioId,
  partySize,
  from,
  until,
  fixed,
  tableIds,
  expiresAt,
  outsideHours,
]: StandingRow): StandingBooking {
  const expiry = expiresAt === null ? {} : { expiresAt: Temporal.Instant.from(expiresAt) };
  const agreed = outsideHours ? { outsideHours } : {};
  return { id, scenarioId, partySize, from, until, fixed, tableIds, ...expiry, ...agreed };
}
