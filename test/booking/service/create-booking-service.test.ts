import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#src/database/database.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { openTestDatabase } from "#test/support/database/test-databases.ts";
import { ask, expectProblem, refused, type Send, succeed } from "#test/support/service/ask.ts";
import { at, bookDinner, dinnerSlot, freshDate, guest } from "#test/support/service/conformance/stage.ts";
import { createTestService, keys, type TestService } from "#test/support/service/test-service.ts";

/** For tests that leave nothing behind that others could stumble over. */
let shared: Database;
beforeAll(async () => {
  shared = await openTestDatabase();
  return () => shared.close();
});

const outside =
  (service: TestService): Send =>
  (path, init) =>
    service.fetch(new Request(`http://service.example${path}`, init));
const inside =
  (service: TestService): Send =>
  (path, init) =>
    service.fetchInProcess(new Request(`http://maitred.internal${path}`, init));

describe("the service's life", () => {
  test("answers 503 before its start and after its end, to everything", async () => {
    const service = createTestService(shared);
    const expectUnavailable = async () => {
      for (const path of ["/api/venues", "/auth/maitred/oauth2/v2.0/token", "/nothing"]) {
        for (const send of [outside(service), inside(service)]) {
          const response = await send(path, { headers: { "X-API-KEY": keys.anna } });
          expect(response.headers.get("Retry-After")).toBe("5");
          await expectProblem(response, "unavailable");
        }
      }
    };
    await expectUnavailable();
    await service.start();
    await succeed(outside(service), "listVenues");
    await service.stop();
    await expectUnavailable();
  });

  test("finishes what is under way before it ends", async () => {
    const service = createTestService(shared);
    await service.start();
    const booking = bookDinner({ service, send: inside(service) }, freshDate());
    await service.stop();
    expect(await booking).toMatchObject({ status: "REGISTERED" });
  });

  test("tells no more than that something went wrong, and logs it, when the database is gone", async () => {
    const database = await openTestDatabase();
    const service = createTestService(database);
    await service.start();
    // What it reads by itself once it hears the other processes is read by then.
    await service.closures.refresh();
    await database.close();
    const body = { guestCount: 2, timeFrom: at(freshDate(), "19:00"), scenarioName: "Dinner", guest };
    await refused(inside(service), "createBooking", { body }, "internal_error");
    expect(service.log.lines).toEqual([
      expect.objectContaining({
        level: "error",
        message: "could not answer a request to the booking service",
      }),
    ]);
    expect(JSON.stringify(service.log.lines)).not.toContain("Kari");
  });
});

describeDatabases("a service that is started again", (open) => {
  test("knows its bookings, holds, time slot ids, tokens and idempotency keys", async () => {
    const database = await open();
    const date = freshDate();
    const first = createTestService(database);
    await first.start();
    const stage = { service: first, send: inside(first) };
    const { id: timeSlotId } = await dinnerSlot(stage, date, "19:00");
    const body = { guestCount: 2, timeSlotId, guest };
    const headers = { "Idempotency-Key": "before-the-restart" };
    const booking = await succeed(stage.send, "createBooking", { body, headers });
    const hold = await bookDinner(stage, date, "20:00", { guest: undefined });
    const token = await fetchToken(stage.send);
    await first.stop();

    const second = createTestService(database);
    await second.start();
    const send = inside(second);
    expect(await succeed(send, "getBooking", { params: { bookingId: booking.id } })).toEqual(booking);
    expect(await succeed(send, "createBooking", { body, headers })).toEqual(booking);
    expect(await succeed(send, "createBooking", { body })).toMatchObject({ timeSlotId });
    expect((await send("/api/venues", { headers: { Authorization: `Bearer ${token}` } })).status).toBe(200);
    second.clock.advance({ minutes: 15 });
    await refused(send, "getBooking", { params: { bookingId: hold.id } }, "not_found");
  });

  test("no longer takes a key or its tokens once the key is taken away", async () => {
    const database = await open();
    const first = createTestService(database);
    await first.start();
    const token = await fetchToken(inside(first));
    await first.stop();
    const second = createTestService(database, { apiKeys: [{ name: "anna", key: "another-key-of-anna" }] });
    await second.start();
    await refused(inside(second), "listVenues", {}, "unauthorized");
    const response = await inside(second)("/api/venues", { headers: { Authorization: `Bearer ${token}` } });
    await expectProblem(response, "unauthorized");
    await succeed(inside(second), "listVenues", { key: "another-key-of-anna" });
  });
});

describeDatabases("the database's last word", (open) => {
  test("a table that the service takes for free is not given twice, and nothing half-done is left", async () => {
    const database = await open();
    const service = createTestService(database);
    await service.start();
    const stage = { service, send: inside(service) };
    const date = freshDate();
    // Somebody else writes to the tables, past all locks: the service sees a cancelled booking without a seat.
    const rogue = await bookDinner(stage, date, "19:00");
    await service.backOffice.setState({ venueId: 1, id: rogue.id }, "CANCELLED", "staff");
    const { db } = database;
    const during = `[${at(date, "19:00")}, ${at(date, "21:00")})`;
    await sql`
      insert into service.seating (booking_id, venue_id, table_id, during)
      select ${rogue.id}, 1, table_id, ${during}::tstzrange from generate_series(1, 3) as table_id`.execute(
      db,
    );

    const body = { guestCount: 2, timeFrom: at(date, "19:00"), scenarioName: "Dinner", guest };
    const headers = { "Idempotency-Key": "half-done" };
    await refused(stage.send, "createBooking", { body, headers }, "slot_unavailable");
    expect(service.log.lines).toEqual([
      {
        level: "warn",
        fields: { operation: "createBooking" },
        message: "the database refused to give a table twice",
      },
    ]);
    expect(await service.backOffice.listDay(1, date)).toHaveLength(1);

    await sql`delete from service.seating`.execute(db);
    const booking = await succeed(stage.send, "createBooking", { body, headers });
    expect(await service.backOffice.history({ venueId: 1, id: booking.id })).toHaveLength(1);
  });
});

describe("the rate limit", () => {
  const start = async (rateLimit: number) => {
    const service = createTestService(shared, { rateLimit });
    await service.start();
    return service;
  };
  const statuses = async (send: Send, count: number, key?: string) => {
    const answers = [];
    for (let i = 0; i < count; i++) answers.push((await ask(send, "listVenues", key ? { key } : {})).status);
    return answers;
  };

  test("is so many requests per second, and says when to come again", async () => {
    const service = await start(3);
    expect(await statuses(outside(service), 4)).toEqual([200, 200, 200, 429]);
    const response = await ask(outside(service), "listVenues");
    expect(response.headers.get("Retry-After")).toBe("1");
    await expectProblem(response, "rate_limited");
    service.clock.advance({ milliseconds: 334 });
    expect(await statuses(outside(service), 2)).toEqual([200, 429]);
    service.clock.advance({ seconds: 10 });
    expect(await statuses(outside(service), 4)).toEqual([200, 200, 200, 429]);
  });

  test("counts each client by itself, and those it does not know not at all", async () => {
    const service = await start(1);
    expect(await statuses(outside(service), 2)).toEqual([200, 429]);
    expect(await statuses(outside(service), 2, keys.ben)).toEqual([200, 429]);
    expect(await statuses(outside(service), 3, "unknown")).toEqual([401, 401, 401]);
  });

  test("does not hold up the process itself, whatever a request from outside says", async () => {
    const service = await start(1);
    expect(await statuses(inside(service), 5)).toEqual([200, 200, 200, 200, 200]);
    const pretending = (): Promise<Response> =>
      service.fetch(
        new Request("http://maitred.internal/api/venues", { headers: { "X-API-KEY": keys.anna } }),
      );
    expect([(await pretending()).status, (await pretending()).status]).toEqual([200, 429]);
  });

  test("is none at 0", async () => {
    const service = await start(0);
    expect(new Set(await statuses(outside(service), 200))).toEqual(new Set([200]));
  });
});

describe("a changed venue file", () => {
  test("counts from the next request on", async () => {
    const service = createTestService(shared);
    await service.start();
    const send = inside(service);
    const [fjord] = service.venues();
    service.setVenues(fjord ? [{ ...fjord, name: "Fjord & Sons" }] : []);
    expect(await succeed(send, "listVenues")).toMatchObject([{ id: 1, name: "Fjord & Sons" }]);
    await refused(send, "listAvailability", { params: { venueId: 2 } }, "not_found");
  });

  test("leaves standing bookings as they are, even those that no longer fit", async () => {
    const service = createTestService(shared);
    await service.start();
    const stage = { service, send: inside(service) };
    const date = freshDate();
    const large = await bookDinner(stage, date, "19:00", { guestCount: 8 });
    const [fjord] = service.venues();
    if (!fjord?.plan) throw new Error("Fjord has a plan");
    const plan = { ...fjord.plan, combinations: [], tables: fjord.plan.tables.filter(({ id }) => id !== 3) };
    service.setVenues([{ ...fjord, plan }]);
    const params = { bookingId: large.id };
    expect(await succeed(stage.send, "getBooking", { params })).toEqual(large);
    // The table that is left can still be given to others, and the party that fits nowhere is not forgotten.
    await bookDinner(stage, date, "17:00", { guestCount: 2 });
    expect(await succeed(stage.send, "getBooking", { params })).toEqual(large);
    const confirmed = await succeed(stage.send, "updateBookingState", {
      params,
      body: { state: "CONFIRMED" },
    });
    expect(confirmed).toEqual({ ...large, status: "CONFIRMED" });
  });
});

async function fetchToken(send: Send): Promise<string> {
  const form = { grant_type: "client_credentials", client_id: "anna", client_secret: keys.anna };
  const response = await send("/auth/maitred/oauth2/v2.0/token", {
    method: "POST",
    body: new URLSearchParams(form),
  });
  const { access_token }: { access_token: string } = JSON.parse(await response.text());
  return access_token;
}
