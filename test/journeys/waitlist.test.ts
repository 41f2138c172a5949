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

  test("the message of an offer counts down, then says that it lapsed, without its buttons", async () => {
    const { telegram, house } = await openWithTelegram();
    const [kari] = await fillTheHouse(telegram);
    const waiting = telegram.guest();
    waiting.says("waitlist for 2 tonight at 19:00, my name is Liv Dahl, +47 900 12 345");
    expect((await waiting.answer()).text).toContain("You’re on the waitlist");
    kari?.says("cancel my booking");
    await kari?.answer();
    kari?.presses("Cancel the booking");
    await kari?.answer();
    await house.clock.advance({ minutes: 2 });
    const offer = await waiting.answer();
    await house.clock.advance({ minutes: 20 });
    const left: number[] = [];
    let shown = await waiting.answer();
    for (; !shown.text.includes("goes to the next in line"); shown = await waiting.answer()) {
      expect(shown.id).toBe(offer.id);
      left.push(Number(/(\d+) minutes? left/.exec(shown.text)?.[1]));
    }
    // A round goes by once a minute, and a little more.
    expect(left.length).toBeGreaterThanOrEqual(3);
    expect(left).toEqual(left.toSorted((a, b) => b - a));
    expect(Math.max(...left)).toBeLessThan(15);
    expect(shown).toMatchObject({ id: offer.id, buttons: [] });
    waiting.says("where am I on the list?");
    expect((await waiting.answer()).text).toContain("You’re next in line");
  });

  test.for([
    {
      language: "en",
      wish: "a table for 2 tonight between 6:30 and 8:30 pm, my name is Liv Dahl, +47 900 12 345",
      button: "Waitlist 18:30–20:30",
      asks: "where am I on the list?",
      widens: "any time between 6 and 9 pm would do",
      says: ["You’re on the waitlist", "You’re next in line", "18:30 and 20:30", "18:00 and 21:00"],
      freed: "has come free",
    },
    {
      language: "de",
      wish: "ein Tisch für 2 heute Abend zwischen 18:30 und 20:30, ich heiße Liv Dahl, +47 900 12 345",
      button: "Warteliste 18:30–20:30",
      asks: "auf welchem Platz stehe ich auf der Warteliste?",
      widens: "irgendwann zwischen 18 und 21 Uhr",
      says: [
        "Sie stehen auf der Warteliste",
        "als Nächstes an der Reihe",
        "18:30 und 20:30",
        "18:00 und 21:00",
      ],
      freed: "frei geworden",
    },
  ])("a guest who takes any of several times is asked about the one that frees ($language)", async (row) => {
    const { telegram, house } = await openWithTelegram();
    const [kari] = await fillTheHouse(telegram);
    const waiting = telegram.guest(5_100_001, { language: row.language });
    waiting.says(row.wish);
    await waiting.answer();
    waiting.presses(row.button);
    const joined = (await waiting.answer()).text;
    for (const words of row.says.slice(0, 3)) expect(joined).toContain(words);
    waiting.says(row.widens);
    expect((await waiting.answer()).text).toContain(row.says[3]);
    waiting.says(row.asks);
    expect((await waiting.answer()).text).toContain(row.says[1]);

    kari?.says("cancel my booking");
    await kari?.answer();
    kari?.presses("Cancel the booking");
    await kari?.answer();
    await house.clock.advance({ minutes: 2 });
    expect((await waiting.answer()).text).toContain(row.freed);
  });
});
