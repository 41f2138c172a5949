import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openTestDatabase } from "#test/support/database/test-databases.ts";
import { openHouse } from "#test/support/journeys/open-house.ts";
import { hears } from "#test/support/journeys/whole-life.ts";
import { startTelegramServer } from "#test/support/telegram/telegram-server.ts";

const token = "4000000001:AAEexampleexampleexampleexampleexample";

test.for([
  {
    language: "fr",
    books: "une table pour 2 ce soir à 19h au nom de Anne Petit, +33 6 12 34 56 78",
    yes: "Oui, réservez",
    booked: "C’est réservé",
    renames: "changez le nom de la réservation en Luc",
    asks: "J’enregistre ainsi",
    agrees: "oui",
    renumbers: "mon numéro de téléphone a changé : 06 11 22 33 44",
    done: "C’est modifié",
    guest: { firstName: "Luc", phone: "+33611223344" },
  },
  {
    language: "sv",
    books: "ett bord för 2 ikväll kl 19, Astrid Lund, +46 70 123 45 67",
    yes: "Ja, boka",
    booked: "Bokat!",
    renames: "ändra namnet på bokningen till Maja Ek",
    asks: "till detta?",
    agrees: "ja",
    renumbers: "byt telefonnummer till 070 765 43 21",
    done: "Ändrat",
    guest: { firstName: "Maja", lastName: "Ek", phone: "+46707654321" },
  },
])("a booking is put under another name and number by words ($language)", async (row) => {
  const telegram = await startTelegramServer(token);
  onTestFinished(() => telegram.close());
  const database = await openTestDatabase();
  await openHouse({
    database,
    venuesFile: "test/fixtures/venues/one.yaml",
    env: { TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_ROOT: telegram.apiRoot },
  });
  const guest = telegram.guest(4711, { language: row.language });
  const says = async (text: string, words: string) => {
    guest.says(text);
    await hears(guest, words);
  };
  guest.says(row.books);
  await hears(guest, "?");
  guest.presses(row.yes);
  await hears(guest, row.booked);
  await says(row.renames, row.asks);
  await says(row.agrees, row.done);
  await says(row.renumbers, row.asks);
  await says(row.agrees, row.done);
  const { rows } = await sql<{ guest: unknown }>`
    select details->'guest' as guest from service.booking`.execute(database.db);
  expect(rows).toEqual([{ guest: row.guest }]);
});
