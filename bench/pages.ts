import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Measurement } from "./measurement.ts";
import { type House, openHouse } from "./pages/house.ts";
import { enterDesk, openGuest } from "./pages/visitors.ts";
import { median, spreadOf } from "./statistics.ts";

const pages = 500;
const rounds = 5;
/** So many guests begin at once. */
const abreast = 10;
/** So many of them go on with it, one after the other. */
const talking = 50;

/**
 * What open pages cost one process, and how soon they hear what is new: the staff's, of one day, and guests', each of a chat
 * of its own.
 */
export async function measurePages(): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), "maitred-bench-"));
  const house = await openHouse(join(folder, "data"));
  try {
    return [...(await measureDesk(house)), ...(await measureGuests(house))];
  } finally {
    await house.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureDesk(house: House): Promise<Measurement[]> {
  const desk = await enterDesk(house);
  const before = await house.residentMegabytes();
  const lines = await Promise.all(Array.from({ length: pages }, () => desk.openDay()));
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const name = `Guest of round ${round}`;
    const told = Promise.all(lines.map((line) => line.hears(name)));
    const begin = performance.now();
    const fields = { party: "2", name, day: desk.date, time: `${17 + round}:00` };
    const answer = await desk.act("book", fields);
    if (!(await answer.text()).includes("Booked.")) throw new Error("the table could not be booked");
    times.push(Math.max(...(await told)) - begin);
  }
  const after = await house.residentMegabytes();
  for (const line of lines) line.close();
  return [toTimes("a booking, until all desks show it", times), toMemory("desks", after, before)];
}

async function measureGuests(house: House): Promise<Measurement[]> {
  const before = await house.residentMegabytes();
  const guests: Awaited<ReturnType<typeof openGuest>>[] = [];
  for (let first = 0; first < pages; first += abreast)
    guests.push(
      ...(await Promise.all(Array.from({ length: abreast }, (_, index) => openGuest(house, first + index)))),
    );
  const times: number[] = [];
  for (const guest of guests.slice(0, talking)) {
    const begin = performance.now();
    const answered = guest.hears("12 people, please");
    await guest.say("12 people, please");
    times.push((await answered) - begin);
  }
  const after = await house.residentMegabytes();
  for (const guest of guests) guest.close();
  return [toTimes("a guest writes, until their page shows it", times), toMemory("chats", after, before)];
}

function toTimes(name: string, times: readonly number[]): Measurement {
  return {
    name: `${pages} pages: ${name}`,
    value: median(times),
    unit: "ms",
    aim: "1000 ms",
    spread: spreadOf(times, 0),
  };
}

function toMemory(of: string, after: number, before: number): Measurement {
  return {
    name: `${pages} open ${of}: memory of the process`,
    value: after,
    unit: "MB",
    beside: { name: "without them, in MB", value: before },
    aim: "100 MB more",
  };
}
