import { expect, onTestFinished, test } from "vitest";
import { startFakeDiscord } from "#test/support/discord/fake-discord.ts";
import { ids } from "#test/support/discord/world.ts";
import { eventually } from "#test/support/eventually.ts";
import { discordSettings } from "#test/support/journeys/discord-settings.ts";
import { openHouse } from "#test/support/journeys/open-house.ts";
import { startTelegramServer } from "#test/support/telegram/telegram-server.ts";

const token = "4000000001:AAEexampleexampleexampleexampleexample";

test("what the staff write in Discord to all guests of an evening reaches a guest in Telegram, and books nothing", async () => {
  const telegram = await startTelegramServer(token);
  onTestFinished(() => telegram.close());
  const discord = await startFakeDiscord();
  onTestFinished(() => discord.stop());
  const house = await openHouse({
    venuesFile: "test/fixtures/venues/one.yaml",
    env: {
      TELEGRAM_BOT_TOKEN: token,
      TELEGRAM_API_ROOT: telegram.apiRoot,
      ...discordSettings(discord),
    },
  });
  const guest = telegram.guest();
  guest.says("a table for 2 tonight at 7 please");
  await guest.answer();
  guest.says("Kari Nordmann");
  await guest.answer();
  guest.sharesContact();
  await guest.answer();
  await guest.answer();
  guest.presses("Yes, book it");
  expect((await guest.answer()).text).toContain("Your reference is");
  const kari = discord.staff({ nick: "Kari" });
  const form = await kari.runs("/broadcast", { day: "today" }).form();
  const shown = await kari.submits(form, "The terrace is closed.\nWould *inside* do?").answer();
  expect(shown.ephemeral).toBe(true);
  expect(shown.text).toContain("Goes to 1 guest in Telegram.");
  expect(shown.text).toContain("A message from the team at Havsorn:\nThe terrace is closed.");
  const sent = await kari.presses(shown, "Send").answer();
  expect(sent.id).toBe(shown.id);
  expect(sent.content).toContain("It goes out now.");
  expect(sent.buttons).toEqual([]);
  const text = "A message from the team at Havsorn:\nThe terrace is closed.\nWould *inside* do?";
  await eventually(async () => expect((await guest.answer()).text).toBe(text));
  guest.says("yes");
  expect((await guest.answer()).text).not.toContain("reference is");
  await house.clock.advance({ minutes: 2 });
  expect(discord.channel(ids.staffChannel).map((message) => message.text)).toContainEqual(
    expect.stringContaining("1 sent."),
  );
  expect(discord.violations).toEqual([]);
});
