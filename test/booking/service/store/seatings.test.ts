import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { BookingRecord } from "#src/booking/service/store/booking-record.ts";
import { findBookingsStarting, insertBooking } from "#src/booking/service/store/bookings.ts";
import { serviceMigrations } from "#src/booking/service/store/migrations.ts";
import { isTableTakenTwice, rewriteSeatings } from "#src/booking/service/store/seatings.ts";
import { type ServiceDb, type ServiceTransaction, serviceTables } from "#src/booking/service/store/tables.ts";
import { inTransaction } from "#src/booking/service/store/unit-of-work.ts";
import type { Database } from "#src/database/database.ts";
import { migrate } from "#src/database/migrate.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";

const evening = Temporal.Instant.from("2026-12-05T18:00:00Z");
let count = 0;

function bookingAt(hour: number, fields: Partial<BookingRecord> = {}): BookingRecord {
  const startsAt = evening.add({ hours: hour });
  const endsAt = startsAt.add({ hours: 2 });
  return {
    id: `booking-${count++}`,
    client: "anna",
    venueId: 1,
    scenarioId: 11,
    scenarioName: "Dinner",
    partySize: 2,
    startsAt,
    endsAt,
    heldUntil: endsAt,
    state: "REGISTERED",
    details: {},
    createdAt: evening,
    ...fields,
  };
}

describeDatabases("the seating in the database", (open) => {
  let database: Database;
  let db: ServiceDb;
  beforeAll(async () => {
    database = await open();
    await migrate(database, "service", serviceMigrations);
    db = serviceTables(database);
  });

  const seat = (trx: ServiceTransaction, booking: BookingRecord, ...tableIds: number[]) =>
    rewriteSeatings(trx, [{ booking, tableIds }]);
  const place = (booking: BookingRecord, ...tableIds: number[]) =>
    inTransaction(db, async (trx) => {
      await insertBooking(trx, booking);
      await seat(trx, booking, ...tableIds);
    });
  const failure = (work: Promise<unknown>) =>
    work.then(
      () => "nothing failed",
      (error: unknown) => (isTableTakenTwice(error) ? "taken twice" : error),
    );

  test("does not give a table to two parties at once, and leaves nothing behind of the second", async () => {
    await place(bookingAt(0, { venueId: 10 }), 1);
    const second = bookingAt(1, { venueId: 10 });
    expect(await failure(place(second, 1))).toBe("taken twice");
    const standing = await findBookingsStarting(
      db,
      {
        venueId: 10,
        from: evening,
        until: evening.add({ hours: 9 }),
      },
      evening,
    );
    expect(standing.map(({ tableIds }) => tableIds)).toEqual([[1]]);
  });

  test("does not either when asked directly by SQL", async () => {
    const [one, two] = [bookingAt(0, { venueId: 11 }), bookingAt(0, { venueId: 11 })];
    await place(one, 1);
    await place(two, 2);
    const insert = sql`
      insert into service.seating (booking_id, venue_id, table_id, during)
      values (${two.id}, 11, 1, '[2026-12-05 19:59:59Z, 2026-12-05 20:30:00Z)')`.execute(database.db);
    expect(await failure(insert)).toBe("taken twice");
    const update = sql`update service.seating set table_id = 1 where booking_id = ${two.id}`.execute(
      database.db,
    );
    expect(await failure(update)).toBe("taken twice");
  });

  test.for([
    ["another table", 20, [1, 0], [2, 0]],
    ["the same table right after", 21, [1, 0], [1, 2]],
    ["the next venue's table of that number", 22, [1, 0], [1, 0]],
  ] as const)("gives %s", async ([, venueId, [table, hour], [otherTable, otherHour]]) => {
    await place(bookingAt(hour, { venueId }), table);
    const otherVenue = venueId === 22 ? 23 : venueId;
    await place(bookingAt(otherHour, { venueId: otherVenue }), otherTable);
  });

  test("tells venues and tables with the largest numbers apart", async () => {
    await place(bookingAt(0, { venueId: 2_147_483_647 }), 99_999);
    await place(bookingAt(0, { venueId: 2_147_483_646 }), 99_999);
    await place(bookingAt(0, { venueId: 2_147_483_647 }), 99_998);
    expect(await failure(place(bookingAt(0, { venueId: 2_147_483_647 }), 99_999))).toBe("taken twice");
    // One number more would be a table of the next venue.
    const beyond = place(bookingAt(0, { venueId: 30 }), 100_000);
    await expect(beyond).rejects.toMatchObject({ code: "23514" });
  });

  test("keeps a table for the party until it is laid again", async () => {
    const booking = bookingAt(0, { venueId: 31 });
    await place({ ...booking, heldUntil: booking.endsAt.add({ minutes: 15 }) }, 1);
    expect(await failure(place(bookingAt(2, { venueId: 31 }), 1))).toBe("taken twice");
  });

  test("lets two parties swap tables in one transaction", async () => {
    const [one, two] = [bookingAt(0, { venueId: 12 }), bookingAt(0, { venueId: 12 })];
    await place(one, 1);
    await place(two, 2, 3);
    await inTransaction(db, async (trx) => {
      await seat(trx, one, 2, 3);
      await seat(trx, two, 1);
    });
    const standing = await findBookingsStarting(
      db,
      {
        venueId: 12,
        from: evening,
        until: evening.add({ hours: 1 }),
      },
      evening,
    );
    expect(new Map(standing.map(({ id, tableIds }) => [id, tableIds]))).toEqual(
      new Map([
        [one.id, [2, 3]],
        [two.id, [1]],
      ]),
    );
  });

  test("nothing of a transaction that throws is kept", async () => {
    const booking = bookingAt(0, { venueId: 15 });
    const failed = inTransaction(db, async (trx) => {
      await insertBooking(trx, booking);
      await seat(trx, booking, 1);
      throw new Error("the power went");
    });
    await expect(failed).rejects.toThrow("the power went");
    const { rows } = await sql`select id from service.booking where venue_id = 15`.execute(database.db);
    expect(rows).toEqual([]);
  });
});
