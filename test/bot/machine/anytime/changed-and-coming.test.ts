import { describe, expect, test } from "vitest";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, said } from "#test/support/machine/facts.ts";

const booking = bookingAt("19:00", { name: "Anna Berg" });

/** Asked whether they come, the guest has the table changed instead, and says yes to that. */
function changed(to: object): Chat {
  const chat = new Chat().step({ type: "confirmationDue", booking, kind: "prompt" });
  return chat.step(said("change", to)).step(said("affirm"));
}

describe("a table changed instead of an answer to “are you still coming?”", () => {
  test("is one that they come to, and nothing more is said of it", () => {
    const chat = changed({ partySize: 5 });
    const { requestId } = chat.effect("changeBooking");
    const five = { ...booking, partySize: 5 };
    chat.step({ type: "bookingChanged", requestId, booking: five });
    expect(chat.lines()).toEqual(["changed"]);
    const answer = chat.effect("setBookingState");
    expect(answer).toMatchObject({ state: "CONFIRMED", asked: five });
    const confirmed = { ...five, state: "CONFIRMED" } as const;
    chat.step({ type: "bookingStateSet", requestId: answer.requestId, booking: confirmed });
    expect(chat.lines()).toEqual([]);
    expect(chat.effect("notifyStaff").notice).toMatchObject({ kind: "confirmed" });
  });

  test("on another day is to be asked about again", () => {
    const chat = changed({ date: "2026-11-23" });
    const { requestId } = chat.effect("changeBooking");
    chat.step({
      type: "bookingChanged",
      requestId,
      booking: { ...booking, startsAt: "2026-11-23T18:00:00Z" },
    });
    expect(chat.effects.some(({ type }) => type === "setBookingState")).toBe(false);
  });
});
