import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { measureHouse } from "#src/compose/measure-house.ts";
import { systemClock } from "#src/lib/system-clock.ts";
import { createMetrics } from "#src/metrics/create-metrics.ts";
import { openTestDatabase } from "#test/support/database/test-databases.ts";
import { type HouseOptions, openHouse } from "#test/support/journeys/open-house.ts";
import { readMetrics, readSeries } from "#test/support/metrics/read-metrics.ts";

async function houseAfter(lines: readonly string[], options: HouseOptions = {}) {
  const house = await openHouse({ ...options, terminal: true });
  house.screen.output.resume();
  house.screen.input.end(lines.map((line) => `${line}\n`).join(""));
  await house.maitred.finished;
  return house;
}

describe("a house where a guest booked", () => {
  const lines = [
    "hi, table for 4 tomorrow at 7, by the window",
    "Furu & Fjord",
    "Anna Berg",
    "+47 900 12 345",
    "yes",
    "xyzzy plugh",
  ];

  test("tells what it came to, and nothing of the guest", async () => {
    const { url } = await houseAfter(lines);
    await fetch(`${url}/api/venues`);
    const text = await readMetrics(url);
    const series = readSeries(text);
    expect(Object.fromEntries(series)).toMatchObject({
      // The yes chose what a button says.
      'maitred_guest_messages_total{content="choice"}': 1,
      'maitred_guest_messages_total{content="text"}': lines.length - 1,
      'maitred_turn_seconds_count{source="guest"}': lines.length,
      maitred_not_understood_total: 1,
      'maitred_holds_total{outcome="held"}': 1,
      'maitred_bookings_total{outcome="placed"}': 1,
      'maitred_effects_total{kind="placeBooking",outcome="done"}': 1,
      'maitred_effect_seconds_count{kind="placeBooking"}': 1,
      'maitred_http_requests_total{part="/api",status="401"}': 1,
      maitred_database_up: 1,
      maitred_inbox_waiting: 0,
      maitred_outbox_due: 0,
      maitred_tables_held: 0,
      maitred_pool_waiting: 0,
      'maitred_queue_lag_seconds{queue="tidy-turns"}': 0,
    });
    expect(
      series.get('maitred_booking_call_seconds_count{operation="listTimeSlots",outcome="ok"}'),
    ).toBeGreaterThan(0);
    expect(series.get('maitred_effects_total{kind="say",outcome="done"}')).toBeGreaterThanOrEqual(
      lines.length,
    );
    expect(series.has("nodejs_eventloop_lag_p99_seconds")).toBe(true);
    expect(text).not.toMatch(/Anna|4790012345|terminal:/);
  });

  test("counts the tables that it holds", async () => {
    const { url } = await houseAfter(lines.slice(0, 2));
    expect(readSeries(await readMetrics(url)).get("maitred_tables_held")).toBe(1);
  });
});

test("the age of what is due and not done is told by the house's own clock", async () => {
  const database = await openTestDatabase();
  const { url, clock } = await houseAfter(["hello"], { database });
  const due = clock.now().subtract({ minutes: 10 });
  // Somebody else has it in hand, so that nobody does it meanwhile.
  await sql`
    insert into outbox (conversation_id, lane, effect, stored_at, due_at, claim, claimed_until)
    select id, 'work', '{"type":"releaseHold"}', ${due}, ${due}, gen_random_uuid(), ${clock.now().add({ hours: 1 })}
    from conversations`.execute(database.db);
  const series = readSeries(await readMetrics(url));
  expect([series.get("maitred_outbox_due"), series.get("maitred_outbox_oldest_seconds")]).toEqual([1, 600]);
});

test("of a database that does not answer is told that, and no number of before", async () => {
  const database = await openTestDatabase();
  const metrics = createMetrics();
  measureHouse(metrics, { database, clock: systemClock, has: { chats: true, service: true } });
  const before = readSeries(await metrics.text());
  expect([before.get("maitred_database_up"), before.get("maitred_outbox_due")]).toEqual([1, 0]);
  await database.close();
  const after = readSeries(await metrics.text());
  expect([after.get("maitred_database_up"), after.has("maitred_outbox_due")]).toEqual([0, false]);
});
