import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { measureHouses } from "#src/compose/houses/measure-houses.ts";
import type { Database } from "#src/database/database.ts";
import { systemClock } from "#src/lib/system-clock.ts";
import { createMetrics } from "#src/metrics/create-metrics.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { eventually } from "#test/support/eventually.ts";
import { openHouses } from "#test/support/houses/open-houses.ts";
import { writeHouses } from "#test/support/houses/write-houses.ts";
import { readMetrics, readSeries } from "#test/support/metrics/read-metrics.ts";

const venues = readFileSync("test/fixtures/venues/one.yaml", "utf8");

/** An effect that is due for ten minutes, and that nobody does meanwhile, since somebody else has it in hand. */
async function leaveUndone({ db }: Database, house: string): Promise<void> {
  const schema = `house_${house}`;
  await sql`
    with guest as (
      insert into ${sql.id(schema, "guests")} (id, reference, created_at) values ('g', 'g', now()) returning id
    ), chat as (
      insert into ${sql.id(schema, "conversations")} (id, guest_id, platform, chat_id, created_at, updated_at)
      select 'test:1', id, 'test', '1', now(), now() from guest returning id
    )
    insert into ${sql.id(schema, "outbox")} (conversation_id, lane, effect, stored_at, due_at, claim, claimed_until)
    select id, 'work', '{"type":"releaseHold"}', now() - interval '10 minutes', now() - interval '10 minutes',
      gen_random_uuid(), now() + interval '1 hour'
    from chat`.execute(db);
}

describeDatabases("what is measured of several houses", (open) => {
  test("tells how much waits in all of them, and names the one that is late", async () => {
    const database = await open();
    const { url } = await openHouses(writeHouses({ oslo: { venues }, rome: { venues } }), database.url);
    const read = async () => readSeries(await readMetrics(url));
    // A database that answers late is told to be away.
    await eventually(async () => {
      const before = await read();
      expect(before.get("maitred_houses_held")).toBe(2);
      expect(before.get("maitred_outbox_due")).toBe(0);
      expect(before.get("maitred_tables_held")).toBe(0);
      expect(before.has('maitred_pool_connections{state="idle"}')).toBe(true);
      expect([...before.keys()].filter((name) => name.startsWith("maitred_house_late"))).toEqual([]);
    });
    await leaveUndone(database, "oslo");
    await eventually(async () => {
      const after = await read();
      expect(after.get("maitred_outbox_due")).toBe(1);
      expect(after.get("maitred_outbox_oldest_seconds")).toBeGreaterThanOrEqual(600);
      expect(after.get('maitred_house_late_seconds{house="oslo"}')).toBeGreaterThanOrEqual(600);
      expect(after.has('maitred_house_late_seconds{house="rome"}')).toBe(false);
    });
  });

  test("looks into a few of many at a time, again into those that are late, and finds each that is", async () => {
    const metrics = createMetrics();
    const since = systemClock.now().subtract({ minutes: 10 });
    const looks = new Map<string, number>();
    const held = new Map(
      Array.from({ length: 95 }, (_, index) => `house-${index}`).map((name) => {
        const isLate = name === "house-93";
        const waiting = async () => {
          looks.set(name, (looks.get(name) ?? 0) + 1);
          return { queues: [{ queue: "prompts", due: isLate ? 1 : 0, ...(isLate && { since }) }] };
        };
        return [name, { waiting }] as const;
      }),
    );
    measureHouses(metrics, { database: await open(), held, load: () => undefined, clock: systemClock });
    for (let turn = 0; turn < 10; turn += 1) await metrics.text();
    expect([...looks.values()].reduce((one, other) => one + other)).toBeLessThanOrEqual(110);
    expect(looks.size).toBe(95);
    held.delete("house-1");
    const series = readSeries(await metrics.text());
    expect(series.get('maitred_queue_due{queue="prompts"}')).toBe(1);
    expect(series.get('maitred_house_late_seconds{house="house-93"}')).toBeGreaterThanOrEqual(600);
    expect(looks.get("house-93")).toBe(2);
  });
});
