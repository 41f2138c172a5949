import { sql } from "kysely";
import type { Visit, VisitsAsked } from "#src/booking/contract/figures.ts";
import { fromMinute } from "#src/booking/service/capacity/party.ts";
import type { ServiceDb } from "./tables.ts";

/** A visit as a list: of thousands, the columns' names would be most of what is read. */
type VisitRow = readonly [
  startsAt: number,
  endsAt: number,
  madeAt: number,
  scenarioName: string,
  partySize: number,
  state: Visit["state"],
  source: NonNullable<Visit["source"]> | null,
  wasConfirmed: boolean,
  fromWaitlist: boolean,
];

const minuteOf = (column: "starts_at" | "ends_at" | "created_at") =>
  sql<number>`floor(extract(epoch from ${sql.ref(column)}) / 60)::int4`;

/** By one index on the bookings' start and one on their history. */
export async function findVisits(
  db: ServiceDb,
  { venueId, from, until, waitlistReferences }: VisitsAsked,
): Promise<Visit[]> {
  const { visits } = await db
    .selectFrom("booking")
    .select(({ exists, selectFrom }) => {
      const confirmed = exists(
        selectFrom("booking_event")
          .whereRef("booking_event.booking_id", "=", "booking.id")
          .where("to_state", "=", "CONFIRMED")
          .select("booking_event.id"),
      );
      return sql<readonly VisitRow[]>`coalesce(json_agg(json_build_array(
        ${minuteOf("starts_at")}, ${minuteOf("ends_at")}, ${minuteOf("created_at")}, scenario_name, party_size, state,
        source, ${confirmed}, coalesce(ext_reference_id = any(${waitlistReferences}::text[]), false)
      ) order by starts_at, created_at, id), '[]')`.as("visits");
    })
    .where("venue_id", "=", venueId)
    .where("starts_at", ">=", from)
    .where("starts_at", "<", until)
    .where("expires_at", "is", null)
    .executeTakeFirstOrThrow();
  return visits.map(toVisit);
}

function toVisit([
  startsAt,
  endsAt,
  madeAt,
  scenarioName,
  partySize,
  state,
  source,
  wasConfirmed,
  fromWaitlist,
]: VisitRow): Visit {
  return {
    startsAt: fromMinute(startsAt),
    endsAt: fromMinute(endsAt),
    madeAt: fromMinute(madeAt),
    scenarioName,
    partySize,
    state,
    ...(source !== null && { source }),
    wasConfirmed,
    fromWaitlist,
  };
}
