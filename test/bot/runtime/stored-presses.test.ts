import { beforeAll, expect, test } from "vitest";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import type { Database } from "#src/database/database.ts";
import { migrate } from "#src/database/migrate.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { clearWork } from "#test/support/runtime/clear-work.ts";
import { createExecutioner, guarded, Killed } from "#test/support/runtime/executioner.ts";
import { createHarness } from "#test/support/runtime/harness.ts";

describeDatabases("a press that was stored before its process died", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await migrate(database, "bot", botMigrations);
    await clearWork(database);
  });

  // Once stored it counts as delivered: no platform brings it again.
  test.for([
    { alone: true, where: "the next process at its start" },
    { alone: false, where: "another process, once the lease of the dead one is over" },
  ])("is answered without coming again, by $where", async ({ alone }) => {
    const heir = createHarness(database, { alone });
    const chatId = `press-${alone}`;
    const guest = heir.guest(chatId);
    await guest.says("a table for 2 tomorrow at 7pm");
    await guest.says("Ada Lovelace");
    await guest.presses("choiceSkip");
    const { clock, platform, service } = heir;
    const mortal = createHarness(database, {
      ...{ clock, platform, memoryService: service, alone },
      store: guarded(heir.options.store, createExecutioner(1)),
    });
    const press = guest.button("choiceConfirm");
    await expect(mortal.guest(chatId).does(press, `${chatId}-last`)).rejects.toThrow(Killed);
    expect(service.reservations()).toHaveLength(0);

    if (!alone) clock.advance({ minutes: 2 });
    await heir.runtime.start();
    await heir.runtime.settle();
    expect(guest.last()).toContain("placed");
    expect(service.reservations()).toHaveLength(1);
    await heir.runtime.stop();
    await mortal.runtime.stop();
  });
});
