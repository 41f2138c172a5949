import { describe, expect, test } from "vitest";
import type { Intent } from "#src/bot/understanding/understood.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, said } from "#test/support/machine/facts.ts";

const guestReference = "K7QM-2XRF";
const elsewhere = "29TV-HKMH";
const naming = (reference: string, intent: Intent = "book") => said(intent, { reference });

describe("a reference that a guest names", () => {
  test("is of another chat: what the bookings are under is asked", () => {
    const chat = new Chat({ guestReference }).step(naming(elsewhere));
    expect(chat.lines()).toEqual(["askProof"]);
    expect(chat.effect("say").contactRequest).toBe(true);
    expect(chat.step(said("deny")).lines()[0]).toBe("kept");
  });

  test("waits until the table that is talked about is settled", () => {
    const chat = new Chat({ guestReference }).step(said("book", { partySize: 2 }));
    chat.step(naming(elsewhere));
    expect(chat.lines()).toEqual(["referenceElsewhere", "askDate"]);
  });

  test.for([
    ["a number", said("inform", { phone: "+4790012345" }), { phone: "+4790012345" }],
    [
      "a name",
      said("inform", { firstName: "Anna", lastName: "Berg" }),
      { firstName: "Anna", lastName: "Berg" },
    ],
  ] as const)("is looked up with %s", ([, event, proof]) => {
    const chat = new Chat({ guestReference }).step(naming(elsewhere)).step(event);
    expect(chat.effect("claimBookings")).toMatchObject({ reference: elsewhere, proof });
  });

  test("is looked up at once where the number stands beside it", () => {
    const words = said("inform", { phone: "+4790012345", reference: elsewhere });
    const chat = new Chat({ guestReference }).step(words);
    expect(chat.effect("claimBookings").proof).toEqual({ phone: "+4790012345" });
  });

  test("that is not under what was written may be under another number", () => {
    const chat = new Chat({ guestReference }).step(naming(elsewhere));
    chat.step(said("inform", { phone: "+4790012344" }));
    const { requestId } = chat.effect("claimBookings");
    chat.step({ type: "bookingsClaimed", requestId, outcome: "other" });
    expect(chat.lines()).toEqual(["claimOther", "contactVenue", "askProof"]);
    chat.step(said("inform", { phone: "+4790012345" }));
    expect(chat.effect("claimBookings")).toMatchObject({
      reference: elsewhere,
      proof: { phone: "+4790012345" },
    });
  });

  test.for([
    ["tooOften", ["claimTooOften", "contactVenue"]],
    ["keptAway", ["claimKeptAway", "contactVenue"]],
  ] as const)("that comes to nothing (%s) says who can help", ([outcome, lines]) => {
    const chat = new Chat({ guestReference }).step(naming(elsewhere));
    chat.step(said("inform", { phone: "+4790012345" }));
    const { requestId } = chat.effect("claimBookings");
    chat.step({ type: "bookingsClaimed", requestId, outcome });
    expect(chat.lines()).toEqual(lines);
    expect(chat.state.phase).toBe("idle");
  });

  test.for([
    ["all", "theirs", ["claimed"]],
    ["some", "someTheirs", ["claimed", "claimKeptAway", "contactVenue"]],
  ] as const)("brings the bookings, %s of them, which are listed", ([, outcome, lines]) => {
    const chat = new Chat({ guestReference }).step(naming(elsewhere));
    chat.step(said("inform", { phone: "+4790012345" }));
    const { requestId } = chat.effect("claimBookings");
    chat.step({ type: "bookingsClaimed", requestId, outcome });
    expect(chat.lines()).toEqual(lines);
    const found = chat.effect("findBookings").requestId;
    chat.step({ type: "bookingsFound", requestId: found, bookings: [bookingAt("19:00")] });
    expect(chat.lines()).toContain("bookingItem");
  });

  test("shows the bookings where it is their own, and is no hindrance to cancelling them", () => {
    const lists = new Chat({ guestReference }).step(naming(guestReference));
    expect(lists.state).toMatchObject({ purpose: "list" });
    const cancels = new Chat({ guestReference }).step(naming(guestReference, "cancel"));
    expect(cancels.state).toMatchObject({ purpose: "cancel" });
  });
});

test("a booking that is looked after in another chat is nobody's here, and its question is closed", () => {
  const booking = bookingAt("19:00");
  const chat = new Chat({ guestReference }).step({ type: "confirmationDue", booking, kind: "prompt" });
  chat.step({ type: "bookingTakenOver", booking });
  expect(chat.lines()).toEqual(["takenOver", "contactVenue"]);
  expect(chat.state.prompts).toEqual([]);
  expect(chat.effects.every(({ type }) => type === "say")).toBe(true);
});
