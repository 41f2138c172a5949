import { describe, expect, onTestFinished, test } from "vitest";
import { openHouse } from "#test/support/journeys/open-house.ts";
import { startTelegramServer, type TelegramServer } from "#test/support/telegram/telegram-server.ts";

const token = "4000000001:AAEexampleexampleexampleexampleexample";

async function openWithTelegram() {
  const telegram = await startTelegramServer(token);
  onTestFinished(() => telegram.close());
  const house = await openHouse({
    venuesFile: "test/fixtures/venues/one.yaml",
    env: { TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_ROOT: telegram.apiRoot },
  });
  return { telegram, house };
}

/** The guests who take both tables of the house tonight at seven. */
async function fillTheHouse(telegram: TelegramServer) {
  const guests = [];
  for (const name of ["Kari Nordmann", "Ola Nordmann"]) {
    const guest = telegram.guest();
    guest.says("a table for 2 tonight at 7 please");
    await guest.answer();
    guest.says(name);
    await guest.answer();
    guest.sharesContact();
    expect((await guest.answer()).text).toBe("All right.");
    await guest.answer();
    guest.presses("Yes, book it");
    await guest.answer();
    guests.push(guest);
  }
  return guests;
}

describe("the waitlist", () => {
  test("a freed table is kept for the first in line, who takes it with one tap", async () => {
    const { telegram, house } = await openWithTelegram();
    const [kari] = await fillTheHouse(telegram);
    const waiting = telegram.guest();
    waiting.says("table for 2 tonight at 19:00");
    expect((await waiting.answer()).text).toContain("is not free");
    waiting.presses("Waitlist for 19:00");
    await waiting.answer();
    waiting.says("Liv Dahl");
    await waiting.answer();
    waiting.sharesContact();
    expect((await waiting.answer()).text).toBe("All right.");
    expect((await waiting.answer()).text).toContain("You’re on the waitlist");

    kari?.says("cancel my booking");
    await kari?.answer();
    kari?.presses("Cancel the booking");
    expect((await kari?.answer())?.text).toContain("Cancelled");

    await house.clock.advance({ minutes: 2 });
    expect((await waiting.answer()).text).toContain("a table for 2 has come free");
    waiting.presses("Yes, I’ll take it");
    expect((await waiting.answer()).text).toContain("Booked! A table for 2 at Havsorn");
  });

  test("an offer that is not answered in time lapses, and an old button says so kindly", async () => {
    const { telegram, house } = await openWithTelegram();
    const [kari] = await fillTheHouse(telegram);
    const waiting = telegram.guest();
    waiting.says("waitlist for 2 tonight at 19:00, my name is Liv Dahl, +47 900 12 345");
    await waiting.answer();
    waiting.presses("Waitlist for 19:00");
    await waiting.answer();
    kari?.says("cancel my booking");
    await kari?.answer();
    kari?.presses("Cancel the booking");
    await kari?.answer();
    await house.clock.advance({ minutes: 2 });
    const offer = await waiting.answer();
    await house.clock.advance({ minutes: 20 });
    expect((await waiting.answer()).text).toContain("has gone to the next in line");
    waiting.presses("Yes, I’ll take it", offer.id);
    expect((await waiting.answer()).text).toContain("earlier message");
  });
});
