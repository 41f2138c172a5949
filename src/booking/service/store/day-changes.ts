import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import { ownChannel } from "#src/database/current-house.ts";
import type { ServiceDb, ServiceTransaction } from "./tables.ts";

/**
 * Tells that bookings or rules are changing from which a venue's slots are read: on some dates and around them, or on
 * all.
 */
export interface DayChange {
  readonly venueId: number;
  /** Dates of the venue's calendar; absent when the whole venue is meant. */
  readonly dates?: readonly string[];
}

/** A cache in this process that keeps what was read through one handle on the database. */
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
  { readonly origin: string; readonly changes: DayChange[]; readonly untold: DayChange[] }
>();
const news = new WeakMap<ServiceDb, News>();

/** Tells the follower what the transactions of this handle change, each before its caller knows that it is over. */
export function followDayChanges(db: ServiceDb, follower: Follower): void {
  followers.set(db, follower);
}

/** PostgreSQL takes less than 8000 bytes a message, and a date is 13 of them. */
const mostDates = 400;

/**
 * Announces a change of these dates inside the transaction, so that every process drops what it caches of them. The
 * caller has to select what this returns, the message to the other processes, in one of the transaction's statements.
 */
export function announceDayChange(
  trx: ServiceTransaction,
  venueId: number,
  dates: readonly Temporal.PlainDate[],
): RawBuilder<unknown> {
  return announce(trx, dates.length > mostDates ? { venueId } : { venueId, dates: dates.map(String) });
}

/**
 * Announces a change of these dates without a statement: the other processes are told after the transaction, together
 * with what others changed meanwhile. PostgreSQL lets only one transaction at a time commit that sends a message
 * itself, in the whole cluster (decision 0056).
 */
export function noteDayChange(
  trx: ServiceTransaction,
  venueId: number,
  dates: readonly Temporal.PlainDate[],
): void {
  const own = announced.get(trx);
  const change = { venueId, dates: dates.map(String) };
  own?.changes.push(change);
  own?.untold.push(change);
}

/** The same for all dates of a venue: for what counts on every day, such as the rules of the desk. */
export async function announceVenueChange(trx: ServiceTransaction, venueId: number): Promise<void> {
  await sql`select ${announce(trx, { venueId })}`.execute(trx);
}

/** The database passes the message on when the transaction commits, and never otherwise. */
function announce(trx: ServiceTransaction, change: DayChange): RawBuilder<unknown> {
  const own = announced.get(trx);
  own?.changes.push(change);
  return sql`pg_notify(${ownChannel(dayChangeChannel)}, ${toMessage(own?.origin ?? "", change)})`;
}

function toMessage(origin: string, change: DayChange): string {
  return JSON.stringify([origin, change]);
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
  const origin = follower?.origin ?? "";
  const [changes, untold]: [DayChange[], DayChange[]] = [[], []];
  try {
    return await run((trx) => announced.set(trx, { origin, changes, untold }));
  } finally {
    for (const each of changes) follower?.onChange(each);
    if (untold.length > 0) newsOf(db).tell(untold.map((change) => toMessage(origin, change)));
  }
}

/** Resolves when the other processes have been told of all that was noted. */
export async function allTold(db: ServiceDb): Promise<void> {
  await news.get(db)?.told();
}

/** Tells the other processes, one transaction at a time; what comes meanwhile goes with the next. */
interface News {
  tell(messages: readonly string[]): void;
  told(): Promise<void>;
}

function newsOf(db: ServiceDb): News {
  const known = news.get(db) ?? createNews(db);
  news.set(db, known);
  return known;
}

function createNews(db: ServiceDb): News {
  const waiting = new Set<string>();
  let sending: Promise<void> | undefined;
  const send = async () => {
    while (waiting.size > 0) {
      const messages = [...waiting];
      waiting.clear();
      // What cannot be told is found by the day's version.
      await sql`select pg_notify(${ownChannel(dayChangeChannel)}, message) from unnest(${messages}::text[]) as message`
        .execute(db)
        .catch(() => {});
    }
    sending = undefined;
  };
  return {
    tell: (messages) => {
      for (const message of messages) waiting.add(message);
      sending ??= send();
    },
    told: async () => await sending,
  };
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
