import { spawnSync } from "node:child_process";
import { readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { z } from "zod";
import { openCrowd } from "#bench/faults/crowd.ts";
import { writeHouses } from "#bench/faults/houses.ts";
import { countToll } from "#bench/faults/toll.ts";
import { openWays } from "#bench/faults/ways.ts";
import { type OpenProcess, openProcess } from "#bench/processes/open-process.ts";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import { openDatabase } from "#src/database/connect.ts";
import { migrate } from "#src/database/migrate.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { compileCache, makeFolder } from "#test/support/process/run-maitred.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const { commit } = z
  .object({ commit: z.string() })
  .parse(JSON.parse(readFileSync(join(root, "test/fixtures/last-release.json"), "utf8")));

const isHere = spawnSync("git", ["-C", root, "cat-file", "-e", `${commit}^{commit}`]).status === 0;
const withHistory = test.skipIf(!isHere);
const missing = isHere ? "" : `: NOT TRIED, this clone has no commit ${commit}`;

/** The program of the last release, as it was. */
function unpackRelease(): string {
  const folder = makeFolder();
  const archive = spawnSync("git", ["-C", root, "archive", commit, "src", "package.json"], {
    maxBuffer: 2 ** 28,
  });
  const unpacked = spawnSync("tar", ["-x", "-C", folder], { input: archive.stdout });
  expect([archive.status, unpacked.status]).toEqual([0, 0]);
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
}

describeDatabases("the last release and this version", (open) => {
  withHistory(`serve guests side by side, and either may come back${missing}`, async () => {
    const { url } = await open();
    // As the first start of the release finds it.
    const database = await openDatabase({ url }, createQuietLog());
    await sql`drop schema public cascade`.execute(database.db);
    await sql`drop schema service cascade`.execute(database.db);
    await sql`drop schema if exists pgboss cascade`.execute(database.db);
    await sql`create schema public`.execute(database.db);
    const folder = makeFolder();
    const env = {
      DATABASE_URL: url,
      DATA_DIR: folder,
      NODE_COMPILE_CACHE: compileCache(),
      VENUES_FILE: await writeHouses(folder),
    };
    const release = unpackRelease();
    const start = (from?: string) => openProcess(env, "maitred", from);
    const running: OpenProcess[] = [await start(release)];
    const ways = openWays(() => running);
    const crowd = openCrowd(ways, 4, 0);
    const more = async (answers: number) => {
      const until = ways.answered() + answers;
      await expect.poll(() => ways.answered()).toBeGreaterThanOrEqual(until);
    };
    await more(10);
    running.push(await start());
    await more(20);
    await running.shift()?.stop();
    await more(10);
    // And what the next one may add to tables that there are.
    await migrate(database, "bot", {
      ...botMigrations,
      "9999-next": {
        up: async (db) => {
          await sql`alter table conversations add column next_release text`.execute(db);
        },
      },
    });
    running.push(await start(release));
    await more(20);
    await running.shift()?.stop();
    await more(10);
    const { told, unexpected } = await crowd.leave();
    await ways.close();
    for (const each of running) await each.stop();
    const toll = await countToll(database, told).finally(() => database.close());
    expect(unexpected).toEqual([]);
    expect(toll).toMatchObject({ lost: 0, doubled: 0, oversold: 0 });
    expect(toll.acknowledged).toBeGreaterThan(0);
  });
});
