import fc from "fast-check";
import { expect, test } from "vitest";
import { findTraces } from "#test/support/database/find-traces.ts";
import { ids } from "#test/support/discord/world.ts";
import { hears, openWholeLife, type WholeLife } from "#test/support/journeys/whole-life.ts";
import { runs } from "#test/support/runs.ts";
import {
  bear,
  calm,
  erase,
  friendsId,
  type Liver,
  lives,
  liveThrough,
} from "#test/support/walks/whole-lives.ts";

/** Each takes some seconds; many where they are looked for. */
const numRuns = process.env["EXPLORE"] ? 300 : runs(10);

/** Ben's table for his friends, at the hour of which both tables are taken. */
async function openFriends(life: WholeLife): Promise<void> {
  const { telegram } = life;
  const group = telegram.group(friendsId);
  const ben = group.member(72, { firstName: "Ben", language: "en" });
  ben.says("@maitred_bot a table for 2 tonight at 7");
  await calm(life);
  const press = ben.presses("Choose the table");
  await calm(life);
  const benAlone = telegram.guest(72, { firstName: "Ben", language: "en" });
  benAlone.says(`/start ${group.wordTo(press)?.url?.split("start=")[1]}`);
  await calm(life);
  benAlone.says("Ben Berg, +47 911 22 333");
  await hears(benAlone, "Shall I book it?");
  benAlone.presses("Yes, book it");
  await hears(benAlone, "Booked!");
  const other = telegram.guest(73, { firstName: "Ola", language: "en" });
  other.says("table for 2 tonight at 19:00, Ola Nordmann, +47 911 22 334");
  await hears(other, "Shall I book it?");
  other.presses("Yes, book it");
  await hears(other, "Booked!");
  await calm(life);
}

/** What friends and the staff still read. */
function readByOthers({ telegram, discord }: WholeLife, { groupId, lastName }: Liver): string[] {
  const inGroups = [friendsId, groupId].flatMap((id) => telegram.group(id).ofBot());
  const channels = [ids.staffChannel, ...discord.threads().map(({ id }) => id)];
  const toStaff = channels.flatMap((id) => discord.channel(id));
  const names = discord.threads().map(({ name }) => name);
  return [...names, ...[...inGroups, ...toStaff].map(({ text }) => text)].filter((text) =>
    text.includes(lastName),
  );
}

test("whatever a guest did with the house, once erased they are in no column of any table", {
  timeout: 1_800_000,
}, async () => {
  const life = await openWholeLife({
    venues: "whole-life.yaml",
    env: { TELEGRAM_PAYMENT_TOKEN: "284685063:TEST:NmQ3ZDU1" },
  });
  await openFriends(life);
  let born = 0;
  const walks = fc.asyncProperty(lives, async (moves) => {
    born += 1;
    const liver = bear(life, born);
    await liveThrough(life, liver, moves);
    await erase(life, liver);
    await life.house.clock.advance({ minutes: 1 });
    await calm(life);
    const last = liver.guest.chat().findLast(({ from }) => from === "bot")?.text;
    expect({ last, traces: await findTraces(life.database, liver.traces) }).toEqual({
      last: expect.stringContaining("everything about you is erased"),
      traces: [],
    });
    expect(readByOthers(life, liver)).toEqual([]);
  });
  // What one leaves behind would be found in the walks after it.
  await fc.assert(walks, { numRuns, endOnFailure: true });
  expect(life.discord.violations).toEqual([]);
});
