import type { Kysely } from "kysely";
import type pg from "pg";
import type { Listen } from "./listening.ts";
import type { PoolLoad } from "./pool-load.ts";
import type { Way } from "./primary.ts";
import type { Schemas } from "./schemas.ts";

type AskAside = (text: string, values?: unknown[]) => Promise<Pick<pg.QueryResult, "rows">>;

/**
 * An open database. Which server is behind it, one of its own or another, does not show. A store narrows the query
 * builder to its own tables with `db.withTables<Tables>()`.
 */
export interface Database {
  /** The query builder. It knows no table. */
  readonly db: Kysely<unknown>;
  /** May hold a password: never log it. For what needs connections of its own. */
  readonly url: string;
  /** The driver's client, which finds the server that takes writes. */
  readonly Client: Way["Client"];
  readonly listen: Listen;
  /** A connection of its own without limits, for what is rare, long and waited for. Whoever asks for it destroys it. */
  connectAlone(path: string): Kysely<unknown>;
  /**
   * Asks on connections of the process that wait for nobody's work, and reads values as the driver does. Left out,
   * whoever needs such connections makes them.
   */
  readonly askAside?: AskAside;
  readonly schemas: Schemas;
  /** How busy its connections are. */
  load(): PoolLoad;
  /** No other maitred runs on it, only commands look in: what a former one left can be taken over at once. */
  readonly soleProcess: boolean;
  /** Waits for what is running, then closes every connection. Calling it twice is harmless. */
  close(): Promise<void>;
}
