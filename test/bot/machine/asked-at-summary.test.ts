import { expect, test } from "vitest";
import { Chat } from "#test/support/machine/chat.ts";
import { said, slotAt } from "#test/support/machine/facts.ts";

/** A chat that shows the summary of a table for 4. */
function atSummary(): Chat {
  const chat = new Chat().step(said("book", { partySize: 4, date: "2026-11-22" }));
  const { requestId } = chat.effect("findSlots");
  chat.step({ type: "slotsFound", requestId, slots: [slotAt("18:30"), slotAt("19:00")] });
  const hold = chat.press("choiceTime").effect("placeHold");
  chat.step({
    type: "holdPlaced",
    requestId: hold.requestId,
    venueId: 1,
    bookingId: "hold-1",
    minutes: 15,
  });
  chat.step(said("inform", { firstName: "Anna", lastName: "Berg", phone: "+4790012345" }));
  expect(chat.lines()).toContain("askConfirm");
  return chat;
}

test("a question of the house is followed by the table in one line, with the same buttons", () => {
  const chat = atSummary();
  const buttons = chat.buttons().map(({ label }) => label.key);
  chat.step(said("question", { topics: ["wifi"] }));
  expect(chat.lines()).toContain("askConfirmBriefly");
  expect(chat.lines()).not.toContain("summary");
  expect(chat.buttons().map(({ label }) => label.key)).toEqual(buttons);
  expect(chat.step(said("affirm")).effect("placeBooking")).toBeDefined();
});

test.for([
  ["a wish", said("inform", { comment: "by the window" })],
  ["a number beside the question", said("question", { topics: ["wifi"], phone: "+4790012346" })],
  ["another language", said("question", { topics: ["wifi"], language: "de" })],
  ["words that nobody understood", said("other")],
] as const)("after %s all of it is shown", ([, event]) => {
  const chat = atSummary().step(event);
  expect(chat.lines()).toContain("summary");
  expect(chat.lines()).toContain("askConfirm");
});

test("for how many the table is, is told to who asks whether the baby is counted, and read before a yes beside it", () => {
  const chat = atSummary().step(said("question", { topics: ["counted"], agrees: true }));
  expect(chat.line("countedAll")).toMatchObject({ values: { partySize: 4 } });
  expect(chat.state.phase).toBe("confirming");
});
