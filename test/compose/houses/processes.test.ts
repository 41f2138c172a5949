import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "#src/database/database.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { askHost } from "#test/support/houses/open-houses.ts";
import { writeHouses } from "#test/support/houses/write-houses.ts";
import { readMetrics, readSeries } from "#test/support/metrics/read-metrics.ts";
import { patienceMs } from "#test/support/patience.ts";
import { openEveryDay } from "#test/support/process/open-every-day.ts";
import { makeFolder, type RunningMaitred, runMaitred } from "#test/support/process/run-maitred.ts";

const venues = openEveryDay(readFileSync("test/fixtures/venues/one.yaml", "utf8"));
const names = ["oslo", "rome", "york", "nice"];

/** Starts a process of the houses, and waits until it has looked for its share. */
async function start(dir: string, { url: databaseUrl }: Database) {
  const maitred = runMaitred(
    { HOUSES_DIR: dir, DATABASE_URL: databaseUrl, DATA_DIR: makeFolder(), VENUES_FILE: "" },
    { args: [] },
  );
  await maitred.sees('"houses":');
  const url = /"url":"([^"]+)","houses":/.exec(maitred.stderr())?.[1] ?? "";
  return { maitred, url, held: async () => readSeries(await readMetrics(url)).get("maitred_houses_held") };
}

const statusesAt = async (url: string) =>
  await Promise.all(names.map(async (name) => (await askHost(url, `${name}.localhost`)).status));

const poll = { timeout: patienceMs };

describeDatabases("processes that have the same houses", (open) => {
  const all = () => writeHouses(Object.fromEntries(names.map((name) => [name, { venues }])));

  test("share them, and one that is killed leaves its own to the other", async () => {
    const [dir, database] = [all(), await open()];
    const one = await start(dir, database);
    expect(await one.held()).toBe(4);
    const other = await start(dir, database);
    await expect.poll(one.held, poll).toBe(2);
    await expect.poll(other.held, poll).toBe(2);
    // Whichever has the house: the other passes the request on.
    for (const { url } of [one, other]) expect(await statusesAt(url)).toEqual([200, 200, 200, 200]);
    one.maitred.process.kill("SIGKILL");
    await one.maitred.ended();
    await expect.poll(other.held, poll).toBe(4);
    expect(await statusesAt(other.url)).toEqual([200, 200, 200, 200]);
    other.maitred.process.kill("SIGTERM");
    expect(await other.maitred.ended()).toBe(0);
  });

  test("one that stood still until it was given up closes its houses when it wakes, and shares anew", async () => {
    const [dir, database] = [all(), await open()];
    const asleep = await start(dir, database);
    asleep.maitred.process.kill("SIGSTOP");
    // As the server does when a machine does not answer any more.
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name like 'maitred lease %'`.execute(database.db);
    const other = await start(dir, database);
    await expect.poll(other.held, poll).toBe(4);
    asleep.maitred.process.kill("SIGCONT");
    await asleep.maitred.sees("lost the houses");
    await expect.poll(asleep.held, poll).toBe(2);
    await expect.poll(other.held, poll).toBe(2);
    await stop(asleep.maitred, other.maitred);
  });
});

async function stop(...running: readonly RunningMaitred[]): Promise<void> {
  for (const { process } of running) process.kill("SIGTERM");
  for (const each of running) expect(await each.ended()).toBe(0);
}
