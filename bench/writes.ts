import { sql } from "kysely";
import type { Database } from "#src/database/database.ts";
import type { Measurement } from "./measurement.ts";
import { onNewStore } from "./reads/new-store.ts";
import { median, spreadOf } from "./statistics.ts";
import { countStatements, type Statements } from "./turns/statements.ts";
import { openRestaurant, type Restaurant } from "./writes/restaurant.ts";

const rounds = 9;
const roundMilliseconds = 500;
const manyClients = 8;

/** Who writes, and on which of the restaurant's days. */
interface Crowd {
  readonly name: string;
  readonly clients: number;
  readonly dayOf: (client: number) => number;
}

const crowds: readonly Crowd[] = [
  { name: "one client", clients: 1, dayOf: () => 0 },
  { name: `${manyClients} clients, one day`, clients: manyClients, dayOf: () => 0 },
  { name: `${manyClients} clients, a day each`, clients: manyClients, dayOf: (client) => client },
];

/**
 * Creating and cancelling a booking through the whole service, in process, beside the rate at which the very same
 * database takes the smallest durable transaction. Both are measured by turns, so that a busy moment of the machine
 * meets both alike.
 */
export async function measureWrites(): Promise<Measurement[]> {
  const statements = countStatements();
  return await onNewStore(async (database) => {
    await sql`create table bench_row (id int4 primary key, state text not null)`.execute(database.db);
    const restaurant = await openRestaurant(database, manyClients);
    const measurements: Measurement[] = [];
    for (const crowd of crowds) {
      measurements.push(...(await measureCrowd(database, restaurant, crowd)));
      measurements.push(...(await measureCost(restaurant, crowd, statements)));
    }
    await restaurant.close();
    return measurements;
  });
}

async function measureCrowd(
  database: Database,
  restaurant: Restaurant,
  { name, clients, dayOf }: Crowd,
): Promise<Measurement[]> {
  const ownRates: number[] = [];
  const bookingRates: number[] = [];
  for (let round = -1; round < rounds; round++) {
    const own = await rateOf(clients, () => writeRow(database));
    const bookings = await rateOf(clients, (client) => restaurant.createAndCancel(dayOf(client)));
    // The first round warms both up.
    if (round < 0) continue;
    ownRates.push(own);
    bookingRates.push(bookings);
  }
  return [
    {
      name: `${name}: create and cancel`,
      value: median(bookingRates),
      unit: "pairs/s",
      beside: { name: "insert and update of one row, in transactions/s", value: median(ownRates) },
      ratio: median(bookingRates.map((rate, round) => rate / (ownRates[round] ?? Number.NaN))),
      spread: `${spreadOf(bookingRates, 0)} beside ${spreadOf(ownRates, 0)}`,
    },
  ];
}

const countedPairs = 200;

/** What a pair takes of the database and of this process, which depends less on what else the machine does. */
async function measureCost(
  restaurant: Restaurant,
  { name, clients, dayOf }: Crowd,
  counted: { since(): Statements; reset(): void },
): Promise<Measurement[]> {
  counted.reset();
  const before = process.cpuUsage();
  let left = countedPairs;
  const writeOn = async (client: number) => {
    while (left-- > 0) await restaurant.createAndCancel(dayOf(client));
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => writeOn(client)));
  const { user, system } = process.cpuUsage(before);
  const { all, commits } = counted.since();
  const each = (value: number) => value / countedPairs;
  return [
    { name: `${name}: statements of a pair`, value: each(all), unit: "" },
    { name: `${name}: commits of a pair`, value: each(commits), unit: "" },
    { name: `${name}: processor time of this process`, value: each(user + system) / 1_000, unit: "ms" },
  ];
}

/** How often a second the work is done, by so many clients at once. */
async function rateOf(clients: number, work: (client: number) => Promise<void>): Promise<number> {
  const begin = performance.now();
  const counts = await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      let count = 0;
      while (performance.now() - begin < roundMilliseconds) {
        await work(client);
        count++;
      }
      return count;
    }),
  );
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (total * 1_000) / (performance.now() - begin);
}

let rows = 0;

/** The least that can be called a durable write of something that changes: two statements, one commit. */
async function writeRow({ db }: Database): Promise<void> {
  const id = ++rows;
  await db.transaction().execute(async (trx) => {
    await sql`insert into bench_row values (${id}, 'created')`.execute(trx);
    await sql`update bench_row set state = 'cancelled' where id = ${id}`.execute(trx);
  });
}
