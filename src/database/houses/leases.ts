import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import type { Database } from "#src/database/database.ts";
import { LeasesLostError } from "#src/database/unavailable.ts";
import { newId } from "#src/lib/ids.ts";
import type { Admission } from "./house-connections.ts";

/** The houses that this process holds: no other process writes to them. */
export interface Leases {
  /** Aborts when the session that carries the leases is over: others may hold the houses by then. */
  readonly lost: AbortSignal;
  /** For the connections that work for the houses: the server lets none in once the leases are lost. */
  readonly admission: Admission;
  /** How many processes hold houses, or would: this one too. */
  countProcesses(): Promise<number>;
  /**
   * Takes houses that nobody holds, and no more than so many. Whoever held one of them before and died is shut out of the
   * database first.
   */
  take(houses: readonly string[], most: number): Promise<readonly string[]>;
  /** Gives a house back that has been closed. */
  giveBack(house: string): Promise<void>;
  /** Ends the session, and every lease with it. */
  close(): Promise<void>;
}

/** A server that has gone without a word is asked in vain no longer than this. */
const patienceMs = 30_000;

const sessionOf = (holder: string) => `maitred lease ${holder}`;
const workOf = (holder: string) => `maitred house ${holder}`;

/**
 * Opens a session for leases: advisory locks, which PostgreSQL gives free when the session ends, however the process does.
 *
 * @param address where other processes reach this one
 * @throws when the server does not answer
 */
export async function openLeases(
  { url, Client }: Pick<Database, "url" | "Client">,
  address: string,
): Promise<Leases> {
  const holder = newId();
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    query_timeout: patienceMs,
    keepAlive: true,
    application_name: sessionOf(holder),
  });
  const lost = new AbortController();
  const lose = () => lost.abort();
  client.on("error", lose).on("end", lose);
  await client.connect();
  await client.query(keepAlive);
  // An answer that does not come is the end too: nobody knows what was locked.
  const ask = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
    (await client.query<Row>(text, values).catch((error: unknown) => fail(error, lose))).rows;

  const endSessions = async (dead: string) => {
    for (const until = performance.now() + patienceMs; ; await delay(20)) {
      const ended = await ask(terminate, [sessionOf(dead), workOf(dead)]);
      if (ended.length === 0) return;
      if (performance.now() > until)
        throw new Error("the process that held houses before cannot be shut out");
    }
  };

  const unlock = async (houses: readonly string[]) => {
    await ask(release, [houses]);
  };
  const shutOut = async (houses: readonly string[]) => {
    const before = await ask<{ holder: string }>(findHolders, [houses]);
    for (const dead of before) if (dead.holder !== holder) await endSessions(dead.holder);
    await ask(note, [houses, holder, address]);
  };

  return {
    lost: lost.signal,
    admission: { name: workOf(holder), admit: (other) => admit(other, holder) },
    countProcesses: async () => (await ask<{ count: number }>(count, [sessionOf("%")]))[0]?.count ?? 1,
    take: async (houses, most) => {
      const taken = (await ask<{ name: string }>(take, [houses, most])).map(({ name }) => name);
      try {
        await shutOut(taken);
      } catch (error) {
        await unlock(taken);
        throw error;
      }
      return taken;
    },
    giveBack: async (house) => {
      await ask("update house set holder = null where name = $1 and holder = $2", [house, holder]);
      await unlock([house]);
    },
    close: async () => {
      await Promise.race([client.end().catch(() => undefined), delay(1000, undefined, { ref: false })]);
    },
  };
}

function fail(error: unknown, lose: () => void): never {
  lose();
  throw error;
}

/** A machine that is gone says no goodbye: the server asks it, and gives its houses free within half a minute. */
const keepAlive = `
  select set_config('tcp_keepalives_idle', '15', false), set_config('tcp_keepalives_interval', '5', false),
    set_config('tcp_keepalives_count', '3', false)`;

const count = `
  select count(*)::int4 as count from pg_stat_activity
  where datname = current_database() and application_name like $1`;

/** A limit ends the scan, and nothing beyond it is locked. */
const take = `
  select name from unnest($1::text[]) as name
  where pg_try_advisory_lock(hashtextextended('maitred:house:' || name, 0)) limit $2`;

const release = `
  select pg_advisory_unlock(hashtextextended('maitred:house:' || name, 0)) from unnest($1::text[]) as name`;

const findHolders = "select distinct holder from house where name = any($1::text[]) and holder is not null";

const note = `
  insert into house (name, holder, address) select name, $2, $3 from unnest($1::text[]) as name
  on conflict (name) do update set holder = excluded.holder, address = excluded.address`;

/** Tells which are there yet: one that ends is there until it is over, its transaction too. */
const terminate = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and application_name in ($1, $2)`;

/**
 * Whoever takes a house from a process that died waits until no session of that process is left. One that comes later
 * finds the session of its leases gone, and is refused; so nothing that a dead process began can reach the house.
 */
async function admit(client: pg.ClientBase, holder: string): Promise<void> {
  const { rows } = await client.query<{ count: number }>(count, [sessionOf(holder)]);
  if (rows[0]?.count !== 1) throw new LeasesLostError();
}
