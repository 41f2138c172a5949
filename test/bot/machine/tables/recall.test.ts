import { expect, test } from "vitest";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, fjord, said, slotAt, tejo } from "#test/support/machine/facts.ts";

const last = bookingAt("19:00", {
  comment: "by the window",
  scenarioName: "Tasting menu",
  state: "CLOSED",
});
const asks = (stated = {}) => said("book", { usual: true, ...stated });

function recalled(chat: Chat, booking?: BookedTable): Chat {
  const { requestId } = chat.effect("recallBooking");
  return chat.step({ type: "bookingRecalled", requestId, ...(booking && { booking }) });
}

test("the last time is told, and all that is missing is the day", () => {
  const chat = recalled(new Chat().step(asks()), last);
  expect(chat.lines()).toEqual(["lastTime", "askDate"]);
  expect(chat.state).toMatchObject({
    phase: "askingDate",
    draft: { venueId: 1, partySize: 4, scenarioName: "Tasting menu", comment: "by the window" },
  });
});

test("with a day it is looked up and held, and nothing is booked but by the yes to its summary", () => {
  const chat = recalled(new Chat().step(asks({ date: "2026-11-22" })), last);
  const { requestId } = chat.effect("findSlots");
  chat.step({ type: "slotsFound", requestId, slots: [slotAt("19:00", { scenarioName: "Tasting menu" })] });
  expect(chat.effects.map(({ type }) => type)).toEqual(["placeHold"]);
});

test("what is said besides takes the place of what was", () => {
  const chat = recalled(new Chat().step(asks({ partySize: 2, time: "20:00" })), last);
  expect(chat.state).toMatchObject({ draft: { partySize: 2, time: { type: "at", time: "20:00" } } });
});

test("at another venue the way to dine is that one's", () => {
  const chat = recalled(new Chat({ venues: [fjord, tejo] }).step(asks({ venueId: 2 })), last);
  expect(chat.state).toMatchObject({ draft: { venueId: 2, partySize: 4 } });
  expect(chat.state).not.toHaveProperty("draft.scenarioName");
});

test("who was never here is told so, and asked as anybody", () => {
  expect(recalled(new Chat().step(asks())).lines()).toEqual(["noLastTime", "askPartySize"]);
});

test("where a table is picked, it is no wish for another", () => {
  const chat = new Chat().step(said("book", { partySize: 4, date: "2026-11-22", time: "19:00" }));
  const { requestId } = chat.effect("findSlots");
  chat.step({ type: "slotsFound", requestId, slots: [slotAt("19:00")] });
  chat.step({
    type: "holdPlaced",
    requestId: chat.effect("placeHold").requestId,
    venueId: 1,
    bookingId: "h",
    minutes: 15,
  });
  expect(chat.step(asks()).effects.map(({ type }) => type)).not.toContain("recallBooking");
});

test("right after a booking, the same as last time is one more like it", () => {
  const placed = { ...new Chat().state, phase: "placed", booking: bookingAt("19:00") } as const;
  expect(new Chat({}, placed).step(said("book", { usual: true })).effect("recallBooking")).toBeDefined();
});

test("right after a cancellation, the same as before is as that table was", () => {
  const booking = { ...last, state: "CANCELLED" } as const;
  const placed = { ...new Chat().state, phase: "placed", booking } as const;
  const chat = new Chat({}, placed).step(asks({ date: "2026-11-23" }));
  expect(chat.lines()).toEqual(["lastTime"]);
  expect(chat.effect("findSlots")).toMatchObject({ date: "2026-11-23", partySize: 4 });
});
