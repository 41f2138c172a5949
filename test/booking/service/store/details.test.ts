import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { BookingDetails } from "#src/booking/contract/booking.ts";
import { findBooking } from "#src/booking/service/store/bookings.ts";
import { serviceMigrations } from "#src/booking/service/store/migrations.ts";
import { serviceTables } from "#src/booking/service/store/tables.ts";
import { inTransaction } from "#src/booking/service/store/unit-of-work.ts";
import { findWaitlistEntryForChange } from "#src/booking/service/store/waitlist.ts";
import type { Database } from "#src/database/database.ts";
import { migrate } from "#src/database/migrate.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";

const full: BookingDetails = {
  guest: { firstName: "Kari", email: "kari@example.com" },
  comment: 'By the "window", please.\n🪟',
  extReferenceId: "order-1",
  extReferenceNumber: "guest-1",
  extProperties: { chat: "1", empty: "" },
  noShowFee: { amountToCapture: 12.5 },
  tags: ["quiet"],
  types: [],
};

const now = Temporal.Instant.from("2026-12-05T12:00:00Z");

/** Columns and values of a row as it was before there was a column for the details. */
const oldRow = (
  id: string,
  { guest, comment, extProperties, noShowFee, tags, types, ...ext }: BookingDetails,
) => {
  const json = (value: unknown) => sql`${value === undefined ? null : JSON.stringify(value)}::jsonb`;
  return {
    columns:
      sql.raw(`id, client, venue_id, scenario_id, scenario_name, party_size, starts_at, ends_at, created_at,
      state, guest, comment, ext_reference_id, ext_reference_number, ext_properties, no_show_fee, tags, types`),
    values: sql`${id}, 'anna', 1, 11, 'Dinner', 2, '2026-12-05 18:00Z', '2026-12-05 20:00Z', ${now}, 'REGISTERED',
      ${json(guest)}, ${comment ?? null}, ${ext.extReferenceId ?? null}, ${ext.extReferenceNumber ?? null},
      ${json(extProperties)}, ${json(noShowFee)}, ${json(tags)}, ${json(types)}`,
  };
};

describeDatabases("the details of a booking in the database", (open) => {
  let database: Database;
  beforeEach(async () => {
    database = await open();
  });

  test("of a store from before they had a column of their own are kept", async () => {
    const { "0001-bookings": first, ...later } = serviceMigrations;
    if (!first) throw new Error("there is no first migration");
    await sql`drop schema service cascade`.execute(database.db);
    await sql`drop table service_migration`.execute(database.db);
    await migrate(database, "service", { "0001-bookings": first });
    const rows: readonly (readonly [string, BookingDetails])[] = [
      ["full", full],
      ["hold", {}],
    ];
    for (const [id, details] of rows) {
      const { columns, values } = oldRow(id, details);
      await sql`insert into service.booking (${columns}, held_until) values (${values}, '2026-12-05 20:15Z')`.execute(
        database.db,
      );
      await sql`insert into service.waitlist_entry (${columns}) values (${values})`.execute(database.db);
    }
    await sql`
      insert into service.seating values ('full', 1, 7, '[2026-12-05 18:00Z, 2026-12-05 20:15Z)')`.execute(
      database.db,
    );
    await migrate(database, "service", { "0001-bookings": first, ...later });
    const db = serviceTables(database);
    for (const [id, details] of rows) {
      const query = { venueId: 1, id, client: "anna" };
      expect((await findBooking(db, query, now))?.details).toEqual(details);
      const entry = await inTransaction(db, (trx) => findWaitlistEntryForChange(trx, query));
      expect(entry?.details).toEqual(details);
    }
  });
});
