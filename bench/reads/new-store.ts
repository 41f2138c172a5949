import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#src/database/connect.ts";
import type { Database } from "#src/database/database.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import type { Measurement } from "../measurement.ts";

/** Measures on a new store, in a folder that goes afterwards. */
export async function onNewStore(
  measure: (database: Database) => Promise<Measurement[]>,
): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), "maitred-bench-"));
  try {
    const database = await openDatabase({ dataDir: folder }, createQuietLog());
    return await measure(database).finally(() => database.close());
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
