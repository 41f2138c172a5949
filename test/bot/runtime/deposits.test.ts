import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { createPlacements } from "#src/booking/client/placements.ts";
import { createDepositBook } from "#src/bot/persistence/create-deposit-book.ts";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import type { InboundContent } from "#src/bot/runtime/ports/inbound.ts";
import type { Database } from "#src/database/database.ts";
import { migrate } from "#src/database/migrate.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { clearWork } from "#test/support/runtime/clear-work.ts";
import { createExecutioner, guarded, Killed } from "#test/support/runtime/executioner.ts";
import { createHarness, fjord, type Harness } from "#test/support/runtime/harness.ts";
import { createMemoryPlatform } from "#test/support/runtime/memory-platform.ts";
import { createMemoryService } from "#test/support/runtime/memory-service.ts";

const house = {
  venues: () => [{ ...fjord, currency: "NOK", deposits: { Dinner: { amount: 200, per: "guest" } } } as const],
};

describeDatabases("a payment", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await migrate(database, "bot", botMigrations);
  });

  /** A guest who is asked for the deposit, and the payment that they make. */
  async function comeToInvoice(harness: Harness, chatId: string, charge: string): Promise<InboundContent> {
    const guest = harness.guest(chatId);
    await guest.says("a table for 2 tomorrow at 7pm");
    await guest.says("Ada Lovelace");
    await guest.presses("choiceSkip");
    await guest.presses("choiceAgreeChange");
    const invoice = harness.platform.invoices.findLast((each) => each.chatId === chatId)?.invoice;
    if (!invoice) throw new Error("nothing was asked for");
    const { id: depositId, amount, currency } = invoice;
    return {
      type: "payment",
      depositId,
      chargeId: charge,
      providerChargeId: `p-${charge}`,
      amount,
      currency,
    };
  }

  const harnessOf = (service = createMemoryService()) =>
    createHarness(database, {
      house,
      memoryService: service,
      platform: createMemoryPlatform("test", { payments: true }),
    });

  const stateOf = async (charge: string) => {
    const { rows } = await sql<{ state: string }>`
      select state from payments where charge_id = ${charge}`.execute(database.db);
    return rows[0]?.state;
  };

  test("wherever the process dies, comes to one booking that it is kept with", async () => {
    for (let killAt = 1; ; killAt += 1) {
      await clearWork(database);
      const chatId = `paid-${killAt}`;
      const service = createMemoryService();
      const heir = harnessOf(service);
      const payment = await comeToInvoice(heir, chatId, chatId);
      const executioner = createExecutioner(killAt);
      const client = guarded(service.client, executioner);
      const tools = { wait: () => Promise.resolve(), random: () => 0.5, log: createQuietLog() };
      const mortal = createHarness(database, {
        house,
        platform: guarded(heir.platform, executioner),
        store: guarded(heir.options.store, executioner),
        deposits: guarded(createDepositBook(database), executioner),
        service: client,
        placements: createPlacements({ client, ...tools }),
        aftercare: guarded(heir.options.aftercare, executioner),
        staffNotices: guarded(heir.options.staffNotices, executioner),
      });
      try {
        await mortal.guest(chatId).does(payment, `pay-${chatId}`);
      } catch (error) {
        if (!(error instanceof Killed)) throw error;
      }
      if (executioner.isDead()) {
        await heir.runtime.start();
        await heir.guest(chatId).does(payment, `pay-${chatId}`);
      }
      await mortal.runtime.stop();
      await heir.runtime.stop();
      const place = `after call ${killAt}`;
      expect(service.reservations(), place).toHaveLength(1);
      expect(service.reservations()[0]?.extProperties, place).toMatchObject({ depositCharge: chatId });
      expect(await stateOf(chatId), place).toBe("booked");
      const said = heir.platform.sentTo(chatId).map(({ reply }) => reply.text);
      expect(said.filter((text) => text.includes("placed")).length, place).toBeGreaterThan(0);
      if (!executioner.isDead()) {
        expect(killAt).toBeGreaterThan(10);
        return;
      }
    }
  });

  test.for([
    ["another amount", { amount: 1 }],
    ["another currency", { currency: "EUR" }],
    ["a deposit that nobody was asked for", { depositId: "made up" }],
  ] as const)("of %s books nothing, and goes back", async ([name, changed]) => {
    await clearWork(database);
    const harness = harnessOf();
    const payment = await comeToInvoice(harness, name, `charge of ${name}`);
    await harness.guest(name).does({ ...payment, ...changed } as InboundContent);
    expect(harness.service.reservations()).toEqual([]);
    expect(await stateOf(`charge of ${name}`)).toBe("owed");
    expect(harness.told.notices).toMatchObject([{ notice: { kind: "refundOwed" } }]);
  });

  test("that is the second for one table goes back, and the first stays", async () => {
    await clearWork(database);
    const harness = harnessOf();
    const payment = await comeToInvoice(harness, "twice", "first");
    const guest = harness.guest("twice");
    await guest.does(payment);
    await guest.does({ ...payment, chargeId: "second" } as InboundContent);
    expect(harness.service.reservations()).toHaveLength(1);
    expect([await stateOf("first"), await stateOf("second")]).toEqual(["booked", "owed"]);
    expect(guest.last()).toContain("paidInVain depositByHouse");
  });

  test("for what the guest gave up meanwhile books nothing, and goes back", async () => {
    await clearWork(database);
    const harness = harnessOf();
    const payment = await comeToInvoice(harness, "gave-up", "given up");
    const guest = harness.guest("gave-up");
    await guest.says("start over");
    await guest.does(payment);
    expect(harness.service.reservations()).toEqual([]);
    expect(await stateOf("given up")).toBe("owed");
  });
});
