import { describe, expect, test } from "vitest";
import type { State } from "#src/bot/machine/core/state.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, said, waiting } from "#test/support/machine/facts.ts";

const booking = bookingAt("19:00", { name: "Anna Berg" });
const neverMind = said("cancel", { meant: "stops" });

/** A chat in which something was just asked about a booking, or the waitlist. */
function asked(question: object): Chat {
  const chat = new Chat();
  chat.state = { ...chat.state, ...question } as State;
  return chat;
}

describe("“never mind” leaves everything as it is where it is asked", () => {
  test.each([
    ["whether to cancel", { phase: "confirmingCancel", booking }],
    [
      "whether to cancel, and something of the house since",
      { phase: "confirmingCancel", booking, interruptedBy: "q" },
    ],
    ["which one to cancel", { phase: "choosingBooking", purpose: "cancel", bookings: [booking], draft: {} }],
    ["what to change", { phase: "askingChange", booking }],
    ["whether to leave the waitlist", { phase: "confirmingLeave", table: waiting }],
    ["nothing", { phase: "idle" }],
    ["nothing after a booking", { phase: "placed", booking }],
  ])("%s", (_, question) => {
    const chat = asked(question).step(neverMind);
    expect(chat.lines()).toContain("kept");
    expect(chat.effects.every(({ type }) => type === "say")).toBe(true);
    expect(chat.step(said("affirm")).effects.every(({ type }) => type === "say")).toBe(true);
  });
});

test("a table that is looked for is given up by it", () => {
  const chat = new Chat().step(said("book", { partySize: 2 })).step(neverMind);
  expect(chat.lines()).toContain("droppedDraft");
});

test("whether they come is asked again", () => {
  const chat = new Chat().step({ type: "confirmationDue", booking, kind: "prompt" }).step(neverMind);
  expect(chat.lines()).toContain("confirmationPrompt");
  expect(chat.state.prompts).toHaveLength(1);
});

describe("“keep it”", () => {
  const keeps = said("other", { meant: "keeps" });

  test("leaves a booking that was to be cancelled, and one that was to be changed", () => {
    expect(asked({ phase: "confirmingCancel", booking }).step(keeps).lines()).toContain("kept");
    const chat = asked({ phase: "placed", booking }).step(said("change", { partySize: 5 }));
    expect(chat.step(keeps).lines()).toContain("kept");
  });

  test("is a yes to whether the guest is to be remembered", () => {
    const remember = { token: "r", choice: { type: "remember", agrees: true } };
    const chat = asked({ phase: "placed", booking, choices: [remember] }).step(keeps);
    expect(chat.state.remembers).toBe("yes");
    const refused = asked({ phase: "placed", booking, choices: [remember] });
    expect(refused.step(said("deny", { meant: "keeps" })).state.remembers).toBe("no");
  });

  test("asks again whether they come", () => {
    const chat = new Chat().step({ type: "confirmationDue", booking, kind: "prompt" }).step(keeps);
    expect(chat.lines()).toContain("confirmationPrompt");
  });
});
