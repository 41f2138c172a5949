import { beforeAll, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#src/database/connect.ts";
import type { Database } from "#src/database/database.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { ask, type Send, succeed } from "#test/support/service/ask.ts";
import { at, freshDate, guest } from "#test/support/service/conformance/stage.ts";
import { findContradictions } from "#test/support/service/contradictions.ts";
import { createTestService, type TestService } from "#test/support/service/test-service.ts";

const sendTo =
  (service: TestService): Send =>
  (path, init) =>
    service.fetchInProcess(new Request(`http://maitred.internal${path}`, init));

/** The statuses of answers to all of these requests at once, counted. */
async function countStatuses(requests: readonly Promise<Response>[]): Promise<Record<number, number>> {
  const answers = await Promise.all(requests);
  const statuses = answers.map(({ status }) => status);
  return Object.fromEntries(
    [...new Set(statuses)].map((status) => [status, statuses.filter((s) => s === status).length]),
  );
}

function placeEach(sends: readonly Send[], count: number, fields: Readonly<Record<string, unknown>>) {
  return Array.from({ length: count }, (_, index) => {
    const body = { guestCount: 8, scenarioName: "Dinner", guest, ...fields };
    return ask(sends[index % sends.length] ?? fail, "createBooking", { body });
  });
}

const fail: Send = () => Promise.reject(new Error("there is nobody to send to"));

describeDatabases("guests who want the last table at the same moment", (open) => {
  let service: TestService;
  beforeAll(async () => {
    service = createTestService(await open());
    await service.start();
  });

  test("one of fifty gets it", async () => {
    const timeFrom = at(freshDate(), "19:00");
    expect(await countStatuses(placeEach([sendTo(service)], 50, { timeFrom }))).toEqual({ 201: 1, 409: 49 });
  });
});

describeDatabases("two services on one database", (open) => {
  let services: readonly TestService[];
  let sends: readonly Send[];
  let database: Database;
  beforeAll(async () => {
    database = await open();
    const other = await openDatabase({ url: database.url }, createQuietLog());
    services = [createTestService(database), createTestService(other)];
    sends = services.map(sendTo);
    // At the same time, as processes of one deployment do.
    await Promise.all(services.map((service) => service.start()));
    return () => other.close();
  });

  test("give the last table to one of fifty guests", async () => {
    const timeFrom = at(freshDate(), "19:00");
    expect(await countStatuses(placeEach(sends, 50, { timeFrom }))).toEqual({ 201: 1, 409: 49 });
  });

  test("fill a night up to the last seat and no further, whatever the times", async () => {
    const date = freshDate();
    const times = ["17:00", "17:30", "18:00", "18:30", "19:00", "19:30", "20:00", "20:30", "21:00"];
    const wishes = times.flatMap((time) => placeEach(sends, 6, { timeFrom: at(date, time), guestCount: 4 }));
    const { 201: placed = 0, ...others } = await countStatuses(wishes);
    expect(Object.keys(others)).toEqual(["409"]);
    expect(placed).toBeGreaterThanOrEqual(4);
    // Two tables for four, two hours each, from 17:00 to 23:00.
    expect(placed).toBeLessThanOrEqual(6);
  });

  test("see one another's bookings, and take one another's time slot ids", async () => {
    const [one = fail, two = fail] = sends;
    const query = { date: freshDate(), guestCount: 2, scenarioId: 11 };
    const [slot] = await succeed(one, "listTimeSlots", { query });
    const body = { guestCount: 2, timeSlotId: slot?.id, guest };
    const booking = await succeed(two, "createBooking", { body });
    expect(await succeed(one, "getBooking", { params: { bookingId: booking.id } })).toEqual(booking);
  });

  test("answer one idempotency key with one booking", async () => {
    const body = { guestCount: 2, scenarioName: "Dinner", guest, timeFrom: at(freshDate(), "19:00") };
    const headers = { "Idempotency-Key": "both-at-once" };
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const answer = await ask(sends[index % 2] ?? fail, "createBooking", { body, headers });
        return await answer.text();
      }),
    );
    expect(new Set(answers).size).toBe(1);
  });

  test("move, cancel, grow and place in one night without a deadlock or a table given twice", async () => {
    const date = freshDate();
    const timeFrom = at(date, "19:00");
    const [send = fail] = sends;
    const bookings = [];
    for (const guestCount of [2, 3, 4]) {
      bookings.push(
        await succeed(send, "createBooking", {
          body: { guestCount, timeFrom, scenarioName: "Dinner", guest },
        }),
      );
    }
    const changes = bookings.flatMap((booking, index) => {
      const params = { bookingId: booking.id };
      const line = (i: number) => sends[(index + i) % 2] ?? fail;
      return [
        ask(line(0), "updateBooking", { params, body: { ...booking, timeFrom: at(date, "17:00") } }),
        ask(line(1), "updateBooking", { params, body: { ...booking, guestCount: 4 } }),
        ask(line(0), "updateBookingState", { params, body: { state: "CONFIRMED" } }),
        ask(line(1), "updateBookingState", { params, body: { state: "CANCELLED" } }),
      ];
    });
    const statuses = await countStatuses([...changes, ...placeEach(sends, 12, { timeFrom, guestCount: 3 })]);
    expect(Object.keys(statuses).filter((status) => !["200", "201", "409", "400"].includes(status))).toEqual(
      [],
    );
    // The constraint had nothing to refuse: the services keep order among themselves.
    expect(services.flatMap(({ log }) => log.lines)).toEqual([]);
  });
});

describeDatabases("when the lock of the day keeps nobody out", (open) => {
  test("the database itself refuses to give a table twice, and the guest is told no", async () => {
    const database = await open();
    // Who works for another house takes other locks.
    const openAs = async (house: string) => {
      const url = new URL(database.url);
      url.searchParams.set("options", `-c maitred.house=${house}`);
      return await openDatabase({ url: url.href }, createQuietLog());
    };
    // In one service, guests wait for one another in memory.
    const unlocked = [await openAs("one"), await openAs("other")];
    const services = unlocked.map((each) => createTestService(each));
    onTestFinished(async () => void (await Promise.all(unlocked.map((each) => each.close()))));
    for (const service of services) await service.start();

    let refusals = 0;
    for (let round = 0; round < 50 && refusals === 0; round += 1) {
      // Few: two that wait for one another cost PostgreSQL's `deadlock_timeout`, a second, in each of their tries.
      const wishes = placeEach(services.map(sendTo), 5, { timeFrom: at(freshDate(), "19:00") });
      const { 201: placed = 0 } = await countStatuses(wishes);
      expect(placed).toBeLessThanOrEqual(1);
      const lines = services.flatMap(({ log }) => log.lines);
      refusals = lines.filter(({ message }) => message.includes("give a table twice")).length;
    }
    expect(refusals).toBeGreaterThan(0);
    expect(await findContradictions(database)).toEqual([]);
  });
});
