import { beforeAll, expect, test } from "vitest";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import type { Database } from "#src/database/database.ts";
import { migrate } from "#src/database/migrate.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { createHarness } from "#test/support/runtime/harness.ts";
import { walkToBooking } from "#test/support/runtime/walk.ts";

describeDatabases("a table as last time", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await migrate(database, "bot", botMigrations);
  });

  test.for([
    ["late", "by the window; we're running 20 minutes late", "by the window"],
    ["button", "+15 min", undefined],
    ["wish", "a high chair; by the window", "a high chair; by the window"],
  ] as const)("has the wishes of then, and not that they came late: %s", async ([chatId, noted, kept]) => {
    const { guest, service } = await booked(chatId);
    const [last] = service.bookings.values();
    if (!last) throw new Error("there is no booking");
    service.bookings.set(last.id, { ...last, comment: noted });
    await guest.says("same as last time, on 27 November");
    await guest.presses("choiceConfirm");
    const again = [...service.bookings.values()].find(({ id }) => id !== last.id);
    expect(again).toMatchObject({ guestCount: last.guestCount, status: "REGISTERED" });
    expect(again?.comment).toBe(kept);
  });

  async function booked(chatId: string) {
    const harness = createHarness(database);
    const guest = harness.guest(chatId);
    await walkToBooking(guest);
    return { ...harness, guest };
  }
});
