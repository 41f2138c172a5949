import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { startFakeDiscord } from "#test/support/discord/fake-discord.ts";
import { ids } from "#test/support/discord/world.ts";
import { eventually } from "#test/support/eventually.ts";
import { discordSettings } from "#test/support/journeys/discord-settings.ts";
import { type OpenHouse, openHouse } from "#test/support/journeys/open-house.ts";
import { bookTable } from "#test/support/telegram/book-table.ts";
import { startTelegramServer } from "#test/support/telegram/telegram-server.ts";

const wish = "a table for 2 tonight at 7 please";

const token = "4000000001:AAEexampleexampleexampleexampleexample";

/** A house with its guests on Telegram and its staff on Discord. */
async function openBoth() {
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
  return { telegram, discord, house };
}

/** The bookings of the house, as an integrator with the bot's own key reads them. */
async function readBookings({ url, dataDir }: OpenHouse, reference: string) {
  const key = readFileSync(join(dataDir, "api-key"), "utf8").trim();
  const response = await fetch(`${url}/api/bookings?extReferenceNumber=${reference}`, {
    headers: { "X-API-KEY": key },
  });
  const body = (await response.json()) as { data: Record<string, unknown>[] };
  return body.data;
}

describe("a guest on Telegram and the staff on Discord", () => {
  test("a booking reaches both, the question is asked at its time, and the answer is the booking's state", async () => {
    const { telegram, discord, house } = await openBoth();
    const guest = telegram.guest();
    const told = await bookTable(guest, wish, "Kari Nordmann");
    expect(told).toContain(
      "Booked! A table for 2 at Havsorn on Saturday, 21 November at 19:00, under Kari Nordmann.",
    );
    const reference = /reference is ([\w-]+)/.exec(told)?.[1] ?? "";

    // The staff are told after the guest is.
    await eventually(async () => {
      await house.clock.advance();
      const [notice] = discord.channel(ids.staffChannel);
      expect(notice?.text).toMatch(/New booking.*Kari Nordmann/s);
    });

    expect(await readBookings(house, reference)).toMatchObject([
      {
        status: "REGISTERED",
        guestCount: 2,
        timeFrom: "2026-11-21T18:00:00Z",
        guest: { firstName: "Kari", lastName: "Nordmann", phone: expect.stringMatching(/^\+\d+$/) },
      },
    ]);

    await house.clock.advance({ minutes: 31 });
    const question = await guest.answer();
    expect(question.text).toContain("Are you still coming?");
    await eventually(async () =>
      expect(await readBookings(house, reference)).toMatchObject([{ status: "UNCONFIRMED" }]),
    );
    guest.presses("Yes, we’re coming");
    expect((await guest.answer()).text).toContain("See you on Saturday, 21 November at 19:00");
    expect(await readBookings(house, reference)).toMatchObject([{ status: "CONFIRMED" }]);

    const sheet = await discord.staff().runs("/bookings").answer();
    expect(sheet.text).toContain("Kari Nordmann");
    expect(sheet.text.toLowerCase()).toContain("confirmed");
    expect(discord.violations).toEqual([]);
  });

  test("what the staff cancel, the guest is told", async () => {
    const { telegram, discord, house } = await openBoth();
    const guest = telegram.guest();
    await bookTable(guest, wish, "Kari Nordmann");
    const notice = await eventually(async () => {
      await house.clock.advance();
      const [told] = discord.channel(ids.staffChannel);
      if (!told) throw new Error("the staff were not told");
      return told;
    });
    const staff = discord.staff();
    const asked = await staff.presses(notice, "Cancel booking").answer();
    await staff.presses(asked, "Yes, cancel it").answer();
    expect((await guest.answer()).text).toContain("has had to cancel your table");
  });
});
