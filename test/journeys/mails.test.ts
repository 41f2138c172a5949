import { describe, expect, test } from "vitest";
import { findTraces } from "#test/support/database/find-traces.ts";
import { bookTonight, openMailedHouse } from "#test/support/journeys/mailed-house.ts";
import { hears } from "#test/support/journeys/whole-life.ts";

const without = (text: string | undefined) => (text ?? "").replace(/\b[\dA-Z]{4}(?:-[\dA-Z]{4})+\b/g, "…");
const sequenceIn = (raw: string | undefined) => Number(/SEQUENCE:(\d+)/.exec(raw ?? "")?.[1]);
const uidIn = (raw: string | undefined) => /UID:(\S+)/.exec(raw ?? "")?.[1];

describe("a guest who gave an e-mail address", () => {
  test("is told there of the booking, of its change and of its end", async () => {
    const { house, mail, guest, soon } = await openMailedHouse();
    await bookTonight(guest);
    await soon(() => expect(mail.arrived).toHaveLength(1));
    guest.says("change my booking to 20:00");
    await hears(guest, "20:00");
    guest.presses("Yes, please");
    await hears(guest, "Changed");
    await soon(() => expect(mail.arrived).toHaveLength(2));
    guest.says("cancel my booking");
    await hears(guest, "Cancel your table");
    guest.presses("Cancel the booking");
    await hears(guest, "Cancelled");
    await soon(() => expect(mail.arrived).toHaveLength(3));
    await house.clock.advance({ minutes: 3 });

    expect(mail.subjects()).toEqual([
      "Booked: Havsorn, Saturday, 21 November at 19:00",
      "Changed: Havsorn, Saturday, 21 November at 20:00",
      "Cancelled: Havsorn, Saturday, 21 November at 20:00",
    ]);
    const [placed, changed, cancelled] = mail.arrived;
    expect(without(placed?.text)).toMatchSnapshot("placed");
    expect(without(changed?.text)).toMatchSnapshot("changed");
    expect(without(cancelled?.text)).toMatchSnapshot("cancelled");
    const calendars = mail.arrived.map(({ attachments }) => attachments[0]?.content.toString("utf8"));
    expect(new Set(calendars.map(uidIn)).size).toBe(1);
    const sequences = calendars.map(sequenceIn);
    expect(sequences[0]).toBe(0);
    expect(sequences.toSorted((a, b) => a - b)).toEqual(sequences);
    expect(changed?.inReplyTo).toBe(placed?.messageId);
    expect(mail.arrived.map(({ raw }) => raw).join("\n")).not.toMatch(/hazelnut/i);
  });

  test("is told in the language of the chat", async () => {
    const { mail, guest, soon } = await openMailedHouse();
    guest.says("Tisch für 2 heute um 19 Uhr, Kari Nordmann, +47 900 12 345, kari@example.com");
    await hears(guest, "Soll ich");
    guest.presses("Ja, reservieren");
    await hears(guest, "Reserviert!");
    await soon(() => expect(mail.arrived).toHaveLength(1));
    expect(mail.subjects()).toEqual(["Reserviert: Havsorn, Samstag, 21. November um 19:00"]);
    expect(without(mail.arrived[0]?.text)).toMatchSnapshot("placed, in German");
  });
});

describe("nothing is written", () => {
  test("to a guest who gave no address", async () => {
    const { house, mail, guest } = await openMailedHouse();
    await bookTonight(guest, "Kari Nordmann, +47 900 12 345");
    await house.clock.advance({ minutes: 3 });
    expect(mail.arrived).toEqual([]);
  });

  test("by a house without a mail server, which does not speak of it either", async () => {
    const { house, mail, guest } = await openMailedHouse({ env: { SMTP_URL: "" } });
    guest.says("a table for 2 tonight at 19:00");
    expect((await guest.answer()).text).not.toMatch(/mail/i);
    await bookTonight(guest);
    await house.clock.advance({ minutes: 3 });
    expect(mail.arrived).toEqual([]);
  });

  test("to a guest who is erased while their message waits, and nothing is left of them", async () => {
    const { house, mail, guest, database, soon } = await openMailedHouse();
    const traces = () => findTraces(database, ["kari@example", "Nordmann"]);
    await mail.stop();
    await bookTonight(guest);
    await house.clock.advance();
    expect(await traces()).toContain("service.booking.details");
    expect((await traces()).filter((place) => /pgboss|mails/.test(place))).toEqual([]);
    guest.says("/forgetme");
    await hears(guest, "shall I cancel");
    guest.presses("Erase and cancel");
    await hears(guest, "everything about you is erased");
    await mail.start();
    await house.clock.advance({ minutes: 5 });
    await soon(async () => expect(await traces()).toEqual([]));
    expect(mail.arrived).toEqual([]);
  });
});

test("the staff hear of an address that takes no mail", async () => {
  const { mail, guest, house, soon } = await openMailedHouse({ manners: { toAddress: () => 550 } });
  await bookTonight(guest);
  await soon(() =>
    expect(house.log.lines.filter(({ fields }) => fields.notice === "mailRefused")).toHaveLength(1),
  );
  expect(mail.arrived).toEqual([]);
});
