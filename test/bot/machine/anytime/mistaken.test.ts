import { describe, expect, test } from "vitest";
import type { State } from "#src/bot/machine/core/state.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, said } from "#test/support/machine/facts.ts";

const booking = bookingAt("19:00", { name: "Anna Berg" });
const mistaken = said("deny", { meant: "mistaken" });

function at(question: object): Chat {
  const chat = new Chat();
  chat.state = { ...chat.state, ...question } as State;
  return chat;
}

describe("“that's not right” gives nothing up", () => {
  test("while the day is asked for", () => {
    const chat = new Chat().step(said("book", { partySize: 2 })).step(mistaken);
    expect(chat.lines()).toEqual(["whatToChange", "askDate"]);
    expect(chat.state).toMatchObject({ draft: { partySize: 2 } });
  });

  test("where whether they come was asked: how it is to be changed is asked", () => {
    const chat = new Chat().step({ type: "confirmationDue", booking, kind: "prompt" }).step(mistaken);
    expect(chat.effect("findBookings")).toBeDefined();
    expect(chat.effects.some(({ type }) => type === "setBookingState")).toBe(false);
  });

  test("right after a booking", () => {
    const chat = at({ phase: "placed", booking }).step(mistaken);
    expect(chat.effect("findBookings")).toBeDefined();
  });
});

test("a booking that was to be cancelled stays by it", () => {
  const chat = at({ phase: "confirmingCancel", booking }).step(mistaken);
  expect(chat.lines()).toContain("kept");
});

test("where nothing is talked about it begins nothing", () => {
  const chat = new Chat().step(mistaken);
  expect(chat.effects.every(({ type }) => type === "say")).toBe(true);
});
