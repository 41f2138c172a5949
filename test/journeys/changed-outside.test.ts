import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { problem, type Reply, startServer } from "#test/support/booking/http-server.ts";
import { type OpenHouse, openHouse } from "#test/support/journeys/open-house.ts";
import { startTelegramServer } from "#test/support/telegram/telegram-server.ts";

const token = "4000000001:AAEexampleexampleexampleexampleexample";
const venuesFile = "test/fixtures/venues/one.yaml";

async function openWithTelegram(env: Readonly<Record<string, string>> = {}) {
  const telegram = await startTelegramServer(token);
  onTestFinished(() => telegram.close());
  const house = await openHouse({
    venuesFile,
    env: { TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_ROOT: telegram.apiRoot, ...env },
  });
  return { telegram, house, guest: telegram.guest() };
}

type Guest = Awaited<ReturnType<typeof openWithTelegram>>["guest"];

/** Books tonight at seven, nine hours ahead; gives back the reference that the guest reads. */
async function book(guest: Guest): Promise<string> {
  guest.says("a table for 2 tonight at 7 please");
  await guest.answer();
  guest.says("Kari Nordmann");
  await guest.answer();
  guest.sharesContact();
  expect((await guest.answer()).text).toBe("All right.");
  await guest.answer();
  guest.presses("Yes, book it");
  const { text } = await guest.answer();
  return /reference is ([\dA-Z-]+)/.exec(text)?.[1] ?? "";
}

const listSchema = z.object({ data: z.array(z.looseObject({ id: z.string() })) });
type FoundBooking = z.infer<typeof listSchema>["data"][number];

/** The restaurant's own hand at a service, with the key that the service gave out. */
function createHand(house: OpenHouse) {
  const key = readFileSync(join(house.dataDir, "api-key"), "utf8").trim();
  const send = async (method: string, path: string, body?: unknown) => {
    const headers = { "x-api-key": key, "content-type": "application/json" };
    const answer = await fetch(`${house.url}/api${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    expect(answer.status).toBe(200);
    return await answer.json();
  };
  return {
    find: async (reference: string): Promise<FoundBooking> => {
      const { data } = listSchema.parse(await send("GET", `/bookings?extReferenceNumber=${reference}`));
      const [booking] = data;
      if (!booking) throw new Error("the service has no such booking");
      return booking;
    },
    cancel: ({ id }: FoundBooking) => send("PATCH", `/venues/1/bookings/${id}`, { state: "CANCELLED" }),
    move: ({ id, timeSlotId: _, timeTo: __, ...booking }: FoundBooking, timeFrom: string) =>
      send("PUT", `/venues/1/bookings/${id}`, { ...booking, timeFrom }),
  };
}

describe("what the restaurant does in its own system", () => {
  test("reaches the guest: a booking that is moved, and then cancelled", async () => {
    const { house, guest } = await openWithTelegram();
    const reference = await book(guest);
    const hand = createHand(house);
    await hand.move(await hand.find(reference), "2026-11-21T19:00:00Z");
    await house.clock.advance({ minutes: 16 });
    const moved = (await guest.answer()).text;
    expect(moved).toContain("at 19:00 has been changed in the restaurant’s booking system");
    expect(moved).toContain("It is now on Saturday, 21 November at 20:00, for 2");
    await hand.cancel(await hand.find(reference));
    await house.clock.advance({ minutes: 16 });
    const cancelled = (await guest.answer()).text;
    expect(cancelled).toContain("at 20:00 has been cancelled in the restaurant’s booking system");
    guest.presses("My bookings");
    expect((await guest.answer()).text).toContain("You have no bookings ahead");
  });

  test("reaches the guest through a remote service that fails at times", async () => {
    const restaurant = await openHouse({ venuesFile });
    const faults: (Reply | undefined)[] = [];
    const wire = await startServer(async ({ method, path, headers, body }) => {
      const fault = method === "GET" && path.includes("/bookings") ? faults.shift() : undefined;
      if (fault !== undefined) return fault;
      const { host: _host, connection: _connection, "content-length": _length, ...rest } = headers;
      const answer = await fetch(`${restaurant.url}${path}`, {
        method,
        headers: rest,
        ...(body !== "" && { body }),
      });
      return {
        status: answer.status,
        headers: { "content-type": "application/json" },
        body: await answer.text(),
      };
    });
    onTestFinished(() => wire.close());
    const { house, guest } = await openWithTelegram({
      BOOKING_BASE_URL: `${wire.url}/api`,
      BOOKING_API_KEY: readFileSync(join(restaurant.dataDir, "api-key"), "utf8").trim(),
    });
    const hand = createHand(restaurant);
    const booking = await hand.find(await book(guest));
    await hand.cancel(booking);
    // One look, in the three attempts that the client makes.
    faults.push(problem(500, "internal_error"), "reset", problem(503, "unavailable"));
    await house.clock.advance({ minutes: 16 });
    expect(faults).toEqual([]);
    await house.clock.advance({ minutes: 16 });
    expect((await guest.answer()).text).toContain("has been cancelled in the restaurant’s booking system");
  });
});
