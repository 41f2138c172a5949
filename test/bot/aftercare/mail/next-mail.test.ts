import { describe, expect, test } from "vitest";
import { nextMail } from "#src/bot/aftercare/mail/next-mail.ts";
import type { MailRecord } from "#src/bot/aftercare/mail/ports.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";

const now = Temporal.Instant.from("2026-11-21T09:00:00Z");
const booking: BookedTable = {
  id: "b1",
  venueId: 1,
  scenarioName: "Dinner",
  startsAt: "2026-11-28T18:00:00Z",
  partySize: 2,
  state: "REGISTERED",
};
const { scenarioName, startsAt, partySize } = booking;
const visit = { scenarioName, startsAt, partySize };
const moved = { ...visit, startsAt: "2026-11-28T19:00:00Z" };
const ada = { booking, email: "ada@example.com", timedAt: now };

const record = (number: number, fields: Partial<MailRecord> = {}): MailRecord => ({
  ...{ number, news: "placed", visit, at: now.subtract({ hours: 1 }), state: "taken" },
  ...fields,
});

describe("a guest is told", () => {
  test("that their table is booked", () => {
    expect(nextMail([], ada, now)?.record).toEqual({ number: 1, news: "placed", visit, at: now });
  });

  test.for([
    ["another time", { startsAt: moved.startsAt }],
    ["another number of guests", { partySize: 3 }],
    ["another way to dine", { scenarioName: "Tasting" }],
  ] as const)("of %s, and what it was", ([, change]) => {
    const next = nextMail([record(1)], { ...ada, booking: { ...booking, ...change } }, now);
    expect(next).toMatchObject({
      record: { number: 2, news: "changed", visit: { ...visit, ...change } },
      was: visit,
    });
  });

  test("that it is cancelled", () => {
    const cancelled = { ...ada, booking: { ...booking, state: "CANCELLED" } as const };
    expect(nextMail([record(1)], cancelled, now)?.record).toMatchObject({ number: 2, news: "cancelled" });
  });

  test("what is true by now, where the former news never left", () => {
    const changed = { ...ada, booking: { ...booking, ...moved } };
    expect(nextMail([record(1, { state: "waiting" })], changed, now)?.record).toEqual({
      ...{ number: 1, news: "placed", visit: moved, at: now },
    });
  });

  test("once more the same, where nobody knows whether it arrived, and what has become of it after that", () => {
    const changed = { ...ada, booking: { ...booking, ...moved } };
    const first = record(1, { state: "sending" });
    expect(nextMail([first], changed, now)?.record).toEqual({
      ...{ number: 1, news: "placed", visit, at: first.at },
    });
    expect(nextMail([record(1)], changed, now)?.record).toMatchObject({ number: 2, news: "changed" });
  });

  test("since when something is to be told, for as long as the same is", () => {
    const waiting = record(1, { state: "waiting" });
    expect(nextMail([waiting], ada, now)).toMatchObject({ isAgain: true, record: { at: waiting.at } });
  });
});

describe("a guest is not told", () => {
  const cancelled = { ...ada, booking: { ...booking, state: "CANCELLED" } as const };
  const { email: _, ...silent } = ada;
  test.for<[string, readonly MailRecord[], Parameters<typeof nextMail>[1]]>([
    ["who gave no address", [], silent],
    ["the same twice", [record(1)], ada],
    ["that they come", [record(1)], { ...ada, booking: { ...booking, state: "CONFIRMED" } }],
    [
      "that they sit at the table",
      [record(1)],
      { ...ada, booking: { ...booking, state: "SEATED", partySize: 3 } },
    ],
    ["of the end of what they never heard of", [], cancelled],
    ["of the end of what never left", [record(1, { state: "waiting" })], cancelled],
    ["of the end twice", [record(1), record(2, { news: "cancelled" })], cancelled],
    ["what their address refused", [record(1, { state: "refused" })], ada],
    ["what was given up", [record(1, { state: "late" })], ada],
    ["of a booking from before there was e-mail", [], { ...ada, timedAt: now.subtract({ hours: 25 }) }],
    [
      "once the visit has begun",
      [record(1)],
      { ...ada, booking: { ...booking, startsAt: "2026-11-21T08:59:00Z" } },
    ],
  ])("%s", ([, records, mailed]) => {
    expect(nextMail(records, mailed, now)).toBeUndefined();
  });
});
