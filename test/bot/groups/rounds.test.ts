import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { attend } from "#src/bot/groups/attend.ts";
import type { GroupParts } from "#src/bot/groups/group-parts.ts";
import { takePress } from "#src/bot/groups/press.ts";
import type { OutsideEvent } from "#src/bot/machine/core/event.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { createLedger } from "#src/bot/persistence/create-ledger.ts";
import { createRoundBook } from "#src/bot/persistence/create-round-book.ts";
import { createTurnStore } from "#src/bot/persistence/create-turn-store.ts";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import type { GroupWord } from "#src/bot/runtime/ports/groups.ts";
import type { Database } from "#src/database/database.ts";
import { migrate } from "#src/database/migrate.ts";
import { newKey } from "#src/lib/ids.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { fjord } from "#test/support/machine/facts.ts";
import { createTestClock } from "#test/support/runtime/clock.ts";
import { createExecutioner, guarded, Killed } from "#test/support/runtime/executioner.ts";
import { createMemoryPlatform, renderKeys } from "#test/support/runtime/memory-platform.ts";

const group = { platform: "test", chatId: "-1" };
const table: BookedTable = {
  id: "b1",
  venueId: fjord.id,
  scenarioName: "Dinner",
  startsAt: "2026-11-22T18:00:00Z",
  partySize: 4,
  state: "REGISTERED",
};
const word = (id: string, from: string): GroupWord => ({
  id,
  group,
  message: `w${id}`,
  from: { id: from, firstName: `Friend ${from}`, language: "en" },
  words: "a table for 4",
});

describeDatabases("a round", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await migrate(database, "bot", botMigrations);
    const content = { type: "other" } as const;
    const address = { platform: "test", chatId: "1" };
    const at = Temporal.Instant.from("2026-11-21T09:00:00Z");
    await createTurnStore(database).receive({ id: "1", address, content }, { at, newReference: () => "1" });
  });
  beforeEach(async () => {
    await sql`delete from rounds`.execute(database.db);
    await sql`delete from ledger`.execute(database.db);
  });

  /** A group, and what the organiser is asked; `mortal` does the same in a process that may die. */
  function openWorld(killAt = Number.POSITIVE_INFINITY) {
    const clock = createTestClock();
    const platform = createMemoryPlatform();
    const asked = new Map<string, OutsideEvent>();
    const book = createRoundBook(database);
    const ledger = createLedger(database);
    const parts: GroupParts = {
      book,
      jobs: { defineQueue: () => ({ name: "", send: noop, cancel: noop, work: () => {} }), every: () => {} },
      platforms: [platform],
      render: renderKeys,
      inject: async (_, event, id) => {
        const isNew = !asked.has(id);
        if (isNew) asked.set(id, event);
        return isNew;
      },
      venues: () => [fjord],
      languages: ["en"],
      read: () => ({ kind: "wish" }),
      newRoundId: () => newKey(),
      clock,
      log: createQuietLog(),
    };
    const executioner = createExecutioner(killAt);
    const mortal: GroupParts = {
      ...parts,
      book: guarded(book, executioner),
      platforms: [guarded(platform, executioner)],
      inject: (...given) => executioner.through(() => parts.inject(...given)),
    };
    const begin = async (by: GroupParts, given: GroupWord) =>
      await by.book.begin(given, {
        id: parts.newRoundId(),
        at: clock.now(),
        most: 2,
        since: clock.now().subtract({ minutes: 10 }),
      });
    const press = (by: GroupParts, act: "in" | "out" | "own", round: string, from: string) =>
      takePress(by, group, `${act}.${round}`, { id: from, firstName: `Friend ${from}` });
    /** Everything that is to be done by now. */
    const settle = async (by: GroupParts = parts) => {
      for (const id of await by.book.findWork(clock.now())) await attend(by, id);
    };
    const book4 = async (round: string, by: GroupParts = parts, given = table) => {
      await ledger.upsert("test:1", given, clock.now());
      await by.book.share({ round }, given, { language: "en", region: "NO" });
    };
    return { clock, platform, asked, book, ledger, parts, mortal, executioner, begin, press, settle, book4 };
  }

  /** Booked by friend 1, and shown. */
  async function shownRound(world: ReturnType<typeof openWorld>) {
    const id = (await world.begin(world.parts, word("u1", "1"))) ?? "";
    await world.settle();
    await world.book4(id);
    await world.settle();
    world.clock.advance({ seconds: 5 });
    return id;
  }

  test("is begun once by one word, however often that is delivered, and not more often than is quiet", async () => {
    const { parts, begin, settle, platform } = openWorld();
    const first = await begin(parts, word("u1", "1"));
    expect(await begin(parts, word("u1", "1"))).toBe(first);
    await settle();
    expect(await begin(parts, word("u2", "2"))).not.toBe(first);
    expect(await begin(parts, word("u3", "3"))).toBeUndefined();
    await settle();
    await settle();
    expect(platform.sent.map(({ reply }) => reply.text)).toEqual(["groupBegin", "groupOther"]);
    expect(platform.sent.map((sent) => "answers" in sent && sent.answers)).toEqual(["wu1", "wu2"]);
  });

  test("takes the answers of two friends who tap at once, and a double tap as one", async () => {
    const world = openWorld();
    const id = await shownRound(world);
    const { parts, press, settle, book, platform } = world;
    await Promise.all([
      press(parts, "in", id, "2"),
      press(parts, "in", id, "3"),
      press(parts, "in", id, "2"),
    ]);
    expect((await book.find(id))?.comers.toSorted()).toEqual(["Friend 1", "Friend 2", "Friend 3"]);
    const before = platform.sent.length;
    await Promise.all([settle(), settle()]);
    await settle();
    expect(platform.sent).toHaveLength(before + 1);
    expect(platform.sent.at(-1)?.replaces).toBe(platform.sent.at(-2)?.message);
    const { revision } = (await book.find(id)) ?? {};
    await press(parts, "in", id, "3");
    expect((await book.find(id))?.revision).toBe(revision);
  });

  test("is edited no more often than a group bears", async () => {
    const world = openWorld();
    const id = await shownRound(world);
    const { parts, press, settle, platform, clock } = world;
    const before = platform.sent.length;
    for (let friend = 2; friend < 40; friend += 1) {
      await press(parts, "in", id, String(friend));
      await settle();
      clock.advance({ seconds: 1 });
    }
    expect(platform.sent.length - before).toBeLessThanOrEqual(10);
    clock.advance({ seconds: 4 });
    await settle();
    expect((await world.book.find(id))?.isBehind).toBe(false);
  });

  test("asks the organiser once about each number, after the friends have been quiet", async () => {
    const world = openWorld();
    const id = await shownRound(world);
    const { parts, press, settle, clock, asked } = world;
    const sizes = () =>
      [...asked.values()].map(
        (event) => event.type === "groupCounted" && [event.booking.partySize, event.partySize],
      );
    await press(parts, "out", id, "2");
    clock.advance({ seconds: 119 });
    await press(parts, "out", id, "3");
    clock.advance({ seconds: 119 });
    await settle();
    expect(sizes()).toEqual([]);
    clock.advance({ seconds: 1 });
    await settle();
    await settle();
    expect(sizes()).toEqual([[4, 2]]);
    // She leaves it at that; who comes back makes it another number.
    await press(parts, "in", id, "3");
    clock.advance({ minutes: 3 });
    await settle();
    expect(sizes()).toEqual([
      [4, 2],
      [4, 3],
    ]);
  });

  test("reckons anew with what the organiser agreed to, wherever that was changed", async () => {
    const world = openWorld();
    const id = await shownRound(world);
    const { parts, press, settle, clock, asked, ledger } = world;
    await press(parts, "out", id, "2");
    clock.advance({ minutes: 3 });
    await settle();
    await ledger.upsert("test:1", { ...table, partySize: 3 }, clock.now());
    clock.advance({ minutes: 3 });
    await settle();
    expect(asked.size).toBe(1);
    await press(parts, "in", id, "2");
    clock.advance({ minutes: 3 });
    await settle();
    expect([...asked.values()].at(-1)).toMatchObject({ partySize: 4, booking: { partySize: 3 } });
  });

  test("is left alone once the visit has begun or the table is cancelled", async () => {
    const world = openWorld();
    const id = await shownRound(world);
    const { parts, press, settle, clock, asked, ledger, platform } = world;
    await press(parts, "out", id, "2");
    await ledger.upsert("test:1", { ...table, state: "CANCELLED" }, clock.now());
    clock.advance({ minutes: 3 });
    await settle();
    expect(asked.size).toBe(0);
    expect(platform.sent.at(-1)?.reply).toEqual({ text: "groupCancelled", buttons: [] });
    expect((await press(parts, "in", id, "2")).answer.isAlert).toBe(true);
    await ledger.upsert("test:1", table, clock.now());
    clock.advance({ hours: 48 });
    expect((await press(parts, "in", id, "2")).answer.isAlert).toBe(true);
  });

  test.for(["in.short", "in.AAAAAAAAAAAAAAAA", "out.' or 1=1 --", "own.AAAAAAAAAAAAAAAA", ""])(
    "that there is not is answered kindly: %s",
    async (token) => {
      const { parts } = openWorld();
      const { answer } = await takePress(parts, group, token, { id: "1", firstName: "A" });
      expect(answer).toEqual({ text: "groupOver", isAlert: true });
    },
  );

  test("follows a group that moved, and ends with one that takes no messages", async () => {
    const world = openWorld();
    const id = await shownRound(world);
    const { parts, press, settle, book, platform, clock } = world;
    platform.instead.push(() => ({ ok: false, reason: "moved", chatId: "-100" }));
    await press(parts, "in", id, "2");
    await expect(settle()).rejects.toThrow("another id");
    await settle();
    expect(platform.sent.at(-1)).toMatchObject({ chatId: "-100" });
    expect(platform.sent.at(-1)).not.toHaveProperty("replaces");
    clock.advance({ seconds: 5 });
    platform.instead.push(() => ({ ok: false, reason: "unreachable" }));
    await press(parts, "in", id, "3");
    await settle();
    expect(await book.find(id)).toBeUndefined();
  });

  test("is forgotten a day after the visit, or after words that led to none", async () => {
    const world = openWorld();
    const { parts, begin, book, clock } = world;
    const id = await shownRound(world);
    const other = (await begin(parts, word("u2", "2"))) ?? "";
    clock.advance({ hours: 25 });
    await book.forget(clock.now().subtract({ hours: 24 }));
    expect(await book.find(other)).toBeUndefined();
    expect(await book.find(id)).toBeDefined();
    clock.advance({ hours: 33 });
    await book.forget(clock.now().subtract({ hours: 24 }));
    expect(await book.find(id)).toBeUndefined();
    const { rows } = await sql`select * from round_friends`.execute(database.db);
    expect(rows).toEqual([]);
  });

  test("a process that dies leaves it to another, after whom all is as it should be", async () => {
    for (let killAt = 1; ; killAt += 1) {
      await sql`delete from rounds`.execute(database.db);
      await sql`delete from ledger`.execute(database.db);
      const world = openWorld(killAt);
      const { parts, mortal, executioner, begin, press, settle, book4, clock, platform, asked, book } = world;
      /** What is delivered to a process that dies is delivered again to the next; so is what is owed. */
      const attempt = async (act: (by: GroupParts) => Promise<unknown>) => {
        if (executioner.isDead()) return await act(parts);
        try {
          return await act(mortal);
        } catch (error) {
          if (!(error instanceof Killed)) throw error;
          // Its lease runs out.
          clock.advance({ seconds: 31 });
          return await act(parts);
        }
      };
      await attempt((by) => begin(by, word("u1", "1")));
      const [id = ""] = await book.findWork(clock.now());
      await attempt(settle);
      await attempt((by) => book4(id, by));
      await attempt(settle);
      for (const friend of ["2", "3"]) await attempt((by) => press(by, "out", id, friend));
      clock.advance({ seconds: 5 });
      await attempt(settle);
      clock.advance({ minutes: 2 });
      await attempt(settle);
      await settle();
      const place = `after call ${killAt}`;
      const shown = platform.sent.filter(({ reply }) => reply.text.startsWith("groupTable"));
      // Whoever dies between a message and its mark leaves one that the next writes again.
      expect(new Set(shown.map(({ message }) => message)).size, place).toBeLessThanOrEqual(2);
      expect([...asked.values()], place).toEqual([{ type: "groupCounted", booking: table, partySize: 2 }]);
      expect(await book.find(id), place).toMatchObject({ isBehind: false, comers: ["Friend 1"], absent: 2 });
      expect((await book.find(id))?.askAt, place).toBeUndefined();
      if (!executioner.isDead()) {
        expect(killAt).toBeGreaterThan(15);
        return;
      }
    }
  });
});

const noop = async () => {};
