import { checkSeating } from "#src/booking/service/capacity/check-seating.ts";
import { type StandingParty, toMinute } from "#src/booking/service/capacity/party.ts";
import type { BookingEventTable, BookingTable, ServiceDb } from "#src/booking/service/store/tables.ts";
import { serviceTables } from "#src/booking/service/store/tables.ts";
import { hasPlan, type PlannedVenue, type Venue } from "#src/booking/service/venue/venue.ts";
import type { Database } from "#src/database/database.ts";
import { canSeatAll } from "#test/support/capacity/brute-force.ts";
import { testVenues } from "./test-venues.ts";

type Row = { readonly [Column in keyof BookingTable]: unknown } & {
  readonly id: string;
  readonly venue_id: number;
  readonly scenario_id: number;
  readonly party_size: number;
  readonly state: string;
  readonly starts_at: Temporal.Instant;
  readonly held_until: Temporal.Instant;
};

const final: readonly string[] = ["CANCELLED", "CLOSED", "NO_SHOW"];

/**
 * What in a service's database cannot be true, read past the service: a table given twice, a party without tables
 * that suit it, an evening that no seating whatever could serve, a history with a gap, a key without its answer.
 * Nothing when all is well. None of the bookings may have lapsed.
 */
export async function findContradictions(
  database: Database,
  venues: readonly Venue[] = testVenues,
): Promise<string[]> {
  const planned = venues.filter(hasPlan);
  const db = serviceTables(database);
  const bookings: readonly Row[] = await db.selectFrom("booking").selectAll().execute();
  const standing = bookings.filter(({ state }) => !final.includes(state));
  return [
    ...(await doubleTables(db)),
    ...(await misplacements(db, standing, planned)),
    ...oversold(standing, planned),
    ...(await brokenHistories(db, bookings)),
    ...(await unansweredKeys(db)),
  ];
}

async function doubleTables(db: ServiceDb): Promise<string[]> {
  const rows = await db
    .selectFrom("seating as one")
    .innerJoin("seating as other", (join) =>
      join
        .onRef("one.venue_id", "=", "other.venue_id")
        .onRef("one.table_id", "=", "other.table_id")
        .onRef("one.booking_id", "<", "other.booking_id")
        .on(({ eb, ref }) => eb(ref("one.during"), "&&", ref("other.during"))),
    )
    .select(["one.table_id", "one.booking_id as first", "other.booking_id as second"])
    .execute();
  return rows.map((row) => `table ${row.table_id} is given to ${row.first} and ${row.second}`);
}

async function misplacements(
  db: ServiceDb,
  standing: readonly Row[],
  venues: readonly PlannedVenue[],
): Promise<string[]> {
  const seatings = await db.selectFrom("seating").select(["booking_id", "table_id"]).execute();
  const tables = Map.groupBy(seatings, ({ booking_id }) => booking_id);
  const tablesOf = (id: string) => (tables.get(id) ?? []).map(({ table_id }) => table_id);
  const unseated = standing
    .filter(({ id }) => tablesOf(id).length === 0)
    .map(({ id }) => `${id} has no table`);
  const strays = [...tables.keys()].filter((id) => !standing.some((booking) => booking.id === id));
  const misplaced = venues.flatMap(({ id: venueId, plan }) => {
    const own = standing.filter((booking) => booking.venue_id === venueId).map(toParty);
    const assignments = own.map(({ id, from, until }) => ({
      bookingId: id,
      tableIds: tablesOf(id),
      from,
      until,
    }));
    return checkSeating(plan, own, assignments);
  });
  return [...unseated, ...strays.map((id) => `${id} has a table and does not stand`), ...misplaced];
}

/** Whether every date's parties could be seated at all, by trying everything. */
function oversold(standing: readonly Row[], venues: readonly PlannedVenue[]): string[] {
  const planned = new Map(venues.map((venue) => [venue.id, venue]));
  const byEvening = Map.groupBy(standing, ({ venue_id, starts_at }) => {
    const zone = planned.get(venue_id)?.timeZone ?? "UTC";
    return `${venue_id} on ${starts_at.toZonedDateTimeISO(zone).toPlainDate()}`;
  });
  return [...byEvening].flatMap(([evening, parties]) => {
    const venue: PlannedVenue | undefined = planned.get(parties[0]?.venue_id ?? 0);
    const fits = venue !== undefined && canSeatAll(venue.plan, parties.map(toParty), []);
    return fits ? [] : [`venue ${evening} is oversold`];
  });
}

async function brokenHistories(db: ServiceDb, bookings: readonly Row[]): Promise<string[]> {
  const rows = await db.selectFrom("booking_event").selectAll().orderBy("id").execute();
  const events = Map.groupBy(rows, ({ booking_id }) => booking_id);
  return bookings.flatMap((booking) =>
    isWhole(booking, events.get(booking.id) ?? []) ? [] : [`the history of ${booking.id} has a gap`],
  );
}

type EventRow = Pick<BookingEventTable, "kind" | "from_state" | "to_state" | "starts_at" | "party_size">;

/** One creation, each state from the one before, and in the end what the booking is now. */
function isWhole(booking: Row, [first, ...others]: readonly EventRow[]): boolean {
  if (first?.kind !== "created" || others.some(({ kind }) => kind === "created")) return false;
  let last = first;
  for (const event of others) {
    if (event.from_state !== null && event.from_state !== last.to_state) return false;
    last = event;
  }
  return (
    last.to_state === booking.state &&
    last.party_size === booking.party_size &&
    last.starts_at.equals(booking.starts_at)
  );
}

async function unansweredKeys(db: ServiceDb): Promise<string[]> {
  const keys = await db.selectFrom("idempotency_key").select("key").where("status", "is", null).execute();
  return keys.map(({ key }) => `the key ${key} has no answer`);
}

function toParty(booking: Row): StandingParty {
  return {
    id: booking.id,
    scenarioId: booking.scenario_id,
    partySize: booking.party_size,
    tableIds: [],
    from: toMinute(booking.starts_at),
    until: toMinute(booking.held_until),
    fixed: false,
  };
}
