import { expect, test } from "vitest";
import type { Address } from "#src/bot/runtime/ports/address.ts";
import type {
  GroupChats,
  GroupWord,
  Member,
  NamelessWord,
  PressAnswer,
} from "#src/bot/runtime/ports/groups.ts";
import { eventually } from "#test/support/eventually.ts";
import { connectBot } from "#test/support/telegram/telegram-fixture.ts";

const groupId = -1001234;
const supergroupId = -1_001_234_567_890;

/** Stands where groups are kept: what it is told, in order. */
function createRecorder(answer: PressAnswer = {}) {
  const words: GroupWord[] = [];
  const nameless: NamelessWord[] = [];
  const presses: { readonly group: Address; readonly token: string; readonly from: Member }[] = [];
  const events: string[] = [];
  let faults = 0;
  const groups: GroupChats = {
    addressed: async (word) => {
      if (faults > 0) {
        faults -= 1;
        throw new Error("the store is down");
      }
      words.push(word);
      return word.words === "thank you" ? "thanked" : "taken";
    },
    addressedByNobody: async (word) => {
      nameless.push(word);
    },
    pressed: async (group, token, from) => {
      presses.push({ group, token, from });
      return answer;
    },
    moved: async ({ chatId }, to) => {
      events.push(`${chatId} moved to ${to}`);
    },
    left: async ({ chatId }) => {
      events.push(`left ${chatId}`);
    },
  };
  const fail = () => {
    faults = 1;
  };
  return { groups, words, nameless, presses, events, fail };
}

/** The bot in a group of friends, who have told it nothing in private. */
async function joinGroup(answer: PressAnswer = {}) {
  const recorder = createRecorder(answer);
  const bot = await connectBot({ groups: recorder.groups });
  const group = bot.server.group(groupId);
  const kari = group.member(7, { firstName: "Kari", language: "nb" });
  /** A guest's word in private comes after all that was said before it. */
  const settled = async () => {
    const before = bot.inbox.stored.length;
    bot.server.guest().says("hello");
    await bot.inbox.holds(before + 1);
  };
  return { ...bot, ...recorder, group, kari, settled };
}

const fromBot = (id: number) => ({
  reply_to_message: {
    message_id: 5,
    date: 0,
    chat: { id: groupId, type: "supergroup" },
    from: { id, is_bot: true, first_name: "Maitred" },
  },
});

test.for([
  ["its name", "could @Maitred_Bot book us a table for 4?", "could book us a table for 4?"],
  ["its name in front", "@maitred_bot, a table for 4", "a table for 4"],
  ["a command", "/book for four", "for four"],
  ["a command with its name", "/start@maitred_bot", ""],
  ["a command of the guest's own", "/mydata@maitred_bot please", "/mydata"],
] as const)("who addresses the bot in a group by %s is heard", async ([, said, words]) => {
  const { kari, settled, inbox, words: heard } = await joinGroup();
  kari.says(said);
  await settled();
  expect(heard).toEqual([
    {
      id: expect.stringMatching(/^\d+:\d+:1$/),
      group: { platform: "telegram", chatId: String(groupId) },
      message: "1",
      from: { id: "7", firstName: "Kari", language: "nb" },
      words,
    },
  ]);
  expect(inbox.stored).toHaveLength(1);
});

test("a reply to the bot, and words under a picture, are heard too", async () => {
  const { kari, settled, words, server } = await joinGroup();
  kari.says("make it five", fromBot(server.world.botId));
  kari.says("", { photo: [], caption: "@maitred_bot here please" });
  await settled();
  expect(words).toMatchObject([{ words: "make it five", isReply: true }, { words: "here please" }]);
  expect(words[1]).not.toHaveProperty("isReply");
});

test("thanks in a group get a heart, and not a word", async () => {
  const { kari, settled, server } = await joinGroup();
  kari.says("thank you", fromBot(server.world.botId));
  kari.says("@maitred_bot a table for 4");
  await settled();
  await eventually(() => expect([...server.world.reactions]).toEqual([[`${groupId}/1`, "❤"]]));
});

test.for([
  ["talk among friends", { text: "shall we book a table for four tomorrow?" }],
  ["another's name", { text: "@maitred_bot2 or @kari, what do you think" }],
  ["an address", { text: "write to me@maitred_bot.example" }],
  ["another bot's command", { text: "/book@other_bot" }],
  ["a command that is none of its own", { text: "/weather" }],
  ["a reply to another bot", { text: "yes", ...fromBot(8) }],
  ["another bot", { text: "@maitred_bot", from: { id: 9, is_bot: true, first_name: "Bot" } }],
] as const)("%s is none of its business, and is not kept", async ([, content]) => {
  const { kari, settled, inbox, words } = await joinGroup();
  kari.says(content.text, content);
  await settled();
  expect(words).toEqual([]);
  expect(inbox.stored).toHaveLength(1);
});

test("what could not be stored is delivered again", async () => {
  const { kari, settled, words, fail } = await joinGroup();
  fail();
  kari.says("@maitred_bot a table for 4");
  await settled();
  await eventually(() => expect(words.map((word) => word.words)).toEqual(["a table for 4"]));
});

test.for([
  ["a word", { text: "You’re in!" }, { text: "You’re in!" }],
  ["an alert", { text: "Only Kari", isAlert: true }, { text: "Only Kari", show_alert: true }],
  ["the private chat", { start: "group-ABC" }, { url: "https://t.me/maitred_bot?start=group-ABC" }],
] as const)("who presses in a group is answered with %s", async ([, answer, shown]) => {
  const { server, group, kari, presses, settled, telegram, inbox } = await joinGroup(answer);
  await telegram.send(
    { platform: "telegram", chatId: String(groupId) },
    { text: "Who?", buttons: [{ token: "in.X", label: "I’m in" }] },
  );
  const press = kari.presses("I’m in");
  await settled();
  await server.called("answerCallbackQuery");
  await telegram.stop();
  expect(presses).toEqual([
    {
      group: { platform: "telegram", chatId: String(groupId) },
      token: "in.X",
      from: { id: "7", firstName: "Kari", language: "nb" },
    },
  ]);
  expect(group.wordTo(press)).toEqual(shown);
  // In private there was only the word that ended the test.
  expect(inbox.stored).toHaveLength(1);
});

test("a group's new id, and that the bot was put out, are told on", async () => {
  const { server, group, settled, events } = await joinGroup();
  const supergroup = server.group(supergroupId);
  group.becomes(supergroup);
  supergroup.removesBot();
  await settled();
  expect(events.toSorted()).toEqual([`${groupId} moved to ${supergroupId}`, `left ${supergroupId}`]);
});

test("a message to a group that moved tells where it is, one to a group without the bot that it is gone", async () => {
  const { server, group, telegram } = await joinGroup();
  const address = { platform: "telegram", chatId: String(groupId) };
  group.becomes(server.group(supergroupId), { isTold: false });
  const reply = { text: "Hello", buttons: [] };
  expect(await telegram.send(address, reply)).toEqual({
    ok: false,
    reason: "moved",
    chatId: String(supergroupId),
  });
  server.group(supergroupId).removesBot();
  expect(await telegram.send({ ...address, chatId: String(supergroupId) }, reply)).toEqual({
    ok: false,
    reason: "unreachable",
  });
});

test("an answer in a group shows what it answers, as a forum's topics need", async () => {
  const { server, telegram, kari } = await joinGroup();
  kari.says("@maitred_bot a table");
  const address = { platform: "telegram", chatId: String(groupId) };
  await telegram.send(address, { text: "Hello", buttons: [] }, { answers: "1" });
  expect(server.callsOf("sendMessage")).toMatchObject([
    { reply_parameters: { message_id: 1, allow_sending_without_reply: true } },
  ]);
});

test("whoever writes in the group's own name, or a channel's, is told apart from a member", async () => {
  const { group, words, nameless, settled } = await joinGroup();
  const anonymous = { id: 1087968824, is_bot: true, first_name: "Group", username: "GroupAnonymousBot" };
  const sender_chat = { id: groupId, type: "supergroup", title: "Friends" };
  group.write(anonymous, "/book@maitred_bot a table for 4", { sender_chat });
  group.write(anonymous, "who is in?", { sender_chat });
  group.write({ ...anonymous, username: "Channel_Bot" }, "@maitred_bot hi", {
    sender_chat: { id: -1009, type: "channel", title: "Mine" },
  });
  await settled();
  expect(words).toEqual([]);
  expect(nameless.map((word) => [word.words, word.link])).toEqual([
    ["a table for 4", "t.me/maitred_bot"],
    ["hi", "t.me/maitred_bot"],
  ]);
});
