import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startFakeDiscord } from "#test/support/discord/fake-discord.ts";
import { ids } from "#test/support/discord/world.ts";
import { type OpenHouse, openHouse } from "#test/support/journeys/open-house.ts";

/** A house with its staff on Discord, five minutes before the evening's first guests. */
async function openWithStaff() {
  const discord = await startFakeDiscord();
  onTestFinished(() => discord.stop());
  const house = await openHouse({
    venuesFile: "test/fixtures/venues/no-show.yaml",
    now: "2026-11-21T17:55:00Z",
    env: {
      DISCORD_BOT_TOKEN: discord.world.token,
      DISCORD_API_ROOT: discord.apiRoot,
      DISCORD_GUILD_ID: ids.guild,
      DISCORD_STAFF_CHANNEL_ID: ids.staffChannel,
      DISCORD_STAFF_ROLE_ID: ids.staffRole,
    },
  });
  return { discord, house, notices: () => discord.channel(ids.staffChannel).map(({ text }) => text) };
}

async function book({ url, dataDir }: OpenHouse, timeFrom: string, guestCount: number): Promise<string> {
  const response = await fetch(`${url}/api/venues/1/bookings`, {
    method: "POST",
    headers: {
      "X-API-KEY": readFileSync(join(dataDir, "api-key"), "utf8").trim(),
      "Content-Type": "application/json",
    },
    body: JSON.stringify({
      timeFrom,
      guestCount,
      scenarioName: "Dinner",
      guest: { firstName: "Ola", phone: "+4791234567" },
    }),
  });
  expect(response.status).toBe(201);
  const { data } = (await response.json()) as { data: { id: string } };
  return data.id;
}

test("the staff hear of a guest who did not come, once", async () => {
  const { house, notices, discord } = await openWithStaff();
  const id = await book(house, "2026-11-21T18:00:00Z", 2);
  await house.clock.advance({ minutes: 9 });
  expect(notices()).toEqual([]);
  await house.clock.advance({ minutes: 3 });
  expect(notices()).toEqual([
    expect.stringMatching(
      /^Marked as no-show: Havsorn\nSaturday 21 November 2026, 19:00\n2 people, Dinner\nOla/,
    ),
  ]);
  const history = await discord.staff().runs("/booking history", { id }).answer();
  expect(history.text).toContain("did not come, by no-show job");
  expect(discord.violations).toEqual([]);
});

test("the staff hear of bookings that no longer fit, and open the list from there", async () => {
  const { house, notices, discord } = await openWithStaff();
  await book(house, "2026-11-22T18:00:00Z", 2);
  const staff = discord.staff();
  await staff.runs("/house close", { from: "tomorrow" }).answer();
  await house.clock.advance({ minutes: 6 });
  expect(notices()).toEqual([
    expect.stringContaining(
      "Bookings that no longer fit: Havsorn\nSunday 22 November 2026, 19:00, Ola, 2 people",
    ),
  ]);
  const [notice] = discord.channel(ids.staffChannel);
  if (notice === undefined) throw new Error("the staff were not told");
  const list = await staff.presses(notice, "Show the list").answer();
  expect(list.text).toContain("Ola, 2 people, booked");
  expect(discord.violations).toEqual([]);
});
