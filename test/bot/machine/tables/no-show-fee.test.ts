import { describe, expect, test } from "vitest";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, fjord, said, slotAt } from "#test/support/machine/facts.ts";

const priced: VenueFacts = {
  ...fjord,
  currency: "NOK",
  cancellationDeadline: "PT4H",
  noShowFees: { "Tasting menu": { amount: 600, per: "guest", fromPartySize: 2 } },
};
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

  test("that a change brings is shown before the yes", () => {
    const chat = new Chat({ venues: [priced] });
    const booking = bookingAt("19:00");
    chat.state = { ...chat.state, guest, phase: "placed", booking } as State;
    chat.step(said("change", { scenarioName: "Tasting menu" }));
    chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots: [tasting] });
    expect(chat.lines()).toEqual(["askChange", "feeLater"]);
  });

  test("stands in the offer of a freed table", () => {
    const hold = { bookingId: "hold", minutes: 15 };
    const ids = { waitlistEntryId: "w", reference: "r", idempotencyKey: "k" };
    const chat = new Chat({ venues: [priced] });
    chat.step({ type: "tableFreed", offer: { ...ids, slot: tasting, partySize: 4, hold } });
    expect(chat.lines()).toEqual(["tableFreed", "feeLater"]);
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
