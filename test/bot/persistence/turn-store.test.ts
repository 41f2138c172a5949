import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { createAuditTrail } from "#src/bot/persistence/create-audit-trail.ts";
import { createHoldRefusals } from "#src/bot/persistence/create-hold-refusals.ts";
import { createTurnStore } from "#src/bot/persistence/create-turn-store.ts";
import { findGuestReference } from "#src/bot/persistence/find-guest-reference.ts";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import { tidyTurns } from "#src/bot/persistence/tidy-turns.ts";
import type { PendingTurn, StoredEffect, TurnStore } from "#src/bot/runtime/turn-store.ts";
import type { Database } from "#src/database/database.ts";
import { migrate } from "#src/database/migrate.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";

const now = Temporal.Instant.from("2026-11-21T09:00:00Z");
const later = now.add({ seconds: 30 });
const lease = { now, until: later };

const say = (key: "help" | "kept"): StoredEffect => ({
  type: "say",
  language: "en",
  lines: [{ key, values: {} }],
  buttons: [],
  contactRequest: false,
  answers: true,
});
const find = (requestId: string): StoredEffect => ({ type: "findBookings", requestId });

/** How a process takes a turn that comes to these effects; it runs none of them itself. */
const taking = (effects: readonly StoredEffect[] = []) => ({
  at: now,
  decide: () => ({ snapshot: {}, effects, snapshotLost: false }),
});

/** A chat whose one turn left these effects. */
async function chatWith(store: TurnStore, chatId: string, effects: readonly StoredEffect[]): Promise<string> {
  const inbound = { id: chatId, address: { platform: "test", chatId }, content: { type: "other" } } as const;
  const { conversationId } = await store.receive(inbound, {
    at: now,
    newReference: () => `reference-${chatId}`,
  });
  await store.takeTurn(conversationId, taking(effects));
  return conversationId;
}

describeDatabases("the turn store", (open) => {
  let database: Database;
  let store: TurnStore;
  beforeAll(async () => {
    database = await open();
    await migrate(database, "bot", botMigrations);
    store = createTurnStore(database);
  });

  test("takes arrivals in order, each once", async () => {
    const address = { platform: "test", chatId: "arrivals" };
    for (const text of ["one", "two"]) {
      const inbound = { id: text, address, content: { type: "text", text } } as const;
      await store.receive(inbound, { at: now, newReference: () => "reference-arrivals" });
    }
    const seen: unknown[] = [];
    const take = () =>
      store.takeTurn("test:arrivals", {
        at: now,
        decide: ({ arrival, snapshot, conversation }) => {
          seen.push([arrival, snapshot, conversation.guestReference]);
          return { snapshot: { turns: seen.length }, effects: [], snapshotLost: false };
        },
      });
    expect([await take(), await take(), await take()]).toEqual([
      { claimed: [], look: ["turns"] },
      { claimed: [], look: [] },
      undefined,
    ]);
    const arrival = (text: string) => ({ source: "guest", content: { type: "text", text } });
    expect(seen).toEqual([
      [arrival("one"), undefined, "reference-arrivals"],
      [arrival("two"), { turns: 1 }, "reference-arrivals"],
    ]);
  });

  test("a decision that throws leaves everything as it was", async () => {
    const inbound = {
      id: "throws",
      address: { platform: "test", chatId: "throws" },
      content: { type: "other" },
    } as const;
    await store.receive(inbound, { at: now, newReference: () => "reference-throws" });
    const decide = () => {
      throw new Error("no decision");
    };
    await expect(store.takeTurn("test:throws", { at: now, decide })).rejects.toThrow("no decision");
    expect(await store.takeTurn("test:throws", taking())).toBeDefined();
  });

  test("a chat that does not exist has no turn", async () => {
    expect(await store.takeTurn("test:nobody", taking())).toBeUndefined();
  });

  test("effects are claimed in order, one of a lane at a time, the lanes side by side", async () => {
    const id = await chatWith(store, "lanes", [find("1"), say("help"), find("2")]);
    const work = await store.claim(id, "work", lease);
    const talk = await store.claim(id, "talk", lease);
    expect(work?.effect).toEqual(find("1"));
    expect(talk?.effect).toEqual(say("help"));
    expect(await store.claim(id, "work", lease)).toBeUndefined();
    if (work) await store.settle(work, { outcome: "done" }, taking());
    expect((await store.claim(id, "work", lease))?.effect).toEqual(find("2"));
  });

  test("a lease that ran out, or is given up, lets another process try again", async () => {
    const id = await chatWith(store, "lease", [find("1")]);
    const first = await store.claim(id, "work", lease);
    expect(first?.attempt).toBe(1);
    if (first) await store.extend(first, later.add({ seconds: 30 }));
    expect(await store.claim(id, "work", { now: later, until: later })).toBeUndefined();
    await store.releaseLeases();
    expect(await store.claim(id, "work", lease)).toMatchObject({ attempt: 2 });
  });

  test("a deferred message keeps the later ones back, other work does not", async () => {
    const id = await chatWith(store, "deferred", [say("help"), say("kept"), find("1"), find("2")]);
    const dueAt = later;
    for (const lane of ["talk", "work"] as const) {
      const claimed = await store.claim(id, lane, lease);
      if (claimed) await store.defer(claimed, { dueAt }, now);
    }
    expect(await store.claim(id, "talk", lease)).toBeUndefined();
    expect((await store.claim(id, "work", lease))?.effect).toEqual(find("2"));
    expect(await store.claim(id, "talk", { now: dueAt, until: dueAt })).toMatchObject({
      effect: say("help"),
    });
  });

  test("photos keep neither words nor work back", async () => {
    const effects = [{ type: "attachPhotos", venueId: 1 } as const, say("help"), find("1")];
    const id = await chatWith(store, "photos", effects);
    expect(await store.claim(id, "aside", lease)).toMatchObject({ effect: effects[0] });
    expect(await store.claim(id, "talk", lease)).toMatchObject({ effect: effects[1] });
    expect(await store.claim(id, "work", lease)).toMatchObject({ effect: effects[2] });
  });

  test("a result is a turn at once, and only once, however often its effect is ended", async () => {
    const id = await chatWith(store, "results", [find("1")]);
    const claimed = await store.claim(id, "work", lease);
    const event = { type: "bookingsFound", requestId: "1", bookings: [] } as const;
    const seen: unknown[] = [];
    const decide = ({ arrival }: PendingTurn) => {
      seen.push(arrival);
      return { snapshot: {}, effects: [say("help")], snapshotLost: false };
    };
    for (let time = 0; time < 2; time += 1) {
      if (claimed) await store.settle(claimed, { outcome: "done", event }, { at: now, decide });
    }
    expect(seen).toEqual([{ source: "house", event }]);
    expect(await store.takeTurn(id, taking())).toBeUndefined();
    expect(await store.claim(id, "talk", lease)).toMatchObject({ effect: say("help") });
    expect(await store.claim(id, "talk", lease)).toBeUndefined();
  });

  test("a result waits behind what the guest wrote meanwhile", async () => {
    const id = await chatWith(store, "behind", [find("1")]);
    const claimed = await store.claim(id, "work", lease);
    const inbound = { id: "meanwhile", address: { platform: "test", chatId: "behind" } } as const;
    await store.receive({ ...inbound, content: { type: "other" } }, { at: now, newReference: () => "-" });
    const event = { type: "bookingsFound", requestId: "1", bookings: [] } as const;
    if (claimed) await store.settle(claimed, { outcome: "done", event }, taking());
    const seen: unknown[] = [];
    const decide = ({ arrival }: PendingTurn) => {
      seen.push(arrival.source);
      return { snapshot: {}, effects: [], snapshotLost: false };
    };
    expect(await store.takeTurn(id, { at: now, decide })).toEqual({ claimed: [], look: ["turns"] });
    await store.takeTurn(id, { at: now, decide });
    expect(seen).toEqual(["guest", "house"]);
  });

  test("two guests never have one reference: for the second another is drawn", async () => {
    const begin = async (chatId: string, drawn: readonly string[]) => {
      const references = drawn.values();
      const inbound = {
        id: chatId,
        address: { platform: "test", chatId },
        content: { type: "other" },
      } as const;
      const newReference = () => references.next().value ?? "none left";
      return await store.receive(inbound, { at: now, newReference });
    };
    await begin("first-of-two", ["drawn twice"]);
    const { conversationId } = await begin("second-of-two", ["drawn twice", "drawn twice", "drawn once"]);
    expect(await findGuestReference(database, conversationId)).toBe("drawn once");
    const hopeless = begin(
      "third-of-two",
      Array.from({ length: 9 }, () => "drawn twice"),
    );
    await expect(hopeless).rejects.toThrow("every reference drawn");
  });

  test("an update is a turn at once, and its first effects are the process's own", async () => {
    const inbound = { id: "once", address: { platform: "test", chatId: "once" } } as const;
    const effects = [find("1"), say("help"), find("2"), say("kept")];
    const take = () =>
      store.receive(
        { ...inbound, content: { type: "other" } },
        { at: now, newReference: () => "reference-once" },
        { ...taking(effects), until: later },
      );
    const { conversationId, result, toDo } = await take();
    expect(result).toBe("stored");
    expect(toDo.claimed.map(({ lane, effect }) => [lane, effect])).toEqual([
      ["work", find("1")],
      ["talk", say("help")],
    ]);
    expect(await take()).toMatchObject({ result: "repeated", toDo: { claimed: [], look: [] } });
    expect(await store.claim(conversationId, "work", lease)).toBeUndefined();
    expect(await store.claim(conversationId, "talk", lease)).toBeUndefined();
    const [work, talk] = toDo.claimed;
    if (work)
      expect(await store.settle(work, { outcome: "done" }, taking())).toMatchObject({ look: ["work"] });
    if (talk)
      expect(await store.settle(talk, { outcome: "done" }, taking())).toMatchObject({ look: ["talk"] });
    expect(await store.claim(conversationId, "work", lease)).toMatchObject({ effect: find("2") });
  });

  test("no effect is taken along past one of its lane that is under way", async () => {
    const id = await chatWith(store, "under-way", [say("help")]);
    const inbound = { id: "under-way-2", address: { platform: "test", chatId: "under-way" } } as const;
    const { toDo } = await store.receive(
      { ...inbound, content: { type: "other" } },
      { at: now, newReference: () => "-" },
      { ...taking([say("kept"), find("1")]), until: later },
    );
    expect(toDo.claimed.map(({ effect }) => effect)).toEqual([find("1")]);
    expect(toDo.look).toEqual(["talk"]);
    expect(await store.claim(id, "talk", lease)).toMatchObject({ effect: say("help") });
  });

  test("an open outcome and the result after it both come in", async () => {
    const id = await chatWith(store, "open-outcome", [find("1")]);
    const seen: unknown[] = [];
    const first = await store.claim(id, "work", lease);
    const open = { type: "bookingOutcomeOpen", requestId: "1" } as const;
    if (first) await store.defer(first, { dueAt: now, event: open }, now);
    const second = await store.claim(id, "work", lease);
    expect(second?.reportedOpen).toBe(true);
    const event = { type: "bookingsFound", requestId: "1", bookings: [] } as const;
    if (second) await store.settle(second, { outcome: "done", event }, taking());
    const decide = ({ arrival }: PendingTurn) => {
      seen.push(arrival.source === "house" && arrival.event.type);
      return { snapshot: {}, effects: [], snapshotLost: false };
    };
    const take = () => store.takeTurn(id, { at: now, decide });
    await take();
    await take();
    expect(seen).toEqual(["bookingOutcomeOpen", "bookingsFound"]);
  });

  test("work is found where something waits that can be done now", async () => {
    const fresh = createTurnStore(database);
    const waiting = await chatWith(fresh, "found", [say("help"), say("kept")]);
    expect(await fresh.findWork(now)).toContain(waiting);
    const claimed = await fresh.claim(waiting, "talk", lease);
    expect(await fresh.findWork(now)).not.toContain(waiting);
    if (claimed) await fresh.defer(claimed, { dueAt: later }, now);
    expect(await fresh.findWork(now)).not.toContain(waiting);
    expect(await fresh.findWork(later)).toContain(waiting);
  });

  test("what is long done is tidied away, what waits is not", async () => {
    const id = await chatWith(store, "tidy", [find("1"), find("2")]);
    const claimed = await store.claim(id, "work", lease);
    if (claimed) await store.settle(claimed, { outcome: "done" }, taking());
    await tidyTurns(database, later);
    const { rows } = await sql`
      select (select count(*) from inbox where conversation_id = ${id}) as inbox,
        (select count(*) from outbox where conversation_id = ${id}) as outbox`.execute(database.db);
    expect(rows).toEqual([{ inbox: 0, outbox: 1 }]);
  });

  test("a refused hold is remembered for as long as it is meant to be", async () => {
    const refusals = createHoldRefusals(database);
    await refusals.remember(3, later);
    await refusals.remember(3, later);
    expect(await refusals.isRefused(3, now)).toBe(true);
    expect(await refusals.isRefused(3, later)).toBe(false);
    expect(await refusals.isRefused(4, now)).toBe(false);
  });

  test("what the staff did is written down", async () => {
    const by = { id: "discord:1", displayName: "Grace\0" };
    const trail = createAuditTrail(database);
    await trail.record({ by, action: "confirmBooking", booking: { venueId: 1, id: "b1" }, at: now });
    await trail.record({ by, action: "readDaySheet", at: now });
    await trail.record({ by, action: "liftRule", rule: { venueId: 1, id: "r1" }, at: now });
    const { rows } = await sql`
      select staff_id, staff_name, action, venue_id, booking_id, rule_id from audit order by id
    `.execute(database.db);
    const entry = {
      staff_id: "discord:1",
      staff_name: "Grace",
      venue_id: 1,
      booking_id: null,
      rule_id: null,
    };
    expect(rows).toEqual([
      { ...entry, action: "confirmBooking", booking_id: "b1" },
      { ...entry, action: "readDaySheet", venue_id: null },
      { ...entry, action: "liftRule", rule_id: "r1" },
    ]);
  });
});

describeDatabases("the turn store among many connections", (open) => {
  let database: Database;
  let store: TurnStore;
  beforeAll(async () => {
    database = await open();
    await migrate(database, "bot", botMigrations);
    store = createTurnStore(database);
  });

  test("of many that claim at once one gets the effect", async () => {
    const id = await chatWith(store, "race", [find("1"), find("2")]);
    const claims = await Promise.all(Array.from({ length: 8 }, () => store.claim(id, "work", lease)));
    expect(claims.filter((claimed) => claimed !== undefined)).toHaveLength(1);
  });

  test("an update that two processes store at once is stored once", async () => {
    const address = { platform: "test", chatId: "stored" };
    const inbound = { id: "stored", address, content: { type: "other" } } as const;
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        store.receive(inbound, { at: now, newReference: () => `reference-stored-${index}` }),
      ),
    );
    expect(results.filter(({ result }) => result === "stored")).toHaveLength(1);
  });

  test.for(["1", "2", "3", "4"])("a result that many end at once is one turn (%s)", async (time) => {
    const id = await chatWith(store, `ended-${time}`, [find("1")]);
    const claimed = await store.claim(id, "work", lease);
    const event = { type: "bookingsFound", requestId: "1", bookings: [] } as const;
    const ending = async () => {
      if (claimed) await store.settle(claimed, { outcome: "done", event }, taking([say("help")]));
    };
    await Promise.all(Array.from({ length: 8 }, ending));
    const { rows } = await sql`select lane from outbox where conversation_id = ${id} order by id`.execute(
      database.db,
    );
    expect(rows).toEqual([{ lane: "work" }, { lane: "talk" }]);
  });
});
