import { expect, onTestFinished, test } from "vitest";
import { openHouse } from "#test/support/journeys/open-house.ts";
import { startTelegramServer } from "#test/support/telegram/telegram-server.ts";

const token = "4000000001:AAEexampleexampleexampleexampleexample";
const secret = "a-secret-of-the-webhook";

test("behind a webhook, an update that Telegram delivers is answered, and a stranger's is not taken", async () => {
  const telegram = await startTelegramServer(token);
  onTestFinished(() => telegram.close());
  const { url } = await openHouse({
    env: {
      TELEGRAM_BOT_TOKEN: token,
      TELEGRAM_API_ROOT: telegram.apiRoot,
      TELEGRAM_WEBHOOK_URL: "https://book.example.com/hooks/telegram",
      TELEGRAM_WEBHOOK_SECRET: secret,
    },
  });
  const guest = telegram.guest();
  // A bot may write only to those who wrote first; this one stays with Telegram, whose deliveries the test makes.
  guest.says("hello");
  const update = {
    update_id: 700_001,
    message: {
      message_id: 41,
      date: 1_795_251_600,
      chat: { id: guest.id, type: "private", first_name: "Kari" },
      from: { id: guest.id, is_bot: false, first_name: "Kari", language_code: "en" },
      text: "hello",
    },
  };
  const deliver = (proof: Record<string, string>) =>
    fetch(`${url}/hooks/telegram`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...proof },
      body: JSON.stringify(update),
    });

  expect((await deliver({ "X-Telegram-Bot-Api-Secret-Token": "a guess" })).status).toBe(401);
  expect((await deliver({ "X-Telegram-Bot-Api-Secret-Token": secret })).status).toBe(200);
  expect((await guest.answer()).text).toContain("Hello, and welcome");
  expect(telegram.callsOf("getUpdates")).toEqual([]);

  const printed = await fetch(`${url}/go/1`, { redirect: "manual" });
  expect([printed.status, printed.headers.get("Location")]).toEqual([
    302,
    "https://t.me/maitred_bot?start=venue-1",
  ]);
});
