import { beforeAll, expect, test } from "vitest";
import type { Ledger } from "#src/bot/aftercare/ports.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { createLedger } from "#src/bot/persistence/create-ledger.ts";
import { createTurnStore } from "#src/bot/persistence/create-turn-store.ts";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import { migrate } from "#src/database/migrate.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";

const at = (text: string) => Temporal.Instant.from(`2026-11-${text}:00Z`);

describeDatabases("the ledger", (open) => {
  let ledger: Ledger;
  beforeAll(async () => {
    const database = await open();
    await migrate(database, "bot", botMigrations);
    ledger = createLedger(database);
    const store = createTurnStore(database);
    for (const chatId of ["1", "2"]) {
      const address = { platform: "test", chatId };
      const content = { type: "other" } as const;
      await store.receive(
        { id: chatId, address, content },
        { at: at("20T10:00"), newReference: () => chatId },
      );
    }
  });

  let bookings = 0;
  function table(given: Partial<BookedTable> = {}): BookedTable {
    bookings += 1;
    return {
      id: `b${bookings}`,
      venueId: 1,
      scenarioName: "Dinner",
      startsAt: "2026-11-25T18:00:00Z",
      partySize: 2,
      state: "REGISTERED",
      ...given,
    };
  }

  test("keeps a booking as it was given", async () => {
    const booking = table({ name: "Ada Lovelace", comment: "by the window" });
    const entry = await ledger.upsert("test:1", booking, at("20T10:00"));
    expect(entry).toEqual({
      booking,
      conversationId: "test:1",
      bookedAt: at("20T10:00"),
      timedAt: at("20T10:00"),
      unreachable: false,
      revision: 0,
    });
    expect(await ledger.find(booking)).toEqual(entry);
    expect(await ledger.find({ venueId: 2, id: booking.id })).toBeUndefined();
  });

  test("refreshes what changed and keeps what was asked, when it was booked and in which chat", async () => {
    const booking = table();
    await ledger.upsert("test:1", booking, at("20T10:00"));
    await ledger.markPrompted(booking, booking.startsAt, at("24T18:00"));
    await ledger.markReminded(booking, at("24T21:00"));
    await ledger.markStaffTold(booking, at("25T07:00"));
    await ledger.markUnreachable(booking, at("25T07:00"));
    const changed = { ...booking, partySize: 3, state: "UNCONFIRMED" } as const;
    expect(await ledger.upsert("test:2", changed, at("25T08:00"))).toEqual({
      booking: changed,
      conversationId: "test:1",
      bookedAt: at("20T10:00"),
      timedAt: at("20T10:00"),
      promptedAt: at("24T18:00"),
      promptedFor: booking.startsAt,
      remindedAt: at("24T21:00"),
      staffToldAt: at("25T07:00"),
      unreachable: true,
      revision: 1,
    });
  });

  test("notes when a booking moved, and that its guest can be reached then", async () => {
    const booking = table();
    await ledger.upsert("test:1", booking, at("20T10:00"));
    await ledger.markUnreachable(booking, at("20T11:00"));
    const moved = { ...booking, startsAt: "2026-11-26T18:00:00Z" };
    const entry = await ledger.upsert("test:1", moved, at("21T10:00"));
    expect(entry).toMatchObject({
      bookedAt: at("20T10:00"),
      timedAt: at("21T10:00"),
      unreachable: false,
    });
  });

  test("a new question begins without reminder", async () => {
    const booking = table();
    await ledger.upsert("test:1", booking, at("20T10:00"));
    await ledger.markPrompted(booking, booking.startsAt, at("24T18:00"));
    await ledger.markReminded(booking, at("24T21:00"));
    await ledger.markPrompted(booking, "2026-11-26T18:00:00Z", at("25T18:00"));
    const entry = await ledger.find(booking);
    expect(entry?.promptedFor).toBe("2026-11-26T18:00:00Z");
    expect(entry?.remindedAt).toBeUndefined();
  });

  test("keeps an answer with the visit it was for", async () => {
    const booking = table();
    await ledger.upsert("test:1", booking, at("20T10:00"));
    await ledger.markAnswered(booking, "coming", booking.startsAt);
    expect(await ledger.find(booking)).toMatchObject({ answer: "coming", answeredFor: booking.startsAt });
  });

  test("lists a venue's bookings of a span in order of time, its end not included", async () => {
    const venueId = 7;
    const times = ["2026-12-01T20:00:00Z", "2026-12-01T18:00:00Z", "2026-12-02T00:00:00Z"];
    for (const startsAt of times) await ledger.upsert("test:1", table({ venueId, startsAt }), at("20T10:00"));
    await ledger.upsert("test:1", table({ venueId: 8, startsAt: "2026-12-01T19:00:00Z" }), at("20T10:00"));
    const listed = await ledger.listBetween(
      venueId,
      Temporal.Instant.from("2026-12-01T00:00:00Z"),
      Temporal.Instant.from("2026-12-02T00:00:00Z"),
    );
    expect(listed.map(({ booking }) => booking.startsAt)).toEqual([
      "2026-12-01T18:00:00Z",
      "2026-12-01T20:00:00Z",
    ]);
  });

  test.for([
    { name: "nobody at the table", booking: { partySize: 0 } },
    { name: "a chat that does not exist", booking: {}, conversationId: "test:nobody" },
  ])("refuses $name", async ({ booking, conversationId = "test:1" }) => {
    await expect(ledger.upsert(conversationId, table(booking), at("20T10:00"))).rejects.toThrow();
  });
});
