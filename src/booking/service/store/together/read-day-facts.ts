import { sql } from "kysely";
import type { BookingSource } from "#src/booking/contract/staff-bookings.ts";
import type { BookingRecord } from "#src/booking/service/store/booking-record.ts";
import { awaitedStates, findBookingsForChange, unlapsedAt } from "#src/booking/service/store/bookings.ts";
import { versionOf } from "#src/booking/service/store/day-versions.ts";
import { fromSelectedRules, selectDeskRules } from "#src/booking/service/store/desk-rules.ts";
import {
  type IdempotentRequest,
  type KeptAnswer,
  selectKeptAnswers,
} from "#src/booking/service/store/idempotency.ts";
import type { Counted } from "#src/booking/service/store/lock-days.ts";
import {
  type StandingRow,
  selectStanding,
  toStandingBooking,
} from "#src/booking/service/store/read-standing.ts";
import type { ServiceTransaction } from "#src/booking/service/store/tables.ts";
import { defined } from "#src/lib/defined.ts";
import type { CountedBooking, DayFacts } from "./day-book.ts";

/** Those who stand around a date, as they were when it had this version. */
export interface KeptDay extends Pick<DayFacts, "standing" | "viewed"> {
  readonly version: number;
}

/** What a group of deeds needs to know. The dates and everyone counted are locked. */
export interface FactsAsked {
  readonly venue: { readonly id: number; readonly timeZone: string };
  readonly dates: readonly Temporal.PlainDate[];
  readonly counted: readonly Counted[];
  readonly requests: readonly IdempotentRequest[];
  readonly bookingIds: readonly string[];
  readonly asksForCapacity: boolean;
  readonly kept: KeptDay | undefined;
  readonly now: Temporal.Instant;
}

export interface FactsRead extends DayFacts {
  /** The answers to these requests that there are already. */
  readonly answers: readonly KeptAnswer[];
  /** Of the dates; undefined where nobody asked. Those who stand are all there then. */
  readonly version?: number;
}

/** One read for the bookings that are to be changed, and one for all the rest; none that nobody asks for. */
export async function readDayFacts(trx: ServiceTransaction, asked: FactsAsked): Promise<FactsRead> {
  const { bookingIds, asksForCapacity, counted, requests } = asked;
  const bookings: BookingRecord[] =
    bookingIds.length === 0 ? [] : await findBookingsForChange(trx, bookingIds);
  if (!asksForCapacity && counted.length === 0 && requests.length === 0) {
    const rules = { closures: [], blockedScenarioIds: [], outages: [] };
    return { bookings, rules, standing: asked.kept?.standing ?? [], counted: [], answers: [] };
  }
  return { bookings, ...(await readAround(trx, asked)) };
}

async function readAround(
  trx: ServiceTransaction,
  { venue, dates, counted, requests, kept, now }: FactsAsked,
): Promise<Omit<FactsRead, "bookings">> {
  const version = versionOf(venue.id, dates);
  const guests = counted.filter(({ guestReference }) => guestReference !== undefined);
  const clients = counted.filter(({ guestReference }) => guestReference === undefined);
  const [first, ...others] = dates.map((date) => selectStanding(trx, venue, { from: date, to: date }));
  const row = await trx
    .selectNoFrom([
      version.as("version"),
      selectDeskRules(trx, venue.id).as("rules"),
      sql<readonly StandingRow[] | null>`
        case when ${version} = ${kept?.version ?? null}::int8 then null else ${first} end`.as("standing"),
      ...(requests.length > 0 ? [selectKeptAnswers(trx, requests, now).as("answers")] : []),
      ...(guests.length > 0 ? [selectOfGuests(trx, venue.id, guests, now).as("of_guests")] : []),
      ...(clients.length > 0 ? [selectHolds(trx, venue.id, clients, now).as("holds")] : []),
    ])
    .executeTakeFirstOrThrow();
  const standing = [row.standing?.map(toStandingBooking) ?? kept?.standing ?? []];
  const viewed = row.standing === null ? kept?.viewed : undefined;
  for (const other of others) {
    const { standing: rows } = await other.executeTakeFirstOrThrow();
    standing.push(rows.map(toStandingBooking));
  }
  return {
    version: row.version,
    rules: fromSelectedRules(row.rules),
    standing: standing.flat(),
    viewed,
    counted: [...(row.of_guests ?? []), ...(row.holds ?? [])].map((each) => toCounted(each, venue.id)),
    answers: row.answers ?? [],
  };
}

type CountedRow = readonly [
  id: string,
  client: string,
  guestReference: string | null,
  source: BookingSource | null,
  startsAt: string,
  endsAt: string,
  heldUntil: string,
  expiresAt: string | null,
];

function selectOfGuests(
  trx: ServiceTransaction,
  venueId: number,
  guests: readonly Counted[],
  now: Temporal.Instant,
) {
  const clients = guests.map(({ client }) => client);
  const references = guests.map(({ guestReference }) => guestReference);
  return selectCounted(trx, venueId, now).where(
    sql<boolean>`(client, ext_reference_number) in (
      select asked.client, asked.reference
      from unnest(${clients}::text[], ${references}::text[]) as asked (client, reference))`,
  );
}

function selectHolds(
  trx: ServiceTransaction,
  venueId: number,
  clients: readonly Counted[],
  now: Temporal.Instant,
) {
  return selectCounted(trx, venueId, now)
    .where("expires_at", ">", now)
    .where(sql<boolean>`client = any(${clients.map(({ client }) => client)}::text[])`);
}

/** Bookings at the venue which nobody has come to or cancelled, and whose time is not over; as one value. */
function selectCounted(trx: ServiceTransaction, venueId: number, now: Temporal.Instant) {
  return trx
    .selectFrom("booking")
    .select(
      sql<readonly CountedRow[]>`coalesce(json_agg(json_build_array(id, client, ext_reference_number, source,
        starts_at, ends_at, held_until, expires_at)), '[]')`.as("counted"),
    )
    .where("venue_id", "=", venueId)
    .where("state", "in", awaitedStates)
    .where("ends_at", ">", now)
    .where(unlapsedAt(now));
}

function toCounted(
  [id, client, guestReference, source, startsAt, endsAt, heldUntil, expiresAt]: CountedRow,
  venueId: number,
): CountedBooking {
  return {
    id,
    owner: { venueId, client, ...defined({ guestReference: guestReference ?? undefined }) },
    startsAt: Temporal.Instant.from(startsAt),
    endsAt: Temporal.Instant.from(endsAt),
    heldUntil: Temporal.Instant.from(heldUntil),
    ...(source !== null && { source }),
    ...(expiresAt !== null && { expiresAt: Temporal.Instant.from(expiresAt) }),
  };
}
