import { expect, test } from "vitest";
import { Chat } from "#test/support/machine/chat.ts";
import { fjord, said, slotAt } from "#test/support/machine/facts.ts";

const located = { ...fjord, address: "Kaigata 7", location: { latitude: 59.9, longitude: 10.7 } };

test.for([
  ["voice", "voiceNotHeard"],
  ["picture", "pictureNotSeen"],
  ["sticker", "stickerSeen"],
  ["contact", "contactNotOwn"],
] as const)("a %s is answered as what it is, and the open question follows", ([kind, line]) => {
  const chat = new Chat().step(said("book", { partySize: 4, date: "2026-11-22", venueId: 1 }));
  const { requestId } = chat.effect("findSlots");
  chat.step({ type: "slotsFound", requestId, slots: [slotAt("18:30"), slotAt("19:00")] });
  chat.step({ type: "guestSentOther", kind });
  expect(chat.lines()).toEqual([line, "slotsOfDay"]);
  expect(chat.buttons().length).toBeGreaterThan(2);
});

test("who sends where they are is told where the house is", () => {
  const chat = new Chat({ venues: [located], attachments: true });
  chat.step({ type: "guestSentOther", kind: "place" });
  expect(chat.lines()).toEqual(["addressOfVenue", "anythingElse"]);
  expect(chat.effects.at(-1)).toEqual({ type: "attachPlace", venueId: 1 });
});

test.for([["place"], [undefined]] as const)(
  "where nothing is known to answer a %s, words are asked for",
  ([kind]) => {
    const chat = new Chat().step({ type: "guestSentOther", ...(kind && { kind }) });
    expect(chat.lines()).toContain("textOnly");
  },
);
