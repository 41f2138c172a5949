import { serviceMigrations } from "#src/booking/service/store/migrations.ts";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import { openDatabase } from "#src/database/connect.ts";
import type { Database } from "#src/database/database.ts";
import { migrate } from "#src/database/migrate.ts";
import { loadSecret } from "#src/database/secrets.ts";
import { createJobs } from "#src/jobs/create-jobs.ts";
import { createQuietLog } from "./quiet-log.ts";

/** Makes a data folder whose store has every table and no row of a guest's, as the first start of maitred leaves it. */
export async function prepareStore(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir }, createQuietLog());
  try {
    await createTables(database);
  } finally {
    await database.close();
  }
}

async function createTables(database: Database): Promise<void> {
  await migrate(database, "bot", botMigrations);
  await migrate(database, "service", serviceMigrations);
  await loadSecret(database, "none", 16);
  const jobs = createJobs({ database, log: createQuietLog() });
  await jobs.start();
  await jobs.stop();
}
