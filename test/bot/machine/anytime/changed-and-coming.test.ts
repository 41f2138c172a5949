import { describe, expect, test } from "vitest";
import type { State } from "#src/bot/machine/core/state.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, fjord, said } from "#test/support/machine/facts.ts";

const booking = bookingAt("19:00", { name: "Anna Berg" });

/** Asked whether they come, the guest has the table changed instead, and says yes to that. */
function changed(to: object): Chat {
  const chat = new Chat().step({ type: "confirmationDue", booking, kind: "prompt" });
  return chat.step(said("change", to)).step(said("affirm"));
}

describe("a yes after something else was said since “are you still coming?”", () => {
  const small = { venues: [{ ...fjord, largestParty: 6, staff: "nowhere" }] } as const;
  const since = (...others: ReturnType<typeof bookingAt>[]) => {
    const chat = new Chat(small);
    for (const due of [booking, ...others]) {
      chat.step({ type: "confirmationDue", booking: due, kind: "prompt" });
    }
    return chat.step(said("change", { partySize: 25 })).step(said("deny"));
  };

  test("that says to what it is answers it", () => {
    expect(
      since()
        .step(said("affirm", { meant: "stands" }))
        .effect("setBookingState"),
    ).toMatchObject({
      state: "CONFIRMED",
    });
  });

  test("that does not has it asked once more", () => {
    const chat = since().step(said("affirm"));
    expect(chat.effects.some(({ type }) => type === "setBookingState")).toBe(false);
  });

  test("that says so is asked about where two visits are open", () => {
    const chat = since(bookingAt("21:00", { id: "other" })).step(said("affirm", { meant: "stands" }));
    expect(chat.effects.some(({ type }) => type === "setBookingState")).toBe(false);
  });
});

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

  test("is shown to be one with the question, and only there", () => {
    const chat = new Chat().step({ type: "confirmationDue", booking, kind: "prompt" });
    expect(chat.step(said("inform", { partySize: 5 })).lines()).toContain("alsoComing");
    const unasked = new Chat({}, { ...new Chat().state, phase: "placed", booking } as State);
    expect(unasked.step(said("change", { partySize: 5 })).lines()).not.toContain("alsoComing");
  });

  test("by a yes to what was shown before they were asked is none", () => {
    const chat = new Chat({}, { ...new Chat().state, phase: "placed", booking } as State);
    const token = chat.step(said("change", { partySize: 5 })).token("choiceYes");
    chat.step({ type: "confirmationDue", booking, kind: "prompt" }).step({ type: "guestChose", token });
    const { requestId } = chat.effect("changeBooking");
    chat.step({ type: "bookingChanged", requestId, booking: { ...booking, partySize: 5 } });
    expect(chat.effects.some(({ type }) => type === "setBookingState")).toBe(false);
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
