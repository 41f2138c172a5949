import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Database } from "#src/database/database.ts";
import { findTraces } from "#test/support/database/find-traces.ts";
import { openTestDatabase } from "#test/support/database/test-databases.ts";
import { openHouse } from "#test/support/journeys/open-house.ts";
import type { Guest } from "#test/support/telegram/guest.ts";
import { startTelegramServer } from "#test/support/telegram/telegram-server.ts";

const token = "4000000001:AAEexampleexampleexampleexampleexample";
const chatId = 7_345_678_901;
const traces = ["Zelda", "Querfurt", "90012345", String(chatId), "hazelnuts"];

async function open() {
  const telegram = await startTelegramServer(token);
  onTestFinished(() => telegram.close());
  const database = await openTestDatabase();
  const house = await openHouse({
    database,
    venuesFile: "test/fixtures/venues/one.yaml",
    env: { TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_ROOT: telegram.apiRoot },
  });
  return { telegram, database, house, guest: telegram.guest(chatId) };
}

/** Says it, and waits until the bot has answered with these words. */
async function hears(guest: Guest, words: string): Promise<void> {
  for (;;) if ((await guest.answer()).text.includes(words)) return;
}

async function book(guest: Guest, when: string): Promise<void> {
  guest.says(`table for 2 ${when}, Zelda Querfurt, +47 900 12 345, allergic to hazelnuts`);
  await hears(guest, "Shall I book it?");
  guest.presses("Yes, book it");
  await hears(guest, "Booked!");
}

/** As if two days had gone by: driving the clock so far takes every job of every minute. */
async function letVisitPass({ db }: Database): Promise<void> {
  await sql`update ledger set starts_at = starts_at - interval '2 days'`.execute(db);
  await sql`
    update service.booking set starts_at = starts_at - interval '2 days',
      ends_at = ends_at - interval '2 days', held_until = held_until - interval '2 days'`.execute(db);
  await sql`update guests set forget_at = forget_at - interval '2 days'`.execute(db);
}

const tracesIn = (database: Database) => findTraces(database, traces);

describe("a guest who wants to be forgotten", () => {
  test("is in no column of any table any more, and the booking is cancelled under nobody's name", async () => {
    const { database, guest, telegram } = await open();
    await book(guest, "tonight at 19:00");
    guest.presses("Yes, remember it");
    await hears(guest, "Gladly");
    expect(await tracesIn(database)).toEqual(
      expect.arrayContaining(["public.ledger.guest_name", "service.booking.details"]),
    );
    guest.says("what do you know about me?");
    await hears(guest, "Zelda Querfurt");
    await telegram.called("sendDocument", 2);

    guest.says("delete all my data please");
    await hears(guest, "shall I cancel it too");
    guest.presses("Erase and cancel");
    await hears(guest, "everything about you is erased");
    expect(await tracesIn(database)).toEqual([]);
    const { rows } = await sql`select state, details->'guest' as guest from service.booking`.execute(
      database.db,
    );
    expect(rows).toEqual([{ state: "CANCELLED", guest: { firstName: "Guest" } }]);

    guest.says("table for 2 tonight at 19:00");
    await hears(guest, "What name");
  });

  test("may keep the booking until the visit, after which nothing is left", async () => {
    const { database, guest, house } = await open();
    await book(guest, "tonight at 19:00");
    guest.says("/forgetme");
    await hears(guest, "shall I cancel it too");
    guest.presses("Erase, keep bookings");
    await hears(guest, "Your bookings stand");
    guest.says("/bookings");
    await hears(guest, "Your booking");
    await letVisitPass(database);
    await house.clock.advance({ hours: 1 });
    expect(await tracesIn(database)).toEqual([]);
  });

  test("reads of no booking where a table is merely held", async () => {
    const { guest } = await open();
    guest.says("table for 2 tonight at 19:00");
    await hears(guest, "What name");
    guest.says("what do you know about me?");
    const kept = (await guest.answer()).text;
    expect(kept).toContain("This is what I keep about you");
    expect(kept).not.toContain("booking:");
    expect(kept).not.toContain("earlier booking");
  });

  test("on the waitlist leaves it", async () => {
    const { database, guest } = await open();
    guest.says("waitlist for 2 tonight at 19:00, my name is Zelda Querfurt, +47 900 12 345");
    await guest.answer();
    guest.says("/forgetme");
    await hears(guest, "Shall I erase it all?");
    guest.presses("Yes, erase everything");
    await hears(guest, "everything about you is erased");
    expect(await tracesIn(database)).toEqual([]);
  });
});
