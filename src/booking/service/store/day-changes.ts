import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import type { ServiceDb, ServiceTransaction } from "./tables.ts";

/** What the slots of a venue are read from is changing: on these dates and around them, or on all of them. */
export interface DayChange {
  readonly venueId: number;
  /** Dates of the venue's calendar; absent when the whole venue is meant. */
  readonly dates?: readonly string[];
}

/** Somebody in this process who keeps what was read through one handle on the database. */
interface Follower {
  /** Marks the messages of this handle's transactions, which their own follower need not hear. */
  readonly origin: string;
  onChange(change: DayChange): void;
}

/**
 * Where the processes on one database tell each other of day changes, see {@link readDayChangeMessage}.
 * Its name is the wire between versions: a process of the one before still listens while this one starts.
 */
export const dayChangeChannel = "booking_service_touches";

const followers = new WeakMap<ServiceDb, Follower>();
const announced = new WeakMap<
  ServiceTransaction,
  { readonly origin: string; readonly changes: DayChange[] }
>();

/** Tells the follower what the transactions of this handle change, each before its caller knows that it is over. */
export function followDayChanges(db: ServiceDb, follower: Follower): void {
  followers.set(db, follower);
}

/** PostgreSQL takes less than 8000 bytes a message, and a date is 13 of them. */
const mostDates = 400;

/**
 * Says that these dates are changing; whoever keeps something about them, in any process, drops it. The caller selects
 * what this returns, the word to the other processes, in one of the transaction's statements.
 */
export function announceDayChange(
  trx: ServiceTransaction,
  venueId: number,
  dates: readonly Temporal.PlainDate[],
): RawBuilder<unknown> {
  return announce(trx, dates.length > mostDates ? { venueId } : { venueId, dates: dates.map(String) });
}

/** The same for all dates of a venue: for what counts on every day, such as the rules of the desk. */
export async function announceVenueChange(trx: ServiceTransaction, venueId: number): Promise<void> {
  await sql`select ${announce(trx, { venueId })}`.execute(trx);
}

/** The database passes the message on when the transaction commits, and never otherwise. */
function announce(trx: ServiceTransaction, change: DayChange): RawBuilder<unknown> {
  const own = announced.get(trx);
  own?.changes.push(change);
  return sql`pg_notify(${dayChangeChannel}, ${JSON.stringify([own?.origin ?? "", change])})`;
}

/**
 * Runs transactions that may change days, and tells the handle's follower in the end. Also after a failure: the
 * commit may have reached the database, and only its answer been lost.
 */
export async function tellingDayChanges<Value>(
  db: ServiceDb,
  run: (note: (trx: ServiceTransaction) => void) => Promise<Value>,
): Promise<Value> {
  const follower = followers.get(db);
  const changes: DayChange[] = [];
  try {
    return await run((trx) => announced.set(trx, { origin: follower?.origin ?? "", changes }));
  } finally {
    for (const each of changes) follower?.onChange(each);
  }
}

const dayChangeMessageSchema = z
  .string()
  .transform(toJson)
  .pipe(z.tuple([z.string(), z.object({ venueId: z.int(), dates: z.array(z.iso.date()).exactOptional() })]));

/** What a message on the channel says; undefined for one that another version of the code wrote. */
export function readDayChangeMessage(
  message: string,
): { readonly origin: string; readonly change: DayChange } | undefined {
  const read = dayChangeMessageSchema.safeParse(message);
  return read.success ? { origin: read.data[0], change: read.data[1] } : undefined;
}

function toJson(text: string, context: z.RefinementCtx<string>): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue("must be JSON");
    return z.NEVER;
  }
}
