import { describe, expect, test } from "vitest";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, contextOf, fjord, said, slotAt } from "#test/support/machine/facts.ts";

const priced: VenueFacts = {
  ...fjord,
  currency: "NOK",
  cancellationDeadline: "PT4H",
  noShowFees: { "Tasting menu": { amount: 600, per: "guest", fromPartySize: 2 } },
};
const dearer: VenueFacts = { ...priced, noShowFees: { "Tasting menu": { amount: 900, per: "guest" } } };
const tasting = slotAt("19:00", { scenarioName: "Tasting menu" });
const guest = { firstName: "Anna", phone: "+4790000000" };
const money = (amount: number) => ({ type: "money", amount, currency: "NOK" }) as const;
const perGuest = { total: money(2400), each: money(600), per: "guest" } as const;
const free = { date: { type: "date", date: "2026-11-22" }, time: { type: "time", time: "15:00" } } as const;

/** A chat that shows the summary of a table for four in a scenario on Sunday at seven. */
function summary(venue: VenueFacts, slot = tasting, hold: { noShowFee?: number } = {}): Chat {
  const chat = new Chat({ venues: [venue] });
  chat.state = { ...chat.state, guest };
  chat.step(said("book", { partySize: 4, date: "2026-11-22", time: "19:00" }));
  chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots: [slot] });
  const { requestId } = chat.effect("placeHold");
  return chat.step({ type: "holdPlaced", requestId, venueId: 1, bookingId: "hold", minutes: 15, ...hold });
}

describe("the fee for who does not come", () => {
  test("stands in the summary, for this party and until when cancelling is free", () => {
    expect(summary(priced).line("feeLater")).toEqual({ key: "feeLater", values: { ...perGuest, ...free } });
  });

  test.for([
    ["a deadline that is over", { cancellationDeadline: "P3D" }, "feeNow"],
    ["no deadline", { cancellationDeadline: undefined }, "feeNoShow"],
  ] as const)("with %s is said as it is", ([, given, key]) => {
    const { cancellationDeadline: _, ...rest } = priced;
    const deadline = given.cancellationDeadline;
    const venue = deadline === undefined ? rest : { ...rest, cancellationDeadline: deadline };
    expect(summary(venue).lines()).toContain(key);
  });

  test("is not spoken of where there is none, nor is an end of free cancelling", () => {
    const chat = summary(priced, slotAt("19:00"));
    expect(chat.lines().filter((key) => key.startsWith("fee"))).toEqual([]);
    expect(chat.lines()).toContain("askConfirm");
    const { requestId } = chat.press("choiceConfirm").effect("placeBooking");
    chat.step({ type: "bookingPlaced", requestId, booking: bookingAt("19:00", { name: "Anna" }) });
    expect(chat.lines()).not.toContain("placedCancelBy");
  });

  test("is what the service answered where the house says nothing", () => {
    const chat = summary({ ...fjord, currency: "NOK" }, tasting, { noShowFee: 900 });
    const total = money(900);
    expect(chat.line("feeNoShow")?.values).toEqual({ total, each: total, per: "party" });
  });

  test("that comes with the placement, and was not shown before, is told", () => {
    const chat = summary(fjord).press("choiceConfirm");
    const { requestId } = chat.effect("placeBooking");
    const booking = bookingAt("19:00", { scenarioName: "Tasting menu", name: "Anna", noShowFee: 900 });
    chat.step({ type: "bookingPlaced", requestId, booking });
    expect(chat.lines()).toEqual([
      "placed",
      "heldOtherwise",
      "summaryName",
      "feeNoShow",
      "placedReference",
      "askRemember",
    ]);
  });

  test("that a change brings is shown before the yes, and agreed to with it", () => {
    const chat = new Chat({ venues: [priced] });
    const booking = bookingAt("19:00");
    chat.state = { ...chat.state, guest, phase: "placed", booking } as State;
    chat.step(said("change", { scenarioName: "Tasting menu" }));
    chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots: [tasting] });
    expect(chat.lines()).toEqual(["askChange", "feeLater"]);
    const { agreement } = chat.press("choiceAgreeChange").effect("changeBooking");
    expect(agreement?.lines).toEqual([{ key: "feeLater", values: { ...perGuest, ...free } }]);
  });

  test("that a change takes away takes the agreement with it", () => {
    const chat = new Chat({ venues: [priced] });
    const agreement = { words: "It costs NOK 2,400.", at: "2026-11-20T10:00:00Z" };
    const booking = bookingAt("19:00", { scenarioName: "Tasting menu", agreement });
    chat.state = { ...chat.state, guest, phase: "placed", booking } as State;
    chat.step(said("change", { scenarioName: "Dinner" }));
    const { requestId } = chat.effect("findSlots");
    chat.step({ type: "slotsFound", requestId, slots: [slotAt("19:00")] });
    expect(chat.press("choiceYes").effect("changeBooking").agreement).toBeNull();
  });

  test("stands in the offer of a freed table", () => {
    const hold = { bookingId: "hold", minutes: 15 };
    const ids = { waitlistEntryId: "w", reference: "r", idempotencyKey: "k" };
    const chat = new Chat({ venues: [priced] });
    chat.step({ type: "tableFreed", offer: { ...ids, slot: tasting, partySize: 4, hold } });
    expect(chat.lines()).toEqual(["tableFreed", "feeLater"]);
    chat.state = { ...chat.state, guest };
    const { placement } = chat.press("choiceAgreeTake").effect("placeBooking");
    expect(placement.agreement?.lines.map(({ key }) => key)).toEqual(["feeLater"]);
  });

  test.for([
    ["its button", (chat: Chat) => chat.press("choiceAgree")],
    ["a yes in words", (chat: Chat) => chat.step(said("affirm"))],
  ] as const)("is agreed to by %s, in the words that were shown", ([, agree]) => {
    const chat = summary(priced);
    expect(chat.lines()).toContain("askAgree");
    const { placement } = agree(chat).effect("placeBooking");
    expect(placement.agreement).toEqual({
      lines: [{ key: "feeLater", values: { ...perGuest, ...free } }],
      language: "en",
      region: "NO",
      at: chat.options.now?.toString() ?? contextOf({}).now.toString(),
    });
  });

  test("is agreed to in the language it was read in, whatever the yes is in", () => {
    const chat = summary(priced).step(said("affirm", { language: "de" }));
    expect(chat.effect("placeBooking").placement.agreement?.language).toBe("en");
  });

  test.for([
    ["the house has raised it", { venues: [dearer] }],
    ["cancelling is not free any more", { now: Temporal.Instant.from("2026-11-22T15:00:00Z") }],
  ] as const)("that is another by now is no fee that a yes was said to: %s", ([, options]) => {
    for (const agree of [
      (chat: Chat) => chat.step({ type: "guestChose", token: chat.token("choiceAgree") }, options),
      (chat: Chat) => chat.step(said("affirm"), options),
    ]) {
      const chat = agree(summary(priced));
      expect(chat.lines()).toContain("termsChanged");
      expect(chat.step(said("affirm"), options).effect("placeBooking").placement.agreement).toBeDefined();
    }
  });

  test("that a summary of an earlier version showed without remembering it is shown again", () => {
    const chat = summary(priced);
    chat.state = {
      ...chat.state,
      choices: chat.state.choices.map((open) =>
        open.choice.type === "confirm" ? { ...open, choice: { type: "confirm" } } : open,
      ),
    };
    expect(chat.step(said("affirm")).lines()).toContain("termsChanged");
  });

  test("agreed to for a freed table is the one that its message showed", () => {
    const hold = { bookingId: "hold", minutes: 15 };
    const ids = { waitlistEntryId: "w", reference: "r", idempotencyKey: "k" };
    const chat = new Chat({ venues: [priced] });
    chat.state = { ...chat.state, guest };
    chat.step({ type: "tableFreed", offer: { ...ids, slot: tasting, partySize: 4, hold } });
    const token = chat.token("choiceAgreeTake");
    chat.step({ type: "guestChose", token }, { venues: [dearer] });
    expect(chat.lines()).toEqual(["termsChanged", "tableFreed", "feeLater"]);
    chat.step({ type: "guestChose", token }, { venues: [dearer] });
    expect(chat.effect("placeBooking").placement.agreement).toBeDefined();
  });

  test("is said before a cancellation that costs it already", () => {
    const booking = bookingAt("19:00", { scenarioName: "Tasting menu" });
    const late = new Chat({ venues: [{ ...priced, cancellationDeadline: "P3D" }] }).step(said("cancel"));
    late.step({
      type: "bookingsFound",
      requestId: late.effect("findBookings").requestId,
      bookings: [booking],
    });
    expect(late.lines()).toEqual(["askCancel", "feeNow"]);
    const early = new Chat({ venues: [priced] }).step(said("cancel"));
    const { requestId } = early.effect("findBookings");
    early.step({ type: "bookingsFound", requestId, bookings: [booking] });
    expect(early.lines()).toEqual(["askCancel"]);
  });
});
