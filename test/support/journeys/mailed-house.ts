import { onTestFinished } from "vitest";
import { eventually } from "#test/support/eventually.ts";
import { type MailManners, startMailServer } from "#test/support/mail/mail-server.ts";
import type { Guest } from "#test/support/telegram/guest.ts";
import { startTelegramServer } from "#test/support/telegram/telegram-server.ts";
import { openTestDatabase } from "../database/test-databases.ts";
import { type HouseOptions, openHouse } from "./open-house.ts";
import { hears } from "./whole-life.ts";

const token = "4000000001:AAEexampleexampleexampleexampleexample";

/** A house with guests on Telegram and a mail server, on a Saturday morning. */
export async function openMailedHouse(
  options: Pick<HouseOptions, "env"> & { readonly manners?: MailManners } = {},
) {
  const telegram = await startTelegramServer(token);
  onTestFinished(() => telegram.close());
  const mail = await startMailServer(options.manners);
  onTestFinished(() => mail.stop());
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const house = await openHouse({
    // Its process may end; the database stays.
    database: { ...database, close: async () => {} },
    venuesFile: "test/fixtures/venues/one.yaml",
    env: {
      TELEGRAM_BOT_TOKEN: token,
      TELEGRAM_API_ROOT: telegram.apiRoot,
      SMTP_URL: mail.url,
      MAIL_FROM: "booking@havsorn.example",
      ...options.env,
    },
  });
  /** Once all that is due has been done. */
  const soon = <Value>(ask: () => Value | Promise<Value>): Promise<Value> =>
    eventually(async () => {
      await house.clock.advance();
      return await ask();
    });
  return { telegram, mail, database, house, guest: telegram.guest(), soon };
}

/** Books tonight at seven, in English. */
export async function bookTonight(guest: Guest, details = "Kari Nordmann, +47 900 12 345, kari@example.com") {
  guest.says(`a table for 2 tonight at 19:00, ${details}, allergic to hazelnuts`);
  await hears(guest, "Shall I book it?");
  guest.presses("Yes, book it");
  await hears(guest, "Booked!");
}
