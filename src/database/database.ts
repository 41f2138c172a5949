import type { Kysely } from "kysely";
import type { Listen } from "./listening.ts";

/**
 * An open database. The engine behind it does not show: both take the same SQL and give the same values
 * (see `values.ts`). A store narrows the query builder to its own tables with `db.withTables<Tables>()`.
 */
export type Database = PostgresDatabase | EmbeddedDatabase;

interface OpenDatabase {
  /** The query builder. It knows no table. */
  readonly db: Kysely<unknown>;
  readonly listen: Listen;
  /** Waits for what is running, then closes every connection. Calling it twice is harmless. */
  close(): Promise<void>;
}

export interface PostgresDatabase extends OpenDatabase {
  readonly kind: "postgres";
  /** Holds the password: never log it. For libraries that keep a pool of their own. */
  readonly url: string;
}

export interface EmbeddedDatabase extends OpenDatabase {
  readonly kind: "pglite";
  /**
   * Runs SQL as it is, between the transactions of `db` and never inside one. Several statements may stand in
   * one text when there are no parameters. Values come back as the engine itself parses them (`Date`, not
   * `Temporal`): for libraries that bring their own SQL. Inside an open transaction of the same caller this
   * waits for ever, since there is one connection.
   */
  runRaw(text: string, parameters?: readonly unknown[]): Promise<{ rows: unknown[] }>;
}
