import type { PostgresPool } from "kysely";
import type pg from "pg";
import { defined } from "#src/lib/defined.ts";
import type { Hearing } from "./outage.ts";
import type { ConnectionSource } from "./pool-load.ts";

/** More would be kept by each connection's server process for ever; statements made for the occasion are not worth it. */
const mostPrepared = 200;

/**
 * The pool, with statements that come again and again prepared once for each connection, so that PostgreSQL neither
 * parses nor plans them anew. What selects whatever columns there are is never prepared: once another version's migration
 * has added one, such a statement fails ("cached plan must not change result type").
 */
export function preparing(
  pool: ConnectionSource,
  { answered, failed }: Hearing,
  /** Prepares nothing, for what is asked but once of a connection. */
  never = false,
): PostgresPool {
  const names = never ? () => undefined : createNames();
  const hearFailure = (error: unknown): never => {
    failed(error);
    throw error;
  };
  const ask = async (client: pg.PoolClient, text: string, values: unknown[]) => {
    const result = await client.query({ text, values, ...defined({ name: names(text) }) }).catch(hearFailure);
    answered();
    return result;
  };
  // The query builder knows its connections by their client.
  const clients = new WeakMap<pg.PoolClient, pg.PoolClient>();
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect().catch(hearFailure);
      const known = clients.get(client) ?? preparingClient(client, ask);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

type Ask = (client: pg.PoolClient, text: string, values: unknown[]) => Promise<pg.QueryResult>;

function preparingClient(client: pg.PoolClient, ask: Ask): pg.PoolClient {
  const query = (text: string, values: unknown[]) => ask(client, text, values);
  return new Proxy(client, {
    get: (target, property) => (property === "query" ? query : Reflect.get(target, property)),
  });
}

/** Gives a statement a name from its second time on, where it is worth one. */
function createNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const seen = new Set<string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size >= mostPrepared || !/\$1\b/.test(text) || /(?:select |\.)\*/.test(text)) return undefined;
    if (!seen.has(text)) {
      // What is said only once is forgotten again.
      if (seen.size >= mostPrepared) seen.clear();
      seen.add(text);
      return undefined;
    }
    const name = `m${names.size}`;
    names.set(text, name);
    return name;
  };
}
