import { Socket } from "node:net";
import type { Kysely, PostgresPool } from "kysely";
import pg from "pg";
import type { Hearing } from "./outage.ts";
import { countingWaits, type PoolLoad } from "./pool-load.ts";
import { preparing } from "./prepared.ts";
import type { Way } from "./primary.ts";
import { buildQueriesOn } from "./query-builder.ts";
import { loneSchemas, searchPath } from "./schemas.ts";
import { elementTypeOfArray, textParsers } from "./values.ts";

/**
 * How long the server lets a connection of ours wait for one lock, work at one statement, and hold what it has locked
 * without a word, in milliseconds. Longer than a busy evening takes, and short enough that what hangs lets go.
 */
const limits = {
  lock_timeout: 5000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 30_000,
};

/** Longer than any of the limits: then it is the server that does not answer, or the way to it that is gone. */
const longestSilenceMs = 35_000;

interface PoolOptions {
  /** How its connections are made; left out, to the one server that the address names. */
  readonly Client?: Way["Client"];
  /** The most connections at a time. */
  readonly max: number;
  /** Where tables are looked for, and made; left out, as in a database that holds one house alone. */
  readonly path?: string;
  /** Statements and locks may take any time: for what is rare, long and waited for. */
  readonly unlimited?: boolean;
  /** How long the server may say nothing while it is waited for, where there are limits. */
  readonly silenceMs?: number;
  /** Hears of what is asked, and of connections that break while they are idle. */
  readonly hearing?: Hearing;
  /** By which the server knows whose the connections are. */
  readonly name?: string;
  /** Whether a connection that has just been made may be used; it throws where not. */
  readonly admit?: (client: pg.ClientBase) => Promise<void>;
  /** Values are read as the driver does, and nothing is prepared. */
  readonly plain?: boolean;
}

/** Connections to a PostgreSQL server, and the query builder on them. */
export interface Pool {
  readonly db: Kysely<unknown>;
  load(): PoolLoad;
}

/** None is made yet. */
export function createPool(url: string, options: PoolOptions): Pool {
  const { pool, load } = openConnections(url, options);
  return { db: buildQueriesOn(pool), load };
}

/** The same without a query builder. */
export function openConnections(
  url: string,
  {
    Client = pg.Client,
    max,
    path = searchPath(loneSchemas),
    unlimited = false,
    silenceMs = longestSilenceMs,
    hearing = deaf,
    name = "maitred",
    admit = async () => {},
    plain = false,
  }: PoolOptions,
): { readonly pool: PostgresPool; load(): PoolLoad } {
  // The server's own settings would change how dates print, and which day a moment belongs to.
  const settings = { timezone: "UTC", datestyle: "ISO", search_path: path, ...(!unlimited && limits) };
  const pool = new pg.Pool({
    Client,
    connectionString: url,
    max,
    connectionTimeoutMillis: 10_000,
    application_name: name,
    ...(!plain && { types: { getTypeParser } }),
    onConnect: async (client) => {
      await prepare(client, settings);
      await admit(client);
    },
    ...(!unlimited && { stream: () => createImpatientSocket(silenceMs) }),
  });
  surviveLostConnections(pool, hearing);
  const { source, load } = countingWaits(pool);
  return { pool: preparing(source, hearing, plain), load };
}

async function prepare(client: pg.ClientBase, settings: Readonly<Record<string, string | number>>) {
  const calls = Object.entries(settings).map(
    ([name, value]) => `set_config('${name}', ${pg.escapeLiteral(String(value))}, false)`,
  );
  await client.query(`select ${calls.join(", ")}`);
}

/** The server's limits are nothing to a server that has stopped. The pool closes what is idle long before. */
function createImpatientSocket(silenceMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silenceMs, () => {
    socket.destroy(Object.assign(new Error("PostgreSQL does not answer any more"), { code: "ETIMEDOUT" }));
  });
}

const deaf: Hearing = { answered: () => {}, failed: () => {} };

/** Without a listener the process would end. */
function surviveLostConnections(pool: pg.Pool, { failed }: Hearing): void {
  // The pool does not wait until the server has heard that a connection ends, and our own may be stopping by then.
  pool.on("error", (error) => !pool.ending && failed(error));
  // Who uses a connection hears of it.
  pool.on("connect", (client) => client.on("error", () => {}));
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
