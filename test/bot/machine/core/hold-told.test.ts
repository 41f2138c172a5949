import { expect, test } from "vitest";
import { withHoldLeft } from "#src/bot/machine/core/hold-told.ts";
import { message, plain } from "#src/bot/machine/core/message.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { said, slotAt } from "#test/support/machine/facts.ts";

const time = { type: "time", time: "20:15" } as const;

test.for([
  [message("heldFor", { minutes: 15 }), ["holdOver"]],
  [message("goodbyeHeld", { time }), ["goodbyeOpen", "holdOver"]],
  [message("notBookedHeld", { time }), ["notBookedYet", "holdOver"]],
  [message("noHurryHeld", { time }), ["noHurry", "holdOver"]],
  [plain("askName"), ["askName"]],
] as const)("once the hold is over, nothing promises it: %j", ([line, keys]) => {
  expect(withHoldLeft([line], 0).map(({ key }) => key)).toEqual(keys);
});

test("what is left of it is promised, and never more than there was", () => {
  const [shorter] = withHoldLeft([message("heldFor", { minutes: 15 })], 9);
  expect(shorter).toEqual(message("heldFor", { minutes: 9 }));
  const [same] = withHoldLeft([message("heldFor", { minutes: 15 })], 16);
  expect(same).toEqual(message("heldFor", { minutes: 15 }));
});

test("a message that tells of a hold says until when it is there, and no other does", () => {
  const chat = new Chat().step(said("book", { partySize: 4, date: "2026-11-22", time: "19:00" }));
  chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots: [slotAt("19:00")] });
  const { requestId } = chat.effect("placeHold");
  chat.step({ type: "holdPlaced", requestId, venueId: 1, bookingId: "hold-1", minutes: 15 });
  expect(chat.effect("say")).toMatchObject({ heldUntil: "2026-11-21T09:15:00Z" });
  chat.step(said("inform", { firstName: "Anna" }));
  expect(chat.effect("say")).not.toHaveProperty("heldUntil");
});
