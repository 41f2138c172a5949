import { describe, expect, test } from "vitest";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, said } from "#test/support/machine/facts.ts";

const booking = bookingAt("19:00", { name: "Anna Berg" });
const day = "2026-11-22";
const evening = { part: "evening", timeFrom: "17:00", timeTo: "23:00" } as const;

const asked = () => new Chat().step({ type: "confirmationDue", booking, kind: "prompt" });
const answers = (chat: Chat) => chat.effects.some(({ type }) => type === "setBookingState");

describe("asked whether they come,", () => {
  test.for([
    ["that day", said("deny", { date: day })],
    ["that evening", said("cancel", { date: day, ...evening })],
    ["at that hour", said("deny", { time: "19:00" })],
  ] as const)("a no that names %s is a no", ([, no]) => {
    expect(asked().step(no).effect("setBookingState")).toMatchObject({ state: "CANCELLED" });
  });

  test.for([
    ["another day", said("deny", { date: "2026-11-21" })],
    ["another hour", said("deny", { time: "21:00" })],
    ["until when", said("deny", { timeTo: "20:00" })],
    ["how many", said("deny", { partySize: 2 })],
  ] as const)("a no that names %s calls nothing off", ([, no]) => {
    expect(answers(asked().step(no))).toBe(false);
  });

  test("“yes, we're not coming” is asked once more", () => {
    const chat = asked().step(said("cancel", { meant: "either" }));
    expect(answers(chat)).toBe(false);
    expect(chat.lines()).toEqual(["confirmationPrompt"]);
  });

  test("“a bit late, but yes” confirms, and is noted", () => {
    const chat = asked().step(said("affirm", { late: {} }));
    const { requestId, state } = chat.effect("setBookingState");
    expect(state).toBe("CONFIRMED");
    chat.step({ type: "bookingStateSet", requestId, booking: { ...booking, state: "CONFIRMED" } });
    expect(chat.effect("notifyStaff").notice).toMatchObject({ kind: "late" });
  });
});
