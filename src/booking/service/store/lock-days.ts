import { sql } from "kysely";
import { lockSeed } from "#src/database/current-house.ts";
import { announceDayChange } from "./day-changes.ts";
import { raisingVersions } from "./day-versions.ts";
import type { ServiceTransaction } from "./tables.ts";
import { standInLine } from "./waiting-line.ts";

/** The date of a venue's calendar on which a moment falls. */
export function dateOf(moment: Temporal.Instant, timeZone: string): Temporal.PlainDate {
  return moment.toZonedDateTimeISO(timeZone).toPlainDate();
}

/** Whose bookings or holds are counted at a venue: a guest, by the reference that their client gave, or a client. */
export interface Counted {
  readonly venueId: number;
  readonly client: string;
  readonly guestReference?: string;
}

const lockName = ({ venueId, client, guestReference }: Counted) =>
  JSON.stringify(["booking-service/counted", venueId, client, guestReference ?? null]);

/** Waits until no other transaction counts the same, and keeps the others waiting until the end of this one. */
export async function lockCounted(trx: ServiceTransaction, counted: Counted): Promise<void> {
  const name = lockName(counted);
  standInLine(trx, [name]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, ${lockSeed}))`.execute(trx);
}

/**
 * Waits until no other transaction, of any process, writes to these dates of the venue, and holds them until the
 * end of this one. A date comes with its neighbours, since their parties may be seated anew for it. To be called
 * once, with every date the transaction needs, so that two never wait for each other. Whoever keeps something about
 * these dates is told in the end.
 *
 * @param counted what is counted over several days: everyone locks it before the days, and a guest before the client
 */
export async function lockDays(
  trx: ServiceTransaction,
  venueId: number,
  dates: readonly Temporal.PlainDate[],
  counted: readonly Counted[] = [],
): Promise<void> {
  await holdDays(trx, venueId, dates, counted);
  await sql`
    with ${raisingVersions(venueId, dates)}
    select ${announceDayChange(trx, venueId, dates)}
  `.execute(trx);
}

/**
 * Locks the dates as {@link lockDays} does, for a transaction that may come to write nothing: it announces no change
 * and does not raise the dates' versions.
 */
export async function holdDays(
  trx: ServiceTransaction,
  venueId: number,
  dates: readonly Temporal.PlainDate[],
  counted: readonly Counted[],
): Promise<void> {
  const days = dates.flatMap((date) => [-1, 0, 1].map((days) => date.add({ days }).toString()));
  const dayNames = [...new Set(days)].sort().map((date) => `booking-service/${venueId}/${date}`);
  const names = [...lockNamesOf(counted), ...dayNames];
  standInLine(trx, names);
  // An array is read from front to back: everyone takes the locks in the same order.
  await sql`select pg_advisory_xact_lock(hashtextextended(name, ${lockSeed})) from unnest(${names}::text[]) as name`.execute(
    trx,
  );
}

/** Guests before clients, each once and by the alphabet. */
function lockNamesOf(counted: readonly Counted[]): string[] {
  const { guests = [], clients = [] } = Object.groupBy(counted, ({ guestReference }) =>
    guestReference === undefined ? "clients" : "guests",
  );
  return [guests, clients].flatMap((some) => [...new Set(some.map(lockName))].sort());
}
