import { expect, onTestFinished } from "vitest";
import { startFakeDiscord } from "#test/support/discord/fake-discord.ts";
import { eventually } from "#test/support/eventually.ts";
import type { Group } from "#test/support/telegram/group.ts";
import type { Guest } from "#test/support/telegram/guest.ts";
import { startTelegramServer } from "#test/support/telegram/telegram-server.ts";
import { openTestDatabase } from "../database/test-databases.ts";
import { discordSettings } from "./discord-settings.ts";
import { openHouse } from "./open-house.ts";

const token = "4000000001:AAEexampleexampleexampleexampleexample";
const chatId = 7_345_678_901;

/** What a guest told of themselves, as it may be written anywhere. */
export const tracesOfZelda = [
  "Zelda",
  "Querfurt",
  "90012345",
  "900 12 345",
  String(chatId),
  "hazelnut",
  "balcony",
  "wheelchair",
];

export type WholeLife = Awaited<ReturnType<typeof openWholeLife>>;

/** What a house of a whole life may have besides. */
export interface WholeLifeOptions {
  /** Under test/fixtures/venues. */
  readonly venues?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** A house with guests and groups on Telegram, staff on Discord, and prompts a minute after the booking. */
export async function openWholeLife({ venues = "one.yaml", env = {} }: WholeLifeOptions = {}) {
  const telegram = await startTelegramServer(token);
  onTestFinished(() => telegram.close());
  const discord = await startFakeDiscord();
  onTestFinished(() => discord.stop());
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const house = await openHouse({
    database,
    venuesFile: `test/fixtures/venues/${venues}`,
    env: {
      TELEGRAM_BOT_TOKEN: token,
      TELEGRAM_API_ROOT: telegram.apiRoot,
      ...discordSettings(discord),
      CONFIRM_BEFORE: "P20D",
      CONFIRM_GRACE: "PT1M",
      ...env,
    },
  });
  await house.clock.advance();
  const zelda = telegram.guest(chatId, { firstName: "Zelda", lastName: "Querfurt" });
  /** What is so once all that is due has been done. */
  const soon = <Value>(ask: () => Value | Promise<Value>): Promise<Value> =>
    eventually(async () => {
      await house.clock.advance();
      return await ask();
    });
  return { telegram, discord, database, house, zelda, soon };
}

/** How often a guest waits anew: a busy machine answers late. */
const mostWaits = 3;

/** Waits until the bot has answered with these words. */
export async function hears(guest: Guest, words: string): Promise<void> {
  const heard: string[] = [];
  for (let waits = 0; waits < mostWaits; ) {
    const answer = await guest.answer().catch(() => undefined);
    if (answer?.text.includes(words)) return;
    if (answer) heard.push(answer.text);
    else waits += 1;
  }
  throw new Error(`the guest waits for "${words}" and heard: ${heard.join(" | ")}`);
}

/** Everything that a guest does with the house, until a prompt is open, a table waited for and the staff written to. */
export async function live(life: WholeLife): Promise<void> {
  const { zelda, house } = life;
  await fillTonight(life);
  zelda.says("waitlist for 2 tonight at 19:00, Zelda Querfurt, +47 900 12 345");
  await hears(zelda, "on the waitlist");
  zelda.says("table for 2 tomorrow at 19:00, allergic to hazelnuts, on the balcony please");
  await hears(zelda, "Shall I book it?");
  zelda.presses("Yes, book it");
  await hears(zelda, "Booked!");
  zelda.presses("Yes, remember it");
  await hears(zelda, "Gladly");
  await house.clock.advance({ minutes: 2 });
  await hears(zelda, "Are you still coming");
  zelda.says("change my booking to 20:00");
  await hears(zelda, "20:00");
  zelda.presses("Yes, please");
  await hears(zelda, "Changed");
  await dineInGroups(life);
  await talkToStaff(life);
}

/** Both tables of the house tonight are others'. */
async function fillTonight({ telegram }: WholeLife): Promise<void> {
  for (const name of ["Kari Nordmann", "Ola Nordmann"]) {
    const other = telegram.guest();
    other.says(`table for 2 tonight at 19:00, ${name}, +47 911 22 333`);
    await hears(other, "Shall I book it?");
    other.presses("Yes, book it");
    await hears(other, "Booked!");
  }
}

/** She begins the table of one group, and comes to that of another. */
async function dineInGroups({ telegram, house, zelda, soon }: WholeLife): Promise<void> {
  const member = (group: Group, id: number, firstName: string) => group.member(id, { firstName });
  const hers = telegram.group(-4711);
  await book(hers, member(hers, chatId, "Zelda"), zelda);
  const bens = telegram.group(-4712);
  const ben = telegram.guest(72, { firstName: "Ben" });
  await book(bens, member(bens, 72, "Ben"), ben, "Ben Berg, +47 911 22 333");
  member(bens, chatId, "Zelda").presses("I’m in");
  await eventually(async () => {
    // A group's message is edited every four seconds at most.
    await house.clock.advance({ seconds: 4 });
    expect(bens.ofBot().at(-1)?.text).toContain("Ben, Zelda");
  });

  async function book(group: Group, friend: ReturnType<typeof member>, guest: Guest, details?: string) {
    friend.says("@maitred_bot a table for 2 on Friday at 7");
    await soon(() => expect(group.ofBot().at(-1)?.text).toMatch(/tap below/));
    const press = friend.presses("Choose the table");
    const word = await soon(() => {
      const found = group.wordTo(press);
      if (!found) throw new Error("the press has no answer yet");
      return found;
    });
    guest.says(`/start ${word.url?.split("start=")[1]}`);
    if (details !== undefined) {
      await guest.answer();
      guest.says(details);
    }
    await hears(guest, "Shall I book it?");
    guest.presses("Yes, book it");
    await hears(guest, "Booked!");
    await soon(() => expect(group.ofBot().at(-1)?.text).toMatch(/^A table for 2/));
  }
}

/** She writes to the staff, who answer. */
async function talkToStaff({ discord, zelda, soon }: WholeLife): Promise<void> {
  zelda.says("can I talk to a person?");
  await hears(zelda, "You’re through");
  zelda.says("this is Zelda Querfurt, is there room for a wheelchair?");
  const question = await soon(() => {
    const [thread] = discord.threads();
    const last = discord.channel(thread?.id ?? "").at(-1);
    if (!last?.text.includes("wheelchair")) throw new Error(`the staff see ${last?.text}`);
    return last;
  });
  const kari = discord.staff({ nick: "Kari" });
  await kari
    .submits(await kari.presses(question, "Answer").form(), "Dear Zelda, there is for a wheelchair.")
    .answer();
  await hears(zelda, "Dear Zelda");
  zelda.says("back");
  await hears(zelda, "I’m back");
}
