import { beforeAll, describe, expect, test } from "vitest";
import { createGuestWatch } from "#src/bot/persistence/create-guest-watch.ts";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import { rebookingOf } from "#src/bot/runtime/effects/notify-staff.ts";
import type { Database } from "#src/database/database.ts";
import { migrate } from "#src/database/migrate.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { createHarness } from "#test/support/runtime/harness.ts";

describeDatabases("a guest who meets a limit of the service", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await migrate(database, "bot", botMigrations);
  });

  test("is told, has nothing more than before, and the staff hear of it once a day", async () => {
    const { guest, service, told, clock } = createHarness(database);
    const ada = guest("ada");
    await ada.says("a table for 2 tomorrow at 7pm");
    await ada.says("Ada Lovelace");
    await ada.presses("choiceSkip");
    await ada.presses("choiceConfirm");
    expect(service.reservations()).toHaveLength(1);
    service.limited.add("createBooking").add("updateBooking");
    const again = async () => {
      await ada.says("a table for 2 on Monday at 7pm");
      if (ada.last().includes("askPhone")) await ada.presses("choiceSkip");
      await ada.presses("choiceConfirm");
      expect(ada.last()).toContain("limitReached");
      expect(ada.last()).toContain("bookingItem");
      expect([...service.bookings.values()].filter(({ status }) => status !== "CANCELLED")).toHaveLength(1);
    };
    await again();
    await again();
    const limits = () => told.notices.filter(({ notice }) => notice.kind === "limitReached");
    expect(limits()).toHaveLength(1);
    clock.advance({ hours: 24 });
    await again();
    expect(limits()).toHaveLength(2);
  });

  test("hears of it at once where they have tables, and books on where only holds are too many", async () => {
    const { guest, service } = createHarness(database);
    const bo = guest("bo");
    service.holdsRefusedWith = "limit_reached";
    await bo.says("a table for 2 tomorrow at 7pm");
    await bo.says("Bo Berg");
    await bo.presses("choiceSkip");
    await bo.presses("choiceConfirm");
    expect(service.reservations()).toHaveLength(1);
    await bo.says("a table for 2 on Monday at 7pm");
    expect(bo.last()).toContain("limitReached");
    // The next guest's table is held as ever.
    service.holdsRefusedWith = undefined;
    const cy = guest("cy");
    await cy.says("a table for 2 on Monday at 7pm");
    expect(cy.last()).toContain("slotHeld");
  });

  test("is remembered with what the staff were told, and a repeat of it is told again", async () => {
    const { guest, clock } = createHarness(database);
    await guest("dan").says("hello");
    const watch = createGuestWatch(database);
    const told = { conversationId: "test:dan", venueId: 1, matter: "limit:2026-11-21" };
    expect(await watch.isFirst(told, "a", clock.now())).toBe(true);
    expect(await watch.isFirst(told, "b", clock.now())).toBe(false);
    expect(await watch.isFirst(told, "a", clock.now())).toBe(true);
    expect(await watch.isFirst({ ...told, venueId: 2 }, "b", clock.now())).toBe(true);
  });
});

describe("a booking is one of many that took one another's place", () => {
  test.for<[string, readonly string[], string, ReturnType<typeof rebookingOf>]>([
    ["never where none was cancelled", [], "Ada", undefined],
    ["not after two cancelled under the same name", ["Ada", "ada "], "Ada", undefined],
    ["not after one cancelled under another name", ["Ada"], "Bo", undefined],
    ["after three under the same name", ["Ada", "Ada", "Ada"], "Ada", { cancelled: 3, names: 1 }],
    ["after two under other names", ["Ada", "Bo"], "Cy", { cancelled: 2, names: 3 }],
    ["after two of nobody's name, no", ["", ""], "Ada", undefined],
  ])("%s", ([, cancelled, name, expected]) => {
    expect(rebookingOf(cancelled, name)).toEqual(expected);
  });
});
