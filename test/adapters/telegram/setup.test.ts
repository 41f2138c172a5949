import { describe, expect, test } from "vitest";
import { createTelegram } from "#src/adapters/telegram/create.ts";
import { TelegramError } from "#src/adapters/telegram/failure.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { connectBot, createBot, noGroups, openServer } from "#test/support/telegram/telegram-fixture.ts";

const webhook = { url: "https://book.example.com/telegram", secret: "s3cret" };

describe("the token", () => {
  test("that Telegram does not know stops the start and says where to get one", async () => {
    const server = await openServer();
    const { telegram, inbox } = createBot(server, { token: "123456789:wrong" });
    const started = telegram.start(inbox.receive);
    await expect(started).rejects.toThrow(TelegramError);
    await expect(started).rejects.toMatchObject({
      code: "telegramTokenRefused",
      message: expect.stringMatching(/^Telegram refused TELEGRAM_BOT_TOKEN: .*@BotFather/),
    });
  });

  test("that is none at all does so too", async () => {
    const server = await openServer();
    server.fail("getMe", { status: 404, description: "Not Found" });
    const { telegram, inbox } = createBot(server);
    await expect(telegram.start(inbox.receive)).rejects.toThrow(/@BotFather/);
  });
});

describe("Telegram out of reach at the start", () => {
  test("is no reason to stop: the bot connects as soon as it can", async () => {
    const server = await openServer();
    server.fail("getMe", "dropped", 3);
    const { telegram, inbox, log, waits } = createBot(server);
    await telegram.start(inbox.receive);
    server.guest().says("hello");
    await inbox.holds(1);
    expect(waits).toEqual([1000, 2000]);
    expect(log.lines).toContainEqual({
      level: "warn",
      fields: expect.objectContaining({
        reason: expect.stringMatching(/could not connect to Telegram: no answer/),
        delayMs: 1000,
      }),
      message: "not connected to Telegram; trying again",
    });
  });

  test("where nothing listens, start returns all the same", async () => {
    const log = createQuietLog();
    const telegram = createTelegram({
      token: "1:a",
      apiRoot: "http://127.0.0.1:9",
      commands: [],
      groupCommands: [],
      groups: noGroups,
      descriptions: [],
      checkout: async () => ({ ok: true }),
      log,
      wait: (_ms, signal) =>
        new Promise((resolve) => signal?.addEventListener("abort", () => resolve(), { once: true })),
    });
    await telegram.start(async () => "dropped");
    await telegram.stop();
    expect(log.lines[0]?.level).toBe("warn");
  });
});

describe("the commands", () => {
  const book = (language: string, description: string) => ({ command: "book", description, language });

  test("are registered for private chats, in every language, with English for all others", async () => {
    const { server } = await connectBot({
      commands: [book("de", "Tisch reservieren"), book("en", "Book a table"), book("nb-NO", "Bestill bord")],
    });
    const scope = { type: "all_private_chats" };
    expect(server.callsOf("setMyCommands")).toEqual([
      { scope, commands: [{ command: "book", description: "Book a table" }] },
      { scope, commands: [{ command: "book", description: "Tisch reservieren" }], language_code: "de" },
      { scope, commands: [{ command: "book", description: "Book a table" }], language_code: "en" },
      { scope, commands: [{ command: "book", description: "Bestill bord" }], language_code: "nb" },
    ]);
  });

  test("of groups are those that are no guest's alone", async () => {
    const commands = [book("en", "Book"), { command: "mydata", description: "My data", language: "en" }];
    const { server, telegram } = await connectBot({ commands, groupCommands: ["book"] });
    const scope = { type: "all_group_chats" };
    const menus = () =>
      server.callsOf("setMyCommands").filter((call) => JSON.stringify(call).includes("group"));
    expect(menus()).toEqual([
      { scope, commands: [{ command: "book", description: "Book" }] },
      { scope, commands: [{ command: "book", description: "Book" }], language_code: "en" },
    ]);
    await telegram.stop();
    const again = createBot(server, { commands, groupCommands: ["book"] });
    await again.telegram.start(again.inbox.receive);
    expect(menus()).toHaveLength(2);
  });

  test("without English, the first language is for all others", async () => {
    const { server } = await connectBot({ commands: [book("de", "Tisch"), book("fr", "Table")] });
    expect(server.world.commands.map(({ language }) => language)).toEqual(["", "de", "fr"]);
    expect(server.callsOf("setMyCommands")[0]).toMatchObject({ commands: [{ description: "Tisch" }] });
  });

  test("in a language that has no two letters are shown to nobody in particular", async () => {
    const { server } = await connectBot({ commands: [book("en", "Book"), book("fil", "Mag-book")] });
    expect(server.world.commands.map(({ language }) => language)).toEqual(["", "en"]);
  });

  test("that Telegram refuses do not stop the start", async () => {
    const server = await openServer();
    server.fail("setMyCommands", { status: 400, description: "Bad Request: BOT_COMMAND_INVALID" });
    const { telegram, inbox, log } = createBot(server, { commands: [book("en", "Book")] });
    await telegram.start(inbox.receive);
    server.guest().says("hello");
    await inbox.holds(1);
    expect(log.lines).toContainEqual({
      level: "warn",
      fields: { reason: "Telegram answered 400 Bad Request: BOT_COMMAND_INVALID" },
      message: "Telegram refused how the bot is introduced",
    });
  });
});

describe("what the bot is for", () => {
  const commands = [{ command: "book", description: "Book a table", language: "en" }];
  const descriptions = [
    { language: "de", description: "Ich reserviere.", short: "Reservieren" },
    { language: "en", description: "I book tables.", short: "Booking" },
  ];

  test("is told in each language, and once", async () => {
    const { server, telegram } = await connectBot({ commands, descriptions });
    const { world } = server;
    expect(Object.fromEntries(world.descriptions)).toEqual({
      "": "I book tables.",
      de: "Ich reserviere.",
      en: "I book tables.",
    });
    expect(world.shortDescriptions.get("de")).toBe("Reservieren");
    await telegram.stop();
    const calls = server.calls.length;
    const again = createBot(server, { commands, descriptions });
    await again.telegram.start(again.inbox.receive);
    expect(server.calls.slice(calls).filter(({ method }) => method.startsWith("setMy"))).toEqual([]);
  });

  test("stays as the owner has written it", async () => {
    const server = await openServer();
    server.world.descriptions.set("", "Our own words.");
    const { telegram, inbox } = createBot(server, { descriptions });
    await telegram.start(inbox.receive);
    expect([...server.world.descriptions.values()]).toEqual(["Our own words."]);
    expect(server.world.shortDescriptions.get("")).toBe("Booking");
  });

  test.for(["getMyCommands", "setMyCommands", "setMyDescription", "setMyShortDescription"])(
    "may wait where Telegram wants a day's pause: %s",
    async (method) => {
      const server = await openServer();
      const retryAfter = 80_000;
      server.fail(method, { status: 429, description: "Too Many Requests", retryAfter });
      const { telegram, inbox } = createBot(server, { commands, descriptions });
      await telegram.start(inbox.receive);
      server.guest().says("hello");
      await inbox.holds(1);
    },
  );
});

describe("how updates come", () => {
  test("polling removes a webhook that was set before", async () => {
    const { server } = await connectBot();
    expect(server.callsOf("deleteWebhook")).toEqual([{}]);
    expect(server.callsOf("setWebhook")).toEqual([]);
  });

  test("a webhook is set with its secret, and nothing is polled", async () => {
    const { server } = await connectBot({ webhook });
    expect(server.callsOf("setWebhook")).toEqual([
      {
        url: webhook.url,
        secret_token: webhook.secret,
        allowed_updates: [
          "message",
          "edited_message",
          "callback_query",
          "my_chat_member",
          "pre_checkout_query",
        ],
      },
    ]);
    expect(server.callsOf("getUpdates")).toEqual([]);
  });

  test("a webhook that Telegram refuses stops the start with Telegram's reason", async () => {
    const server = await openServer();
    server.fail("setWebhook", {
      status: 400,
      description: "Bad Request: bad webhook: IP address is reserved",
    });
    const { telegram, inbox } = createBot(server, { webhook });
    await expect(telegram.start(inbox.receive)).rejects.toMatchObject({
      code: "telegramSetupRefused",
      message: expect.stringMatching(/TELEGRAM_WEBHOOK_URL: .*IP address is reserved/),
    });
  });

  test("stopping leaves the webhook to the other processes behind it", async () => {
    const { server, telegram } = await connectBot({ webhook });
    await telegram.stop();
    expect(server.callsOf("deleteWebhook")).toEqual([]);
  });
});
