import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Log } from "#src/lib/log.ts";
import { codeOf } from "#src/lib/thrown.ts";
import type { Database } from "./database.ts";
import type { Listening } from "./listening.ts";
import { listenOnPostgres } from "./postgres-listen.ts";
import { DatabaseUnreachableError } from "./unreachable.ts";
import { elementTypeOfArray, TemporalQueryCompiler, textParsers } from "./values.ts";

/** A pool of connections to a PostgreSQL server. */
export async function openPostgres(url: string, log: Log): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    application_name: "maitred",
    types: { getTypeParser },
  });
  reportLostConnections(pool, log);
  const db = new Kysely<unknown>({
    dialect: new ServerDialect({
      pool,
      // The server's own settings would change how dates print, and which day a moment belongs to.
      onCreateConnection: async (connection) => {
        await connection.executeQuery(
          sql`select set_config('timezone', 'UTC', false), set_config('datestyle', 'ISO', false)`.compile(db),
        );
      },
    }),
  });
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw new DatabaseUnreachableError(url, error);
  }
  const listenings: Promise<Listening>[] = [];
  return {
    db,
    url,
    soleProcess: false,
    listen: (channel, listener) => {
      const listening = listenOnPostgres({ url, db, log }, channel, listener);
      listenings.push(listening);
      return listening;
    },
    close: async () => {
      for (const listening of listenings) await (await listening).close();
      await db.destroy();
    },
  };
}

class ServerDialect extends PostgresDialect {
  override createQueryCompiler(): TemporalQueryCompiler {
    return new TemporalQueryCompiler();
  }
}

/** A connection may break while idle or in use. Its user gets the error; without a listener the process would end. */
function reportLostConnections(pool: pg.Pool, log: Log): void {
  const report = (error: Error) => {
    // The pool does not wait until the server has heard that a connection ends, and our own may be stopping by then.
    if (pool.ending) return;
    log.warn({ code: codeOf(error) }, "lost a connection to PostgreSQL");
  };
  pool.on("error", report);
  pool.on("connect", (client) => client.on("error", report));
}

const textArray: number = 1009;
const BYTEA = 17;

function getTypeParser(oid: number, format: "text" | "binary" = "text"): (text: string) => unknown {
  const usual: (text: string) => unknown = pg.types.getTypeParser(oid, format);
  if (format === "binary") return usual;
  if (oid === BYTEA) return (text) => toPlainBytes(usual(text));
  const elementType = elementTypeOfArray[oid];
  if (elementType === undefined) return textParsers[oid] ?? usual;
  const splitArray: (text: string) => unknown = pg.types.getTypeParser(textArray, "text");
  const parseElement = textParsers[elementType] ?? ((text: string) => text);
  return (text) => parseElements(splitArray(text), parseElement);
}

function parseElements(value: unknown, parse: (text: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((element) => parseElements(element, parse));
  return typeof value === "string" ? parse(value) : value;
}

function toPlainBytes(bytes: unknown): unknown {
  return bytes instanceof Uint8Array ? new Uint8Array(bytes) : bytes;
}
