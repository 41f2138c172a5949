import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { key } from "#bench/processes/open-process.ts";

/** In milliseconds. */
interface Waits {
  readonly median: number;
  readonly slowest: number;
}

export interface Bookings {
  /** The first of each house since it was opened, and those after it. */
  readonly first: Waits;
  readonly later: Waits;
}

const mostHouses = 50;
const each = 6;

/** One booking after the other, in some of the houses: over HTTP, through each process in turn, whoever has the house. */
export async function measureBookings(urls: readonly string[], houses: number): Promise<Bookings> {
  const step = Math.max(1, Math.floor(houses / mostHouses));
  const first: number[] = [];
  const later: number[] = [];
  for (let house = 1; house <= houses; house += step)
    for (let turn = 0; turn < each; turn += 1) {
      const url = urls[(house + turn) % urls.length] ?? "";
      (turn === 0 ? first : later).push(await book(url, `house-${house}.localhost`, turn));
    }
  return { first: toWaits(first), later: toWaits(later) };
}

const today = Temporal.Now.plainDateISO("UTC");

async function book(url: string, host: string, turn: number): Promise<number> {
  const begun = performance.now();
  const asking = request(`${url}/api/venues/1/bookings`, {
    method: "POST",
    headers: { Host: host, "Content-Type": "application/json", "X-API-KEY": key },
  });
  const answered = once(asking, "response");
  asking.end(
    JSON.stringify({
      guestCount: 2,
      timeFrom: `${today.add({ days: 20 + turn })}T18:00:00Z`,
      scenarioName: "Dinner",
      guest: { firstName: "Kari", lastName: "Nordmann", phone: "+4790000000" },
    }),
  );
  const [response] = (await answered) as [IncomingMessage];
  const body = await text(response);
  if (response.statusCode !== 201) throw new Error(`${host} answered ${response.statusCode}: ${body}`);
  return performance.now() - begun;
}

function toWaits(waits: readonly number[]): Waits {
  const sorted = waits.toSorted((one, other) => one - other);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, slowest: sorted.at(-1) ?? 0 };
}
