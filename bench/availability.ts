import type { Database } from "#src/database/database.ts";
import type { Measurement } from "./measurement.ts";
import { busyDate, openBusyHouse } from "./reads/busy-house.ts";
import { onNewStore } from "./reads/new-store.ts";
import { timeOf } from "./reads/time-of.ts";
import { median, spreadOf } from "./statistics.ts";

const days = 31;
const parties = 60;
const rounds = 15;
const warmRounds = 200;

/** Availability of a month, every day of it booked, beside that of one of its days; in process. */
export async function measureAvailability(): Promise<Measurement[]> {
  return await onNewStore(async (database) => {
    const house = await openBusyHouse(database);
    const first = Temporal.PlainDate.from(busyDate);
    for (let day = 0; day < days; day++) await house.fill(first.add({ days: day }).toString(), parties);
    await house.close();
    return [...(await measureCold(database)), ...(await measureWarm(database))];
  });
}

const pathFor = (count: number) => `/availability?fromDate=${busyDate}&days=${count}&guestCount=4`;

/** By a service that has just started: it reads and plans every day that it is asked for. */
async function measureCold(database: Database): Promise<Measurement[]> {
  const timeFresh = async (count: number) => {
    const house = await openBusyHouse(database);
    // The desk's rules, and whatever the process does the first time: another month.
    await house.ask(`/availability?fromDate=2027-05-01&days=${count}&guestCount=4`);
    const time = await timeOf(() => house.ask(pathFor(count)));
    await house.close();
    return time;
  };
  return await compare(`availability, read anew`, rounds, timeFresh);
}

async function measureWarm(database: Database): Promise<Measurement[]> {
  const house = await openBusyHouse(database);
  await house.ask(pathFor(days));
  const measurements = await compare(`availability, days kept`, warmRounds, (count) =>
    timeOf(() => house.ask(pathFor(count))),
  );
  await house.close();
  return measurements;
}

async function compare(
  name: string,
  times: number,
  measure: (count: number) => Promise<number>,
): Promise<Measurement[]> {
  const [month, day]: [number[], number[]] = [[], []];
  for (let round = 0; round < times; round++) {
    month.push(await measure(days));
    day.push(await measure(1));
  }
  return [
    {
      name: `${name}: ${days} days`,
      value: median(month),
      unit: "ms",
      beside: { name: "one day", value: median(day) },
      ratio: median(month) / median(day),
      aim: "below 10",
      spread: `${spreadOf(month, 2)} beside ${spreadOf(day, 2)}`,
    },
  ];
}

if (import.meta.main) {
  for (const measurement of await measureAvailability())
    process.stdout.write(`${JSON.stringify(measurement)}\n`);
}
