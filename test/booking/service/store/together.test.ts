import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import type { BookingRecord } from "#src/booking/service/store/booking-record.ts";
import { lockDays } from "#src/booking/service/store/lock-days.ts";
import { serviceTables } from "#src/booking/service/store/tables.ts";
import { createDayWrites } from "#src/booking/service/store/together/create-day-writes.ts";
import type { Deed } from "#src/booking/service/store/together/deed.ts";
import { inTransaction } from "#src/booking/service/store/unit-of-work.ts";
import type { Database } from "#src/database/database.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { ask, type Send, succeed } from "#test/support/service/ask.ts";
import { at, guest } from "#test/support/service/conformance/stage.ts";
import { createTestService } from "#test/support/service/test-service.ts";

const date = "2026-12-05";
const later = "2026-12-15";

async function startOn(database: Database) {
  const service = createTestService(database);
  await service.start();
  onTestFinished(() => service.stop());
  const send: Send = (path, init) => service.fetch(new Request(`http://service.example${path}`, init));
  return { service, send };
}

/** Keeps everybody from the day until it is let go. */
async function holdDay(database: Database, day: string): Promise<() => Promise<void>> {
  const [held, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = database.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`booking-service/1/${day}`}, 0))`.execute(trx);
    held.resolve();
    await letGo.promise;
  });
  await held.promise;
  const release = async () => {
    letGo.resolve();
    await holding;
  };
  onTestFinished(release);
  return release;
}

/** Whether somebody wants the day who cannot have it. */
const isWaitedFor = async (database: Database, day: string) => {
  const { rows } = await sql`
    select from pg_locks where locktype = 'advisory' and not granted
    and (classid::int8 << 32) | objid::int8 = hashtextextended(${`booking-service/1/${day}`}, 0)`.execute(
    database.db,
  );
  return rows.length > 0;
};

/** One that stores a booking as it is given, or fails as it is told to. */
function storing(id: string, fields: Partial<BookingRecord>, fail?: Error): Deed<string> {
  const startsAt = Temporal.Instant.from(`${date}T18:00:00Z`);
  const [endsAt, heldUntil] = [startsAt.add({ hours: 2 }), startsAt.add({ hours: 2 })];
  const booking: BookingRecord = {
    ...{ id, client: "anna", venueId: 1, scenarioId: 11, scenarioName: "Dinner", partySize: 2 },
    ...{ startsAt, endsAt, heldUntil, createdAt: startsAt, state: "REGISTERED", details: {} },
    ...fields,
  };
  const event = { at: startsAt, by: "anna", kind: "created" } as const;
  return {
    venue: { id: 1, timeZone: "UTC" },
    plan: () => ({
      dates: [Temporal.PlainDate.from(date)],
      counted: [],
      asksForCapacity: true,
      decide: () => {
        if (fail) throw fail;
        return { value: id, change: { kind: "put", booking, event, seatings: [] } };
      },
    }),
  };
}

describeDatabases("those who wait for the same day", (open) => {
  test("are stored by one transaction, each with an answer of their own", async () => {
    const database = await open();
    const { send } = await startOn(database);
    const release = await holdDay(database, date);
    const times = ["17:00", "17:30", "18:00", "18:30", "19:00", "19:30", "20:00"];
    const asked = times.flatMap((time) =>
      [2, 4, 6].map((guestCount) =>
        ask(send, "createBooking", {
          body: { guestCount, timeFrom: at(date, time), scenarioName: "Dinner", guest },
        }),
      ),
    );
    await expect.poll(() => isWaitedFor(database, date)).toBe(true);
    await release();
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    const placed = statuses.filter((status) => status === 201).length;
    expect([placed > 2, statuses.every((status) => [201, 409].includes(status))]).toEqual([true, true]);
    const { rows } = await sql<{ transactions: number; bookings: number }>`
      select count(distinct xmin::text) as transactions, count(*) as bookings from service.booking`.execute(
      database.db,
    );
    // The first had gone alone.
    expect(rows).toEqual([{ transactions: 2, bookings: placed }]);
  });

  test("do not fail along with one that fails, by itself or in the database", async () => {
    const database = await open();
    const { service } = await startOn(database);
    const dayWrites = createDayWrites(serviceTables(database), service.clock);
    const release = await holdDay(database, date);
    const wrong = new Error("this one is wrong");
    const deeds = [
      storing("one", {}),
      storing("two", {}),
      storing("thrown", {}, wrong),
      storing("refused", { partySize: -1 }),
      storing("three", {}),
    ];
    const done = deeds.map((deed) => dayWrites.carryOut(deed).catch((error: unknown) => error));
    await expect.poll(() => isWaitedFor(database, date)).toBe(true);
    await release();
    const [one, two, thrown, refused, three] = await Promise.all(done);
    expect([one, two, three, thrown]).toEqual(["one", "two", "three", wrong]);
    expect(refused).toMatchObject({ constraint: "booking_party_size_check" });
    const { rows } = await sql`select id from service.booking order by created_at, id`.execute(database.db);
    expect(rows).toEqual([{ id: "one" }, { id: "three" }, { id: "two" }]);
  });

  test("find a booking that has moved to another day meanwhile", async () => {
    const database = await open();
    const { send } = await startOn(database);
    const body = { guestCount: 2, timeFrom: at(date, "19:00"), scenarioName: "Dinner", guest };
    const booking = await succeed(send, "createBooking", { body });
    const release = await holdDay(database, date);
    const releaseLater = await holdDay(database, later);
    const params = { bookingId: booking.id };
    const cancelled = succeed(send, "updateBookingState", { params, body: { state: "CANCELLED" } });
    await expect.poll(() => isWaitedFor(database, date)).toBe(true);
    await sql`
      update service.booking set starts_at = starts_at + interval '10 days', ends_at = ends_at + interval '10 days',
        held_until = held_until + interval '10 days'`.execute(database.db);
    await release();
    // The day on which it is now is waited for as well.
    await expect.poll(() => isWaitedFor(database, later)).toBe(true);
    await releaseLater();
    expect(await cancelled).toMatchObject({ status: "CANCELLED", timeFrom: at(later, "19:00") });
  });
});

describeDatabases("what is remembered of a day", (open) => {
  test("is believed until somebody writes to it", async () => {
    const database = await open();
    const { send } = await startOn(database);
    const wish = { guestCount: 8, timeFrom: at(date, "19:00"), scenarioName: "Dinner", guest };
    const place = async () => (await ask(send, "createBooking", { body: wish })).status;
    expect([await place(), await place()]).toEqual([201, 409]);
    // Nobody writes like this: it shows what is remembered.
    await sql`delete from service.booking`.execute(database.db);
    expect(await place()).toBe(409);
    await inTransaction(serviceTables(database), (trx) => lockDays(trx, 1, [Temporal.PlainDate.from(date)]));
    expect(await place()).toBe(201);
  });
});
