import { expect, test } from "vitest";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, fjord, said, tejo } from "#test/support/machine/facts.ts";

const located: VenueFacts = {
  ...fjord,
  address: "Kaigata 7",
  location: { latitude: 59.9, longitude: 10.7 },
};

const files = ({ effects }: Chat) =>
  effects.flatMap((effect) => (effect.type === "attachCalendarFile" ? [effect.change] : []));
const places = ({ effects }: Chat) =>
  effects.flatMap((effect) => (effect.type === "attachPlace" ? [effect.venueId] : []));
const asksTheWay = said("question", { topics: ["address"] });

test("who asks where the house is gets the place after the words", () => {
  const chat = new Chat({ venues: [located], attachments: true }).step(asksTheWay);
  expect(chat.lines()).toContain("addressOfVenue");
  expect(chat.effects.at(-1)).toEqual({ type: "attachPlace", venueId: 1 });
});

test.for([
  ["without a location there is none", { venues: [{ ...fjord, address: "Kaigata 7" }], attachments: true }],
  ["where only words can be shown there is none", { venues: [located], attachments: false }],
] as const)("%s", ([, options]) => {
  expect(places(new Chat(options).step(asksTheWay))).toEqual([]);
});

test("of several houses each that is asked for is shown, and only it", () => {
  const lisbon: VenueFacts = { ...tejo, address: "Cais", location: { latitude: 38.7, longitude: -9.1 } };
  const options = { venues: [located, lisbon], attachments: true };
  expect(places(new Chat(options).step(asksTheWay))).toEqual([1, 2]);
  const ofOne = said("question", { topics: ["address"], venueId: 2 });
  expect(places(new Chat(options).step(ofOne))).toEqual([2]);
  expect(places(new Chat(options).step(said("question", { topics: ["hours"] })))).toEqual([]);
});

test("what the house does to a booking reaches the guest's calendar, a confirmation does not", () => {
  const was = bookingAt("19:00");
  const outside = (booking: typeof was) =>
    files(new Chat({ attachments: true }).step({ type: "bookingChangedOutside", booking, was }));
  expect(outside({ ...was, state: "CANCELLED" })).toEqual(["cancelled"]);
  expect(outside({ ...was, partySize: was.partySize + 1 })).toEqual(["changed"]);
  expect(outside({ ...was, state: "CONFIRMED" })).toEqual([]);
  const byDesk = new Chat({ attachments: true }).step({
    type: "bookingCancelledByVenue",
    booking: { ...was, state: "CANCELLED" },
  });
  expect(files(byDesk)).toEqual(["cancelled"]);
});
