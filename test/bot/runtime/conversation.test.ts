import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { transition } from "#src/bot/machine/transition.ts";
import { createTurnStore } from "#src/bot/persistence/create-turn-store.ts";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import type { Inbound } from "#src/bot/runtime/ports/inbound.ts";
import type { TurnStore } from "#src/bot/runtime/turn-store.ts";
import type { Database } from "#src/database/database.ts";
import { migrate } from "#src/database/migrate.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { clearWork } from "#test/support/runtime/clear-work.ts";
import { createHarness } from "#test/support/runtime/harness.ts";

describeDatabases("a conversation from inbox to outbox", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await migrate(database, "bot", botMigrations);
  });
  beforeEach(() => clearWork(database));

  test("a guest books a table in a few messages", async () => {
    const { guest, service, told } = createHarness(database);
    const ada = guest("book");
    expect(await ada.says("a table for 2 tomorrow at 7pm")).toBe("slotHeld askName");
    expect(await ada.says("Ada Lovelace")).toContain("askPhone");
    expect(await ada.presses("choiceSkip")).toContain("askConfirm");
    expect(await ada.presses("choiceConfirm")).toContain("placed");
    const [booking, ...others] = service.reservations();
    expect(others).toEqual([]);
    expect(booking).toMatchObject({ guestCount: 2, guest: { firstName: "Ada", lastName: "Lovelace" } });
    expect(told.tracked).toEqual([{ conversationId: "test:book", state: "REGISTERED", id: booking?.id }]);
    expect(told.notices.map(({ notice }) => notice.kind)).toEqual(["booked"]);
  });

  test("all bookings of a guest bear one reference that is not the chat's id", async () => {
    const { guest, service } = createHarness(database);
    const ada = guest("reference");
    for (const day of ["tomorrow", "on Monday"]) {
      await ada.says(`a table for 2 ${day} at 7pm`);
      if (day === "tomorrow") {
        await ada.says("Ada Lovelace");
        await ada.presses("choiceSkip");
      } else if (ada.last().includes("askPhone")) await ada.presses("choiceSkip");
      await ada.presses("choiceConfirm");
    }
    const references = service.reservations().map(({ extReferenceNumber }) => extReferenceNumber);
    expect(references).toHaveLength(2);
    expect(new Set(references).size).toBe(1);
    expect(references[0]).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  });

  test("an update that is delivered twice is answered once", async () => {
    const { guest, platform } = createHarness(database);
    const ada = guest("twice");
    await ada.does({ type: "text", text: "help" }, "same-id");
    await ada.does({ type: "text", text: "help" }, "same-id");
    expect(platform.sentTo("twice")).toHaveLength(1);
  });

  test("updates of two platforms with the same id are two updates", async () => {
    const one = createHarness(database);
    await one.guest("1").does({ type: "text", text: "help" }, "number-7");
    const address = { platform: "elsewhere", chatId: "1" };
    await one.runtime.receive({ id: "number-7", address, content: { type: "text", text: "help" } });
    await one.runtime.settle();
    const { rows } = await sql`select 1 from inbox where id like '%:number-7'`.execute(database.db);
    expect(rows).toHaveLength(2);
  });

  test("messages of one chat are answered in the order they came", async () => {
    const { runtime, platform } = createHarness(database);
    const address = { platform: "test", chatId: "order" };
    const texts = ["help", "a table for 2", "tomorrow at 7pm"];
    for (const [index, text] of texts.entries()) {
      await runtime.receive({ id: `order-${index}`, address, content: { type: "text", text } });
    }
    await runtime.settle();
    expect(platform.sentTo("order").map(({ reply }) => reply.text)).toEqual([
      expect.stringContaining("help"),
      expect.stringContaining("askDate"),
      expect.stringContaining("slotHeld"),
    ]);
  });

  test("a text with characters that databases cannot store is read without them", async () => {
    const { guest } = createHarness(database);
    expect(await guest("nul").says("a table for 2\0 tomorrow \ud800 at 7pm")).toContain("slotHeld");
  });

  test("whatever a guest sends is taken in without them", async () => {
    const { store } = createHarness(database).options;
    const taken: Inbound[] = [];
    const receive: TurnStore["receive"] = (inbound, ...how) => {
      taken.push(inbound);
      return store.receive(inbound, ...how);
    };
    const guest = createHarness(database, { store: { ...store, receive } }).guest("nul-contact");
    await guest.does({ type: "contact", phone: "+47 912 34 567\0", firstName: "Ola\ud83d" });
    await guest.does({ type: "choice", token: "t\0" });
    expect(taken.map(({ content }) => content)).toEqual([
      { type: "contact", phone: "+47 912 34 567", firstName: "Ola\ufffd" },
      { type: "choice", token: "t" },
    ]);
  });

  test("a text longer than is read is answered kindly and changes nothing", async () => {
    const { guest } = createHarness(database);
    const ada = guest("long");
    await ada.says("a table for 2");
    expect(await ada.says(`tomorrow at 7pm ${"x".repeat(5000)}`)).toBe("messageTooLong");
    expect(await ada.says("tomorrow at 7pm")).toContain("slotHeld");
  });

  test("who writes too fast gets one kind answer, then silence, and is heard again later", async () => {
    const { guest, platform, clock } = createHarness(database, { messagesPerMinute: 3 });
    const ada = guest("flood");
    for (let count = 0; count < 10; count += 1) await ada.says("help");
    expect(platform.sentTo("flood")).toHaveLength(4);
    expect(ada.last()).toBe("tooManyMessages");
    clock.advance({ minutes: 1, seconds: 1 });
    expect(await ada.says("help")).toContain("help");
  });

  test("a flood costs the database nothing, one look in five seconds aside", async () => {
    const store = createTurnStore(database);
    let asked = 0;
    const counting: TurnStore = {
      ...store,
      receive: (...given) => {
        asked += 1;
        return store.receive(...given);
      },
    };
    const { guest, platform, clock } = createHarness(database, { store: counting, messagesPerMinute: 3 });
    const ada = guest("torrent");
    for (let count = 0; count < 200; count += 1) await ada.says("help");
    // Three are answered, the fourth is told that it is too much, and the fifth shuts the gate.
    expect({ asked, answered: platform.sentTo("torrent").length }).toEqual({ asked: 5, answered: 4 });
    await guest("neighbour").says("help");
    expect(platform.sentTo("neighbour")).toHaveLength(1);
    clock.advance({ seconds: 6 });
    for (let count = 0; count < 50; count += 1) await ada.says("help");
    expect(asked).toBe(7);
    clock.advance({ minutes: 1 });
    expect(await ada.says("help")).toContain("help");
  });

  test("a platform may be left unlimited", async () => {
    const limits = { messagesPerMinute: 3, unlimitedPlatforms: ["test"] };
    const { guest, platform } = createHarness(database, limits);
    for (let count = 0; count < 6; count += 1) await guest("unlimited").says("help");
    expect(platform.sentTo("unlimited")).toHaveLength(6);
  });

  test("a shared contact is taken with or without its plus", async () => {
    const { guest, service } = createHarness(database);
    const ada = guest("contact");
    await ada.says("a table for 2 tomorrow at 7pm");
    await ada.does({ type: "contact", phone: "4722334455", firstName: "Ada" });
    await ada.presses("choiceConfirm");
    expect(service.reservations()[0]?.guest).toMatchObject({ firstName: "Ada", phone: "+4722334455" });
  });

  test("while the service has listed no venue the bot says that it cannot reach it", async () => {
    const house = { venues: () => [] };
    expect(await createHarness(database, { house }).guest("no-venue").says("hello")).toBe("serviceDown");
  });

  test("a snapshot of a newer version is kept, and the guest begins again with an apology", async () => {
    const { guest, platform, log } = createHarness(database);
    const ada = guest("lost");
    await ada.says("a table for 2");
    await sql`update conversations set snapshot = '{"version": 9999}' where id = 'test:lost'`.execute(
      database.db,
    );
    await ada.says("help");
    const texts = platform.sentTo("lost").map(({ reply }) => reply.text);
    expect(texts.slice(1)).toEqual(["snapshotLost", expect.stringContaining("help")]);
    const kept = await sql`select snapshot from lost_snapshots where conversation_id = 'test:lost'`.execute(
      database.db,
    );
    expect(kept.rows).toEqual([{ snapshot: { version: 9999 } }]);
    expect(log.lines.filter(({ level }) => level === "error")).toHaveLength(1);
  });

  test("a mistake in the machine leaves the conversation where it was, with an answer and no guest's data logged", async () => {
    const broken = new Set<string>();
    const harness = createHarness(database, {
      transition: (state, event, context) => {
        if (broken.has(event.type)) throw new TypeError(`cannot read ${JSON.stringify(event)}`);
        return transition(state, event, context);
      },
    });
    const ada = harness.guest("mistake");
    await ada.says("a table for 2");
    broken.add("guestSaid");
    expect(await ada.says("my name is Ada Lovelace")).toBe("cannotAnswer");
    broken.clear();
    expect(await ada.says("tomorrow at 7pm")).toContain("slotHeld");
    expect(JSON.stringify(harness.log.lines)).not.toContain("Lovelace");
  });

  test("an event of the house is told in the chat once, and only in a chat there is", async () => {
    const { guest, runtime, platform } = createHarness(database);
    const ada = guest("house");
    await ada.says("help");
    const booking = {
      id: "b1",
      venueId: 1,
      scenarioName: "Dinner",
      startsAt: "2026-11-22T18:00:00Z",
      partySize: 2,
      state: "CANCELLED",
    } as const;
    const event = { type: "bookingCancelledByVenue", booking } as const;
    expect(await runtime.inject(ada.conversationId, event, "cancel-b1")).toBe(true);
    expect(await runtime.inject(ada.conversationId, event, "cancel-b1")).toBe(false);
    expect(await runtime.inject("test:nobody", event, "cancel-b1-elsewhere")).toBe(false);
    await runtime.settle();
    expect(
      platform
        .sentTo("house")
        .map(({ reply }) => reply.text)
        .slice(1),
    ).toEqual(["cancelledByVenue"]);
  });
});
