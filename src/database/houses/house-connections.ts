import type { PostgresPool } from "kysely";
import type pg from "pg";
import type { Database } from "#src/database/database.ts";
import { type Hearing, reportOutages } from "#src/database/outage.ts";
import { openConnections } from "#src/database/pool.ts";
import type { PoolLoad } from "#src/database/pool-load.ts";
import { buildQueriesOn } from "#src/database/query-builder.ts";
import { searchPath } from "#src/database/schemas.ts";
import type { Log } from "#src/lib/log.ts";
import { entering } from "./entering.ts";
import { databaseNameOf, roleOf, schemasOf } from "./house-names.ts";

/** By what the server knows the connections of a process that holds houses, and lets none in once it has lost them. */
export interface Admission {
  readonly name: string;
  admit(client: pg.ClientBase): Promise<void>;
}

/** The connections of a process, which work for any of its houses. */
export interface HouseConnections {
  /** The database as a house has it, which has been made. Closing it leaves the connections to the others. */
  open(house: string): Database;
  load(): PoolLoad;
  close(): Promise<void>;
}

interface SharingOptions {
  /** Of the process that alone holds each house that it opens; left out, others write to it as well. */
  readonly admission?: Admission;
  readonly log: Log;
}

/** Statements that name no schema find nothing on a connection that is nobody's. */
const nowhere = "";

/** Opens the connections of a process to the server of a database that is open. */
export function shareConnections(
  { url, Client }: Pick<Database, "url" | "Client">,
  { admission, log }: SharingOptions,
): HouseConnections {
  const hearing: Hearing = reportOutages(log);
  const shared = { Client, path: nowhere, hearing, ...admission };
  const { pool, load } = openConnections(url, { ...shared, max: 10 });
  const { pool: aside } = openConnections(url, { ...shared, max: 3, plain: true });
  const database = databaseNameOf(url);
  const isHeld = admission !== undefined;

  const open = (house: string): Database => {
    const schemas = schemasOf(house);
    const settings = { house, role: roleOf(database, house), path: searchPath(schemas) };
    const own = entering(pool, settings);
    const db = buildQueriesOn(own);
    const ownAside = entering(aside, settings);
    return {
      ...{ db, url, Client, load, schemas },
      soleProcess: isHeld,
      connectAlone: (path) => {
        const alone = openConnections(url, { ...shared, max: 1, unlimited: true }).pool;
        return buildQueriesOn(endingToo(entering(alone, { ...settings, path }), alone));
      },
      askAside: async (text, values) => {
        const client = await ownAside.connect();
        try {
          return await client.query(text, values ?? []);
        } finally {
          client.release();
        }
      },
      listen: async (_, listener) => {
        // What is written beside who holds it, by commands, is found by the days' versions. Who does not hold it never hears.
        if (isHeld) listener.onHearing();
        return { close: async () => {} };
      },
      close: async () => {
        await db.destroy();
        // The query builder ends what it has used at least once.
        await Promise.all([own.end(), ownAside.end()]);
      },
    };
  };

  return {
    open,
    load,
    close: async () => {
      await Promise.all([pool.end(), aside.end()]);
    },
  };
}

/** Ends the pool beneath with itself. */
function endingToo(own: PostgresPool, beneath: PostgresPool): PostgresPool {
  return {
    ...own,
    end: async () => {
      await own.end();
      await beneath.end();
    },
  };
}
