import { sql } from "kysely";
import { expect, test } from "vitest";
import { z } from "zod";
import { serviceMigrations } from "#src/booking/service/store/migrations.ts";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import type { Database } from "#src/database/database.ts";
import { shareConnections } from "#src/database/houses/house-connections.ts";
import { makeHouse } from "#src/database/houses/make-house.ts";
import { migrate } from "#src/database/migrate.ts";
import { loadSecret } from "#src/database/secrets.ts";
import { createJobs } from "#src/jobs/create-jobs.ts";
import { openBoss } from "#src/jobs/open-boss.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { eventually } from "#test/support/eventually.ts";

const log = createQuietLog();

/** Makes a house with all of its tables, and looks after its jobs once. */
async function makeAndKeep(whole: Database, house: string): Promise<void> {
  await makeHouse(whole, house);
  const connections = shareConnections(whole, { log });
  const database = { ...connections.open(house), soleProcess: true };
  await migrate(database, "bot", botMigrations);
  await migrate(database, "service", serviceMigrations);
  await loadSecret(database, "some", 16);
  const jobs = createJobs({ database, log });
  jobs.defineQueue("prompts", z.object({}));
  await jobs.start();
  await jobs.stop();
  const boss = openBoss(database, log);
  await boss.start();
  // What it does by itself once a minute.
  await boss.supervise();
  await boss.stop();
  await database.close();
  await connections.close();
}

/** How many rows of each catalogue that grows with every house were read by going through all of it. */
async function readThrough({ db }: Database): Promise<Record<string, number>> {
  await eventually(async () => {
    // What a connection did is counted once it has ended.
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and backend_type = 'client backend'`.execute(db);
    expect(rows).toHaveLength(0);
  });
  const { rows } = await sql<{ name: string; count: number }>`
    select relname as name, seq_tup_read::float8 as count from pg_stat_sys_tables
    where relname in ('pg_attribute', 'pg_attrdef', 'pg_constraint', 'pg_depend', 'pg_index', 'pg_trigger', 'pg_type', 'pg_proc')
    order by 1`.execute(db);
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

describeDatabases("many houses", (open) => {
  test("cost each as much as the first: nothing is looked for among what all of them have", async () => {
    const whole = await open();
    const cost = async (house: string) => {
      const before = await readThrough(whole);
      await makeAndKeep(whole, house);
      const after = await readThrough(whole);
      return Object.fromEntries(
        Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)]),
      );
    };
    const first = await cost("first");
    for (const between of ["second", "third"]) await cost(between);
    expect(await cost("fourth")).toEqual(first);
  });
});
