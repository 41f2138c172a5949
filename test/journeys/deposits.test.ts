import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { findTraces } from "#test/support/database/find-traces.ts";
import { openTestDatabase } from "#test/support/database/test-databases.ts";
import { startFakeDiscord } from "#test/support/discord/fake-discord.ts";
import { ids } from "#test/support/discord/world.ts";
import { eventually } from "#test/support/eventually.ts";
import { discordSettings } from "#test/support/journeys/discord-settings.ts";
import { type OpenHouse, openHouse } from "#test/support/journeys/open-house.ts";
import type { Guest } from "#test/support/telegram/guest.ts";
import { startTelegramServer } from "#test/support/telegram/telegram-server.ts";

const token = "4000000001:AAEexampleexampleexampleexampleexample";

async function openBoth(env: Readonly<Record<string, string>> = {}, now = "2026-11-21T09:00:00Z") {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const telegram = await startTelegramServer(token);
  onTestFinished(() => telegram.close());
  const discord = await startFakeDiscord();
  onTestFinished(() => discord.stop());
  const house = await openHouse({
    database,
    venuesFile: "test/fixtures/venues/deposit.yaml",
    now,
    env: {
      TELEGRAM_BOT_TOKEN: token,
      TELEGRAM_API_ROOT: telegram.apiRoot,
      TELEGRAM_PAYMENT_TOKEN: "284685063:TEST:NmQ3ZDU1",
      ...discordSettings(discord),
      ...env,
    },
  });
  return { telegram, discord, house, database };
}

/** Comes to the summary of a table at seven, and gives back what it says. */
async function comeToSummary(guest: Guest, scenario: string, day = "tomorrow"): Promise<string> {
  guest.says(`${scenario} for 2 ${day} at 7pm`);
  await guest.answer();
  guest.says("Kari Nordmann");
  await guest.answer();
  guest.presses("No number");
  await guest.answer();
  return (await guest.answer()).text;
}

/** Is asked to pay. */
async function comeToInvoice(guest: Guest, scenario = "dinner", day = "tomorrow"): Promise<string> {
  await comeToSummary(guest, scenario, day);
  guest.presses("Yes, I agree");
  const asked = (await guest.answer()).text;
  await eventually(() => expect(guest.chat().at(-1)?.text).toMatch(/^\[Deposit/));
  return asked;
}

async function readBookings({ url, dataDir }: OpenHouse, told: string) {
  const reference = /reference is ([\w-]+)/.exec(told)?.[1] ?? "";
  const key = readFileSync(join(dataDir, "api-key"), "utf8").trim();
  const response = await fetch(`${url}/api/bookings?extReferenceNumber=${reference}`, {
    headers: { "X-API-KEY": key },
  });
  const { data } = (await response.json()) as {
    data: { status: string; extProperties?: Record<string, string> }[];
  };
  return data;
}

/** Pays as one does in Telegram, and gives back what is said then. */
async function pay(guest: Guest): Promise<string> {
  expect(await guest.checksOut()).toBeUndefined();
  guest.pays();
  return (await guest.answer()).text;
}

describe("a table with a deposit", () => {
  test("is booked once it is paid, and what was paid is kept with it", async () => {
    const { telegram, house } = await openBoth();
    const guest = telegram.guest();
    const summary = await comeToSummary(guest, "dinner");
    expect(summary).toContain("Deposit: 400 kr, to be paid here in the chat before the table is booked.");
    expect(summary).toContain("If you cancel by Sunday, 22 November, 15:00, you get it back");
    guest.presses("Yes, I agree");
    expect((await guest.answer()).text).toContain("Please pay the deposit of 400 kr");
    await telegram.called("sendInvoice");
    const [invoice] = telegram.callsOf("sendInvoice");
    expect(invoice).toMatchObject({ currency: "NOK", prices: [{ amount: 40_000 }] });
    await eventually(() => expect(guest.chat().at(-1)?.text).toMatch(/^\[Deposit/));
    const told = await pay(guest);
    expect(told).toContain("Booked! A table for 2 at Havsorn");
    const [booking] = await readBookings(house, told);
    expect(booking?.extProperties).toMatchObject({
      agreedTerms: expect.stringContaining("Deposit"),
      depositPaid: "400 NOK",
      depositCharge: expect.stringContaining("charge-"),
    });
  });

  test("reported paid twice is booked once", async () => {
    const { telegram, house } = await openBoth();
    const guest = telegram.guest();
    await comeToInvoice(guest);
    expect(await guest.checksOut()).toBeUndefined();
    const charge = guest.pays();
    const told = (await guest.answer()).text;
    guest.pays(undefined, { charge });
    guest.says("my bookings");
    expect((await guest.answer()).text).toContain("Havsorn");
    expect(await readBookings(house, told)).toHaveLength(1);
    expect(guest.chat().filter(({ text }) => text.startsWith("Booked!"))).toHaveLength(1);
  });

  test("cannot be paid for another amount, by who gave it up, nor after its time", async () => {
    const { telegram, house } = await openBoth();
    const guest = telegram.guest();
    await comeToInvoice(guest);
    expect(await guest.checksOut(undefined, { amount: 1 })).toContain("not open any more");
    const first = guest.chat().at(-1)?.id;
    guest.presses("No, forget it");
    await guest.answer();
    await eventually(async () => expect(await guest.checksOut(first)).toContain("not open any more"));
    await comeToInvoice(guest);
    // Two invoices stand in the chat: the newer one alone is good.
    expect(await guest.checksOut(first)).toContain("not open any more");
    await house.clock.advance({ minutes: 16 });
    expect((await guest.answer()).text).toContain("not paid in time");
    expect(await guest.checksOut()).toContain("not open any more");
  });

  test("paid as its hold lapses is booked all the same where it is free", async () => {
    const { telegram, house } = await openBoth();
    const guest = telegram.guest();
    await comeToInvoice(guest);
    expect(await guest.checksOut()).toBeUndefined();
    await house.clock.advance({ minutes: 20 });
    guest.pays();
    await eventually(() => {
      expect(guest.chat().some(({ text }) => text.startsWith("Booked!"))).toBe(true);
    });
  });

  test("paid when the table has gone to others goes back, and the staff are told how", async () => {
    const { telegram, discord, house } = await openBoth();
    const guest = telegram.guest();
    await comeToInvoice(guest);
    expect(await guest.checksOut()).toBeUndefined();
    await house.clock.advance({ minutes: 20 });
    const other = telegram.guest();
    await comeToInvoice(other);
    const charge = guest.pays();
    await eventually(() => {
      const words = guest
        .chat()
        .map(({ text }) => text)
        .join("\n");
      expect(words).toContain("Nothing is booked");
      expect(words).toContain("The restaurant has to send it by hand");
    });
    await eventually(async () => {
      await house.clock.advance();
      expect(
        discord
          .channel(ids.staffChannel)
          .map(({ text }) => text)
          .join(),
      ).toContain(charge);
    });
    const list = await discord.staff().runs("/house refunds").answer();
    expect(JSON.stringify(list)).toContain(`400 NOK`);
    const done = await discord.staff().runs("/house refunds", { done: charge }).answer();
    expect(done.text).toContain("it went back");
    const empty = await discord.staff().runs("/house refunds").answer();
    expect(JSON.stringify(empty)).toContain("nothing to send back");
  });

  test("in Stars comes back by itself, once, to who cancels in time", async () => {
    const { telegram, house } = await openBoth();
    const guest = telegram.guest();
    await comeToInvoice(guest, "Chef's table");
    const told = await pay(guest);
    expect(told).toContain("Booked!");
    guest.says("cancel my booking");
    await guest.answer();
    guest.presses("Cancel the booking");
    await guest.answer();
    expect((await guest.answer()).text).toContain("is going back to you");
    // Its answer is lost on the way: asked again, Telegram says that it has gone back.
    telegram.loseAnswer("refundStarPayment");
    await eventually(async () => {
      await house.clock.advance({ minutes: 1 });
      expect(telegram.callsOf("refundStarPayment").length).toBe(2);
    });
    await house.clock.advance({ minutes: 2 });
    expect(telegram.callsOf("refundStarPayment")).toHaveLength(2);
    expect(telegram.world.refunded.size).toBe(1);
  });

  test("stays with the house where the guest cancels too late", async () => {
    const { telegram, house } = await openBoth({}, "2026-11-21T15:30:00Z");
    const guest = telegram.guest();
    await comeToInvoice(guest, "Chef's table", "tonight");
    await pay(guest);
    guest.says("cancel my booking");
    await guest.answer();
    guest.presses("Cancel the booking");
    await eventually(() => {
      expect(
        guest
          .chat()
          .map(({ text }) => text)
          .join("\n"),
      ).toContain("stays with the restaurant, as agreed");
    });
    await house.clock.advance({ minutes: 1 });
    expect(telegram.callsOf("refundStarPayment")).toEqual([]);
  });

  test("shows nothing of it where payments are off, and books", async () => {
    const { telegram } = await openBoth({ TELEGRAM_PAYMENT_TOKEN: "" });
    const guest = telegram.guest();
    expect(await comeToSummary(guest, "dinner")).not.toMatch(/deposit/i);
    guest.presses("Yes, book it");
    expect((await guest.answer()).text).toContain("Booked!");
  });

  test("is booked without where Telegram refuses the invoice", async () => {
    const { telegram } = await openBoth();
    telegram.fail("sendInvoice", { status: 400, description: "Bad Request: PAYMENT_PROVIDER_INVALID" });
    const guest = telegram.guest();
    await comeToSummary(guest, "dinner");
    guest.presses("Yes, I agree");
    await eventually(() => {
      const words = guest
        .chat()
        .map(({ text }) => text)
        .join("\n");
      expect(words).toContain("booking your table without it");
      expect(words).toContain("Booked!");
    });
  });
});

describe("a guest who paid a deposit and asks to be forgotten", () => {
  async function forget(guest: Guest) {
    guest.says("/forgetme");
    await guest.answer();
    guest.presses("Erase and cancel");
    expect((await guest.answer()).text).toContain("everything about you is erased");
  }

  /** Nothing names the guest: neither the payment, nor anything else that is kept. */
  async function expectNobody({ database }: Awaited<ReturnType<typeof openBoth>>, guest: Guest) {
    await eventually(async () => {
      expect(await findTraces(database, ["Nordmann", `telegram:${guest.id}`])).toEqual([]);
      const { rows } = await sql`select payer, conversation_id from payments`.execute(database.db);
      expect(rows).toEqual([{ payer: null, conversation_id: null }]);
    });
  }

  test("gets Stars back as by any cancellation in time, and is in no table then", async () => {
    const opened = await openBoth();
    const guest = opened.telegram.guest();
    await comeToInvoice(guest, "Chef's table");
    await pay(guest);
    await forget(guest);
    await eventually(async () => {
      await opened.house.clock.advance({ minutes: 1 });
      expect(opened.telegram.world.refunded.size).toBe(1);
    });
    await expectNobody(opened, guest);
  });

  test("leaves other currencies to the staff, who send them back by the provider's id", async () => {
    const opened = await openBoth();
    const { telegram, discord, house } = opened;
    const guest = telegram.guest();
    await comeToInvoice(guest);
    await pay(guest);
    const [charge = ""] = telegram.world.payments.keys();
    await forget(guest);
    await expectNobody(opened, guest);
    await house.clock.advance({ minutes: 1 });
    expect(JSON.stringify(await discord.staff().runs("/house refunds").answer())).toContain("400 NOK");
    await discord.staff().runs("/house refunds", { done: charge }).answer();
    expect(JSON.stringify(await discord.staff().runs("/house refunds").answer())).not.toContain("400 NOK");
  });

  test("leaves it with the house where it is too late, as one who cancels does", async () => {
    const opened = await openBoth({}, "2026-11-21T15:30:00Z");
    const guest = opened.telegram.guest();
    await comeToInvoice(guest, "Chef's table", "tonight");
    await pay(guest);
    await forget(guest);
    await opened.house.clock.advance({ minutes: 2 });
    expect(opened.telegram.callsOf("refundStarPayment")).toEqual([]);
    await expectNobody(opened, guest);
  });

  const heard = (guest: Guest, words: string) =>
    eventually(() => expect(JSON.stringify(guest.chat())).toContain(words));

  test("is in no table once the visit is past, and the payment stays for the books", async () => {
    const opened = await openBoth({}, "2026-11-21T17:40:00Z");
    const { telegram, house } = opened;
    const guest = telegram.guest();
    await comeToInvoice(guest, "Chef's table", "tonight");
    await pay(guest);
    await house.clock.advance({ minutes: 30 });
    guest.says("/forgetme");
    await heard(guest, "Yes, erase everything");
    guest.presses("Yes, erase everything");
    await heard(guest, "everything about you is erased");
    await house.clock.advance({ minutes: 2 });
    expect(telegram.callsOf("refundStarPayment")).toEqual([]);
    await expectNobody(opened, guest);
  });
});
