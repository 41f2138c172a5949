import { expect, onTestFinished, test } from "vitest";
import { startFakeDiscord } from "#test/support/discord/fake-discord.ts";
import { ids } from "#test/support/discord/world.ts";
import { eventually } from "#test/support/eventually.ts";
import { discordSettings } from "#test/support/journeys/discord-settings.ts";
import { openHouse } from "#test/support/journeys/open-house.ts";
import { hears } from "#test/support/journeys/whole-life.ts";
import type { Guest } from "#test/support/telegram/guest.ts";
import { startTelegramServer } from "#test/support/telegram/telegram-server.ts";

const token = "4000000001:AAEexampleexampleexampleexampleexample";

/** A house with its guests on Telegram and its staff on Discord. */
async function openDesk() {
  const telegram = await startTelegramServer(token);
  onTestFinished(() => telegram.close());
  const discord = await startFakeDiscord();
  onTestFinished(() => discord.stop());
  const house = await openHouse({
    venuesFile: "test/fixtures/venues/one.yaml",
    env: { TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_ROOT: telegram.apiRoot, ...discordSettings(discord) },
  });
  /** The notice that all of the staff see, once it says this. */
  const notice = (words: RegExp) =>
    eventually(async () => {
      await house.clock.advance();
      const told = discord.channel(ids.staffChannel).find(({ text }) => words.test(text));
      if (!told) throw new Error(`the staff did not read ${words}`);
      return told;
    });
  return { telegram, discord, notice, kari: discord.staff() };
}

async function book(guest: Guest, wish: string): Promise<string> {
  guest.says(wish);
  await hears(guest, "Shall I book it?");
  guest.presses("Yes, book it");
  await hears(guest, "Booked!");
  return /reference is ([\w-]+)/.exec(guest.chat().at(-1)?.text ?? "")?.[1] ?? "";
}

test("what one of the staff cancels by command is read by all on the notice", async () => {
  const { telegram, notice, kari, discord } = await openDesk();
  await book(telegram.guest(), "table for 2 tomorrow at 19:00, Anna Berg, +47 900 12 345");
  await notice(/New booking.*Anna Berg/s);
  const [found] = await kari.types("/booking cancel", { id: "anna" });
  const asked = await kari.runs("/booking cancel", { id: found?.value ?? "" }).answer();
  await kari.presses(asked, "Yes, cancel it").answer();
  const told = await notice(/Anna Berg.*[Cc]ancelled|[Cc]ancelled.*Anna Berg/s);
  expect(told.buttons.filter(({ label }) => label === "Confirm")).toEqual([]);
  expect(discord.violations).toEqual([]);
});

test("a booking is found by the guest's short reference, and by name six days ahead", async () => {
  const { telegram, kari } = await openDesk();
  const reference = await book(
    telegram.guest(),
    "table for 2 next friday 27 november at 19:00, Bo Dahl, +47 900 12 346",
  );
  expect(reference).not.toBe("");
  for (const id of ["dahl", reference, reference.toLowerCase().replace("-", "")]) {
    const [found] = await kari.types("/booking show", { id });
    expect([id, found?.name]).toEqual([id, expect.stringContaining("Bo Dahl")]);
  }
  expect((await kari.runs("/booking show", { id: reference }).answer()).text).toContain("Bo Dahl");
});

test("who joins the waitlist is named to the staff", async () => {
  const { telegram, notice } = await openDesk();
  await book(telegram.guest(), "table for 4 tomorrow at 19:00, Anna Berg, +47 900 12 345");
  const guest = telegram.guest();
  guest.says("table for 4 tomorrow at 19:00, Cecilie Moe, +47 900 12 347");
  await hears(guest, "19:00");
  const label =
    guest
      .chat()
      .at(-1)
      ?.buttons.flat()
      .find((one) => /waitlist/i.test(one)) ?? "";
  guest.presses(label);
  await notice(/waitlist.*Cecilie Moe/is);
});

test("what the staff have closed is in no opening hours that a guest hears", async () => {
  const { telegram, kari } = await openDesk();
  const guest = telegram.guest();
  guest.says("when are you open on Friday?");
  await hears(guest, "17:00");
  const asked = await kari.runs("/house close", { from: "fri", reason: "party" }).answer();
  const yes = asked.buttons.find(({ label }) => /close/i.test(label));
  if (yes) await kari.presses(asked, yes.label).answer();
  guest.says("when are you open on Friday?");
  await eventually(() => {
    const text = guest.chat().at(-1)?.text ?? "";
    expect(text).toContain("closed on Friday, 27 November");
    expect(text).not.toMatch(/Friday[^.]*17:00/);
  });
});
