import { createServer } from "node:http";
import { describe, expect, test } from "vitest";
import { createWebhookHandler } from "#src/adapters/telegram/webhook.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { connectBot, createBot, openServer } from "#test/support/telegram/telegram-fixture.ts";

const secret = "s3cret_-0123456789";
const url = "https://book.example.com/telegram";

function delivery(update: unknown, headers: Readonly<Record<string, string>> = {}): Request {
  return new Request(url, {
    method: "POST",
    headers: { "x-telegram-bot-api-secret-token": secret, ...headers },
    body: typeof update === "string" ? update : JSON.stringify(update),
  });
}

const hello = {
  update_id: 700,
  message: {
    message_id: 1,
    date: 1_790_000_000,
    chat: { id: 7, type: "private" },
    from: { id: 7, is_bot: false, first_name: "Kari" },
    text: "hello",
  },
};

async function connectWebhook() {
  const bot = await connectBot({ webhook: { url, secret } });
  const { webhook } = bot.telegram;
  if (webhook === undefined) throw new Error("no handler for a webhook that is configured");
  // A real guest of the server, so that "typing" finds the chat.
  bot.server.guest(7).says("earlier");
  return { ...bot, handle: webhook.handle };
}

test("without a webhook there is no handler", async () => {
  const server = await openServer();
  expect(createBot(server).telegram).not.toHaveProperty("webhook");
});

test("Telegram's delivery is stored, then acknowledged", async () => {
  const { handle, inbox } = await connectWebhook();
  const release = inbox.hold();
  let answered = false;
  const response = handle(delivery(hello)).finally(() => {
    answered = true;
  });
  await inbox.attempted(1);
  expect(answered).toBe(false);
  release();
  expect((await response).status).toBe(200);
  expect(inbox.stored.map(({ content }) => content)).toEqual([{ type: "text", text: "hello" }]);
});

test("an update that is delivered twice has the same id both times", async () => {
  const { handle, inbox } = await connectWebhook();
  await handle(delivery(hello));
  await handle(delivery(hello));
  const [first, second] = inbox.stored;
  expect(first?.id).toBe(second?.id);
});

test("what could not be stored is not acknowledged, so Telegram delivers it again", async () => {
  const { handle, inbox, log } = await connectWebhook();
  inbox.fail(1);
  expect((await handle(delivery(hello))).status).toBe(500);
  expect(log.lines.at(-1)).toEqual({
    level: "error",
    fields: expect.objectContaining({ fault: "Error" }),
    message: "could not store an update; Telegram delivers it again",
  });
  expect((await handle(delivery(hello))).status).toBe(200);
  expect(inbox.stored).toHaveLength(1);
});

test.for([
  ["a group's message", { ...hello, message: { ...hello.message, chat: { id: -1, type: "group" } } }],
  ["a kind that does not exist yet", { update_id: 1, hologram: {} }],
  ["nothing that looks like an update", { surprise: true }],
] as const)("%s is acknowledged and left alone", async ([, update]) => {
  const { handle, inbox } = await connectWebhook();
  expect((await handle(delivery(update))).status).toBe(200);
  expect(inbox.stored).toEqual([]);
});

describe("a delivery that is not Telegram's", () => {
  test.for([
    ["without the secret", new Request(url, { method: "POST", body: JSON.stringify(hello) }), 401],
    [
      "with a wrong secret",
      delivery(hello, { "x-telegram-bot-api-secret-token": "s3cret_-012345678X" }),
      401,
    ],
    ["with a part of the secret", delivery(hello, { "x-telegram-bot-api-secret-token": "s3cret" }), 401],
    ["by another method", new Request(url), 405],
    ["of something else than JSON", delivery("{oops"), 400],
    ["of too much", delivery("x".repeat(1024 * 1024 + 1)), 413],
    ["that says it is too much", delivery(hello, { "content-length": "99999999" }), 413],
  ] as const)("%s is refused", async ([, request, status]) => {
    const { handle, inbox } = await connectWebhook();
    const response = await handle(request);
    expect(response.status).toBe(status);
    expect(await response.text()).toBe("");
    expect(inbox.stored).toEqual([]);
  });

  test("that breaks off is no fault of ours", async () => {
    const log = createQuietLog();
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error("ECONNRESET")) });
    const handle = createWebhookHandler({ secret, take: () => async () => undefined, log });
    const headers = { "x-telegram-bot-api-secret-token": secret };
    const request = new Request(url, { method: "POST", headers, body: broken, duplex: "half" });
    expect((await handle(request)).status).toBe(400);
    expect(log.lines).toEqual([]);
  });

  test("is not read to its end when it is too much", async () => {
    let pulled = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        pulled += 1;
        controller.enqueue(new Uint8Array(256 * 1024));
      },
    });
    const handle = createWebhookHandler({ secret, take: () => async () => undefined, log: createQuietLog() });
    const headers = { "x-telegram-bot-api-secret-token": secret };
    const request = new Request(url, { method: "POST", headers, body: endless, duplex: "half" });
    expect((await handle(request)).status).toBe(413);
    expect(pulled).toBeLessThan(10);
  });
});

describe("before the start and after the stop", () => {
  test("deliveries are put off", async () => {
    const server = await openServer();
    const { telegram, inbox } = createBot(server, { webhook: { url, secret } });
    const early = await telegram.webhook?.handle(delivery(hello));
    await telegram.start(inbox.receive);
    const inTime = await telegram.webhook?.handle(delivery({ update_id: 1 }));
    await telegram.stop();
    const late = await telegram.webhook?.handle(delivery(hello));
    expect([early?.status, inTime?.status, late?.status]).toEqual([503, 200, 503]);
  });

  test("stopping waits for the delivery in hand", async () => {
    const { handle, telegram, inbox } = await connectWebhook();
    const release = inbox.hold();
    const response = handle(delivery(hello));
    await inbox.attempted(1);
    const order: string[] = [];
    const stopped = telegram.stop().then(() => order.push("stopped"));
    // By the time this call is through, stopping could be too.
    await telegram.send({ platform: "telegram", chatId: "7" }, { text: "One moment", buttons: [] });
    order.push("released");
    release();
    await stopped;
    expect(order).toEqual(["released", "stopped"]);
    expect(inbox.stored).toHaveLength(1);
    expect((await response).status).toBe(200);
  });
});

test("a whole conversation goes through the webhook", async () => {
  const server = await openServer();
  const web = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", async () => {
      const headers = {
        "x-telegram-bot-api-secret-token": String(request.headers["x-telegram-bot-api-secret-token"]),
      };
      const forwarded = new Request(url, { method: "POST", headers, body: Buffer.concat(chunks) });
      const answer = await telegram.webhook?.handle(forwarded);
      response.writeHead(answer?.status ?? 404).end();
    });
  });
  await new Promise<void>((resolve) => web.listen(0, "127.0.0.1", resolve));
  const address = web.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const { telegram, inbox } = createBot(server, {
    webhook: { url: `http://127.0.0.1:${port}/telegram`, secret },
  });
  await telegram.start(inbox.receive);
  inbox.fail(1);
  server.guest().says("hello");
  await server.world.updates.deliver();
  await inbox.holds(1);
  expect(server.world.updates.unconfirmed).toHaveLength(0);
  web.close();
  web.closeAllConnections();
});
