import { expect, onTestFinished, test } from "vitest";
import { createGroupHints } from "#src/bot/persistence/create-group-hints.ts";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import { groupWords } from "#src/compose/group-hint.ts";
import { replyLanguages } from "#src/compose/languages.ts";
import { migrate } from "#src/database/migrate.ts";
import { openTestDatabase } from "#test/support/database/test-databases.ts";
import { connectBot } from "#test/support/telegram/telegram-fixture.ts";

const groupId = -1001234;

/** The bot in a group of friends, who have told it nothing in private. */
async function joinGroup() {
  let now = Temporal.Instant.from("2026-11-21T10:00:00Z");
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  await migrate(database, "bot", botMigrations);
  const mayTell = createGroupHints(database, { now: () => now });
  const bot = await connectBot({ groupHint: { words: groupWords(), mayTell } });
  const { server } = bot;
  const wait = (hours: number) => {
    now = now.add({ hours });
  };
  let count = 0;
  const says = (content: Readonly<Record<string, unknown>>, { language = "en", group = groupId } = {}) => {
    server.guest(group);
    const chat = server.world.chats.get(group);
    if (chat) chat.started = true;
    count += 1;
    server.world.updates.add("message", {
      message_id: 100 + count,
      date: 1_795_000_000,
      chat: { id: group, type: "supergroup", title: "Dinner" },
      from: { id: 7, is_bot: false, first_name: "Kari", language_code: language },
      ...content,
    });
  };
  /** A guest's word in private comes after all that was said before it. */
  const settled = async () => {
    const before = bot.inbox.stored.length;
    server.guest().says("hello");
    await bot.inbox.holds(before + 1);
    await bot.telegram.stop();
    return server.callsOf("sendMessage");
  };
  return { ...bot, says, wait, settled };
}

const botsMessage = { message_id: 5, date: 0, chat: { id: groupId, type: "supergroup" } };

test.for([
  ["its name", { text: "could @Maitred_Bot book us a table?" }],
  ["its name under a picture", { photo: [], caption: "@maitred_bot here please" }],
  [
    "a reply",
    { text: "for four", reply_to_message: { ...botsMessage, from: { id: 123456789, is_bot: true } } },
  ],
  ["a command", { text: "/book for four" }],
  ["a command with its name", { text: "/start@maitred_bot" }],
] as const)("who addresses the bot in a group by %s is pointed to the private chat", async ([, content]) => {
  const { says, settled, server, inbox } = await joinGroup();
  const own =
    "reply_to_message" in content ? { ...content, reply_to_message: fromBot(server.world.botId) } : content;
  says(own);
  await server.called("sendMessage", 1);
  const [told] = await settled();
  expect(told).toMatchObject({
    chat_id: groupId,
    text: "Hello! I take bookings in a private chat, just between us: https://t.me/maitred_bot",
    reply_parameters: { message_id: 101 },
  });
  expect(inbox.stored.map(({ address }) => address.chatId)).not.toContain(String(groupId));
});

const fromBot = (id: number) => ({ ...botsMessage, from: { id, is_bot: true, first_name: "Maitred" } });

test.for([
  ["talk among friends", { text: "shall we book a table for four tomorrow?" }],
  ["another's name", { text: "@maitred_bot2 or @kari, what do you think" }],
  ["an address", { text: "write to me@maitred_bot.example" }],
  ["another bot's command", { text: "/book@other_bot" }],
  ["a command that is none of its own", { text: "/weather" }],
  [
    "a reply to a friend",
    { text: "yes", reply_to_message: { ...fromBot(8), from: { id: 8, is_bot: false } } },
  ],
  ["another bot", { text: "@maitred_bot", from: { id: 9, is_bot: true, first_name: "Bot" } }],
] as const)("%s is none of its business, and is not kept", async ([, content]) => {
  const { says, settled, inbox } = await joinGroup();
  says(content);
  expect(await settled()).toEqual([]);
  expect(inbox.stored).toHaveLength(1);
});

test("a group is told once a day, each for itself", async () => {
  const { says, wait, settled, server } = await joinGroup();
  says({ text: "/book" });
  await server.called("sendMessage", 1);
  says({ text: "/book" });
  wait(23);
  says({ text: "@maitred_bot!" }, { group: -5, language: "de-AT" });
  await server.called("sendMessage", 2);
  says({ text: "/book" });
  wait(2);
  says({ text: "/book" });
  await server.called("sendMessage", 3);
  const told = await settled();
  expect(told.map((call) => call["chat_id"])).toEqual([groupId, -5, groupId]);
  expect(told[1]?.["text"]).toContain("Hallo!");
});

test("a group that does not take it hears nothing, and guests are served all the same", async () => {
  const { says, server, settled, log } = await joinGroup();
  server.fail("sendMessage", {
    status: 400,
    description: "Bad Request: not enough rights to send text messages",
  });
  says({ text: "/book" });
  await server.called("sendMessage", 1);
  await settled();
  expect(log.lines.filter(({ level }) => level === "warn" || level === "error")).toEqual([]);
});

test("the words are there in every language, with the link", () => {
  const words = groupWords();
  const all = replyLanguages().map((language) => words("https://t.me/x", language));
  expect(new Set(all).size).toBe(all.length);
  for (const text of all) expect(text).toMatch(/https:\/\/t\.me\/x$/);
  expect(words("https://t.me/x", "fi")).toBe(words("https://t.me/x", "en"));
  expect(words("https://t.me/x", undefined)).toBe(words("https://t.me/x", "en"));
});
