import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { serviceMigrations } from "#src/booking/service/store/migrations.ts";
import { searchBookings, selectFound } from "#src/booking/service/store/search-bookings.ts";
import { serviceTables } from "#src/booking/service/store/tables.ts";
import { migrate } from "#src/database/migrate.ts";
import { openTestDatabase } from "#test/support/database/test-databases.ts";

const now = Temporal.Instant.from("2026-11-21T12:00:00Z");

test("a house with years of bookings is searched by the index, and finds what stands there", async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  await migrate(database, "service", serviceMigrations);
  const db = serviceTables(database);
  await sql`
    insert into service.booking (id, client, venue_id, scenario_id, scenario_name, party_size, starts_at, ends_at,
      created_at, state, held_until, details)
    select 'b' || n, 'maitred', 1, 1, 'Dinner', 2, ${now}::timestamptz - n * interval '1 hour',
      ${now}::timestamptz - n * interval '1 hour' + interval '90 minutes', ${now}, 'CLOSED',
      ${now}::timestamptz - n * interval '1 hour' + interval '90 minutes',
      jsonb_build_object('guest', jsonb_build_object(
        'firstName', substr(md5(n::text), 1, 6), 'lastName', substr(md5('x' || n), 1, 8),
        'phone', '+47' || (40000000 + n)))
    from generate_series(1, 20000) n`.execute(database.db);
  const anna = { firstName: "Ånna", lastName: "Bergström", phone: "+47 900 12 345" };
  await sql`update service.booking set details = ${JSON.stringify({ guest: anna })}::jsonb where id = 'b19000'`.execute(
    database.db,
  );
  await sql`analyze service.booking`.execute(database.db);

  for (const text of ["anna berg", "ergstr", "0900 12 345", "b19000"]) {
    const search = { venueIds: [1, 2], text, limit: 25 };
    const plan = JSON.stringify(await selectFound(db, search, now).explain("json"));
    expect([text, plan.includes("booking_search"), plan.includes("Seq Scan")]).toEqual([text, true, false]);
    const found = await searchBookings(db, search, now);
    expect(found.map(({ id }) => id)).toEqual(["b19000"]);
  }
});
