import { sql } from "kysely";
import { expect, test } from "vitest";
import { initialState } from "#src/bot/machine/core/carry-over.ts";
import { createEnquiryBook } from "#src/bot/persistence/create-enquiry-book.ts";
import { createLedger } from "#src/bot/persistence/create-ledger.ts";
import { createNoticeBook } from "#src/bot/persistence/create-notice-book.ts";
import { createTurnStore } from "#src/bot/persistence/create-turn-store.ts";
import { forgetPastGuests, forgetUnremembered } from "#src/bot/persistence/forget-past-guests.ts";
import { eraseChat } from "#src/bot/persistence/guest-records.ts";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import type { Database } from "#src/database/database.ts";
import { migrate } from "#src/database/migrate.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { findTraces } from "#test/support/database/find-traces.ts";

const at = (text: string) => Temporal.Instant.from(`2026-11-${text}T10:00:00Z`);

describeDatabases("forgetting past guests", (open) => {
  test("takes names and wishes from past visits, and leaves those ahead", async () => {
    const database = await open();
    await migrate(database, "bot", botMigrations);
    const address = { platform: "test", chatId: "1" };
    const content = { type: "text", text: "hello" } as const;
    const store = createTurnStore(database);
    await store.receive({ id: "1", address, content }, { at: at("01"), newReference: () => "r" });
    await store.takeTurn("test:1", {
      at: at("01"),
      decide: () => ({ snapshot: { name: "Ada" }, effects: [], snapshotLost: false }),
    });
    const ledger = createLedger(database);
    const booking = {
      venueId: 1,
      scenarioName: "Dinner",
      partySize: 2,
      state: "CLOSED",
      name: "Ada",
      comment: "nuts",
    } as const;
    await ledger.upsert("test:1", { ...booking, id: "past", startsAt: "2026-11-02T18:00:00Z" }, at("01"));
    await ledger.upsert("test:1", { ...booking, id: "ahead", startsAt: "2026-11-20T18:00:00Z" }, at("01"));

    const notices = createNoticeBook(database);
    const mark = { text: "Confirmed by Kari", change: "confirmed", actions: [] } as const;
    for (const id of ["past", "ahead"]) {
      await notices.posted({ venueId: 1, id }, { key: id, message: `1/${id}`, toldAt: at("01") });
      await notices.mark({ venueId: 1, id }, { key: "CONFIRMED", mark, at: at("02") });
    }
    const book = createEnquiryBook(database);
    const asked = { act: "asked", text: "I am Ada" } as const;
    await book.addFromGuest("test:1", { id: "old", venueId: 1 }, { ...asked, id: "e1", at: at("02") });
    await book.addFromGuest("test:1", { id: "new", venueId: 1 }, { ...asked, id: "e2", at: at("12") });

    await forgetPastGuests(database, at("10"), (id) => eraseChat(database, id, [], undefined));

    expect(await notices.listMarked({ venueId: 1, id: "ahead" })).toEqual([
      { message: "1/ahead", marks: [mark] },
    ]);
    expect(await notices.listMarked({ venueId: 1, id: "past" })).toEqual([]);
    expect(await notices.isPosted("past")).toBe(false);

    const past = await ledger.find({ venueId: 1, id: "past" });
    expect(past?.booking).toEqual({
      id: "past",
      venueId: 1,
      scenarioName: "Dinner",
      startsAt: "2026-11-02T18:00:00Z",
      partySize: 2,
      state: "CLOSED",
    });
    expect((await ledger.find({ venueId: 1, id: "ahead" }))?.booking.name).toBe("Ada");
    await store.receive({ id: "2", address, content }, { at: at("11"), newReference: () => "other" });
    await store.takeTurn("test:1", {
      at: at("11"),
      decide: ({ snapshot, conversation }) => {
        expect(snapshot).toBeUndefined();
        expect(conversation.guestReference).toBe("r");
        return { snapshot: {}, effects: [], snapshotLost: false };
      },
    });
    expect((await book.listWaiting()).map(({ id }) => id)).toEqual(["new"]);
    expect(await book.lastWords("old")).toBeUndefined();
    expect.assertions(9);
  });

  async function chatOf(
    database: Database,
    chatId: string,
    { state, visit }: { state: object; visit?: string },
  ) {
    const store = createTurnStore(database);
    const address = { platform: "test", chatId };
    await store.receive(
      { id: chatId, address, content: { type: "text", text: "hello" } },
      { at: at("01"), newReference: () => `reference ${chatId}` },
    );
    await store.takeTurn(`test:${chatId}`, {
      at: at("01"),
      decide: () => ({
        snapshot: { version: 3, state: { language: "de", languageFrom: "heard", phase: "placed", ...state } },
        effects: [],
        snapshotLost: false,
      }),
    });
    if (visit === undefined) return;
    const booking = { id: `b${chatId}`, venueId: 1, scenarioName: "Dinner", partySize: 2 } as const;
    await createLedger(database).upsert(
      `test:${chatId}`,
      { ...booking, state: "REGISTERED", startsAt: `2026-11-${visit}T18:00:00Z` },
      at("01"),
    );
  }

  const rowsOf = async (database: Database, chatId: string) => {
    const { rows } = await sql<{ snapshot: unknown }>`
      select snapshot from conversations where id = ${`test:${chatId}`}`.execute(database.db);
    return rows;
  };

  test("takes the row of a guest of whom nothing is ahead, and keeps the figures", async () => {
    const database = await open();
    await migrate(database, "bot", botMigrations);
    await chatOf(database, "gone", { state: { guest: { firstName: "Ada" } }, visit: "02" });
    await chatOf(database, "coming", { state: { guest: { firstName: "Ada" } }, visit: "20" });
    await forgetPastGuests(database, at("10"), (id) => eraseChat(database, id, [], undefined));
    expect(await rowsOf(database, "gone")).toEqual([]);
    expect(await rowsOf(database, "coming")).toHaveLength(1);
    expect(await findTraces(database, ["test:gone", "reference gone"])).toEqual([]);
    expect(await createLedger(database).find({ venueId: 1, id: "bgone" })).toBeDefined();
  });

  test("empties a chat after the visit, unless its guest wants to be remembered", async () => {
    const database = await open();
    await migrate(database, "bot", botMigrations);
    const guest = { firstName: "Ada" };
    await chatOf(database, "unasked", { state: { guest }, visit: "02" });
    await chatOf(database, "agreed", { state: { guest, remembers: "yes" }, visit: "02" });
    await chatOf(database, "ahead", { state: { guest, remembers: "no" }, visit: "20" });
    await forgetUnremembered(database, at("10"));
    const [emptied] = await rowsOf(database, "unasked");
    expect(emptied?.snapshot).toEqual({
      version: 3,
      state: { ...initialState("de"), languageFrom: "heard" },
    });
    for (const chatId of ["agreed", "ahead"]) {
      expect(await rowsOf(database, chatId)).toMatchObject([{ snapshot: { state: { guest } } }]);
    }
  });
});
