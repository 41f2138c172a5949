import { expect, test } from "vitest";
import { connectBot } from "#test/support/telegram/telegram-fixture.ts";

const when = { text: "When?", buttons: [{ label: "18:00", token: "a" }] };

async function connectGuest() {
  const bot = await connectBot();
  const guest = bot.server.guest();
  guest.says("hello");
  await bot.inbox.holds(1);
  return { ...bot, guest, address: { platform: "telegram", chatId: String(guest.id) } };
}

test("a guest who wrote sees that the bot types", async () => {
  const { server, guest } = await connectGuest();
  await server.called("sendChatAction", 1);
  expect(server.callsOf("sendChatAction")).toEqual([{ chat_id: guest.id, action: "typing" }]);
});

test("nobody is shown typing whose answer is on its way, or who gets none", async () => {
  const { server, guest, inbox, telegram } = await connectGuest();
  await server.called("sendChatAction", 1);
  for (const [index, receipt] of (["answered", "dropped"] as const).entries()) {
    inbox.receipt = receipt;
    guest.says("hello again");
    await inbox.holds(index + 2);
  }
  await telegram.stop();
  expect(server.callsOf("sendChatAction")).toHaveLength(1);
});

test("words that went to the staff are seen to have arrived, and nobody types", async () => {
  const { server, guest, inbox, telegram } = await connectGuest();
  await server.called("sendChatAction", 1);
  inbox.receipt = "passedOn";
  guest.says("is there room for a wheelchair?");
  await server.called("setMessageReaction", 1);
  await telegram.stop();
  expect([...server.world.reactions]).toEqual([[`${guest.id}/${guest.chat().at(-1)?.id}`, "👀"]]);
  expect(server.callsOf("sendChatAction")).toHaveLength(1);
});

test("a reply waits until typing is shown, which would stand under it otherwise", async () => {
  const { server, telegram, guest, address, inbox } = await connectGuest();
  const other = server.guest();
  other.says("hello");
  await inbox.holds(2);
  await server.called("sendChatAction", 2);
  const release = server.hold("sendChatAction");
  guest.says("a table for two");
  await server.called("sendChatAction", 3);
  const sending = telegram.send(address, when);
  // By the time another guest has an answer, this one could have it too.
  await telegram.send({ ...address, chatId: String(other.id) }, when);
  release();
  await sending;
  expect(guest.seesTyping()).toBe(false);
});

test("a press is answered, so that the button stops spinning", async () => {
  const { server, telegram, guest, address } = await connectGuest();
  await telegram.send(address, when);
  guest.presses("18:00");
  await server.called("answerCallbackQuery", 1);
  expect(server.world.openPresses.size).toBe(0);
});

test("a press that is not stored is not answered", async () => {
  const { server, telegram, guest, address, inbox } = await connectGuest();
  await telegram.send(address, when);
  const release = inbox.hold();
  guest.presses("18:00");
  await inbox.attempted(2);
  expect(server.callsOf("answerCallbackQuery")).toEqual([]);
  release();
  await server.called("answerCallbackQuery", 1);
});

test("a press that means nothing to the bot is answered all the same", async () => {
  const { server, inbox } = await connectGuest();
  server.world.openPresses.add("strange");
  server.world.updates.add("callback_query", {
    id: "strange",
    from: { id: 1, is_bot: false, first_name: "Kari" },
    chat_instance: "1",
    game_short_name: "chess",
  });
  await server.called("answerCallbackQuery", 1);
  expect(server.world.openPresses.size).toBe(0);
  expect(inbox.stored).toHaveLength(1);
});

test("courtesies that fail are forgotten: neither repeated nor more than a debug line", async () => {
  const { server, telegram, guest, address, inbox, log } = await connectGuest();
  await telegram.send(address, when);
  const tooOld = "Bad Request: query is too old and response timeout expired or query ID is invalid";
  server.fail("answerCallbackQuery", { status: 400, description: tooOld });
  server.fail("sendChatAction", { status: 429, description: "Too Many Requests", retryAfter: 1 });
  guest.presses("18:00");
  await server.called("sendChatAction", 1);
  guest.says("hello?");
  await inbox.holds(3);
  await telegram.stop();
  expect(server.callsOf("answerCallbackQuery")).toHaveLength(1);
  expect(server.callsOf("sendChatAction")).toHaveLength(2);
  expect(log.lines.filter(({ level }) => level === "warn" || level === "error")).toEqual([]);
});
