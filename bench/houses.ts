import { mkdirSync, writeFileSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openServer } from "#src/database/server/open-server.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { readMetrics, readSeries } from "#test/support/metrics/read-metrics.ts";
import { type Bookings, measureBookings } from "./houses/bookings.ts";
import { type Cost, countHeld, measureIdle } from "./houses/cost.ts";
import type { Measurement } from "./measurement.ts";
import { key, type OpenProcess, openProcess } from "./processes/open-process.ts";

/** What is written is not flushed: the houses are made for the measurement alone. */
const settings = {
  max_connections: "400",
  max_locks_per_transaction: "256",
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  // The catalogue of a thousand houses is 1.5 GB; what PostgreSQL takes as it comes is 128 MB.
  shared_buffers: "256MB",
};

/**
 * What a house costs that nobody writes to, among many in some processes, beside one that is alone in its process.
 * `--houses=1000 --processes=10 --seconds=60` say how many, and how long it is looked at.
 */
export async function measureHouses(args: readonly string[]): Promise<Measurement[]> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      houses: { type: "string", default: "40" },
      processes: { type: "string", default: "2" },
      seconds: { type: "string", default: "60" },
    },
    strict: false,
  });
  const [houses, processes, seconds] = [values.houses, values.processes, values.seconds].map(Number);
  if (!houses || !processes || !seconds) throw new Error("--houses, --processes and --seconds are numbers");
  const folder = await mkdtemp(join(tmpdir(), "maitred-houses-"));
  try {
    const alone = await measure(join(folder, "one"), 1, 1, seconds);
    const many = await measure(join(folder, "many"), houses, processes, seconds);
    return compare(alone, many, { houses, processes });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Measured extends Cost {
  /** Until every house had its tables. */
  readonly madeSeconds: number;
  /** Until every house was open, which had been made before. */
  readonly openedSeconds: number;
  readonly bookings: Bookings;
}

async function measure(
  folder: string,
  houses: number,
  processes: number,
  seconds: number,
): Promise<Measured> {
  mkdirSync(join(folder, "data"), { recursive: true });
  const server = await openServer(join(folder, "data"), createQuietLog(), settings);
  const names = Array.from({ length: houses }, (_, index) => `house-${index + 1}`);
  const opening = { folder, names, databaseUrl: server.url, processes };
  let running: readonly OpenProcess[] = [];
  try {
    const madeSeconds = await makeAll(opening);
    const opened = await openAll(opening);
    running = opened.running;
    // After three minutes a house is at rest (src/bot/runtime/rest.ts), and connections that nobody needs are closed.
    await pause(200);
    const pids = running.map(({ pid }) => pid);
    const cost = await measureIdle(server.url, pids, seconds);
    const bookings = await measureBookings(
      running.map(({ url }) => url),
      houses,
    );
    return { ...cost, madeSeconds, openedSeconds: opened.seconds, bookings };
  } finally {
    await endAll(running);
    await server.close();
  }
}

/** Houses that are made by two processes before they end. */
const batch = 100;

/**
 * Houses come one after another over the years, not all on one day: what is made is forgotten before more is made. Among hundreds
 * that are open, each new table makes all connections forget what they know of all tables.
 * @returns seconds
 */
async function makeAll(opening: Opening): Promise<number> {
  let seconds = 0;
  for (let first = 0; first < opening.names.length; first += batch) {
    const names = opening.names.slice(first, first + batch);
    const made = await openAll({ ...opening, names, processes: Math.min(2, opening.processes) });
    await endAll(made.running);
    seconds += made.seconds;
  }
  return seconds;
}

interface Opening {
  readonly folder: string;
  /** Of the houses. */
  readonly names: readonly string[];
  readonly databaseUrl: string;
  readonly processes: number;
}

/** Until each process has its share open. */
async function openAll({ folder, names, databaseUrl, processes }: Opening) {
  const dir = await writeHouses(folder, names);
  const begun = performance.now();
  const elapsed = () => (performance.now() - begun) / 1000;
  const telling = tellProgress(databaseUrl, names, elapsed);
  const env = { HOUSES_DIR: dir, DATABASE_URL: databaseUrl, LOG_LEVEL: "info" };
  try {
    const running = await Promise.all(
      Array.from({ length: processes }, (_, index) =>
        openProcess({ ...env, DATA_DIR: join(folder, `process-${index}`) }, "maitred"),
      ),
    );
    await untilShared(running, names.length);
    return { running, seconds: elapsed() };
  } finally {
    clearInterval(telling);
  }
}

async function endAll(running: readonly OpenProcess[]): Promise<void> {
  await Promise.all(running.map((each) => each.kill()));
}

/** A thousand take a while. */
function tellProgress(databaseUrl: string, names: readonly string[], elapsed: () => number): NodeJS.Timeout {
  return setInterval(async () => {
    const held = await countHeld(databaseUrl, names).catch(() => 0);
    const which = `${names[0]} to ${names.at(-1)}`;
    process.stderr.write(`${which}: ${held} of ${names.length} are taken after ${elapsed().toFixed(0)} s\n`);
  }, 30_000);
}

/** Each with one venue of the demo. */
async function writeHouses(folder: string, names: readonly string[]): Promise<string> {
  const dir = await mkdtemp(join(folder, "houses-"));
  const venues = await readFile("test/fixtures/venues/one.yaml", "utf8");
  for (const name of names) {
    const house = join(dir, name);
    mkdirSync(house, { recursive: true });
    writeFileSync(join(house, "venues.yaml"), venues);
    writeFileSync(join(house, ".env"), `SERVICE_API_KEYS=rush:${key}\nSERVICE_RATE_LIMIT=0\n`);
  }
  return dir;
}

async function untilShared(running: readonly OpenProcess[], houses: number): Promise<void> {
  const most = Math.ceil(houses / running.length);
  for (;;) {
    const held = await Promise.all(
      running.map(async ({ url }) => readSeries(await readMetrics(url)).get("maitred_houses_held") ?? 0),
    );
    const all = held.reduce((one, other) => one + other, 0);
    if (all === houses && held.every((own) => own <= most)) return;
    await pause(1);
  }
}

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

function compare(
  alone: Measured,
  many: Measured,
  { houses, processes }: Record<"houses" | "processes", number>,
): Measurement[] {
  const perHouse = (name: string, of: keyof Cost, unit: string): Measurement => ({
    ...{ name: `${name}, a house of many`, value: many[of] / houses, unit },
    beside: { name: "alone", value: alone[of] },
    ratio: many[of] / houses / alone[of],
  });
  const beside = (name: string, of: (bookings: Bookings) => number): Measurement => ({
    ...{ name, value: of(many.bookings), unit: "ms" },
    beside: { name: "alone", value: of(alone.bookings) },
    ratio: of(many.bookings) / of(alone.bookings),
  });
  return [
    { name: "houses", value: houses, unit: "" },
    { name: "processes", value: processes, unit: "" },
    { name: "until all were made, by two processes", value: many.madeSeconds, unit: "s" },
    { name: "until all were open", value: many.openedSeconds, unit: "s" },
    beside("a house's first booking, median", (of) => of.first.median),
    beside("a house's first booking, slowest", (of) => of.first.slowest),
    beside("a later booking, median", (of) => of.later.median),
    beside("a later booking, slowest", (of) => of.later.slowest),
    { name: "memory, a process", value: many.megabytes / processes, unit: "MB" },
    { name: "memory, the database's server", value: many.serverMegabytes, unit: "MB" },
    { name: "connections, a process", value: many.connections / processes, unit: "" },
    perHouse("memory", "megabytes", "MB"),
    perHouse("transactions a minute", "transactions", ""),
    perHouse("processor time a minute", "cpuSeconds", "s"),
    perHouse("processor time of the server a minute", "serverCpuSeconds", "s"),
  ];
}
