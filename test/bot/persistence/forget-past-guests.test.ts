import { expect, test } from "vitest";
import { createEnquiryBook } from "#src/bot/persistence/create-enquiry-book.ts";
import { createLedger } from "#src/bot/persistence/create-ledger.ts";
import { createTurnStore } from "#src/bot/persistence/create-turn-store.ts";
import { forgetPastGuests } from "#src/bot/persistence/forget-past-guests.ts";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import { migrate } from "#src/database/migrate.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";

const at = (text: string) => Temporal.Instant.from(`2026-11-${text}T10:00:00Z`);

describeDatabases("forgetting past guests", (open) => {
  test("takes names and wishes from past visits, and leaves those ahead", async () => {
    const database = await open();
    await migrate(database, "bot", botMigrations);
    const address = { platform: "test", chatId: "1" };
    const content = { type: "text", text: "hello" } as const;
    const store = createTurnStore(database);
    await store.receive({ id: "1", address, content }, { at: at("01"), newReference: "r" });
    await store.takeTurn("test:1", at("01"), () => ({
      snapshot: { name: "Ada" },
      effects: [],
      snapshotLost: false,
    }));
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

    const book = createEnquiryBook(database);
    const asked = { act: "asked", text: "I am Ada" } as const;
    await book.addFromGuest("test:1", { id: "old", venueId: 1 }, { ...asked, id: "e1", at: at("02") });
    await book.addFromGuest("test:1", { id: "new", venueId: 1 }, { ...asked, id: "e2", at: at("12") });

    await forgetPastGuests(database, at("10"));

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
    await store.receive({ id: "2", address, content }, { at: at("11"), newReference: "other" });
    await store.takeTurn("test:1", at("11"), ({ snapshot, conversation }) => {
      expect(snapshot).toBeUndefined();
      expect(conversation.guestReference).toBe("r");
      return { snapshot: {}, effects: [], snapshotLost: false };
    });
    expect((await book.listWaiting()).map(({ id }) => id)).toEqual(["new"]);
    expect(await book.lastWords("old")).toBeUndefined();
    expect.assertions(6);
  });
});
