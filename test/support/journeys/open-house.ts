import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { onTestFinished } from "vitest";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import { joinParts, type Maitred } from "#src/compose/create-maitred.ts";
import { loadPlatforms, type PlatformFactories } from "#src/compose/load-platforms.ts";
import { openVenueFile } from "#src/compose/venue-file.ts";
import { type Config, readConfig } from "#src/config.ts";
import type { Database } from "#src/database/database.ts";
import { migrate } from "#src/database/migrate.ts";
import { createJobs } from "#src/jobs/create-jobs.ts";
import { openWebServer } from "#src/web/open-web-server.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { openTestDatabase } from "#test/support/database/test-databases.ts";
import { createTestClock, seldom, type TestClock } from "#test/support/jobs/test-clock.ts";

export interface HouseOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** A venue file of the test's own, under test/fixtures. Default: the demo venues. */
  readonly venuesFile?: string;
  /** Opens the guest chat in the terminal. */
  readonly terminal?: boolean;
  /** Default: a Saturday morning in Oslo. */
  readonly now?: string;
  readonly database?: Database;
  /** Another process of the house, whose time this one's is. */
  readonly beside?: Pick<OpenHouse, "clock">;
}

/** The whole program on a database in memory, its time driven by the test, on any free port. */
export interface OpenHouse {
  readonly maitred: Maitred;
  /** Of the web server. */
  readonly url: string;
  readonly clock: TestClock;
  readonly log: ReturnType<typeof createQuietLog>;
  readonly dataDir: string;
  /** What the terminal shows, and where its guest types. */
  readonly screen: { readonly input: PassThrough; readonly output: PassThrough };
}

/** Messages that a guest's chat takes at once: the server of a test counts no seconds. */
const burst = 1_000;

/** The platforms, which nobody keeps waiting for a second between two messages. */
async function unhurried(config: Config): Promise<PlatformFactories> {
  const { guests, ...staff } = await loadPlatforms(config);
  return { ...staff, guests: guests.map((open) => (parts) => open(Object.assign({ burst }, parts))) };
}

const root = new URL("../../../", import.meta.url).pathname;

/** Opens a house, which closes when the test ends. */
export async function openHouse(options: HouseOptions = {}): Promise<OpenHouse> {
  const dataDir = mkdtempSync(join(tmpdir(), "maitred-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const venuesFile = join(root, options.venuesFile ?? "venues.example.yaml");
  // Of its own five seconds a busy machine may need more; then the chat would wait for a time that stands still.
  const patient = { BOOKING_TIMEOUT: "PT2M" };
  const fixed = { PORT: "0", DATA_DIR: dataDir, VENUES_FILE: venuesFile };
  const result = readConfig({ ...fixed, ...patient, ...options.env });
  if (!result.ok) throw new Error(result.mistakes.join("\n"));
  const { config } = result;
  const clock = options.beside?.clock ?? createTestClock(options.now ?? "2026-11-21T09:00:00Z");
  const log = createQuietLog();
  const database = options.database ?? (await openTestDatabase());
  await migrate(database, "bot", botMigrations);
  const jobs = createJobs({ database, log, timers: clock.timers, lookEvery: seldom });
  const screen = { input: new PassThrough(), output: new PassThrough() };
  // Nobody comes while a test's house closes.
  const web = await openWebServer({ ...config, log, timeLimits: { lastCallMs: 0 } });
  const maitred = await joinParts(
    { config, clock, log, ...(options.terminal && { terminal: { ...screen, interactive: false } }) },
    { database, venueFile: openVenueFile([venuesFile], log), web },
    jobs,
    await unhurried(config),
  );
  onTestFinished(() => maitred.stop());
  const { url } = await maitred.start();
  clock.drive(database, jobs);
  return { maitred, url, clock, log, dataDir, screen };
}
