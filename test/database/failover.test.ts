import { existsSync } from "node:fs";
import { sql } from "kysely";
import { expect, inject, onTestFinished, test } from "vitest";
import { z } from "zod";
import { failOverUnderLoad } from "#bench/faults/failovers.ts";
import { writeHouses } from "#bench/faults/houses.ts";
import { openDatabase } from "#src/database/connect.ts";
import { doubtStandby } from "#src/database/doubt-standby.ts";
import { holdAlone } from "#src/database/hold-alone.ts";
import { createJobs } from "#src/jobs/create-jobs.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { openStandbyPair } from "#test/support/database/standby-pair.ts";
import { eventually } from "#test/support/eventually.ts";
import { compileCache, makeFolder } from "#test/support/process/run-maitred.ts";

/** Whose processes are killed one by one, which are found in `/proc`. */
const drill = test.skipIf(!existsSync("/proc/self/cwd"));

async function openPair(folder: string) {
  const pair = await openStandbyPair(folder, inject("preparedFolder"));
  onTestFinished(() => pair.close());
  return pair;
}

drill("a primary that dies under guests takes nothing along that they were told", async () => {
  const folder = makeFolder();
  const pair = await openPair(folder);
  const env = {
    VENUES_FILE: await writeHouses(folder),
    DATA_DIR: folder,
    NODE_COMPILE_CACHE: compileCache(),
  };
  const options = { failovers: 1, guests: 6, processes: 2, mostAnswers: 20 };
  const told = await failOverUnderLoad(pair, env, options);
  expect(told).toMatchObject({ rounds: 1, lost: 0, doubled: 0, oversold: 0, unexpected: [] });
  expect(told.acknowledged).toBeGreaterThan(0);
});

drill(
  "who listens, works through jobs and holds what is one's alone goes on at the promoted one",
  async () => {
    const pair = await openPair(makeFolder());
    const database = await openDatabase({ url: pair.url }, createQuietLog());
    onTestFinished(() => database.close());
    const heard: string[] = [];
    const silent = { onHearing: () => {}, onDeaf: () => {} };
    await database.listen("news", { ...silent, onMessage: (message) => heard.push(message) });
    const jobs = createJobs({ database, log: createQuietLog() });
    const done: number[] = [];
    const queue = jobs.defineQueue("drill", z.object({ n: z.number() }));
    queue.work(async ({ n }) => {
      done.push(n);
    });
    await jobs.start();
    onTestFinished(() => jobs.stop());
    const hold = await holdAlone(database, "drill", { beatMs: 50 });

    expect(await doubtStandby(database)).toBeUndefined();

    await pair.killPrimary();
    await pair.promote();

    await expect.poll(() => hold?.lost.aborted).toBe(true);
    await eventually(async () => {
      await sql`select pg_notify('news', 'promoted')`.execute(database.db);
      expect(heard).toContain("promoted");
    });
    await eventually(() => queue.send({ n: 1 }));
    await expect.poll(() => done).toContain(1);
    const again = await holdAlone(database, "drill");
    expect(again).toBeDefined();
    await again?.release();

    expect(await doubtStandby(database)).toContain("no commit waits for a standby");

    await pair.revive();
    const newcomer = await openDatabase({ url: pair.url }, createQuietLog());
    onTestFinished(() => newcomer.close());
    const { rows } = await sql`select pg_walfile_name(pg_current_wal_lsn()) as log`.execute(newcomer.db);
    expect(rows).toEqual([{ log: expect.stringMatching(/^00000002/) }]);
  },
);
