import { inspect } from "node:util";
import { expect, test } from "vitest";
import { createBot, openServer } from "#test/support/telegram/telegram-fixture.ts";

const address = { platform: "telegram", chatId: "5000001" };
const reply = { text: "Kari's table is ready", buttons: [] };

test.for([
  ["a broken connection", "dropped"],
  ["a proxy's error page", "html"],
  ["a refused token", { status: 401, description: "Unauthorized" }],
  ["another poller", { status: 409, description: "Conflict" }],
  ["a server error", { status: 500, description: "Internal Server Error" }],
  ["a refused call", { status: 400, description: "Bad Request: something" }],
  ["a call whose text is quoted", { status: 400, description: 'Bad Request: can\'t parse "I am Kari"' }],
] as const)(
  "after %s neither the token nor a guest's words or chat are in any log or error, but what Telegram said is",
  async ([, fault]) => {
    const server = await openServer();
    const { telegram, inbox, log } = createBot(server);
    server.fail("getMe", fault);
    const errors = [await telegram.start(inbox.receive).catch((error: unknown) => error)];
    await telegram.stop();
    await telegram.start(inbox.receive);
    await server.called("getUpdates", 1);
    const guest = server.guest(Number(address.chatId));
    guest.says("I am Kari");
    await inbox.holds(1);
    server.fail("getUpdates", fault);
    for (const method of ["sendMessage", "sendChatAction"]) server.fail(method, fault);
    guest.says("and I am hungry");
    await inbox.holds(2);
    errors.push(await telegram.send(address, reply).catch((error: unknown) => error));
    guest.says("still");
    await inbox.holds(3);
    await telegram.stop();

    const told = inspect([errors, log.lines], { depth: Number.POSITIVE_INFINITY, showHidden: true });
    expect(log.lines.length).toBeGreaterThan(0);
    expect(told).not.toContain(server.token.split(":")[1]);
    expect(told).not.toMatch(/Kari|hungry/);
    expect(told).not.toContain(address.chatId);
    if (typeof fault === "object")
      expect(told).toContain(`Telegram answered ${fault.status} ${fault.description.split('"')[0]}`);
  },
);
