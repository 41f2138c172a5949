import { type RawBuilder, sql } from "kysely";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import type { Booking } from "#src/booking/contract/booking.ts";
import type { Database } from "#src/database/database.ts";
import { openTestDatabase } from "#test/support/database/test-databases.ts";
import { bookDinner } from "./conformance/stage.ts";
import { findContradictions } from "./contradictions.ts";
import { createTestService } from "./test-service.ts";

let database: Database;
let four: Booking;
let two: Booking;
beforeEach(async () => {
  database = await openTestDatabase();
  onTestFinished(() => database.close());
  const service = createTestService(database);
  await service.start();
  const stage = {
    service,
    send: (path: string, init?: RequestInit) => service.fetch(new Request(`http://x${path}`, init)),
  };
  four = await bookDinner(stage, "2026-12-05", "19:00", { guestCount: 4 });
  two = await bookDinner(stage, "2026-12-05", "19:00");
  await sql`alter table service.seating drop constraint seating_table_taken_once`.execute(database.db);
});

test("a database that the service alone has written to is free of contradictions", async () => {
  expect(await findContradictions(database)).toEqual([]);
});

test.for<readonly [string, (one: Booking, other: Booking) => RawBuilder<unknown>]>([
  ["has a gap", ({ id }) => sql`delete from service.booking_event where booking_id = ${id}`],
  ["has a gap", ({ id }) => sql`update service.booking set state = 'CONFIRMED' where id = ${id}`],
  ["has no table", ({ id }) => sql`delete from service.seating where booking_id = ${id}`],
  ["do not take 4", ({ id }) => sql`update service.seating set table_id = 1 where booking_id = ${id}`],
  ["table 1 is given to", () => sql`update service.seating set table_id = 1`],
  ["does not stand", ({ id }) => sql`update service.booking set state = 'CANCELLED' where id = ${id}`],
  ["is oversold", ({ id }) => sql`update service.booking set party_size = 9 where id = ${id}`],
  [
    "has no answer",
    () =>
      sql`insert into service.idempotency_key (client, key, fingerprint, expires_at) values ('a', 'k', 'f', now())`,
  ],
])("it is told what is wrong: %s", async ([complaint, damage]) => {
  await damage(four, two).execute(database.db);
  expect((await findContradictions(database)).join("\n")).toContain(complaint);
});
