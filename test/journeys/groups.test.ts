import { describe, expect, onTestFinished, test, vi } from "vitest";
import { openHouse } from "#test/support/journeys/open-house.ts";
import type { VisibleMessage } from "#test/support/telegram/guest.ts";
import { startTelegramServer } from "#test/support/telegram/telegram-server.ts";

const token = "4000000001:AAEexampleexampleexampleexampleexample";
const groupId = -4711;

/** A house on Telegram, and a group of friends with the bot in it. */
async function openGroup(language = "en") {
  const telegram = await startTelegramServer(token);
  onTestFinished(() => telegram.close());
  const house = await openHouse({
    venuesFile: "test/fixtures/venues/one.yaml",
    env: { TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_ROOT: telegram.apiRoot },
  });
  // What a process does at its start is done.
  await house.clock.advance();
  const group = telegram.group(groupId);
  const friend = (id: number, firstName: string) => ({
    inGroup: group.member(id, { firstName, language }),
    inPrivate: telegram.guest(id, { firstName, language }),
  });
  const [anna, ben, chris] = [friend(71, "Anna"), friend(72, "Ben"), friend(73, "Chris")];
  /** What is so once all that is due has been done. */
  const soon = <Value>(ask: () => Value | Promise<Value>): Promise<Value> =>
    vi.waitFor(
      async () => {
        await house.clock.advance();
        return await ask();
      },
      { timeout: 10_000 },
    );
  const shows = (pattern: RegExp | string): Promise<VisibleMessage> =>
    soon(() => {
      const last = group.ofBot().at(-1);
      expect(last?.text).toMatch(pattern);
      if (!last) throw new Error("unreachable: it was expected");
      return last;
    });
  const wordTo = (press: string) =>
    vi.waitFor(() => expect(group.wordTo(press)).toBeDefined()).then(() => group.wordTo(press));
  return { telegram, house, group, anna, ben, chris, soon, shows, wordTo };
}

type Opened = Awaited<ReturnType<typeof openGroup>>;

/** Anna goes on in private, by the link that her press opens. */
async function goOn({ anna, wordTo }: Opened, label = "Choose the table"): Promise<string> {
  const word = await wordTo(anna.inGroup.presses(label));
  const [, payload] = /^https:\/\/t\.me\/maitred_bot\?start=([\w-]{1,64})$/.exec(word?.url ?? "") ?? [];
  anna.inPrivate.says(`/start ${payload}`);
  return (await anna.inPrivate.answer()).text;
}

/** Her name and number: the summary. */
async function nameAnna({ anna }: Opened): Promise<string> {
  anna.inPrivate.says("Anna Berg, +47 900 12 345");
  return (await anna.inPrivate.answer()).text;
}

/** Anna books for the group what she wished for there. */
async function bookForGroup(
  opened: Opened,
  words = "@maitred_bot a table for 4 tonight at 7",
): Promise<void> {
  const { anna, shows } = opened;
  anna.inGroup.says(words);
  await shows(/^Anna, tap below/);
  await goOn(opened);
  await nameAnna(opened);
  anna.inPrivate.presses("Yes, book it");
  expect((await anna.inPrivate.answer()).text).toContain("Your group reads it too");
  await shows(/^A table for 4 at Havsorn/);
}

describe("a table for a group", () => {
  test("is wished for in the group, chosen in private, and read by all", async () => {
    const opened = await openGroup();
    const { anna, ben, chris, group, shows, wordTo } = opened;
    ben.inGroup.says("shall we go out for 9 on Friday?");
    anna.inGroup.says("@maitred_bot a table for 4 tonight at 7 please");
    const begun = await shows(/tap below/);
    expect(begun).toMatchObject({
      text: "Anna, tap below and the two of us will choose the table. Once it’s booked, everyone reads it here.",
      buttons: [["Choose the table"]],
    });
    expect(await wordTo(ben.inGroup.presses("Choose the table"))).toEqual({
      text: "Only Anna can do that.",
      show_alert: true,
    });
    expect(await goOn(opened)).toContain("19:00");
    expect(await nameAnna(opened)).toContain("4 guests");
    anna.inPrivate.presses("Yes, book it");
    const booked = (await anna.inPrivate.answer()).text;
    expect(booked).toContain("Your reference is");
    expect(booked).toContain("Your group reads it too, and everyone can say there whether they come.");
    expect(await shows(/^A table/)).toMatchObject({
      text: [
        "A table for 4 at Havsorn, Saturday, 21 November at 19:00, booked by Anna. Who’s coming?",
        "Coming (1): Anna",
      ].join("\n"),
      buttons: [["I’m in", "Not me"], ["Change or cancel"]],
    });

    expect(await wordTo(ben.inGroup.presses("I’m in"))).toEqual({ text: "You’re in!" });
    expect(await wordTo(chris.inGroup.presses("I’m in"))).toEqual({ text: "You’re in!" });
    await opened.house.clock.advance({ seconds: 4 });
    await shows(/Coming \(3\): Anna, Ben, Chris$/);
    // Friends have read two messages of the bot's, and neither a name nor a number that was not theirs to read.
    expect(group.ofBot()).toHaveLength(2);
    expect(JSON.stringify(group.ofBot())).not.toMatch(/Berg|reference/);
  });

  test("follows the friends only after the organiser's yes", async () => {
    const opened = await openGroup();
    await bookForGroup(opened);
    const { anna, ben, chris, house, shows, soon } = opened;
    ben.inGroup.presses("Not me");
    await house.clock.advance({ seconds: 100 });
    chris.inGroup.presses("Not me");
    await soon(() => expect(opened.group.wordTo(`group${groupId}-press-3`)).toBeDefined());
    await house.clock.advance({ seconds: 60 });
    const before = anna.inPrivate.chat().length;
    await house.clock.advance({ seconds: 61 });
    const asked = await soon(() => {
      const chat = anna.inPrivate.chat();
      expect(chat.length).toBeGreaterThan(before);
      return chat.at(-1);
    });
    expect(asked?.text).toBe(
      [
        "2 of your group are coming now; your table is for 4.",
        "Shall I change it so?",
        "• Havsorn, Dinner",
        "• Saturday, 21 November at 19:00",
        "• 2 guests",
        "• Name: Anna Berg",
      ].join("\n"),
    );
    await shows(/^A table for 4/);
    anna.inPrivate.presses("Yes, please");
    expect((await anna.inPrivate.answer()).text).toContain("Changed:");
    await house.clock.advance({ seconds: 5 });
    await shows(/^A table for 2 at Havsorn/);
    // Nobody is asked again about what is settled.
    await house.clock.advance({ minutes: 5 });
    expect(anna.inPrivate.chat().filter(({ text }) => text.includes("of your group"))).toEqual([]);
  });
});
