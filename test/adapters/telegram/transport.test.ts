import { describe, expect, test } from "vitest";
import type { TelegramOptions } from "#src/adapters/telegram/create.ts";
import type { Reply } from "#src/bot/replies/reply.ts";
import { connectBot } from "#test/support/telegram/telegram-fixture.ts";

const chatId = "5000001";
const address = { platform: "telegram", chatId };

function reply(text: string, ...labels: readonly string[]): Reply {
  return { text, buttons: labels.map((label) => ({ label, token: `token-${label}` })) };
}

/** A guest who has written to the bot, which has stored it. */
async function connectGuest(options: Partial<TelegramOptions> = {}) {
  const bot = await connectBot(options);
  const guest = bot.server.guest(Number(chatId));
  guest.says("hello");
  await bot.inbox.holds(1);
  const visible = () =>
    guest
      .chat()
      .filter(({ from }) => from === "bot")
      .map(({ text, buttons }) => ({ text, buttons }));
  return { ...bot, guest, visible };
}

describe("sending", () => {
  test("a reply with buttons reaches the guest, whose press comes back with its token and message", async () => {
    const { telegram, guest, inbox } = await connectGuest();
    const delivery = await telegram.send(address, reply("When?", "18:00", "19:00"));
    guest.presses("19:00");
    const [, press] = await inbox.holds(2);
    expect(delivery.ok && delivery.message).toBeTruthy();
    expect(press?.content).toEqual({
      type: "choice",
      token: "token-19:00",
      message: delivery.ok && delivery.message,
    });
  });

  test("a long reply arrives whole, the buttons under its last part", async () => {
    const { telegram, visible } = await connectGuest();
    const lines = Array.from({ length: 200 }, (_, index) => `${index} ${"x".repeat(50)}`);
    await telegram.send(address, reply(lines.join("\n"), "More"));
    const messages = visible();
    expect(messages.map(({ text }) => text).join("\n")).toBe(lines.join("\n"));
    expect(messages.map(({ buttons }) => buttons)).toEqual([[], [], [["More"]]]);
  });

  test("markup in a guest's name stays text", async () => {
    const { telegram, visible } = await connectGuest();
    await telegram.send(address, reply("Table for <b>Kari</b> *_[x](http://x.example)"));
    expect(visible()[0]?.text).toBe("Table for <b>Kari</b> *_[x](http://x.example)");
  });

  test("five replies at once arrive in their order", async () => {
    const { telegram, visible } = await connectGuest();
    const texts = ["1", "2", "3", "4", "5"];
    await Promise.all(texts.map((text) => telegram.send(address, reply(text))));
    expect(visible().map(({ text }) => text)).toEqual(texts);
  });
});

describe("replacing", () => {
  test("edits the message: new words, new buttons", async () => {
    const { telegram, guest, visible } = await connectGuest();
    await telegram.send(address, reply("When?", "18:00"));
    const [, message] = guest.chat();
    const replaces = String(message?.id);
    const delivery = await telegram.send(address, reply("Shall I book 18:00?", "Yes"), { replaces });
    expect(visible()).toEqual([{ text: "Shall I book 18:00?", buttons: [["Yes"]] }]);
    expect(delivery).toEqual({ ok: true, message: replaces });
  });

  test("takes the buttons away where the new reply has none", async () => {
    const { telegram, guest, visible } = await connectGuest();
    await telegram.send(address, reply("Shall I book?", "Yes"));
    await telegram.send(address, reply("Booked."), { replaces: String(guest.chat()[1]?.id) });
    expect(visible()).toEqual([{ text: "Booked.", buttons: [] }]);
  });

  test("by the same again is fine", async () => {
    const { telegram, guest, visible } = await connectGuest();
    await telegram.send(address, reply("Shall I book?", "Yes"));
    const replaces = String(guest.chat()[1]?.id);
    const delivery = await telegram.send(address, reply("Shall I book?", "Yes"), { replaces });
    expect(delivery).toEqual({ ok: true, message: replaces });
    expect(visible()).toHaveLength(1);
  });

  test("a message that the guest removed sends a new one", async () => {
    const { telegram, guest, visible } = await connectGuest();
    await telegram.send(address, reply("When?", "18:00"));
    const removed = guest.chat()[1]?.id ?? 0;
    guest.deletes(removed);
    const delivery = await telegram.send(address, reply("Booked."), { replaces: String(removed) });
    expect(visible()).toEqual([{ text: "Booked.", buttons: [] }]);
    expect(delivery).toEqual({ ok: true, message: String(guest.chat()[1]?.id) });
  });

  test("a message of a kind that cannot be edited sends a new one", async () => {
    const { telegram, guest, visible } = await connectGuest();
    await telegram.send(address, { ...reply("Your number?"), contactRequest: "Share" });
    await telegram.send(address, reply("Thank you."), { replaces: String(guest.chat()[1]?.id) });
    expect(visible().map(({ text }) => text)).toEqual(["Your number?", "Thank you."]);
  });

  test("a reference that is none sends a new one", async () => {
    const { server, telegram } = await connectGuest();
    server.fail("editMessageText", {
      status: 400,
      description: "Bad Request: message identifier is not specified",
    });
    expect(await telegram.send(address, reply("Booked."), { replaces: "1" })).toMatchObject({ ok: true });
  });

  test("with a long reply edits its first part and sends the rest", async () => {
    const { telegram, guest, visible } = await connectGuest();
    await telegram.send(address, reply("When?", "18:00"));
    const long = `${"a".repeat(4000)}\n${"b".repeat(4000)}`;
    await telegram.send(address, reply(long, "Yes"), { replaces: String(guest.chat()[1]?.id) });
    expect(visible().map(({ text, buttons }) => [text[0], text.length, buttons])).toEqual([
      ["a", 4000, []],
      ["b", 4000, [["Yes"]]],
    ]);
  });
});

describe("asking for the phone number", () => {
  test("shows a key that shares it, and the contact arrives", async () => {
    const { telegram, guest, inbox } = await connectGuest();
    await telegram.send(address, { ...reply("Your number?", "Skip"), contactRequest: "Share my number" });
    expect(guest.keyboard()).toEqual([["Share my number"], ["Skip"]]);
    guest.sharesContact();
    const [, contact] = await inbox.holds(2);
    expect(contact?.content).toMatchObject({ type: "contact", phone: "+4791234567", firstName: "Kari" });
  });

  test("has its other choices say their label", async () => {
    const { telegram, guest, inbox } = await connectGuest();
    await telegram.send(address, { ...reply("Your number?", "Skip"), contactRequest: "Share my number" });
    guest.presses("Skip");
    expect((await inbox.holds(2))[1]?.content).toEqual({ type: "text", text: "Skip" });
  });

  test("instead of a message with buttons takes those away and asks anew", async () => {
    const { telegram, guest, visible } = await connectGuest();
    await telegram.send(address, reply("When?", "18:00"));
    const replaces = String(guest.chat()[1]?.id);
    await telegram.send(address, { ...reply("Your number?"), contactRequest: "Share" }, { replaces });
    expect(visible()).toEqual([
      { text: "When?", buttons: [] },
      { text: "Your number?", buttons: [] },
    ]);
  });

  test("the keys go once they have served, in a message of its own where the reply has buttons", async () => {
    const { telegram, guest, visible } = await connectGuest();
    await telegram.send(address, { ...reply("Your number?", "Skip"), contactRequest: "Share" });
    await telegram.send(address, { ...reply("Shall I book it?", "Yes"), contactServed: "All right." });
    expect(guest.keyboard()).toBeUndefined();
    expect(visible().slice(1)).toEqual([
      { text: "All right.", buttons: [] },
      { text: "Shall I book it?", buttons: [["Yes"]] },
    ]);
  });

  test("the keys go with the reply itself where it has no buttons", async () => {
    const { server, telegram, guest } = await connectGuest();
    await telegram.send(address, { ...reply("Your number?"), contactRequest: "Share" });
    await telegram.send(address, { ...reply("Thank you."), contactServed: "All right." });
    expect(guest.keyboard()).toBeUndefined();
    await telegram.send(address, reply("See you."));
    expect(server.callsOf("sendMessage").map((call) => call["reply_markup"])).toEqual([
      expect.objectContaining({ one_time_keyboard: true }),
      { remove_keyboard: true },
      undefined,
    ]);
  });

  test("beside something else the keys stay", async () => {
    const { telegram, guest } = await connectGuest();
    await telegram.send(address, { ...reply("Your number?", "Skip"), contactRequest: "Share" });
    await telegram.send(address, reply("Are you still coming?", "Yes"));
    expect(guest.keyboard()).toEqual([["Share"], ["Skip"]]);
  });
});

describe("a guest who cannot be reached", () => {
  test.for([
    ["blocked the bot", (guest: Awaited<ReturnType<typeof connectGuest>>["guest"]) => guest.blocks()],
    ["left Telegram", (guest: Awaited<ReturnType<typeof connectGuest>>["guest"]) => guest.leaves()],
  ] as const)("because the guest %s is told as a value", async ([, act]) => {
    const { telegram, guest } = await connectGuest();
    act(guest);
    expect(await telegram.send(address, reply("Are you still coming?"))).toEqual({
      ok: false,
      reason: "unreachable",
    });
  });

  test.for([
    ["whose chat does not exist", "999"],
    ["whose chat id is none", "@kari"],
  ] as const)("%s is told as a value", async ([, unknown]) => {
    const { server, telegram } = await connectGuest();
    if (unknown === "@kari")
      server.fail("sendMessage", { status: 400, description: "Bad Request: chat not found" });
    const delivery = await telegram.send({ platform: "telegram", chatId: unknown }, reply("Hello"));
    expect(delivery).toEqual({ ok: false, reason: "unreachable" });
  });
});

describe("a reply that Telegram will never take", () => {
  test("is told as a value and logged without its words", async () => {
    const { server, telegram, log } = await connectGuest();
    server.fail("sendMessage", { status: 400, description: "Bad Request: BUTTON_DATA_INVALID" });
    const delivery = await telegram.send(address, reply("Kari's secret", "Yes"));
    expect(delivery).toEqual({ ok: false, reason: "rejected" });
    expect(log.lines.at(-1)).toEqual({
      level: "error",
      fields: { reason: "Telegram answered 400 Bad Request: BUTTON_DATA_INVALID" },
      message: "Telegram refused a reply",
    });
    expect(JSON.stringify(log.lines)).not.toContain("secret");
  });

  test("is not even sent when it breaks a limit", async () => {
    const { server, telegram, log } = await connectGuest();
    const broken = { text: "When?", buttons: [{ label: "18:00", token: "x".repeat(65) }] };
    expect(await telegram.send(address, broken)).toEqual({ ok: false, reason: "rejected" });
    expect(server.callsOf("sendMessage")).toEqual([]);
    expect(log.lines.at(-1)?.fields).toMatchObject({
      reason: "could not build a button: its token has 65 bytes, Telegram takes 1 to 64",
    });
  });
});

describe("a passing fault", () => {
  test.for([
    ["a broken connection", "dropped", /could not send a message: no answer \(ECONNRESET\)/],
    ["a proxy's error page", "html", /no usable answer \(invalid-json\)/],
    ["a server error", { status: 500, description: "Internal Server Error" }, /answered 500/],
    ["a wait too long", { status: 429, description: "Too Many Requests", retryAfter: 3600 }, /answered 429/],
    ["a revoked token", { status: 401, description: "Unauthorized" }, /answered 401/],
  ] as const)("%s is thrown, so that the reply is sent again later", async ([, fault, message]) => {
    const { server, telegram, visible } = await connectGuest();
    server.fail("sendMessage", fault);
    await expect(telegram.send(address, reply("Booked."))).rejects.toThrow(message);
    expect(await telegram.send(address, reply("Booked."))).toMatchObject({ ok: true });
    expect(visible()).toHaveLength(1);
  });

  test("a short wait that Telegram asks for is waited out", async () => {
    const { server, telegram, visible } = await connectGuest();
    server.fail("sendMessage", { status: 429, description: "Too Many Requests", retryAfter: 0 }, 2);
    expect(await telegram.send(address, reply("Booked."))).toMatchObject({ ok: true });
    expect(visible()).toHaveLength(1);
    expect(server.callsOf("sendMessage")).toHaveLength(3);
  });

  test("who measures hears of every request, those that are repeated among them", async () => {
    const outcomes: string[] = [];
    const { server, telegram } = await connectGuest({ heard: (outcome) => void outcomes.push(outcome) });
    outcomes.length = 0;
    server.fail("sendMessage", { status: 429, description: "Too Many Requests", retryAfter: 0 }, 2);
    await telegram.send(address, reply("Booked."));
    expect(outcomes.filter((outcome) => outcome === "rate_limited")).toHaveLength(2);
    expect(outcomes).toContain("ok");
  });

  test("waits that never end are given up", async () => {
    const { server, telegram } = await connectGuest();
    server.fail("sendMessage", { status: 429, description: "Too Many Requests", retryAfter: 0 }, 10);
    await expect(telegram.send(address, reply("Booked."))).rejects.toThrow(/answered 429/);
    expect(server.callsOf("sendMessage")).toHaveLength(4);
  });

  test("while editing is thrown too, and no second message appears", async () => {
    const { server, telegram, guest, visible } = await connectGuest();
    await telegram.send(address, reply("When?", "18:00"));
    server.fail("editMessageText", { status: 500, description: "Internal Server Error" });
    const replaces = String(guest.chat()[1]?.id);
    await expect(telegram.send(address, reply("Booked."), { replaces })).rejects.toThrow(/answered 500/);
    expect(visible()).toHaveLength(1);
  });
});
