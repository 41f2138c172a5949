import { expect, onTestFinished, test } from "vitest";
import { createTurnStore } from "#src/bot/persistence/create-turn-store.ts";
import { createWaitlistBook } from "#src/bot/persistence/create-waitlist-book.ts";
import { createWaitlistCounter } from "#src/bot/persistence/create-waitlist-counter.ts";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import { migrate } from "#src/database/migrate.ts";
import { openTestDatabase } from "#test/support/database/test-databases.ts";

test("counts who waited for a day, was asked, and took a table", async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  await migrate(database, "bot", botMigrations);
  const at = (text: string) => Temporal.Instant.from(`2026-11-${text}:00Z`);
  const address = { platform: "test", chatId: "1" };
  const first = { id: "1", address, content: { type: "other" } as const };
  await createTurnStore(database).receive(first, { at: at("20T10:00"), newReference: () => "R" });
  const book = createWaitlistBook(database);

  const wait = async (entryId: string, startsAt: string, venueId = 1) => {
    const slot = {
      id: startsAt,
      venueId,
      scenarioName: "Dinner",
      startsAt,
      available: false,
      waitlistAvailable: true,
    };
    await book.add("test:1", { entryId, slot, partySize: 2 }, at("20T10:00"));
    return slot;
  };
  const offer = async (entryId: string, reference: string, slot: Awaited<ReturnType<typeof wait>>) => {
    const [opening] = await book.open(slot.venueId, [slot], at("20T11:00"));
    const asking = { openingId: opening?.id ?? 0, place: 1, skipped: [] };
    await book.prepareOffer(entryId, { slot, reference, idempotencyKey: reference }, asking, at("20T11:00"));
    await book.makeOffer(entryId, reference, { until: at("20T11:15") }, at("20T11:00"));
  };

  const saturday = "2026-11-21T18:00:00Z";
  const taken = await wait("taken", saturday);
  const passed = await wait("passed", saturday);
  await wait("waits", saturday);
  await wait("later", "2026-11-22T18:00:00Z");
  await wait("elsewhere", saturday, 2);
  await offer("passed", "A", passed);
  await book.endOffer("passed", "A", "lapsed", at("20T11:15"));
  await offer("passed", "B", passed);
  await book.endOffer("passed", "B", "lapsed", at("20T11:30"));
  await offer("taken", "C", taken);
  await book.claim("taken", "C", at("20T11:35"));
  await book.close("taken", "yes", at("20T11:36"));

  const counter = createWaitlistCounter(database);
  expect(await counter.count(1, at("21T03:00"), at("22T03:00"))).toEqual({
    entries: 3,
    offered: 2,
    booked: ["C"],
  });
  expect(await counter.count(2, at("21T03:00"), at("22T03:00"))).toEqual({
    entries: 1,
    offered: 0,
    booked: [],
  });
  expect(await counter.count(1, at("23T03:00"), at("24T03:00"))).toEqual({
    entries: 0,
    offered: 0,
    booked: [],
  });
});
