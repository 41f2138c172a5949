import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Database } from "#src/database/database.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { ask, refused, type Send, succeed } from "#test/support/service/ask.ts";
import {
  at,
  bookDinner,
  dinnerSlot,
  freshDate,
  guest,
  holdDinner,
} from "#test/support/service/conformance/stage.ts";
import { createSweeps } from "#test/support/service/sweeps.ts";
import {
  createTestService,
  type TestService,
  type TestServiceOptions,
} from "#test/support/service/test-service.ts";

describeDatabases("tidying up", (open) => {
  let database: Database;
  let service: TestService;
  let sweep: () => Promise<void>;
  const start = async (options: TestServiceOptions) => {
    const { jobs, sweepOf } = createSweeps();
    service = createTestService(database, { ...options, jobs });
    await service.start();
    sweep = sweepOf("booking-service-tidy-up");
  };
  beforeEach(async () => {
    database = await open();
    await start({ retention: Temporal.Duration.from("P30D") });
  });
  const send: Send = (path, init) =>
    service.fetchInProcess(new Request(`http://maitred.internal${path}`, init));
  const stage = () => ({ service, send });
  const count = async (table: string) => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      database.db,
    );
    return rows[0]?.count;
  };

  test("clears away lapsed bookings with their seating, and used-up keys; nothing else", async () => {
    const date = freshDate();
    await holdDinner(stage(), date, "17:00");
    const body = { guestCount: 2, timeFrom: at(date, "19:00"), scenarioName: "Dinner", guest };
    await ask(send, "createBooking", { body, headers: { "Idempotency-Key": "once" } });
    service.clock.advance({ minutes: 14 });
    await sweep();
    expect([await count("service.booking"), await count("service.seating")]).toEqual([2, 2]);
    service.clock.advance({ minutes: 1 });
    await sweep();
    expect([await count("service.booking"), await count("service.seating")]).toEqual([1, 1]);
    expect(await count("service.idempotency_key")).toBe(1);
    service.clock.advance({ hours: 24 });
    await sweep();
    expect(await count("service.idempotency_key")).toBe(0);
  });

  test("lets what has lapsed be replaced before it was cleared away", async () => {
    const date = freshDate();
    await holdDinner(stage(), date, "19:00", { guestCount: 8 });
    service.clock.advance({ minutes: 15 });
    const booking = await bookDinner(stage(), date, "19:00", { guestCount: 8 });
    await sweep();
    expect(await succeed(send, "getBooking", { params: { bookingId: booking.id } })).toEqual(booking);
  });

  test("erases the guests of visits that are longer past than the retention, and keeps the visits", async () => {
    const fields = {
      comment: "peanuts",
      extReferenceId: "r",
      extReferenceNumber: "n",
      extProperties: { chat: "1" },
      tags: ["regular"],
      types: ["birthday"],
    };
    const date = freshDate();
    const past = await bookDinner(stage(), date, "17:00", { guestCount: 8, ...fields });
    const { id: timeSlotId } = await dinnerSlot(stage(), date, "17:00", 8);
    const entry = await succeed(send, "createWaitlistEntry", { body: { guestCount: 8, timeSlotId, guest } });
    const params = { bookingId: past.id };
    service.clock.set(at(date, "19:00"));
    service.clock.advance({ hours: 30 * 24 });
    await sweep();
    expect(await succeed(send, "getBooking", { params })).toMatchObject({ guest, ...fields });
    service.clock.advance({ seconds: 1 });
    const recent = await bookDinner(stage(), String(service.clock.now()).slice(0, 10), "21:00", fields);
    await sweep();
    const { guest: _, comment, extReferenceId, extReferenceNumber, extProperties, tags, ...visit } = past;
    expect(await succeed(send, "getBooking", { params })).toEqual(visit);
    expect(await succeed(send, "getBooking", { params: { bookingId: recent.id } })).toEqual(recent);
    const input = { params: { waitlistId: entry.id }, body: { state: "CANCELLED" } };
    await refused(send, "updateWaitlistState", input, "not_found");
  });

  test("keeps guests for ever when nobody says how long", async () => {
    await start({});
    const booking = await bookDinner(stage(), "2027-05-05");
    service.clock.set("2029-01-01T00:00:00Z");
    await sweep();
    expect(await succeed(send, "getBooking", { params: { bookingId: booking.id } })).toEqual(booking);
  });
});
