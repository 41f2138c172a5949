import { beforeAll, beforeEach, expect, test } from "vitest";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import type { Database } from "#src/database/database.ts";
import { migrate } from "#src/database/migrate.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { clearWork } from "#test/support/runtime/clear-work.ts";
import { createHarness } from "#test/support/runtime/harness.ts";
import { createMemoryPlatform, renderKeys } from "#test/support/runtime/memory-platform.ts";

const outage = () => {
  throw new Error("the platform is down");
};

describeDatabases("what is said", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await migrate(database, "bot", botMigrations);
  });
  beforeEach(() => clearWork(database));

  test("the answer to a button takes the place of the message with the button", async () => {
    const { guest, platform } = createHarness(database);
    const ada = guest("edit");
    await ada.does({ type: "command", command: "start" });
    await ada.presses("choiceBook");
    const [greeting, answer] = platform.sentTo("edit");
    expect(answer?.replaces).toBe(greeting?.message);
  });

  test("once the guest has written below it, a message is left as it is", async () => {
    const { guest, platform } = createHarness(database);
    const ada = guest("no-edit");
    await ada.does({ type: "command", command: "start" });
    const [greeting] = platform.sentTo("no-edit");
    await ada.does({ type: "other" });
    const token = greeting?.reply.buttons[0]?.token ?? "";
    await ada.does({ type: "choice", token, ...(greeting && { message: greeting.message }) });
    expect(platform.sentTo("no-edit").map(({ replaces }) => replaces)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("only the first answer to a press is edited in; what follows is new", async () => {
    const { guest, platform } = createHarness(database);
    const ada = guest("one-edit");
    await ada.says("a table for 2 tomorrow evening");
    await ada.presses("choiceTime");
    await ada.says("Ada Lovelace");
    expect(platform.sentTo("one-edit").map(({ replaces }) => replaces !== undefined)).toEqual([
      false,
      true,
      false,
    ]);
  });

  test("a platform that cannot edit is sent new messages", async () => {
    const { guest, platform } = createHarness(database, {
      platform: createMemoryPlatform("plain", { edits: false }),
    });
    const ada = guest("plain");
    await ada.does({ type: "command", command: "start" });
    await ada.presses("choiceBook");
    expect(platform.sent.map(({ replaces }) => replaces)).toEqual([undefined, undefined]);
  });

  test("while the platform is down replies wait, and then come in their order", async () => {
    const { guest, platform, clock, runtime } = createHarness(database);
    const ada = guest("down");
    platform.instead.push(outage, outage);
    await ada.says("a table for 2");
    await ada.says("help");
    expect(platform.sentTo("down")).toEqual([]);
    clock.advance({ seconds: 1 });
    await runtime.settle();
    expect(platform.sentTo("down")).toEqual([]);
    clock.advance({ seconds: 2 });
    await runtime.settle();
    expect(platform.sentTo("down").map(({ reply }) => reply.text)).toEqual([
      expect.stringContaining("askDate"),
      expect.stringContaining("help"),
    ]);
  });

  test("while a reply waits the booking is placed all the same", async () => {
    const { guest, platform, service } = createHarness(database);
    const ada = guest("placing");
    await ada.says("a table for 2 tomorrow at 7pm");
    await ada.says("Ada Lovelace");
    await ada.presses("choiceSkip");
    platform.instead.push(outage);
    await ada.presses("choiceConfirm");
    expect(service.reservations()).toHaveLength(1);
    expect(ada.last()).not.toContain("placed");
  });

  test("a guest who blocked the bot is not written to again and again", async () => {
    const { guest, platform, clock, runtime, log } = createHarness(database);
    platform.instead.push(() => ({ ok: false, reason: "unreachable" }));
    await guest("blocked").says("help");
    clock.advance({ hours: 1 });
    await runtime.settle();
    expect(platform.sentTo("blocked")).toEqual([]);
    expect(log.lines.map(({ fields }) => fields["reason"])).toContain("unreachable");
  });

  test("a reply that the platform will never take does not hold up the next", async () => {
    const { guest, platform } = createHarness(database);
    const ada = guest("rejected");
    platform.instead.push(() => ({ ok: false, reason: "rejected" }));
    await ada.says("a table for 2");
    expect(await ada.says("help")).toContain("help");
  });

  test("a reply that cannot be rendered is given up after a few tries, and the chat goes on", async () => {
    let isBroken = true;
    const { guest, clock, runtime, log } = createHarness(database, {
      render: (say) => {
        if (isBroken) throw new Error("no such message");
        return renderKeys(say);
      },
    });
    const ada = guest("unrendered");
    await ada.says("a table for 2");
    for (let attempt = 0; attempt < 5; attempt += 1) {
      clock.advance({ minutes: 1 });
      await runtime.settle();
    }
    isBroken = false;
    expect(await ada.says("help")).toContain("help");
    const failures = log.lines.filter(
      ({ fields }) => fields["conversationId"] === ada.conversationId && "effect" in fields,
    );
    expect(failures.map(({ level }) => level)).toEqual(["warn", "warn", "warn", "warn", "error"]);
  });

  test("a chat of a platform that was switched off does not stop the others", async () => {
    const { guest, runtime } = createHarness(database);
    const address = { platform: "gone", chatId: "1" };
    await runtime.receive({ id: "gone-1", address, content: { type: "text", text: "help" } });
    await runtime.settle();
    expect(await guest("still-there").says("help")).toContain("help");
  });
});
