import { describe, expect, test } from "vitest";
import { checkTelegram } from "#src/adapters/telegram/check.ts";
import { connectBot, openServer } from "#test/support/telegram/telegram-fixture.ts";

const paymentToken = "284685063:TEST:NmQ3ZDU1";
const invoice = {
  id: "0190-deposit",
  amount: 40_000,
  currency: "NOK",
  title: `Deposit for your table at ${"Furu & Fjord ".repeat(5)}`,
  description: "Furu & Fjord, Tasting menu, Sunday, 22 November, 19:00. ".repeat(10),
};

describe("an invoice", () => {
  test("keeps Telegram's limits, and its copies cannot be paid by others", async () => {
    const { server, telegram } = await connectBot({ paymentToken });
    const guest = server.guest();
    guest.says("hello");
    const address = { platform: "telegram", chatId: String(guest.id) };
    expect(await telegram.askPayment(address, invoice)).toMatchObject({ ok: true });
    expect(server.callsOf("sendInvoice")).toMatchObject([
      { payload: "0190-deposit", provider_token: paymentToken, start_parameter: "deposit" },
    ]);
  });

  test.for([
    ["no payments", {}, "NOK"],
    ["Stars alone", { paymentToken: "" }, "NOK"],
  ] as const)("is not sent where the bot takes %s", async ([, options, currency]) => {
    const { server, telegram } = await connectBot(options);
    const address = { platform: "telegram", chatId: "5000001" };
    expect(await telegram.askPayment(address, { ...invoice, currency })).toEqual({
      ok: false,
      reason: "rejected",
    });
    expect(server.callsOf("sendInvoice")).toEqual([]);
  });

  test("in Stars needs no provider, and goes back once", async () => {
    const { server, telegram } = await connectBot({ paymentToken: "" });
    const guest = server.guest();
    guest.says("hello");
    const address = { platform: "telegram", chatId: String(guest.id) };
    await telegram.askPayment(address, { ...invoice, amount: 500, currency: "XTR" });
    const chargeId = guest.pays();
    const payment = { payer: String(guest.id), chargeId };
    expect([await telegram.refund(payment), await telegram.refund(payment)]).toEqual([true, true]);
    expect(await telegram.refund({ ...payment, chargeId: "unknown" })).toBe(false);
  });
});

describe("a checkout", () => {
  test.for([
    ["agreed to", { ok: true }, undefined],
    ["refused, in words", { ok: false, words: "This invoice is not open." }, "This invoice is not open."],
  ] as const)("is %s", async ([, answer, told]) => {
    const asked: unknown[] = [];
    const { server, telegram } = await connectBot({
      paymentToken,
      checkout: async (checkout) => {
        asked.push(checkout);
        return answer;
      },
    });
    const guest = server.guest();
    guest.says("hello");
    const address = { platform: "telegram", chatId: String(guest.id) };
    await telegram.askPayment(address, invoice);
    expect(await guest.checksOut()).toBe(told);
    expect(asked).toEqual([{ depositId: "0190-deposit", amount: 40_000, currency: "NOK", address }]);
  });
});

test("a payment is one arrival, however often it is reported", async () => {
  const { server, telegram, inbox } = await connectBot({ paymentToken });
  const guest = server.guest();
  guest.says("hello");
  await telegram.askPayment({ platform: "telegram", chatId: String(guest.id) }, invoice);
  const charge = guest.pays();
  guest.pays(undefined, { charge });
  const [, first, second] = await inbox.holds(3);
  expect(first?.content).toMatchObject({ type: "payment", chargeId: charge, amount: 40_000 });
  expect(second?.id).toBe(first?.id);
});

test.for([
  ["284685063:LIVE:NmQ3ZDU1", { fact: "deposits are taken" }],
  ["", { fact: "deposits are taken in Stars alone" }],
  [paymentToken, { problem: expect.stringContaining("is a test token") }],
  ["sk_test_51H", { problem: expect.stringContaining("does not look like a provider's") }],
] as const)("the doctor tells what a payment token looks like: %s", async ([given, payments]) => {
  const server = await openServer();
  const { token, apiRoot } = server;
  expect(await checkTelegram({ token, apiRoot, paymentToken: given })).toMatchObject({ ok: true, payments });
});
