import { describe, expect, test } from "vitest";
import { toInbound } from "#src/adapters/telegram/inbound.ts";
import { updateSchema } from "#src/adapters/telegram/update.ts";

const botId = 123456789;
const kari = { id: 4242, is_bot: false, first_name: "Kari", language_code: "nb" };
const privateChat = { id: 4242, type: "private", first_name: "Kari" };

function message(content: object, overrides: object = {}) {
  return {
    update_id: 701,
    message: { message_id: 17, date: 1_790_000_000, chat: privateChat, from: kari, ...content, ...overrides },
  };
}

function press(overrides: object = {}) {
  return {
    update_id: 702,
    callback_query: {
      id: "18204",
      from: kari,
      message: { message_id: 16, date: 1_790_000_000, chat: privateChat, from: { id: botId, is_bot: true } },
      chat_instance: "77",
      data: "t3",
      ...overrides,
    },
  };
}

function read(update: object) {
  return toInbound(updateSchema.parse(update), botId);
}

function contentOf(update: object) {
  return read(update)?.content;
}

test("a text arrives with its chat, the guest's language and an id of its own", () => {
  expect(read(message({ text: "Bord til fire i morgen" }))).toEqual({
    id: "123456789:701:17",
    address: { platform: "telegram", chatId: "4242" },
    content: { type: "text", text: "Bord til fire i morgen" },
    language: "nb",
  });
});

test("a guest whose app tells no language has none", () => {
  const { language_code: _, ...silent } = kari;
  expect(read(message({ text: "hello" }, { from: silent }))).not.toHaveProperty("language");
});

describe("commands", () => {
  test.for([
    ["/start", { type: "command", command: "start" }],
    ["/start venue-7_qr", { type: "command", command: "start", argument: "venue-7_qr" }],
    ["/book", { type: "command", command: "book" }],
    ["/Book", { type: "command", command: "book" }],
    ["/book@maitred_bot", { type: "command", command: "book" }],
    ["/book@maitred_bot for four", { type: "command", command: "book", argument: "for four" }],
    [
      "/book table for 4\ntomorrow at 7",
      { type: "command", command: "book", argument: "table for 4\ntomorrow at 7" },
    ],
    ["  /bookings  ", { type: "command", command: "bookings" }],
    ["/language", { type: "command", command: "language" }],
    ["/cancel", { type: "command", command: "cancel" }],
    ["/help", { type: "command", command: "help" }],
  ] as const)("%s is a command", ([text, expected]) => {
    expect(contentOf(message({ text }))).toEqual(expected);
  });

  test.for(["/weather", "/start2", "/bookings_all", "/", "//book", "please /book", "/constructor", "book"])(
    "%s is a text like any other",
    (text) => {
      expect(contentOf(message({ text }))).toEqual({ type: "text", text });
    },
  );
});

describe("buttons", () => {
  test("a press is a choice with its token and the message it stands under", () => {
    expect(read(press())).toEqual({
      id: "123456789:702:18204",
      address: { platform: "telegram", chatId: "4242" },
      content: { type: "choice", token: "t3", message: "16" },
      language: "nb",
    });
  });

  test("a press on a message too old for Telegram to show is still a choice", () => {
    const message = { message_id: 3, date: 0, chat: privateChat };
    expect(contentOf(press({ message }))).toEqual({ type: "choice", token: "t3", message: "3" });
  });

  test.for([
    ["without data (a game)", { data: undefined, game_short_name: "chess" }],
    ["on a message of inline mode", { message: undefined, inline_message_id: "x" }],
    ["in a group", { message: { message_id: 16, date: 0, chat: { id: -100, type: "supergroup" } } }],
  ] as const)("a press %s is nobody's choice", ([, overrides]) => {
    expect(read(press(overrides))).toBeUndefined();
  });
});

describe("contacts", () => {
  const contact = { phone_number: "4791234567", first_name: "Kari", last_name: "Nordmann", user_id: 4242 };

  test("the guest's own contact is one, its number international", () => {
    expect(contentOf(message({ contact }))).toEqual({
      type: "contact",
      phone: "+4791234567",
      firstName: "Kari",
      lastName: "Nordmann",
    });
  });

  test("a number that has its plus keeps it, and a missing last name stays out", () => {
    const { last_name: _, ...short } = { ...contact, phone_number: "+4791234567" };
    expect(contentOf(message({ contact: short }))).toEqual({
      type: "contact",
      phone: "+4791234567",
      firstName: "Kari",
    });
  });

  test.for([
    ["somebody else", { ...contact, user_id: 999 }],
    ["somebody who is not on Telegram", { phone_number: "4790000000", first_name: "Ola" }],
  ] as const)("the contact of %s is not the guest's number", ([, other]) => {
    expect(contentOf(message({ contact: other }))).toEqual({ type: "other", kind: "contact" });
  });
});

describe("what holds no words", () => {
  test.for([
    ["picture", { photo: [{ file_id: "a", file_unique_id: "b", width: 90, height: 90 }] }],
    ["picture", { animation: {}, document: { file_id: "a", file_unique_id: "b" } }],
    ["voice", { voice: { file_id: "a", file_unique_id: "b", duration: 3 } }],
    ["sticker", { sticker: { file_id: "a", file_unique_id: "b", type: "regular" } }],
    ["sticker", { dice: { emoji: "🎲", value: 4 } }],
    ["place", { location: { latitude: 59.9, longitude: 10.7 } }],
    ["place", { venue: {}, location: { latitude: 59.9, longitude: 10.7 } }],
    [undefined, { document: { file_id: "a", file_unique_id: "b" } }],
    [undefined, { rich_message: { blocks: [] } }],
  ] as const)("%s: %j is something that cannot be read", ([kind, content]) => {
    expect(contentOf(message(content))).toEqual({ type: "other", ...(kind && { kind }) });
  });

  test("a caption counts as the text", () => {
    expect(contentOf(message({ photo: [], caption: "Bord til to?" }))).toEqual({
      type: "text",
      text: "Bord til to?",
    });
  });

  test("the pictures of an album share one id, so that they are answered once", () => {
    const first = read(message({ photo: [], media_group_id: "77" }));
    const second = read({
      ...message({ photo: [], media_group_id: "77" }, { message_id: 18 }),
      update_id: 702,
    });
    expect(second).toEqual(first);
  });

  test("the picture of an album that has a caption is a text of its own", () => {
    const silent = read(message({ photo: [], media_group_id: "77" }));
    const spoken = read(message({ photo: [], media_group_id: "77", caption: "for two" }));
    expect(spoken?.content).toEqual({ type: "text", text: "for two" });
    expect(spoken?.id).not.toBe(silent?.id);
  });
});

describe("ids", () => {
  test("the same update delivered twice has the same id", () => {
    expect(read(message({ text: "hello" }))?.id).toBe(read(message({ text: "hello" }))?.id);
  });

  test("an update id that Telegram uses again months later makes another id", () => {
    const later = message({ text: "hello" }, { message_id: 1800 });
    expect(read(later)?.id).not.toBe(read(message({ text: "hello" }))?.id);
  });

  test("the same update id of another bot makes another id", () => {
    const update = updateSchema.parse(message({ text: "hello" }));
    expect(toInbound(update, 2)?.id).not.toBe(toInbound(update, 1)?.id);
  });
});

describe("what is not for the bot", () => {
  test.for([
    ["a group", message({ text: "hello" }, { chat: { id: -5, type: "group", title: "Dinner" } })],
    ["a supergroup", message({ text: "/book@maitred_bot" }, { chat: { id: -100, type: "supergroup" } })],
    ["another bot", message({ text: "hello" }, { from: { id: 9, is_bot: true, first_name: "Bot" } })],
    ["nobody", message({ text: "hello" }, { from: undefined })],
    ["an edited command", { update_id: 1, edited_message: message({ text: "/cancel" }).message }],
    ["another picture", { update_id: 1, edited_message: message({ photo: [] }).message }],
    ["a channel post", { update_id: 1, channel_post: { message_id: 1, chat: { id: -1, type: "channel" } } }],
    ["a blocked bot", { update_id: 1, my_chat_member: { chat: privateChat } }],
    ["a pinned message", message({ pinned_message: { message_id: 3 } })],
    ["a changed timer", message({ message_auto_delete_timer_changed: { message_auto_delete_time: 86400 } })],
    ["a kind that does not exist yet", { update_id: 1, hologram: {} }],
  ] as const)("%s is left alone", ([, update]) => {
    expect(read(update)).toBeUndefined();
  });
});

test("a very long text arrives whole", () => {
  const text = "long ".repeat(20_000);
  expect(contentOf(message({ text }))).toEqual({ type: "text", text });
});
