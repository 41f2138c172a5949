import { expect, onTestFinished, test } from "vitest";
import { openHouse } from "#test/support/journeys/open-house.ts";
import { startTelegramServer } from "#test/support/telegram/telegram-server.ts";

const token = "4000000001:AAEexampleexampleexampleexampleexample";

/** What a guest says and presses, and what the calendar says, in two languages. It is Saturday, 21 November. */
const guests = [
  {
    language: "en",
    asks: "a table for four at Furu & Fjord",
    opens: "Calendar",
    heading: "November 2026 at Furu & Fjord, for 4. Which day would you like?",
    forth: "December ›",
    shows: "December 2026 at Furu & Fjord",
    back: "‹ November",
    times: "These times are free on Tuesday, 24 November for 4",
    other: "Another day",
    person: "for 4",
  },
  {
    language: "de",
    asks: "Ich hätte gern einen Tisch für vier Personen bei Furu & Fjord",
    opens: "Kalender",
    heading: "November 2026 bei Furu & Fjord, für 4. Welcher Tag passt Ihnen?",
    forth: "Dezember ›",
    shows: "Dezember 2026 bei Furu & Fjord",
    back: "‹ November",
    times: "Am Dienstag, 24. November sind für 4",
    other: "Anderer Tag",
    person: "für 4",
  },
] as const;

test.for(guests)(
  "a month is leafed through in one message, and a day of it leads to its times ($language)",
  async (guest) => {
    const telegram = await startTelegramServer(token);
    onTestFinished(() => telegram.close());
    await openHouse({ env: { TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_ROOT: telegram.apiRoot } });
    const chat = telegram.guest();
    chat.says(guest.asks);
    const question = await chat.answer();
    const press = async (label: string) => {
      chat.presses(label);
      return await chat.answer();
    };

    const november = await press(guest.opens);
    expect(november.text).toContain(guest.heading);
    expect(november.text).toContain(guest.person);
    expect((await press(guest.forth)).text).toContain(guest.shows);
    expect((await press(guest.back)).text).toBe(november.text);
    expect((await press("24")).text).toContain(guest.times);
    const again = await press(guest.other);
    expect(again.text).toBe(november.text);
    expect(again.id).toBe(question.id);
  },
);
