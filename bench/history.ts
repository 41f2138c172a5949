import type { Database } from "#src/database/database.ts";
import type { Measurement } from "./measurement.ts";
import { busyDate, openBusyHouse } from "./reads/busy-house.ts";
import { copyDay } from "./reads/copy-day.ts";
import { onNewStore } from "./reads/new-store.ts";
import { timeOf } from "./reads/time-of.ts";
import { median, spreadOf } from "./statistics.ts";

const rounds = 20;
const parties = 120;
const path = `/timeslots?date=${busyDate}&guestCount=2`;

/** Stored bookings of earlier days; the further ones come on top of the nearer. */
const histories = [
  { stored: 0, days: [] },
  { stored: 10_000, days: daysBefore(3, 87) },
  { stored: 100_000, days: daysBefore(87, 837) },
] as const;

/** The same day of 120 bookings at a house that is new, a season old and years old; in process, without the line. */
export async function measureHistory(): Promise<Measurement[]> {
  return await onNewStore(async (database) => {
    const house = await openBusyHouse(database);
    await house.fill(busyDate, parties);
    await house.close();
    const costs: { readonly stored: number; readonly reads: number[]; readonly writes: number[] }[] = [];
    for (const { stored, days } of histories) {
      if (days.length > 0) await copyDay(database, days);
      costs.push({ stored, ...(await measureDay(database)) });
    }
    const [fresh] = costs;
    return costs.flatMap(({ stored, reads, writes }) => [
      toMeasurement(`slots of a day, ${named(stored)}`, reads, fresh?.reads ?? []),
      toMeasurement(`create and cancel, ${named(stored)}`, writes, fresh?.writes ?? []),
    ]);
  });
}

function daysBefore(first: number, end: number): number[] {
  return Array.from({ length: end - first }, (_, index) => -(first + index));
}

function named(stored: number): string {
  return `${stored.toLocaleString("en")} bookings before it`;
}

/** The slots are asked for right after a write to the day, so that they are read from the database. */
async function measureDay(database: Database) {
  const house = await openBusyHouse(database);
  const [reads, writes]: [number[], number[]] = [[], []];
  await house.createAndCancel(busyDate);
  for (let round = 0; round < rounds; round++) {
    writes.push(await timeOf(() => house.createAndCancel(busyDate)));
    reads.push(await timeOf(() => house.ask(path)));
  }
  await house.close();
  return { reads, writes };
}

function toMeasurement(name: string, times: readonly number[], fresh: readonly number[]): Measurement {
  return {
    name,
    value: median(times),
    unit: "ms",
    beside: { name: "with no history", value: median(fresh) },
    ratio: median(times) / median(fresh),
    aim: "about 1",
    spread: spreadOf(times, 2),
  };
}

if (import.meta.main) {
  for (const measurement of await measureHistory()) process.stdout.write(`${JSON.stringify(measurement)}\n`);
}
