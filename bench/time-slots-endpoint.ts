import { createServer } from "node:http";
import { listen } from "#src/web/listen.ts";
import { openWebServer } from "#src/web/open-web-server.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import type { Measurement } from "./measurement.ts";
import { type BusyHouse, busyDate, key, openBusyHouse } from "./reads/busy-house.ts";
import { answersPerSecond } from "./reads/load.ts";
import { onNewStore } from "./reads/new-store.ts";
import { timeOf } from "./reads/time-of.ts";
import { median, spreadOf } from "./statistics.ts";

const rounds = 7;
const secondsARound = 3;
const path = `/timeslots?date=${busyDate}&guestCount=2`;
const parties = 120;

/**
 * The time slots of a full day, asked for over HTTP with an API key, beside a bare `node:http` server that turns the
 * same payload into JSON and sends it. Nobody keeps whole answers: the slots are decided for each request, from what
 * the process knows of the day. What that knowledge costs shows in the request after a write.
 */
export async function measureTimeSlots(): Promise<Measurement[]> {
  return await onNewStore(async (database) => {
    const house = await openBusyHouse(database);
    await house.fill(busyDate, parties);
    const measurements = [...(await measureEndpoint(house)), ...(await measureAfterWrite(house))];
    await house.close();
    return measurements;
  });
}

async function measureEndpoint(house: BusyHouse): Promise<Measurement[]> {
  const payload: unknown = JSON.parse(await house.ask(path));
  const bare = createServer((_, response) => {
    const body = JSON.stringify(payload);
    response.writeHead(200, {
      "Content-Type": "application/json",
      "Content-Length": Buffer.byteLength(body),
    });
    response.end(body);
  });
  const { url: bareUrl } = await listen(bare, { host: "127.0.0.1", port: 0 });
  const web = await openWebServer({ host: "127.0.0.1", port: 0, log: createQuietLog() });
  web.serve({ mounts: [{ path: "/api", handle: house.fetch }] });
  const { url } = web;
  const serviceRound = () =>
    answersPerSecond(`${url}/api/venues/1${path}`, { "X-API-KEY": key }, secondsARound);
  const bareRound = () => answersPerSecond(bareUrl, {}, secondsARound);
  const [ours, theirs]: [number[], number[]] = [[], []];
  await serviceRound();
  await bareRound();
  for (let round = 0; round < rounds; round++) {
    ours.push(await serviceRound());
    theirs.push(await bareRound());
  }
  await web.stop();
  bare.close();
  const ratios = ours.map((rate, round) => rate / (theirs[round] ?? Number.NaN));
  return [
    {
      name: `time slots of a day with ${parties} bookings`,
      value: median(ours),
      unit: "requests/s",
      beside: { name: "bare node:http with the same payload", value: median(theirs) },
      ratio: median(ratios),
      aim: "at least 0.5",
      spread: `ratio ${spreadOf(ratios, 2)}`,
    },
  ];
}

/** In process: what is measured is the service, not the line. */
async function measureAfterWrite(house: BusyHouse): Promise<Measurement[]> {
  const [warm, after]: [number[], number[]] = [[], []];
  for (let round = 0; round < 50; round++) {
    await house.createAndCancel(busyDate);
    after.push(await timeOf(() => house.ask(path)));
    warm.push(await timeOf(() => house.ask(path)));
  }
  return [
    {
      name: `the first such request after a write to the day, in process`,
      value: median(after),
      unit: "ms",
      beside: { name: "the one after it", value: median(warm) },
      spread: `${spreadOf(after, 2)} beside ${spreadOf(warm, 2)}`,
    },
  ];
}

if (import.meta.main) {
  for (const measurement of await measureTimeSlots())
    process.stdout.write(`${JSON.stringify(measurement)}\n`);
}
