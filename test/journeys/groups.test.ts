import { describe, expect, onTestFinished, test } from "vitest";
import { findTraces } from "#test/support/database/find-traces.ts";
import { openTestDatabase } from "#test/support/database/test-databases.ts";
import { eventually } from "#test/support/eventually.ts";
import { openHouse } from "#test/support/journeys/open-house.ts";
import { settled, takenIn } from "#test/support/journeys/settled.ts";
import type { Guest, VisibleMessage } from "#test/support/telegram/guest.ts";
import { startTelegramServer } from "#test/support/telegram/telegram-server.ts";

const token = "4000000001:AAEexampleexampleexampleexampleexample";
const groupId = -4711;

/** What Telegram adds to a reply to the bot. */
const replyToBot = {
  reply_to_message: {
    message_id: 1,
    date: 0,
    chat: { id: groupId, type: "group" },
    from: { id: 4000000001, is_bot: true, first_name: "Maitred" },
  },
};

/** A house on Telegram, and a group of friends with the bot in it. */
async function openGroup(language = "en") {
  const telegram = await startTelegramServer(token);
  onTestFinished(() => telegram.close());
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const house = await openHouse({
    database,
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
  const calm = async () => {
    await takenIn(telegram);
    await settled(house, database);
  };
  /** Time passes, once all that the friends did has been taken in. */
  const passes = async (duration: Temporal.DurationLike) => {
    await calm();
    await house.clock.advance(duration);
    await calm();
  };
  /** What is so once all that is due has been done. */
  const soon = <Value>(ask: () => Value | Promise<Value>): Promise<Value> =>
    eventually(async () => {
      await calm();
      return await ask();
    });
  const shows = (pattern: RegExp | string): Promise<VisibleMessage> =>
    soon(() => {
      const last = group.ofBot().at(-1);
      expect(last?.text).toMatch(pattern);
      if (!last) throw new Error("unreachable: it was expected");
      return last;
    });
  const wordTo = (press: string) =>
    eventually(() => expect(group.wordTo(press)).toBeDefined()).then(() => group.wordTo(press));
  return { telegram, database, group, anna, ben, chris, passes, soon, shows, wordTo };
}

/** The round that the group's last message is of, as its buttons name it. */
function roundOf({ telegram }: Opened): string {
  const sent = JSON.stringify(telegram.callsOf("sendMessage"));
  return /"in\.([0-9A-Z]{16})"/.exec(sent)?.[1] ?? "";
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
  expect((await anna.inPrivate.answer()).text).toContain("Your group sees it too");
  await shows(/^A table for 4 at Havsorn/);
}

describe("a table for a group", () => {
  test("is wished for in the group, chosen in private, and read by all", async () => {
    const opened = await openGroup();
    const { anna, ben, chris, group, shows, telegram, wordTo } = opened;
    ben.inGroup.says("shall we go out for 9 on Friday?");
    anna.inGroup.says("@maitred_bot a table for 4 tonight at 7 please");
    const begun = await shows(/tap below/);
    expect(begun).toMatchObject({
      text: "Anna, tap below and we’ll choose the table in private. Once it’s booked, everyone reads it here.",
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
    expect(booked).toContain("Your group sees it too, and everyone can say there whether they come.");
    expect(await shows(/^A table/)).toMatchObject({
      text: [
        "A table for 4 at Havsorn, Saturday, 21 November at 19:00, booked by Anna. Who’s coming?",
        "Coming (1): Anna",
      ].join("\n"),
      buttons: [["I’m in", "Not me"], ["Change or cancel"]],
    });

    expect(await wordTo(ben.inGroup.presses("I’m in"))).toEqual({ text: "You’re in!" });
    expect(await wordTo(chris.inGroup.presses("I’m in"))).toEqual({ text: "You’re in!" });
    await opened.passes({ seconds: 4 });
    await shows(/Coming \(3\): Anna, Ben, Chris$/);
    ben.inGroup.says("lovely, see you there!", replyToBot);
    chris.inGroup.says("thanks @maitred_bot");
    await opened.passes({ seconds: 5 });
    expect([...telegram.world.reactions.values()]).toEqual(["❤"]);
    // Friends have read two messages of the bot's, and neither a name nor a number that was not theirs to read.
    expect(group.ofBot()).toHaveLength(2);
    expect(JSON.stringify(group.ofBot())).not.toMatch(/Berg|reference/);
  });

  test("is begun by no question about the house, which is answered there and then", async () => {
    const opened = await openGroup();
    const { anna, ben, group, shows, passes, telegram } = opened;
    anna.inGroup.says("@maitred_bot what is your phone number?");
    expect(await shows(/22 33 44 55/)).toMatchObject({ buttons: [] });
    expect(telegram.callsOf("sendMessage").at(-1)).toHaveProperty("reply_parameters");
    ben.inGroup.says("@maitred_bot do you have parking?");
    await shows(/^I can’t answer that/);
    ben.inGroup.says("is there live music?", replyToBot);
    await passes({ seconds: 5 });
    expect(group.ofBot()).toHaveLength(2);
    anna.inGroup.says("@maitred_bot is Sunday at 7 possible for 4?");
    await shows(/^Anna, tap below/);
  });

  test("is chosen before their eyes: the group reads the times that are offered", async () => {
    const opened = await openGroup();
    const { anna, group, shows } = opened;
    anna.inGroup.says("@maitred_bot a table for 2 tonight");
    await shows(/^Anna, tap below/);
    expect(await goOn(opened)).toMatch(/for 2 at Havsorn/);
    const shown = await shows(/^Anna is choosing/);
    expect(shown.text).toMatch(
      /^Anna is choosing a table for 2 at Havsorn on Saturday, 21 November\. Free at [\d:, ]+ or \d\d:\d\d: tell Anna/,
    );
    expect(shown.buttons).toEqual([["Choose the table"]]);
    expect(group.ofBot()).toHaveLength(1);
    anna.inPrivate.says("at 7 please");
    await anna.inPrivate.answer();
    await nameAnna(opened);
    anna.inPrivate.presses("Yes, book it");
    await anna.inPrivate.answer();
    await opened.passes({ seconds: 5 });
    await shows(/^A table for 2 at Havsorn/);
  });

  test("that comes free for the organiser on the waitlist is read by the group", async () => {
    const opened = await openGroup();
    const { anna, passes, soon, shows, telegram } = opened;
    const kari = telegram.guest(91, { firstName: "Kari", language: "en" });
    for (const guest of [kari, telegram.guest(92, { firstName: "Ola", language: "en" })]) {
      guest.says("a table for 2 tonight at 7, my name is Kari Moe, +47 900 12 345");
      await guest.answer();
      guest.presses("Yes, book it");
      expect((await guest.answer()).text).toContain("Booked!");
    }
    anna.inGroup.says("@maitred_bot a table for 2 tonight at 7");
    await shows(/^Anna, tap below/);
    await goOn(opened);
    anna.inPrivate.presses("Waitlist for 19:00");
    await anna.inPrivate.answer();
    await nameAnna(opened);
    kari.says("cancel my booking");
    await kari.answer();
    kari.presses("Cancel the booking");
    await kari.answer();
    await passes({ minutes: 2 });
    await soon(() => expect(anna.inPrivate.chat().at(-1)?.text).toContain("has come free"));
    anna.inPrivate.presses("Yes, I’ll take it");
    await soon(() => expect(textsOf(anna.inPrivate).join("\n")).toContain("Your group sees it too"));
    await shows(/^A table for 2 at Havsorn, Saturday, 21 November at 19:00, booked by Anna/);
  });

  test("cannot be begun in the group's own name: its admin reads how", async () => {
    const { group, shows } = await openGroup();
    const nobody = { id: 1087968824, is_bot: true, first_name: "Group", username: "GroupAnonymousBot" };
    const sender_chat = { id: groupId, type: "group", title: "Friends" };
    group.write(nobody, "/book@maitred_bot", { sender_chat });
    expect((await shows(/the group’s name/)).text).toMatch(/in private: t\.me\/maitred_bot$/);
  });

  test("follows the friends only after the organiser's yes", async () => {
    const opened = await openGroup();
    await bookForGroup(opened);
    const { anna, ben, chris, passes, shows, soon } = opened;
    ben.inGroup.presses("Not me");
    await passes({ seconds: 100 });
    chris.inGroup.presses("Not me");
    await soon(() => expect(opened.group.wordTo(`group${groupId}-press-3`)).toBeDefined());
    await passes({ seconds: 60 });
    const before = anna.inPrivate.chat().length;
    await passes({ seconds: 61 });
    const asked = await soon(() => {
      const chat = anna.inPrivate.chat();
      expect(chat.length).toBeGreaterThan(before);
      return chat.at(-1);
    });
    // Whether to remember her is still open: her "yes" could be meant for that.
    expect(asked).toMatchObject({
      text: "By your group’s answers you are 2 now; your table is for 4.",
      buttons: [["Make it 2"]],
    });
    anna.inPrivate.presses("Make it 2");
    expect((await anna.inPrivate.answer()).text).toBe(
      [
        "Shall I change it to this?",
        "• Havsorn, Dinner",
        "• Saturday, 21 November at 19:00",
        "• 2 guests",
        "• Name: Anna Berg",
      ].join("\n"),
    );
    await shows(/^A table for 4/);
    anna.inPrivate.presses("Yes, please");
    expect((await anna.inPrivate.answer()).text).toContain("Changed:");
    await passes({ seconds: 5 });
    await shows(/^A table for 2 at Havsorn/);
    // Nobody is asked again about what is settled.
    await passes({ minutes: 5 });
    expect(anna.inPrivate.chat().filter(({ text }) => text.includes("By your group’s answers"))).toEqual([]);
  });

  test("is begun in German, and every one else is sent to their own", async () => {
    const opened = await openGroup("de");
    const { anna, ben, group, passes, shows, wordTo } = opened;
    anna.inGroup.says("@maitred_bot ein Tisch für 4 heute um 19 Uhr");
    await shows(/^Anna, tippen Sie unten/);
    ben.inGroup.says("@maitred_bot nein, lieber für 9!");
    await shows(/^Anna kümmert sich/);
    expect(await goOn(opened, "Tisch wählen")).toContain("19:00");
    anna.inPrivate.says("Anna Berg, +47 900 12 345");
    expect((await anna.inPrivate.answer()).text).toContain("4 Personen");
    anna.inPrivate.says("ja, bitte");
    await anna.inPrivate.answer();
    await shows(/^Ein Tisch für 4/);
    expect(await wordTo(ben.inGroup.presses("Ich bin dabei"))).toEqual({ text: "Sie sind dabei!" });
    expect(await wordTo(ben.inGroup.presses("Ändern oder stornieren"))).toEqual({
      text: "Das kann nur Anna.",
      show_alert: true,
    });
    await passes({ seconds: 5 });
    await shows(/Dabei \(2\): Anna, Ben$/);
    // The organiser says in the group what she would change, and says yes to it in private.
    anna.inGroup.says("@maitred_bot eine Stunde später bitte");
    await shows("Anna, tippen Sie unten, dann regeln wir das im privaten Chat.");
    const asked = await goOn(opened, "Weiter");
    expect(asked).toContain("Soll ich es so ändern?");
    expect(asked).toContain("20:00");
    anna.inPrivate.says("ja");
    expect((await anna.inPrivate.answer()).text).toContain("Geändert");
    await passes({ seconds: 5 });
    expect(group.ofBot().map(({ text }) => text)).toEqual([
      "Anna, tippen Sie unten, dann wählen wir den Tisch im privaten Chat. Sobald er reserviert ist, steht es hier für alle.",
      "Anna kümmert sich schon um den Tisch dieser Gruppe. Für einen eigenen: unten tippen.",
      "Ein Tisch für 4 bei Havsorn, Samstag, 21. November um 20:00, reserviert von Anna. Wer kommt?\nDabei (2): Anna, Ben",
      "Anna, tippen Sie unten, dann regeln wir das im privaten Chat.",
    ]);
  });

  test("is called off for all when the organiser calls it off", async () => {
    const opened = await openGroup();
    await bookForGroup(opened);
    const { anna, ben, group, passes, wordTo, soon } = opened;
    expect(await goOn(opened, "Change or cancel")).toContain("What shall I change");
    anna.inPrivate.says("cancel it");
    await anna.inPrivate.answer();
    anna.inPrivate.says("yes");
    expect((await anna.inPrivate.answer()).text).toContain("Cancelled:");
    await passes({ seconds: 5 });
    await soon(() =>
      expect(group.ofBot().at(-1)).toMatchObject({
        text: "The table at Havsorn on Saturday, 21 November at 19:00 is cancelled.",
        buttons: [],
      }),
    );
    // Somebody's app may still show the button.
    const late = await wordTo(
      ben.inGroup.pressesData(`in.${roundOf(opened)}`, group.ofBot().at(-1)?.id ?? 0),
    );
    expect(late).toMatchObject({ text: "Answers for this table are closed.", show_alert: true });
  });

  test("moves with a group that becomes a supergroup, told or not", async () => {
    const opened = await openGroup();
    await bookForGroup(opened);
    const { ben, group, passes, telegram, soon } = opened;
    const supergroup = telegram.group(-1_001_234_567_890);
    group.becomes(supergroup, { isTold: false });
    ben.inGroup.presses("I’m in");
    await soon(async () => {
      await passes({ seconds: 15 });
      expect(supergroup.ofBot().map(({ text }) => text)).toEqual([
        expect.stringContaining("Coming (2): Anna, Ben"),
      ]);
    });
  });

  test("a group that puts the bot out is forgotten, and the booking stands", async () => {
    const opened = await openGroup();
    await bookForGroup(opened);
    const { anna, ben, group, wordTo } = opened;
    const button = group.ofBot().at(-1)?.id ?? 0;
    const round = roundOf(opened);
    group.removesBot();
    const word = await wordTo(ben.inGroup.pressesData(`in.${round}`, button));
    expect(word).toMatchObject({ show_alert: true });
    anna.inPrivate.says("/bookings");
    expect((await anna.inPrivate.answer()).text).toContain("19:00");
  });
});

const textsOf = (guest: Guest): string[] => guest.chat().map(({ text }) => text);

describe("what is kept of friends", () => {
  test("a friend who asks to be forgotten is in no table, nor in the group's message", async () => {
    const opened = await openGroup();
    await bookForGroup(opened);
    const { ben, chris, passes, shows, database } = opened;
    ben.inGroup.presses("I’m in");
    chris.inGroup.presses("I’m in");
    await shows(/Anna/);
    await passes({ seconds: 5 });
    await shows(/Ben, Chris|Chris, Ben/);
    ben.inPrivate.says("/forgetme");
    await ben.inPrivate.answer();
    ben.inPrivate.presses("Yes, erase everything");
    await ben.inPrivate.answer();
    await passes({ minutes: 6 });
    await shows(/Coming \(2\): Anna, Chris$/);
    expect(await findTraces(database, ["Ben", "telegram:72"])).toEqual([]);
  });

  test("an organiser who asks to be forgotten leaves a message without a name", async () => {
    const opened = await openGroup();
    await bookForGroup(opened);
    const { anna, ben, passes, shows, database } = opened;
    ben.inGroup.presses("I’m in");
    await passes({ seconds: 5 });
    await shows(/Ben/);
    anna.inPrivate.says("/forgetme");
    await anna.inPrivate.answer();
    anna.inPrivate.presses("Erase and cancel");
    await anna.inPrivate.answer();
    await passes({ minutes: 6 });
    await shows("This table is no longer shown here.");
    expect(await findTraces(database, ["Anna", "Berg", "Ben", "telegram:71"])).toEqual([]);
  });
});
