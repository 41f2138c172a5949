import { describe, expect, onTestFinished, test } from "vitest";
import { startFakeDiscord } from "#test/support/discord/fake-discord.ts";
import { ids } from "#test/support/discord/world.ts";
import { eventually } from "#test/support/eventually.ts";
import { discordSettings } from "#test/support/journeys/discord-settings.ts";
import { openHouse } from "#test/support/journeys/open-house.ts";
import { hears } from "#test/support/journeys/whole-life.ts";
import { startTelegramServer } from "#test/support/telegram/telegram-server.ts";

const token = "4000000001:AAEexampleexampleexampleexampleexample";

/** A house that asks a minute after a booking whether its guest comes, and reminds them five minutes later. */
async function open() {
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
      CONFIRM_BEFORE: "P20D",
      CONFIRM_GRACE: "PT1M",
      REMIND_AFTER: "PT5M",
    },
  });
  const guest = telegram.guest();
  const sent = () => telegram.callsOf("sendMessage").filter(({ chat_id: id }) => id === guest.id).length;
  /** What becomes so in the next minutes. */
  const soon = (ask: () => void) =>
    eventually(async () => {
      await house.clock.advance({ seconds: 20 });
      ask();
    });
  const staffRead = (words: string) =>
    soon(() =>
      expect(
        discord
          .channel(ids.staffChannel)
          .map(({ text }) => text)
          .join("\n"),
      ).toContain(words),
    );
  const taken = () => eventually(() => expect(telegram.world.updates.unconfirmed).toEqual([]));
  return { telegram, discord, house, guest, sent, soon, staffRead, taken };
}

async function book({ guest }: Awaited<ReturnType<typeof open>>): Promise<void> {
  guest.says("table for 2 tomorrow at 19:00, Kari Nordmann, +47 900 12 345");
  await hears(guest, "Shall I book it?");
  guest.presses("Yes, book it");
  await hears(guest, "Booked!");
}

const cannotBeReached = "the chat cannot reach this guest";

describe("a guest who blocks the bot", () => {
  test("with a question open is on the staff's list at once, and is written to again once they are back", async () => {
    const opened = await open();
    const { house, guest, sent, staffRead, taken } = opened;
    await book(opened);
    await house.clock.advance({ minutes: 2 });
    await hears(guest, "Are you still coming?");
    guest.blocks();
    await staffRead(cannotBeReached);
    const before = sent();
    await house.clock.advance({ minutes: 8 });
    expect(sent()).toBe(before);

    guest.unblocks();
    await taken();
    await house.clock.advance({ minutes: 8 });
    await hears(guest, "A friendly reminder");
    guest.presses("Yes, we’re coming");
    await hears(guest, "See you");
  });

  test("before they are asked is on the staff's list when they would be, and asked when they are back", async () => {
    const opened = await open();
    const { house, guest, sent, staffRead, taken } = opened;
    await book(opened);
    guest.blocks();
    await taken();
    const before = sent();
    await house.clock.advance({ minutes: 2 });
    await staffRead(cannotBeReached);
    expect(sent()).toBe(before);

    guest.unblocks();
    await taken();
    await opened.soon(() => expect(guest.chat().at(-1)?.text).toContain("Are you still coming?"));
  });
});

test("a chat that Telegram wants left alone for hours is answered after them, in order, and keeps no other back", async () => {
  const { telegram, house, guest, taken } = await open();
  telegram.fail("sendMessage", { status: 429, description: "Too Many Requests", retryAfter: 7200 });
  guest.says("hello");
  await telegram.called("sendMessage");
  guest.says("when do you open?");
  await taken();
  const other = telegram.guest();
  other.says("hello");
  await other.answer();
  const ofGuest = () => guest.chat().filter(({ from }) => from === "bot");
  await house.clock.advance({ minutes: 119 });
  expect(ofGuest()).toEqual([]);
  expect(telegram.callsOf("sendMessage")).toHaveLength(2);
  await house.clock.advance({ minutes: 2 });
  await eventually(() => expect(ofGuest()).toHaveLength(2));
  expect(ofGuest()[0]?.text).toMatch(/^(Hello|Hi|Welcome|Good)/);
  expect(ofGuest()[1]?.text).toContain("17:00");
});

test("what waited for hours promises no hold that is over, and a shorter one where some of it is left", async () => {
  for (const [retryAfter, told, not] of [
    [7200, "that time is over by now", "holding"],
    [360, "holding it for 9 minutes", "over by now"],
  ] as const) {
    const { telegram, house, guest } = await open();
    telegram.fail("sendMessage", { status: 429, description: "Too Many Requests", retryAfter });
    guest.says("a table for 2 on Monday at 19:00");
    await telegram.called("sendMessage");
    await house.clock.advance({ seconds: retryAfter + 1 });
    const { text } = await guest.answer();
    expect(text).toContain("19:00");
    expect(text).toContain(told);
    expect(text).not.toContain(not);
    expect(text).toContain("What name");
  }
});

test("an answer whose message was deleted meanwhile is a message of its own", async () => {
  const { telegram, guest } = await open();
  guest.says("a table for 2 tomorrow");
  const { id } = await guest.answer();
  const goOn = telegram.hold("editMessageText");
  const [label = ""] = guest.chat().at(-1)?.buttons.flat() ?? [];
  guest.presses(label);
  await telegram.called("editMessageText");
  guest.deletes(id);
  goOn();
  const answer = await guest.answer();
  expect(answer.id).not.toBe(id);
  expect(answer.text).not.toBe("");
});
