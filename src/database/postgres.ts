import { sql } from "kysely";
import { defined } from "#src/lib/defined.ts";
import type { Log } from "#src/lib/log.ts";
import type { Database } from "./database.ts";
import type { Listening } from "./listening.ts";
import { reportOutages } from "./outage.ts";
import { createPool } from "./pool.ts";
import { listenOnPostgres } from "./postgres-listen.ts";
import { openWay } from "./primary.ts";
import { loneSchemas } from "./schemas.ts";
import { DatabaseUnreachableError } from "./unreachable.ts";

/**
 * A pool of connections to a PostgreSQL server.
 * @param beatMs how often a connection that listens is tried: it may be dead without a sign
 */
export async function openPostgres(
  url: string,
  log: Log,
  { beatMs }: { readonly beatMs?: number } = {},
): Promise<Database> {
  const { Client, look } = openWay(url);
  const { db, load } = createPool(url, { Client, max: 10, hearing: reportOutages(log) });
  try {
    await look();
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw new DatabaseUnreachableError(url, error);
  }
  const listenings: Promise<Listening>[] = [];
  return {
    db,
    url,
    Client,
    load,
    schemas: loneSchemas,
    connectAlone: (path) => createPool(url, { Client, max: 1, path, unlimited: true }).db,
    soleProcess: false,
    listen: (channel, listener) => {
      const listening = listenOnPostgres({ url, Client, db, log, ...defined({ beatMs }) }, channel, listener);
      listenings.push(listening);
      return listening;
    },
    close: async () => {
      for (const listening of listenings) await (await listening).close();
      await db.destroy();
    },
  };
}
