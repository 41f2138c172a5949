import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { startFakeDiscord } from "#test/support/discord/fake-discord.ts";
import { eventually } from "#test/support/eventually.ts";
import { converse } from "#test/support/journeys/converse.ts";
import { discordSettings } from "#test/support/journeys/discord-settings.ts";
import { type OpenHouse, openHouse } from "#test/support/journeys/open-house.ts";
import { startTelegramServer } from "#test/support/telegram/telegram-server.ts";

const token = "4000000001:AAEexampleexampleexampleexampleexample";

async function openBoth() {
  const telegram = await startTelegramServer(token);
  onTestFinished(() => telegram.close());
  const discord = await startFakeDiscord();
  onTestFinished(() => discord.stop());
  const house = await openHouse({
    env: {
      TELEGRAM_BOT_TOKEN: token,
      TELEGRAM_API_ROOT: telegram.apiRoot,
      ...discordSettings(discord),
    },
  });
  return { telegram, discord, house };
}

async function readBooking({ url, dataDir }: OpenHouse, reference: string) {
  const key = readFileSync(join(dataDir, "api-key"), "utf8").trim();
  const response = await fetch(`${url}/api/bookings?extReferenceNumber=${reference}`, {
    headers: { "X-API-KEY": key },
  });
  const { data } = (await response.json()) as { data: { id: string; extProperties?: object }[] };
  if (!data[0]) throw new Error("there is no booking");
  return data[0];
}

describe("a table that costs something if nobody comes", () => {
  test("is booked with a yes that names it", async () => {
    const shown = await converse([
      "tasting menu for 2 on Thursday at 20:30 at Furu & Fjord",
      "Anna Berg",
      "no number",
      "yes please",
    ]);
    expect(shown).toMatchInlineSnapshot(`
      "20:30 on Thursday, 26 November for 2 at Furu & Fjord: I’m holding it for 15 minutes.
      What name may I put the table under?
      And a phone number, in case the restaurant needs to reach you?
        1  No number
      • Furu & Fjord, Tasting menu
      • Thursday, 26 November at 20:30
      • 2 guests
      • Name: Anna Berg
      • Free to cancel until Thursday, 26 November, 16:30. If you cancel later or don’t come, it costs 1 200 kr (600 kr per guest).
      Do you agree, and shall I book it?
        1  Agree and book
        2  Dinner instead
        3  Change something
        4  No, forget it
      Booked! A table for 2 at Furu & Fjord on Thursday, 26 November at 20:30, under Anna Berg.
      If anything changes, just write to me.
      If you can’t come, tell me by Thursday, 26 November, 16:30: until then it costs nothing.
      Your reference is …, should you call the restaurant.
      Shall I remember this for next time: Anna Berg? Otherwise I use it for this booking only.
        1  Yes, remember it
        2  No, don’t keep it
        3  Book a table
        4  My bookings
      "
    `);
  });

  test("so in German", async () => {
    const shown = await converse([
      "Guten Tag, ein Tisch für 3 am Freitag um 17:30 bei Furu & Fjord, Tasting menu bitte",
      "Anna Berg",
      "keine Nummer",
      "1",
    ]);
    expect(shown.replace(/(?<=anrufen: )[\dA-Z-]+/g, "…")).toMatchInlineSnapshot(`
      "Freitag, 27. November, 17:30, für 3 bei Furu & Fjord: Ich halte den Tisch 15 Minuten für Sie frei.
      Auf welchen Namen darf ich reservieren?
      Und eine Telefonnummer, falls das Restaurant Sie erreichen muss?
        1  Keine Nummer
      • Furu & Fjord, Degustationsmenü
      • Freitag, 27. November um 17:30
      • 3 Personen
      • Name: Anna Berg
      • Kostenlos absagen können Sie bis Freitag, 27. November, 13:30. Sagen Sie später ab oder kommen nicht, kostet es 1.800 NOK (600 NOK pro Person).
      Sind Sie einverstanden, und soll ich so reservieren?
        1  Einverstanden, reservieren
        2  Lieber Abendessen
        3  Etwas ändern
        4  Nein, doch nicht
      Reserviert! Ein Tisch für 3 bei Furu & Fjord am Freitag, 27. November um 17:30 auf den Namen Anna Berg.
      Wenn sich etwas ändert, schreiben Sie mir einfach.
      Falls Sie doch nicht kommen: bis Freitag, 27. November, 13:30, können Sie kostenlos absagen.
      Ihre Referenz, falls Sie im Restaurant anrufen: ….
      Soll ich mir das fürs nächste Mal merken: Anna Berg? Sonst nutze ich es nur für diese Reservierung.
        1  Ja, bitte merken
        2  Nein, nicht merken
        3  Tisch reservieren
        4  Meine Reservierungen
      "
    `);
  });

  test("what was agreed to, and when, is kept with the booking, and follows a change", async () => {
    const { telegram, discord, house } = await openBoth();
    const guest = telegram.guest();
    guest.says("tasting menu for 2 on Thursday at 20:30 at Furu & Fjord");
    await guest.answer();
    guest.says("Kari Nordmann");
    await guest.answer();
    guest.presses("No number");
    await guest.answer();
    await guest.answer();
    guest.presses("Agree and book");
    const told = (await guest.answer()).text;
    const reference = /reference is ([\w-]+)/.exec(told)?.[1] ?? "";
    const words =
      "Free to cancel until Thursday, 26 November, 16:30. If you cancel later or don’t come, it costs 1 200 kr (600 kr per guest).";
    const booking = await readBooking(house, reference);
    expect(booking.extProperties).toEqual({
      agreedTerms: words,
      agreedAt: expect.stringMatching(/^2026-11-21T09:0/),
    });

    guest.says("make it 3 of us");
    expect((await guest.answer()).text).toContain("1 800 kr");
    guest.presses("Yes, I agree");
    await guest.answer();
    const changed = words.replace("1 200", "1 800");
    expect((await readBooking(house, reference)).extProperties).toMatchObject({ agreedTerms: changed });

    const shown = await discord.staff().runs("/booking show", { id: booking.id }).answer();
    expect(JSON.stringify(shown)).toContain("Agreed to by the guest");
    expect(JSON.stringify(shown)).toContain("1 800");

    guest.says("/mydata");
    expect((await guest.answer()).text).toContain(`“${changed}”`);
    await eventually(() => {
      const files = JSON.stringify(telegram.callsOf("sendDocument"));
      expect(files).toContain("agreedTerms");
    });
  });

  test("another time for the same price is agreed to again, and one without a fee to nothing", async () => {
    const { telegram, house } = await openBoth();
    const guest = telegram.guest();
    guest.says("tasting menu for 2 on Thursday at 20:30 at Furu & Fjord");
    await guest.answer();
    guest.says("Kari Nordmann");
    await guest.answer();
    guest.presses("No number");
    await guest.answer();
    await guest.answer();
    guest.says("agree and book");
    const told = (await guest.answer()).text;
    const reference = /reference is ([\w-]+)/.exec(told)?.[1] ?? "";
    guest.says("change it to Friday");
    await guest.answer();
    guest.says("yes, I agree");
    expect((await guest.answer()).text).toContain("Friday");
    expect((await readBooking(house, reference)).extProperties).toMatchObject({
      agreedTerms: expect.stringContaining("Friday, 27 November, 16:30"),
    });
    guest.says("change it to dinner at 8");
    expect((await guest.answer()).text).not.toContain("costs");
    guest.says("yes");
    await guest.answer();
    expect((await readBooking(house, reference)).extProperties ?? {}).toEqual({});
  });
});
