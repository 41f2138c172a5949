import { expect, onTestFinished, test } from "vitest";
import { openHouse } from "#test/support/journeys/open-house.ts";
import { startTelegramServer } from "#test/support/telegram/telegram-server.ts";

const token = "4000000001:AAEexampleexampleexampleexampleexample";

test("a message that is worded anew corrects the table, and is never a yes", async () => {
  const telegram = await startTelegramServer(token);
  onTestFinished(() => telegram.close());
  await openHouse({ env: { TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_ROOT: telegram.apiRoot } });
  const guest = telegram.guest();
  guest.says("a table for 2 tomorrow evening at Furu");
  expect((await guest.answer()).text).toContain("for 2");
  const first = guest.chat()[0]?.id ?? 0;
  guest.edits(first, "a table for 4 tomorrow evening at Furu");
  expect((await guest.answer()).text).toContain("for 4");
  guest.edits(first, "yes");
  expect((await guest.answer()).text).toContain("write it to me once more");
});

test("a booking by buttons alone is one message that changes, not a pile of them", async () => {
  const telegram = await startTelegramServer(token);
  onTestFinished(() => telegram.close());
  await openHouse({ env: { TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_ROOT: telegram.apiRoot } });
  const guest = telegram.guest();
  guest.says("/start");
  await guest.answer();
  for (const label of ["Book a table", "Furu & Fjord", "2", "Tomorrow", "18:15"]) {
    guest.presses(label);
    await guest.answer();
  }
  expect(guest.chat().map(({ from, text }) => `${from}: ${text}`)).toEqual([
    "guest: /start",
    expect.stringMatching(/^bot: 18:15 on Sunday, 22 November .*\nWhat name may I put the table under\?$/),
  ]);

  guest.says("Kari Nordmann");
  await guest.answer();
  guest.says("No number");
  // A message of its own takes the keyboard with the number away.
  expect((await guest.answer()).text).toBe("All right.");
  const summary = await guest.answer();
  guest.presses("Yes, book it");
  expect((await guest.answer()).id).toBe(summary.id);
  expect(guest.chat().filter(({ from }) => from === "bot")).toHaveLength(4);
});

test("a name and a number that are worded anew are those that count", async () => {
  const telegram = await startTelegramServer(token);
  onTestFinished(() => telegram.close());
  await openHouse({
    env: { TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_ROOT: telegram.apiRoot },
    venuesFile: "test/fixtures/venues/one.yaml",
  });
  const guest = telegram.guest();
  const edits = (text: string) =>
    guest.edits(guest.chat().findLast(({ from }) => from === "guest")?.id ?? 0, text);
  guest.says("a table for 2 tomorrow at 7pm");
  await guest.answer();
  guest.says("Kari Nordman");
  await guest.answer();
  edits("Kari Nordmann");
  expect((await guest.answer()).text).toMatch(/^And a phone number/);
  guest.says("+47 900 12 345");
  await guest.answer();
  const summary = (await guest.answer()).text;
  expect(summary).toContain("Kari Nordmann");
  edits("+47 900 12 346");
  expect((await guest.answer()).text).toContain("+47 90 01 23 46");
  guest.presses("Yes, book it");
  expect((await guest.answer()).text).toMatch(/^Booked! .*under Kari Nordmann/);
});
