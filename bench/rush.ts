import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { Agent, fetch } from "undici";
import { z } from "zod";
import type { Database } from "#src/database/database.ts";
import type { Measurement } from "./measurement.ts";
import { key, openProcess } from "./processes/open-process.ts";
import { onNewStore } from "./reads/new-store.ts";
import { measureChatRush } from "./rush/by-chat.ts";
import { type Ask, playRush, type Rush, type Served } from "./rush/play.ts";
import { quantile } from "./statistics.ts";

const guests = 5_000;
const tables = 300;
const withinMs = 10_000;
const quietMs = 6_000;

/** A Saturday in some weeks: no slot of it is past or too far ahead. */
const date = Temporal.Now.plainDateISO("UTC").add({ days: 30 });
const rush: Rush = { venueId: 1, date: `${date}`, timeFrom: `${date}T19:00:00Z`, guests, withinMs };

/**
 * The tables of an evening go on sale: 5,000 guests ask for 300 tables of one house within ten seconds, through two processes
 * on one database, while now and then somebody books at another house. The load comes from this process. Then the same by chat.
 */
export async function measureRush(): Promise<Measurement[]> {
  return [
    ...(await measureRushByHttp()),
    ...(await onNewStore((database) => measureChatRush(database, { guests, tables, withinMs, quietMs }))),
  ];
}

async function measureRushByHttp(): Promise<Measurement[]> {
  return await onNewStore(async (database) => {
    const folder = await mkdtemp(join(tmpdir(), "maitred-rush-"));
    const venuesFile = join(folder, "venues.yaml");
    writeFileSync(venuesFile, JSON.stringify({ venues: [house(1, tables), house(2, 40)] }));
    const open = () => openProcess({ DATABASE_URL: database.url, VENUES_FILE: venuesFile, DATA_DIR: folder });
    const processes = [await open(), await open()];
    const crowd = new Agent({ connections: 128, pipelining: 1 });
    const few = new Agent({ connections: 1, pipelining: 1 });
    const ways = processes.map(({ url }) => wayTo(url, crowd));
    // Not in the queue that the crowd forms before it leaves this process.
    const ownWays = processes.map(({ url }) => wayTo(url, few));
    try {
      // Both warm up on another day.
      const other = date.add({ days: 7 });
      await playRush(ways, {
        ...rush,
        venueId: 2,
        date: `${other}`,
        timeFrom: `${other}T19:00:00Z`,
        guests: 100,
      });
      const quiet = await watchOther(ownWays, delay(quietMs));
      const playing = playRush(ways, rush);
      const [busy, served] = await Promise.all([watchOther(ownWays, playing), playing]);
      return report(served, await countSold(database), { quiet, busy });
    } finally {
      await Promise.all([crowd.close(), few.close()]);
      for (const { stop } of processes) await stop();
      await rm(folder, { recursive: true, force: true });
    }
  });
}

function wayTo(url: string, dispatcher: Agent): Ask {
  return async (path, { headers, ...init }) =>
    // undici's own types of requests and answers are not quite the global ones.
    (await fetch(url + path, {
      ...(init as object),
      headers: { ...(headers as Record<string, string>), "X-API-KEY": key },
      dispatcher,
    })) as unknown as Response;
}

/** Each of the tables is had once an evening. */
function house(id: number, count: number): object {
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  return {
    id,
    name: `House ${id}`,
    timeZone: "UTC",
    plan: {
      tables: ids.map((table) => ({ id: table, min: 1, max: 4 })),
      scenarios: [
        {
          id: 1,
          name: "Dinner",
          hours: [{ from: "18:00", to: "23:00", lastSeating: "20:00" }],
          slotInterval: "PT30M",
          turnTime: { "1+": "PT3H" },
          tables: ids,
          partySize: { max: 4 },
          horizon: "P365D",
          waitlist: true,
        },
      ],
    },
  };
}

/** How long a guest of another house waits for the times of an evening and for a table, again and again. */
async function watchOther(ways: readonly Ask[], until: Promise<unknown>): Promise<number[]> {
  const waits: number[] = [];
  let isOver = false;
  const over = until.finally(() => {
    isOver = true;
  });
  for (let guest = 0; !isOver; guest++) {
    const way = ways[guest % ways.length];
    const begin = performance.now();
    const response = await way?.(`/api/venues/2/timeslots?date=${date}&guestCount=2`, {});
    await response?.arrayBuffer();
    const booked = await way?.("/api/venues/2/bookings", otherGuest());
    const { data } = createdSchema.parse(await booked?.json());
    waits.push(performance.now() - begin);
    const cancelled = await way?.(`/api/venues/2/bookings/${data.id}`, {
      method: "PATCH",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ state: "CANCELLED" }),
    });
    await cancelled?.arrayBuffer();
    await delay(50);
  }
  await over;
  return waits;
}

const createdSchema = z.object({ data: z.object({ id: z.string() }) });

function otherGuest(): RequestInit {
  const guest = { firstName: "Ola", phone: "+4790000001" };
  return {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": randomUUID() },
    body: JSON.stringify({ guestCount: 2, timeFrom: rush.timeFrom, scenarioName: "Dinner", guest }),
  };
}

async function countSold({ db }: Database): Promise<{ readonly sold: number; readonly twice: number }> {
  const { rows } = await sql<{ sold: number; twice: number }>`
    select
      (select count(*) from service.booking where venue_id = 1 and state = 'REGISTERED') as sold,
      (select count(*) from service.seating one join service.seating other
        on one.venue_id = other.venue_id and one.table_id = other.table_id
        and one.booking_id < other.booking_id and one.during && other.during) as twice`.execute(db);
  return rows[0] ?? { sold: Number.NaN, twice: Number.NaN };
}

function report(
  served: readonly Served[],
  { sold, twice }: { readonly sold: number; readonly twice: number },
  { quiet, busy }: { readonly quiet: readonly number[]; readonly busy: readonly number[] },
): Measurement[] {
  const waits = served.map(({ wait }) => wait);
  const count = (outcome: Served["outcome"]) => served.filter((each) => each.outcome === outcome).length;
  const [late, usual] = [quantile(busy, 0.99), quantile(quiet, 0.99)];
  return [
    { name: "guests who were answered", value: guests - count("unanswered"), unit: "", aim: `${guests}` },
    { name: "until the answer, median", value: quantile(waits, 0.5), unit: "ms", aim: "2,000 ms" },
    { name: "until the answer, p99", value: quantile(waits, 0.99), unit: "ms" },
    {
      name: "told to come again before they were answered",
      value: served.filter(({ sentAway }) => sentAway > 0).length,
      unit: "",
    },
    { name: "told that they have a table", value: count("sold"), unit: "", aim: `${tables}` },
    { name: "bookings that there are", value: sold, unit: "", aim: `${tables}` },
    { name: "tables sold twice", value: twice, unit: "", aim: "0" },
    { name: "the others, offered what is left or the waitlist", value: count("offered"), unit: "" },
    { name: "the others, offered nothing", value: count("refused"), unit: "", aim: "0" },
    {
      name: "a guest of another house waits, p99",
      value: late,
      unit: "ms",
      beside: { name: "when all is quiet", value: usual },
      ratio: late / usual,
      aim: "at most 2",
    },
  ];
}
