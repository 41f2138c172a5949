import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#src/database/connect.ts";
import type { Database } from "#src/database/database.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { findPostgres, openPostgresDatabase } from "#test/support/database/test-databases.ts";
import type { Measurement } from "../measurement.ts";

/** Measures on PGlite in a folder that goes afterwards, and on PostgreSQL where a server answers. */
export async function eachStore(
  measure: (store: string, database: Database) => Promise<Measurement[]>,
): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), "maitred-bench-"));
  try {
    const embedded = await openDatabase({ dataDir: folder }, createQuietLog());
    const measurements = await measureAndClose("PGlite", embedded, measure);
    const server = await findPostgres();
    if (server === undefined) return measurements;
    const postgres = await openPostgresDatabase(server);
    return [...measurements, ...(await measureAndClose("PostgreSQL", postgres, measure))];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureAndClose(
  store: string,
  database: Database,
  measure: (store: string, database: Database) => Promise<Measurement[]>,
): Promise<Measurement[]> {
  try {
    return await measure(store, database);
  } finally {
    await database.close();
  }
}
