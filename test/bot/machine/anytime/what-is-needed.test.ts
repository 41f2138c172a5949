import { expect, test } from "vitest";
import { expectingOf } from "#src/bot/machine/phases/phases.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { said, slotAt } from "#test/support/machine/facts.ts";

const asksNeeds = said("question", { asksNeeds: true });

test("what is needed is said of each step to a table, and that is all", () => {
  const chat = new Chat().step(asksNeeds);
  expect(chat.lines()[0]).toBe("neededForTable");
  chat.step(said("book", { partySize: 4, date: "2026-11-22", time: "19:00" }));
  chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots: [slotAt("19:00")] });
  const { requestId } = chat.effect("placeHold");
  chat.step({ type: "holdPlaced", requestId, venueId: 1, bookingId: "hold-1", minutes: 15 });
  expect(chat.step(asksNeeds).lines()).toEqual(["neededName", "askName"]);
  chat.step(said("inform", { firstName: "Anna" }));
  expect(chat.step(asksNeeds).lines()).toEqual(["whyPhone", "askPhone"]);
  expect(chat.step(said("affirm")).lines()).toEqual(["whyPhone", "askPhone"]);
  expect(chat.step(said("deny", { meant: "mistaken" })).lines()).toEqual(["askPhone"]);
  chat.press("choiceSkip");
  expect(chat.step(asksNeeds).lines()[0]).toBe("neededYes");
  expect(chat.effects.map(({ type }) => type)).toEqual(["say"]);
});

test("who writes on while a table is looked up answers what is asked next", () => {
  const chat = new Chat().step(said("book", { partySize: 4, date: "2026-11-22", time: "19:00" }));
  expect(expectingOf(chat.state)).toBe("name");
  const search = chat.effect("findSlots");
  chat.step(said("inform", { firstName: "Pat", lastName: "Ray", phone: "+4790012345" }));
  chat.step({ type: "slotsFound", requestId: search.requestId, slots: [slotAt("19:00")] });
  const { requestId } = chat.effect("placeHold");
  chat.step({ type: "holdPlaced", requestId, venueId: 1, bookingId: "hold-1", minutes: 15 });
  expect(chat.lines()).toEqual(["heldFor", "summary", "summaryName", "summaryPhone", "askConfirm"]);
});

test.for([
  [true, "confirmedByMail"],
  [false, "confirmedHere"],
] as const)("by mail is confirmed only where mails go out: %s", ([mails, line]) => {
  const chat = new Chat({ mails }).step(said("question", { topics: ["confirmation"] }));
  expect(chat.lines()[0]).toBe(line);
});
