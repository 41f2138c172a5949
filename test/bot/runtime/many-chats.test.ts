import { beforeAll, beforeEach, expect, test } from "vitest";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import type { Delivery } from "#src/bot/runtime/ports/platform.ts";
import type { Database } from "#src/database/database.ts";
import { migrate } from "#src/database/migrate.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { clearWork } from "#test/support/runtime/clear-work.ts";
import { createHarness } from "#test/support/runtime/harness.ts";
import { createMemoryPlatform } from "#test/support/runtime/memory-platform.ts";
import { createMemoryService } from "#test/support/runtime/memory-service.ts";

const text = (words: string) => ({ type: "text", text: words }) as const;

describeDatabases("many chats", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await migrate(database, "bot", botMigrations);
  });
  beforeEach(() => clearWork(database));

  test("200 chats do not wait for one whose message is slow to deliver", async () => {
    const { runtime, platform } = createHarness(database);
    const slow = Promise.withResolvers<Delivery>();
    platform.instead.push(() => slow.promise);
    const address = (chatId: string) => ({ platform: "test", chatId });
    await runtime.receive({ id: "slow", address: address("slow"), content: text("help") });
    const others = Array.from({ length: 200 }, (_, index) => `quick-${index}`);
    await expect.poll(() => platform.instead.length).toBe(0);
    for (const chatId of others) {
      await runtime.receive({ id: chatId, address: address(chatId), content: text("help") });
    }
    await expect.poll(() => platform.sent.length).toBe(200);
    expect(platform.sentTo("slow")).toEqual([]);
    slow.resolve({ ok: true });
    await runtime.settle();
  });

  test("a slow booking service does not keep a guest's other answers back", async () => {
    const { runtime, platform, service } = createHarness(database);
    const answer = Promise.withResolvers<void>();
    service.around.before = () => answer.promise;
    const address = { platform: "test", chatId: "impatient" };
    await runtime.receive({ id: "i1", address, content: text("a table for 2 tomorrow at 7pm") });
    await expect.poll(() => service.asked).toEqual(["listTimeSlots"]);
    await runtime.receive({ id: "i2", address, content: text("help") });
    await expect.poll(() => platform.sentTo("impatient").length).toBe(1);
    answer.resolve();
    await runtime.settle();
    expect(platform.sentTo("impatient").at(-1)?.reply.text).toContain("slotHeld");
  });

  test("what was put off is taken up again by itself", async () => {
    const sweepEvery = Temporal.Duration.from({ milliseconds: 5 });
    const { runtime, platform, clock } = createHarness(database, { sweepEvery });
    platform.instead.push(() => {
      throw new Error("the platform is down");
    });
    await runtime.start();
    const address = { platform: "test", chatId: "later" };
    await runtime.receive({ id: "p1", address, content: text("help") });
    await expect.poll(() => platform.instead.length).toBe(0);
    await runtime.settle();
    clock.advance({ seconds: 1 });
    await expect.poll(() => platform.sentTo("later").length).toBe(1);
    await runtime.stop();
  });

  test("stopping finishes what is in hand and takes nothing further", async () => {
    const { runtime, platform } = createHarness(database);
    const slow = Promise.withResolvers<Delivery>();
    platform.instead.push(() => slow.promise);
    const address = { platform: "test", chatId: "stopping" };
    await runtime.receive({ id: "s1", address, content: text("help") });
    await expect.poll(() => platform.instead.length).toBe(0);
    await runtime.receive({ id: "s2", address, content: text("help") });
    const stopped = runtime.stop();
    slow.resolve({ ok: true });
    await stopped;
    expect(platform.sentTo("stopping")).toEqual([]);
    const next = createHarness(database, { platform });
    await next.runtime.start();
    await next.runtime.settle();
    await next.runtime.stop();
    expect(platform.sentTo("stopping")).toHaveLength(1);
  });
});

describeDatabases("two processes on one database", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await migrate(database, "bot", botMigrations);
  });
  beforeEach(() => clearWork(database));

  test("share the chats without doubling or disordering anything", async () => {
    const platform = createMemoryPlatform();
    const memoryService = createMemoryService();
    const shared = { platform, memoryService, alone: false };
    const processes = [createHarness(database, shared), createHarness(database, shared)];
    const chats = Array.from({ length: 20 }, (_, index) => `shared-${index}`);
    const words = ["help", "a table for 2", "tomorrow evening"];
    for (const [index, said] of words.entries()) {
      await Promise.all(
        chats.flatMap((chatId) =>
          // Each process is delivered every update, as a webhook that is repeated would do.
          processes.map(({ runtime }) =>
            runtime.receive({
              id: `${chatId}-${index}`,
              address: { platform: "test", chatId },
              content: text(said),
            }),
          ),
        ),
      );
      await Promise.all(processes.map(({ runtime }) => runtime.settle()));
    }
    for (const chatId of chats) {
      expect(platform.sentTo(chatId).map(({ reply }) => reply.text)).toEqual([
        expect.stringContaining("help"),
        expect.stringContaining("askDate"),
        expect.stringContaining("slots"),
      ]);
    }
    expect(memoryService.asked.filter((operation) => operation === "listTimeSlots")).toHaveLength(20);
  });

  test("one takes over what the other leased, once the lease is over", async () => {
    const platform = createMemoryPlatform();
    const never = Promise.withResolvers<Delivery>();
    const first = createHarness(database, { platform, alone: false });
    const second = createHarness(database, { platform, alone: false, clock: first.clock });
    platform.instead.push(() => never.promise);
    const address = { platform: "test", chatId: "leased" };
    await first.runtime.receive({ id: "l1", address, content: text("help") });
    await expect.poll(() => platform.instead.length).toBe(0);
    await second.runtime.settle();
    expect(platform.sentTo("leased")).toEqual([]);
    first.clock.advance({ seconds: 31 });
    await second.runtime.settle();
    expect(platform.sentTo("leased")).toHaveLength(1);
    // The first comes to its end after all, and changes nothing any more.
    never.resolve({ ok: true });
    await first.runtime.settle();
    expect(platform.sentTo("leased")).toHaveLength(1);
  });
});
