import { afterAll, describe } from "vitest";
import type { Database } from "#src/database/database.ts";
import { findPostgres, openMemoryDatabase, openPostgresDatabase } from "./test-databases.ts";

/**
 * Opens a fresh, empty database. Each call gives another one. It is closed, and removed, at the end of the suite
 * unless the test closed it before.
 */
export type OpenTestDatabase = () => Promise<Database>;

const server = await findPostgres();

/**
 * Runs one suite twice: on PGlite in memory, and on PostgreSQL wherever a server answers.
 *
 *     describeDatabases("the ledger", (open) => {
 *       let database: Database;
 *       beforeAll(async () => {
 *         database = await open();
 *         await migrate(database, "bot", migrations);
 *       });
 *       test("…", async () => { … });
 *     });
 *
 * Opening takes about a quarter of a second: share one between the tests of a file where they can share, with
 * names or ids of their own. PGlite has one connection, so it proves nothing about races: `describePostgres`.
 */
export function describeDatabases(name: string, suite: (open: OpenTestDatabase) => void): void {
  describe(`${name} (PGlite)`, () => suite(closedAfterwards(openMemoryDatabase)));
  describePostgres(name, suite);
}

/** The same on PostgreSQL alone: for what many connections do to one another. */
export function describePostgres(name: string, suite: (open: OpenTestDatabase) => void): void {
  describe.skipIf(server === undefined)(`${name} (PostgreSQL)`, () =>
    suite(closedAfterwards(() => openPostgresDatabase(server ?? ""))),
  );
}

function closedAfterwards(open: OpenTestDatabase): OpenTestDatabase {
  const opened: Database[] = [];
  afterAll(async () => {
    for (const database of opened) await database.close();
  });
  return async () => {
    const database = await open();
    opened.push(database);
    return database;
  };
}
