import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { startTelegramServer, type TelegramServer } from "./telegram-server.ts";

const answerSchema = z.object({
  ok: z.boolean(),
  error_code: z.int().optional(),
  description: z.string().optional(),
  result: z.unknown().optional(),
});

let server: TelegramServer;
beforeEach(async () => {
  server = await startTelegramServer();
});
afterEach(async () => {
  server.violations.length = 0;
  await server.close();
});

async function call(method: string, params: object = {}, token = server.token) {
  const response = await fetch(`${server.apiRoot}/bot${token}/${method}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(params),
  });
  return answerSchema.parse(await response.json());
}

function openChat(): number {
  const guest = server.guest();
  guest.says("hello");
  return guest.id;
}

const button = { text: "Yes", callback_data: "y" };

describe("a call that breaks Telegram's rules is refused and noted", () => {
  test.for([
    ["an unknown method", "sendMesage", { text: "x" }, /method not found/],
    ["a missing parameter", "sendMessage", { chat_id: 1 }, /sendMessage.text is required/],
    ["an unknown parameter", "sendMessage", { chat_id: 1, text: "x", txt: "y" }, /txt is not known/],
    ["a wrong type", "sendMessage", { chat_id: 1, text: 5 }, /text is not of type String/],
    [
      "an unknown field deep inside",
      "sendMessage",
      withKeyboard([[{ ...button, data: "y" }]]),
      /data is not known/,
    ],
    [
      "an edit with a keyboard of keys",
      "editMessageText",
      { ...withKeyboard([]), reply_markup: { keyboard: [] } },
      /keyboard/,
    ],
    ["an empty text", "sendMessage", { chat_id: 1, text: " \n" }, /message text is empty/],
    ["a text too long", "sendMessage", { chat_id: 1, text: "x".repeat(4097) }, /message is too long/],
    [
      "a token too long",
      "sendMessage",
      withKeyboard([[{ text: "a", callback_data: "å".repeat(33) }]]),
      /BUTTON_DATA/,
    ],
    ["an empty token", "sendMessage", withKeyboard([[{ text: "a", callback_data: "" }]]), /BUTTON_DATA/],
    ["a button that does nothing", "sendMessage", withKeyboard([[{ text: "a" }]]), /BUTTON_TYPE/],
    ["an empty label", "sendMessage", withKeyboard([[{ text: "", callback_data: "a" }]]), /can't be empty/],
    ["nine buttons a row", "sendMessage", withKeyboard([Array(9).fill(button)]), /BUTTON_COUNT/],
    ["101 buttons", "sendMessage", withKeyboard(Array(101).fill([button])), /too long/],
    ["too many updates at once", "getUpdates", { limit: 101 }, /limit/],
    ["a strange action", "sendChatAction", { chat_id: 1, action: "cooking" }, /action/],
    [
      "a command in capitals",
      "setMyCommands",
      { commands: [{ command: "Book", description: "x" }] },
      /BOT_COMMAND/,
    ],
    ["a language of three letters", "setMyCommands", { commands: [], language_code: "fil" }, /LANG_CODE/],
    ["a webhook without TLS", "setWebhook", { url: "http://book.example.com" }, /HTTPS/],
    ["a secret with a space", "setWebhook", { url: "https://a.example", secret_token: "a b" }, /unallowed/],
  ] as const)("%s", async ([, method, params, description]) => {
    const answer = await call(method, params);
    expect(answer).toMatchObject({ ok: false, description: expect.stringMatching(description) });
    expect(server.violations).toHaveLength(1);
  });

  test("and closing the server tells it", async () => {
    const other = await startTelegramServer();
    other.violations.push("sendMessage: broken");
    await expect(other.close()).rejects.toThrow(/Telegram's rules were broken: sendMessage: broken/);
  });
});

describe("what a bot cannot know beforehand is refused, and not held against it", () => {
  test("a wrong token", async () => {
    expect(await call("getMe", {}, "1:wrong")).toMatchObject({
      error_code: 401,
      description: "Unauthorized",
    });
  });

  test("a chat that does not exist, a guest who never wrote, one who blocked the bot", async () => {
    const blocking = server.guest(openChat());
    blocking.blocks();
    const answers = [
      await call("sendMessage", { chat_id: 1, text: "hi" }),
      await call("sendMessage", { chat_id: server.guest(42).id, text: "hi" }),
      await call("sendMessage", { chat_id: blocking.id, text: "hi" }),
    ];
    expect(answers.map(({ description }) => description)).toEqual([
      "Bad Request: chat not found",
      "Forbidden: bot can't initiate conversation with a user",
      "Forbidden: bot was blocked by the user",
    ]);
  });

  test("edits that cannot be made", async () => {
    const chat_id = openChat();
    await call("sendMessage", { chat_id, text: "Sure?", reply_markup: { inline_keyboard: [[button]] } });
    const edit = (message_id: number, params: object) =>
      call("editMessageText", { chat_id, message_id, ...params });
    const answers = [
      await edit(99, { text: "x" }),
      await edit(1, { text: "x" }),
      await edit(2, { text: "Sure?", reply_markup: { inline_keyboard: [[button]] } }),
      await edit(2, { text: "Sure?" }),
    ];
    expect(answers.map(({ ok, description }) => ok || description)).toEqual([
      "Bad Request: message to edit not found",
      "Bad Request: message can't be edited",
      expect.stringMatching(/^Bad Request: message is not modified: /),
      true,
    ]);
  });

  test("a press answered a second time", async () => {
    const guest = server.guest(openChat());
    guest.pressesData("any", 1);
    const [id] = server.world.openPresses;
    const answers = [
      await call("answerCallbackQuery", { callback_query_id: id }),
      await call("answerCallbackQuery", { callback_query_id: id }),
    ];
    expect(answers.map(({ ok }) => ok)).toEqual([true, false]);
    expect(server.violations).toEqual([]);
  });
});

describe("updates", () => {
  test("stay until a higher offset confirms them", async () => {
    openChat();
    openChat();
    const [first, second] = server.world.updates.unconfirmed;
    expect((await call("getUpdates")).result).toEqual([first, second]);
    expect((await call("getUpdates", { limit: 1 })).result).toEqual([first]);
    expect((await call("getUpdates", { offset: second?.update_id })).result).toEqual([second]);
    expect(server.world.updates.unconfirmed).toEqual([second]);
  });

  test("wake a poll that waits", async () => {
    const polled = call("getUpdates", { timeout: 30 });
    await server.called("getUpdates");
    openChat();
    expect((await polled).result).toHaveLength(1);
  });

  test("go to one poller: the newer ends the older", async () => {
    const older = call("getUpdates", { timeout: 30 });
    await server.called("getUpdates");
    const newer = call("getUpdates", { timeout: 30 });
    expect(await older).toMatchObject({
      error_code: 409,
      description: expect.stringMatching(/only one bot instance/),
    });
    openChat();
    expect((await newer).ok).toBe(true);
  });

  test("are not polled while a webhook is set", async () => {
    await call("setWebhook", { url: "https://127.0.0.1:9/", secret_token: "s" });
    expect(await call("getUpdates")).toMatchObject({
      error_code: 409,
      description: expect.stringMatching(/webhook/),
    });
    await call("deleteWebhook");
    expect((await call("getUpdates")).ok).toBe(true);
  });

  test("of kinds that were not asked for are dropped", async () => {
    const guest = server.guest(openChat());
    await call("getUpdates", { allowed_updates: ["callback_query"] });
    guest.says("not delivered");
    guest.pressesData("delivered", 1);
    const kinds = server.world.updates.unconfirmed.map((update) => Object.keys(update)[1]);
    expect(kinds).toEqual(["message", "callback_query"]);
  });
});

describe("a guest", () => {
  test("cannot press what is not shown", async () => {
    const guest = server.guest(openChat());
    await call("sendMessage", {
      chat_id: guest.id,
      text: "Sure?",
      reply_markup: { inline_keyboard: [[button]] },
    });
    expect(() => guest.presses("Maybe")).toThrow(/no button "Maybe" is shown; there are: Yes/);
    expect(() => guest.sharesContact()).toThrow(/no button to share the contact/);
  });

  test("cannot send what Telegram does not have", () => {
    expect(() => server.guest().sends({ hologram: {} })).toThrow(/Message.hologram is not known/);
  });

  test("reads the bot's answers one by one, and what came before an own message is no answer to it", async () => {
    const guest = server.guest(openChat());
    await call("sendMessage", { chat_id: guest.id, text: "missed" });
    guest.says("hello again");
    await call("sendMessage", { chat_id: guest.id, text: "one" });
    await call("sendMessage", { chat_id: guest.id, text: "two" });
    expect([(await guest.answer()).text, (await guest.answer()).text]).toEqual(["one", "two"]);
    const third = guest.answer();
    await call("editMessageText", { chat_id: guest.id, message_id: 4, text: "one, edited" });
    expect((await third).text).toBe("one, edited");
  });
});

function withKeyboard(rows: readonly (readonly object[])[]): object {
  return { chat_id: 1, text: "x", reply_markup: { inline_keyboard: rows } };
}
