import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import type { Database } from "./database.ts";

/** What one process at a time has, for as long as it likes. */
export interface Hold {
  /** Aborts when the hold is over without a release: the connection that carries it is gone. Another may have it then. */
  readonly lost: AbortSignal;
  /** Gives it back. Calling it twice, or after it was lost, is harmless. */
  release(): Promise<void>;
}

/**
 * Takes what only one of the processes on a database may do at a time: a session's advisory lock on a connection of its
 * own, which goes with the process however it ends.
 *
 * @param beatMs how often the connection is tried, and how long an answer may take
 * @returns undefined while another process has it
 * @throws when the server does not answer
 */
export async function holdAlone(
  database: Database,
  name: string,
  { beatMs = 5000 }: { readonly beatMs?: number } = {},
): Promise<Hold | undefined> {
  const client = new database.Client({
    connectionString: database.url,
    connectionTimeoutMillis: 10_000,
    query_timeout: beatMs,
    application_name: "maitred",
  });
  const lost = new AbortController();
  const lose = () => lost.abort();
  client.on("error", lose).on("end", lose);
  const lockName = `maitred:${name}`;
  try {
    await client.connect();
    const { rows } = await client.query<{ held: boolean }>(tryLock, [lockName]);
    if (rows[0]?.held !== true) {
      await close(client);
      return undefined;
    }
  } catch (error) {
    await close(client);
    throw error;
  }
  const released = new AbortController();
  const beating = beat(client, beatMs, AbortSignal.any([lost.signal, released.signal])).catch(lose);
  return {
    lost: lost.signal,
    release: async () => {
      released.abort();
      client.off("end", lose);
      await beating;
      if (!lost.signal.aborted) await unlock(client, lockName);
      await close(client);
    },
  };
}

/**
 * The one who holds must know that the connection is dead before the server does and gives the lock to another:
 * the beats find it out within ten seconds, the keepalives that the server is told to send in thirty.
 */
const tryLock = `
  select pg_try_advisory_lock(hashtextextended($1, 0)) as held,
    set_config('tcp_keepalives_idle', '15', false),
    set_config('tcp_keepalives_interval', '5', false),
    set_config('tcp_keepalives_count', '3', false)`;

/** One question at a time, which is all that a connection takes. */
async function beat(client: pg.Client, beatMs: number, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    await delay(beatMs, undefined, { signal: over }).catch(() => undefined);
    if (!over.aborted) await client.query("select 1");
  }
}

/** Before the connection closes: its end takes the server a moment to see. */
async function unlock(client: pg.Client, name: string): Promise<void> {
  await client.query("select pg_advisory_unlock(hashtextextended($1, 0))", [name]).catch(() => undefined);
}

/** A dead connection does not answer the goodbye either. */
async function close(client: pg.Client): Promise<void> {
  await Promise.race([client.end().catch(() => undefined), delay(1000, undefined, { ref: false })]);
}
