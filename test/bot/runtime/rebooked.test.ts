import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import type { Database } from "#src/database/database.ts";
import { migrate } from "#src/database/migrate.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { createHarness } from "#test/support/runtime/harness.ts";

describeDatabases("a guest who books one evening anew and anew", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await migrate(database, "bot", botMigrations);
  });

  test("is told to the staff once for that evening, and books all the same", async () => {
    const { guest, service, told } = createHarness(database);
    const eve = guest("eve");
    await eve.says("hello");
    for (const [index, name] of ["Eve Adams", "Bo Berg"].entries()) {
      await sql`insert into ledger (venue_id, booking_id, conversation_id, scenario_name, starts_at, party_size, state,
        guest_name, booked_at, timed_at) values (1, ${`gone-${index}`}, 'test:eve', 'Dinner',
        '2026-11-22T18:00:00Z', 2, 'CANCELLED', ${name}, now(), now())`.execute(database.db);
    }
    await eve.says("a table for 2 tomorrow at 7pm");
    await eve.says("Cy Clark");
    await eve.presses("choiceSkip");
    await eve.presses("choiceConfirm");
    expect(service.reservations()).toHaveLength(1);
    const kinds = () => told.notices.map(({ notice }) => notice.kind);
    expect(kinds()).toEqual(["booked", "rebooked"]);
    expect(told.notices[1]?.notice).toMatchObject({ cancelled: 2, names: 3 });
  });
});
