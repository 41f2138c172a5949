import ICAL from "ical.js";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import type { Database } from "#src/database/database.ts";
import { migrate } from "#src/database/migrate.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { clearWork } from "#test/support/runtime/clear-work.ts";
import { createHarness } from "#test/support/runtime/harness.ts";
import { createMemoryPlatform } from "#test/support/runtime/memory-platform.ts";

describeDatabases("what is given besides words", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await migrate(database, "bot", botMigrations);
  });
  beforeEach(() => clearWork(database));

  test("a booking, its change and its end reach the guest's calendar as one visit", async () => {
    const platform = createMemoryPlatform("test", { attachments: true });
    const { guest, clock } = createHarness(database, { platform });
    const ada = guest("calendar");
    await ada.says("a table for 2 tomorrow evening");
    await ada.presses("choiceTime");
    await ada.says("Ada Lovelace");
    await ada.presses("choiceSkip");
    await ada.presses("choiceConfirm");
    clock.advance({ minutes: 1 });
    await ada.says("we are 4 instead");
    await ada.says("yes");
    clock.advance({ minutes: 1 });
    await ada.says("cancel my booking");
    await ada.says("yes");
    const files = platform.attached.map(({ attachment }) =>
      attachment.type === "file" ? attachment.text : "",
    );
    const events = files.map((file) => {
      const calendar = new ICAL.Component(ICAL.parse(file));
      const event = calendar.getFirstSubcomponent("vevent");
      const value = (name: string) => event?.getFirstPropertyValue(name)?.toString() ?? "";
      return { status: value("status"), uid: value("uid"), sequence: Number(value("sequence")) };
    });
    expect(events.map(({ status }) => status)).toEqual(["CONFIRMED", "CONFIRMED", "CANCELLED"]);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(1);
    const [placed = 0, changed = 0, cancelled = 0] = events.map(({ sequence }) => sequence);
    expect([placed, changed > placed, cancelled > changed]).toEqual([0, true, true]);
  });

  test("where only words can be shown, nothing is attached", async () => {
    const { guest, platform } = createHarness(database);
    const ada = guest("words");
    await ada.says("a table for 2 tomorrow evening");
    await ada.presses("choiceTime");
    await ada.says("Ada Lovelace");
    await ada.presses("choiceSkip");
    await ada.presses("choiceConfirm");
    expect(platform.attached).toEqual([]);
  });
});
