import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { createPlacements } from "#src/booking/client/placements.ts";
import { createLedger } from "#src/bot/persistence/create-ledger.ts";
import { eraseChat, hasWork } from "#src/bot/persistence/guest-records.ts";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import { readGuestRecord } from "#src/bot/persistence/read-guest-record.ts";
import type { BookingAftercare } from "#src/bot/runtime/ports/aftercare.ts";
import type { GuestRecords } from "#src/bot/runtime/ports/guest-records.ts";
import type { InboundContent } from "#src/bot/runtime/ports/inbound.ts";
import type { Database } from "#src/database/database.ts";
import { migrate } from "#src/database/migrate.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { findTraces } from "#test/support/database/find-traces.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { runs } from "#test/support/runs.ts";
import { clearWork } from "#test/support/runtime/clear-work.ts";
import { createExecutioner, guarded, Killed } from "#test/support/runtime/executioner.ts";
import { createHarness, type Guest } from "#test/support/runtime/harness.ts";
import { createMemoryService } from "#test/support/runtime/memory-service.ts";

const booking: readonly ((guest: Guest) => InboundContent)[] = [
  () => ({ type: "text", text: "a table for 2 tomorrow at 7pm" }),
  () => ({ type: "text", text: "Zelda Querfurt" }),
  () => ({ type: "text", text: "+47 900 12 345" }),
  (guest) => guest.button("choiceConfirm"),
  () => ({ type: "command", command: "forgetme" }),
];

/** Each call where `CI` is set; elsewhere every fifth, from any of the first five. */
function* killPoints(): Generator<number, never> {
  const stride = 5 / runs(5);
  const [first = 1] = fc.sample(fc.integer({ min: 1, max: stride }), 1);
  for (let killAt = first; ; killAt += stride) yield killAt;
}

describeDatabases("a process that dies while a guest is erased", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await migrate(database, "bot", botMigrations);
  });

  function recordsIn(): GuestRecords {
    return {
      read: (id) => readGuestRecord(database, id),
      isBusy: (id, effectId) => hasWork(database, id, effectId),
      forgetJobs: async () => {},
      erase: (id, kept, forgetAt) => eraseChat(database, id, kept, forgetAt),
    };
  }

  function aftercareIn(): BookingAftercare {
    const ledger = createLedger(database);
    return {
      track: async (id, booked) => {
        await ledger.upsert(id, booked, Temporal.Instant.from("2026-11-21T09:00:00Z"));
      },
      takeOver: async () => {},
      putOff: async () => undefined,
      promptDelivered: async () => {},
      guestUnreachable: async () => {},
      guestReachable: async () => {},
    };
  }

  test("leaves it to another, after whom nothing is left", async () => {
    for (const killAt of killPoints()) {
      await clearWork(database);
      const chatId = `${7_000_000_000 + killAt}`;
      const service = createMemoryService();
      const ports = { guestRecords: recordsIn(), aftercare: aftercareIn() };
      const heir = createHarness(database, { memoryService: service, ...ports });
      const guest = heir.guest(chatId);
      for (const step of booking) await guest.does(step(guest));
      const executioner = createExecutioner(killAt);
      const client = guarded(service.client, executioner);
      const tools = { wait: () => Promise.resolve(), random: () => 0.5, log: createQuietLog() };
      const mortal = createHarness(database, {
        platform: guarded(heir.platform, executioner),
        store: guarded(heir.options.store, executioner),
        service: client,
        placements: createPlacements({ client, ...tools }),
        guestRecords: guarded(ports.guestRecords, executioner),
        aftercare: guarded(ports.aftercare, executioner),
        staffNotices: guarded(heir.options.staffNotices, executioner),
      });
      const press = guest.button("choiceForgetCancel");
      try {
        await mortal.guest(chatId).does(press, `press-${killAt}`);
      } catch (error) {
        if (!(error instanceof Killed)) throw error;
        await heir.runtime.start();
      }
      const died = executioner.isDead();
      if (died) await heir.runtime.settle();
      await mortal.runtime.stop();
      await heir.runtime.stop();
      const place = `after call ${killAt}`;
      expect(await findTraces(database, ["Zelda", "Querfurt", "90012345", chatId]), place).toEqual([]);
      expect([...service.bookings.values()], place).toMatchObject([{ status: "CANCELLED" }]);
      expect(JSON.stringify([...service.bookings.values()]), place).not.toContain("Zelda");
      if (!died) {
        expect(killAt).toBeGreaterThan(8);
        return;
      }
    }
  });
});
