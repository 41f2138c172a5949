import { afterAll, describe } from "vitest";
import type { Database } from "#src/database/database.ts";
import { openTestDatabase } from "./test-databases.ts";

/**
 * Opens a fresh database with all tables and no rows. Each call gives another one. It is closed, and removed, at the
 * end of the suite unless the test closed it before.
 */
export type OpenTestDatabase = () => Promise<Database>;

/**
 * A suite that opens databases on the PostgreSQL server of the run:
 *
 *     describeDatabases("the ledger", (open) => {
 *       let database: Database;
 *       beforeAll(async () => {
 *         database = await open();
 *       });
 *       test("…", async () => { … });
 *     });
 *
 * Share one between the tests of a file where they can share, with names or ids of their own.
 */
export function describeDatabases(name: string, suite: (open: OpenTestDatabase) => void): void {
  describe(name, () => suite(closedAfterwards()));
}

function closedAfterwards(): OpenTestDatabase {
  const opened: Database[] = [];
  afterAll(async () => {
    for (const database of opened) await database.close();
  });
  return async () => {
    const database = await openTestDatabase();
    opened.push(database);
    return database;
  };
}
