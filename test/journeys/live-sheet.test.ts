import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startFakeDiscord } from "#test/support/discord/fake-discord.ts";
import { ids } from "#test/support/discord/world.ts";
import { discordSettings } from "#test/support/journeys/discord-settings.ts";
import { openHouse } from "#test/support/journeys/open-house.ts";

test("an evening on the live sheet: booked, seated by one of two waiters, left, over", async () => {
  const discord = await startFakeDiscord();
  onTestFinished(() => discord.stop());
  const house = await openHouse({
    venuesFile: "test/fixtures/venues/one-sheet.yaml",
    now: "2026-11-21T17:50:00Z",
    env: {
      ...discordSettings(discord),
    },
  });
  const response = await fetch(`${house.url}/api/venues/1/bookings`, {
    method: "POST",
    headers: {
      "X-API-KEY": readFileSync(join(house.dataDir, "api-key"), "utf8").trim(),
      "Content-Type": "application/json",
    },
    body: JSON.stringify({
      timeFrom: "2026-11-21T18:00:00Z",
      guestCount: 2,
      scenarioName: "Dinner",
      comment: "by the window",
      guest: { firstName: "Ola", phone: "+4791234567" },
    }),
  });
  expect(response.status).toBe(201);
  const sheets = () => discord.channel(ids.staffChannel);
  const sheet = () => {
    const [first, ...others] = sheets();
    if (first === undefined || others.length > 0) throw new Error(`${sheets().length} messages`);
    return first;
  };
  await house.clock.advance({ minutes: 1 });
  expect(sheet().text).toContain("**Call these guests**\n**19:00** Ola, 2 people, booked");
  expect(sheet().text).toContain("not booked in a chat, not confirmed 📝");
  expect(sheet().text).not.toMatch(/window|91234567/);

  await house.clock.advance({ minutes: 20 });
  expect(sheet().text).toMatch(/\*\*Late\*\*\n\*\*19:00\*\* Ola, 2 people, booked, 1\d minutes late/);
  const [kari, per] = [discord.staff(), discord.staff({ name: "Per" })];
  const option = "19:00 Ola, 2 people";
  const [first, second] = [
    await kari.picks(sheet(), option).answer(),
    await per.picks(sheet(), option).answer(),
  ];
  expect((await kari.presses(first, "Seated").answer()).content).toBe("Seated.");
  const late = await per.presses(second, "Seated").answer();
  expect(late.content).toMatch(/^Seated already\..* That was Kari, Sat 21 Nov, 19:1\d\.$/);
  await house.clock.advance({ seconds: 5 });
  expect(sheet().text).toContain("1 party at the table, 2 covers");
  expect(sheet().text).not.toContain("Late");

  await per.presses(late, "Closed").answer();
  await house.clock.advance({ seconds: 5 });
  expect(sheet().text).toContain("1 left");
  expect(sheet().menus).toEqual([]);
  expect((await per.runs("/audit", { venue: 1 }).answer()).text).toMatch(
    /: seated, Ola.*\n.*: marked as left, Ola/s,
  );
});
