import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { openTestDatabase } from "#test/support/database/test-databases.ts";
import { startFakeDiscord } from "#test/support/discord/fake-discord.ts";
import { ids } from "#test/support/discord/world.ts";
import { eventually } from "#test/support/eventually.ts";
import { discordSettings } from "#test/support/journeys/discord-settings.ts";
import { openHouse } from "#test/support/journeys/open-house.ts";
import { hears } from "#test/support/journeys/whole-life.ts";
import type { Guest } from "#test/support/telegram/guest.ts";
import { startTelegramServer } from "#test/support/telegram/telegram-server.ts";

const token = "4000000001:AAEexampleexampleexampleexampleexample";

async function open() {
  const telegram = await startTelegramServer(token);
  onTestFinished(() => telegram.close());
  const discord = await startFakeDiscord();
  onTestFinished(() => discord.stop());
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const house = await openHouse({
    database: { ...database, close: async () => {} },
    venuesFile: "test/fixtures/venues/one.yaml",
    env: {
      TELEGRAM_BOT_TOKEN: token,
      TELEGRAM_API_ROOT: telegram.apiRoot,
      ...discordSettings(discord),
    },
  });
  const ledger = async () =>
    (
      await sql<{ chat: string }>`select conversation_id as chat from ledger order by booking_id`.execute(
        database.db,
      )
    ).rows;
  return { telegram, discord, database, house, ledger };
}

/** Books tonight at seven. @returns the reference that the guest reads */
async function book(guest: Guest): Promise<string> {
  guest.says("a table for 2 tonight at 19:00, my name is Anna Berg, +47 900 12 345");
  await hears(guest, "Shall I book it?");
  guest.presses("Yes, book it");
  for (;;) {
    const { text } = await guest.answer();
    const [reference] = /[\dA-Z]{4}-[\dA-Z]{4}/.exec(text) ?? [];
    if (reference) return reference;
  }
}

describe("a booking of another chat", () => {
  test("comes over by its reference and its number; the other chat and the staff are told", async () => {
    const { telegram, discord, house, ledger } = await open();
    const before = telegram.guest(11);
    const reference = await book(before);
    const now = telegram.guest(12, { language: "fr" });
    now.says(`ma référence est ${reference}`);
    await hears(now, "avec quel numéro de téléphone");
    now.says("+47 900 12 345");
    await hears(now, "elles sont bien à vous");
    await hears(now, "19:00");
    expect(await ledger()).toEqual([{ chat: "telegram:12" }]);
    await hears(before, "is now looked after in another chat");
    before.says("my bookings");
    await hears(before, "no bookings");
    await eventually(async () => {
      await house.clock.advance();
      const titles = discord.channel(ids.staffChannel).map(({ text }) => text);
      expect(titles.some((text) => text.startsWith("Looked after in another chat"))).toBe(true);
    });
    now.says("annulez ma réservation");
    await hears(now, "?");
    now.presses("Annuler la réservation");
    await hears(now, "C’est annulé");
  });

  test("is found again where the house has lost all of its chats, and asked about as ever", async () => {
    const { telegram, database, ledger } = await open();
    const guest = telegram.guest(11);
    const reference = await book(guest);
    await sql`truncate conversations, guests, ledger cascade`.execute(database.db);
    guest.says("my bookings");
    await hears(guest, "no bookings");
    guest.says(`${reference}, +47 900 12 345`);
    await hears(guest, "these are yours");
    await hears(guest, "19:00");
    expect(await ledger()).toEqual([{ chat: "telegram:11" }]);
    guest.says("make it 8 pm");
    await hears(guest, "20:00");
  });

  test("stays where it is after a wrong number, a name alone, or too many tries", async () => {
    const { telegram, ledger } = await open();
    const reference = await book(telegram.guest(11));
    const other = telegram.guest(12);
    const tries = async (words: string, answer: string) => {
      other.says(reference);
      await hears(other, "which phone number");
      other.says(words);
      await hears(other, answer);
    };
    await tries("Anna Berg", "I find no booking");
    for (let count = 0; count < 4; count += 1) await tries("+47 900 99 999", "I find no booking");
    await tries("+47 900 12 345", "several times");
    expect(await ledger()).toEqual([{ chat: "telegram:11" }]);
  });
});
