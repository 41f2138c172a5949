import { expect, test } from "vitest";
import { connectBot, createBot, openServer } from "#test/support/telegram/telegram-fixture.ts";

test("what a guest says is stored", async () => {
  const { server, inbox } = await connectBot();
  server.guest(77, { language: "de" }).says("Ein Tisch für vier");
  expect(await inbox.holds(1)).toEqual([
    {
      id: expect.any(String),
      address: { platform: "telegram", chatId: "77" },
      content: { type: "text", text: "Ein Tisch für vier" },
      language: "de",
    },
  ]);
});

test("updates are confirmed to Telegram only once they are stored", async () => {
  const { server, telegram, inbox } = await connectBot();
  const release = inbox.hold();
  const guest = server.guest();
  guest.says("hello");
  await inbox.attempted(1);
  // By the time this call is through, another poll could be too.
  await telegram.send(
    { platform: "telegram", chatId: String(guest.id) },
    { text: "One moment", buttons: [] },
  );
  expect(server.callsOf("getUpdates")).toHaveLength(1);
  expect(server.world.updates.unconfirmed).toHaveLength(1);
  const [update] = server.world.updates.unconfirmed;
  release();
  await server.called("getUpdates", 2);
  expect(server.callsOf("getUpdates")[1]).toMatchObject({ offset: (update?.update_id ?? 0) + 1 });
  expect(server.world.updates.unconfirmed).toHaveLength(0);
});

test("a store that is down loses nothing: the same updates are fetched again, with growing waits", async () => {
  const { server, inbox, log, waits } = await connectBot();
  inbox.fail(3);
  const guest = server.guest();
  guest.says("one");
  await inbox.attempted(2);
  guest.says("two");
  const stored = await inbox.holds(2);
  expect(stored.map(({ content }) => content)).toEqual([
    { type: "text", text: "one" },
    { type: "text", text: "two" },
  ]);
  expect(waits).toEqual([1000, 2000, 4000]);
  expect(log.lines).toContainEqual({
    level: "error",
    fields: expect.objectContaining({ fault: "Error", delayMs: 1000 }),
    message: "could not store updates; Telegram keeps them, they are fetched again",
  });
});

test("the messages of one chat are stored in their order, even when one fails", async () => {
  const { server, inbox } = await connectBot();
  const release = inbox.hold();
  const guest = server.guest();
  guest.says("0");
  await inbox.attempted(1);
  for (const text of ["1", "2", "3", "4"]) guest.says(text);
  inbox.fail(1, ({ content }) => content.type === "text" && content.text === "2");
  release();
  const stored = await inbox.holds(6);
  const texts = stored.map(({ content }) => "text" in content && content.text);
  // The first of the batch was stored before the failure and comes again, with the same id.
  expect(texts).toEqual(["0", "1", "1", "2", "3", "4"]);
  expect(stored[1]?.id).toBe(stored[2]?.id);
});

test("one chat's trouble does not keep another's messages out of the store", async () => {
  const { server, inbox } = await connectBot();
  const release = inbox.hold();
  const [unlucky, lucky] = [server.guest(), server.guest()];
  unlucky.says("0");
  await inbox.attempted(1);
  unlucky.says("not storable");
  lucky.says("storable");
  inbox.fail(3, ({ content }) => content.type === "text" && content.text === "not storable");
  release();
  const stored = await inbox.holds(2);
  expect(stored[1]?.content).toEqual({ type: "text", text: "storable" });
});

test("a process that dies between fetching and storing leaves its updates to the next", async () => {
  const server = await openServer();
  const dying = createBot(server);
  await dying.telegram.start(dying.inbox.receive);
  const release = dying.inbox.hold();
  server.guest().says("a table for two");
  await dying.inbox.attempted(1);

  const next = createBot(server);
  await next.telegram.start(next.inbox.receive);
  const [inbound] = await next.inbox.holds(1);
  expect(inbound?.content).toEqual({ type: "text", text: "a table for two" });
  release();
});

test("an update that is delivered to two processes has the same id in both", async () => {
  const server = await openServer();
  const [first, second] = [createBot(server), createBot(server)];
  await first.telegram.start(first.inbox.receive);
  const release = first.inbox.hold();
  server.guest().says("hello");
  await first.inbox.attempted(1);
  await second.telegram.start(second.inbox.receive);
  const [atSecond] = await second.inbox.holds(1);
  release();
  const [atFirst] = await first.inbox.holds(1);
  expect(atFirst?.id).toBe(atSecond?.id);
});

test("two processes that poll the same bot are told apart from a passing fault", async () => {
  const server = await openServer();
  const [first, second] = [createBot(server), createBot(server)];
  await first.telegram.start(first.inbox.receive);
  await server.called("getUpdates", 1);
  await second.telegram.start(second.inbox.receive);
  await server.called("getUpdates", 4);
  await first.telegram.stop();
  server.guest().says("hello");
  await second.inbox.holds(1);
  const warning = first.log.lines.find(({ level }) => level === "warn");
  expect(warning?.message).toMatch(/another process takes this bot's updates/);
  expect(warning?.fields).toMatchObject({ reason: expect.stringMatching(/^Telegram answered 409 Conflict/) });
});

test.for([
  ["a broken connection", "dropped"],
  ["a proxy's error page", "html"],
  ["a server error", { status: 502, description: "Bad Gateway" }],
  ["a revoked token", { status: 401, description: "Unauthorized" }],
  ["too many requests", { status: 429, description: "Too Many Requests: retry after 90", retryAfter: 90 }],
] as const)("polling goes on after %s", async ([, fault]) => {
  const { server, inbox, log } = await connectBot();
  await server.called("getUpdates", 1);
  server.fail("getUpdates", fault);
  const guest = server.guest();
  guest.says("before");
  await inbox.holds(1);
  guest.says("after");
  await inbox.holds(2);
  expect(log.lines.filter(({ level }) => level === "warn")).toHaveLength(1);
});

test("a wait that Telegram asks for is kept, where it is longer than the usual one", async () => {
  const { server, inbox, waits } = await connectBot();
  await server.called("getUpdates", 1);
  server.fail("getUpdates", {
    status: 429,
    description: "Too Many Requests: retry after 90",
    retryAfter: 90,
  });
  server.guest().says("hello");
  await inbox.holds(1);
  await server.called("getUpdates", 3);
  expect(waits).toEqual([90_000]);
});

test("messages, edited ones and presses are asked for, and which edited one is the latest is known", async () => {
  const { server, inbox } = await connectBot();
  const guest = server.guest();
  guest.says("yes");
  await inbox.holds(1);
  guest.edits(guest.chat()[0]?.id ?? 0, "yes, please");
  expect((await inbox.holds(2))[1]?.content).toEqual({ type: "edit", text: "yes, please", isLatest: true });
  guest.says("next");
  await inbox.holds(3);
  guest.edits(guest.chat()[0]?.id ?? 0, "no");
  expect((await inbox.holds(4))[3]?.content).toEqual({ type: "edit", text: "no", isLatest: false });
  expect(server.callsOf("getUpdates")[0]).toMatchObject({
    allowed_updates: ["message", "edited_message", "callback_query", "my_chat_member", "pre_checkout_query"],
  });
});

test("an update that nobody can read is passed over, and told without its content", async () => {
  const { server, inbox, log } = await connectBot();
  server.world.updates.add("message", {
    message_id: "seven",
    chat: { id: 1, type: "private" },
    text: "private words",
  });
  server.guest().says("hello");
  await inbox.holds(1);
  expect(log.lines).toContainEqual({
    level: "warn",
    fields: { fields: ["message.message_id"] },
    message: "ignored an update that does not look like Telegram's",
  });
  expect(JSON.stringify(log.lines)).not.toContain("private words");
});

test("stopping waits for what is in hand and interrupts the long poll", async () => {
  const { server, telegram, inbox } = await connectBot();
  const release = inbox.hold();
  server.guest().says("hello");
  await inbox.attempted(1);
  const stopped = telegram.stop();
  release();
  await stopped;
  expect(inbox.stored).toHaveLength(1);
  server.guest().says("too late");
  await telegram.start(inbox.receive);
  await inbox.holds(2);
});

test("stopping ends the wait after a failure", async () => {
  const server = await openServer();
  const waiting = Promise.withResolvers<void>();
  const { telegram, inbox } = createBot(server, {
    wait: (_ms, signal) =>
      new Promise((resolve) => {
        signal?.addEventListener("abort", () => resolve(), { once: true });
        waiting.resolve();
      }),
  });
  server.fail("getUpdates", "dropped");
  await telegram.start(inbox.receive);
  await waiting.promise;
  await telegram.stop();
  expect(server.callsOf("getUpdates")).toHaveLength(1);
});
