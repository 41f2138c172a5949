import { describe, expect, test } from "vitest";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, said, slotAt } from "#test/support/machine/facts.ts";

const asks = said("askBooked");

function atSummary(): Chat {
  const chat = new Chat().step(
    said("book", { partySize: 4, date: "2026-11-22", time: "19:00", firstName: "Anna" }),
  );
  chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots: [slotAt("19:00")] });
  const { requestId } = chat.effect("placeHold");
  chat.step({ type: "holdPlaced", requestId, venueId: 1, bookingId: "h1", minutes: 15 });
  return chat.press("choiceSkip");
}

function finds(chat: Chat, ...bookings: readonly ReturnType<typeof bookingAt>[]): Chat {
  const { requestId } = chat.effect("findBookings");
  return chat.step({ type: "bookingsFound", requestId, bookings });
}

describe("whether it is booked", () => {
  test("is not so at the summary, which is shown again", () => {
    const chat = atSummary().step(asks);
    expect(chat.lines()).toEqual(["notBookedHeld", "summary", "summaryName", "askConfirm"]);
    expect(chat.press("choiceConfirm").effect("placeBooking")).toBeDefined();
  });

  test("is not so while a table is talked about, and the question follows", () => {
    const chat = finds(new Chat().step(said("book", { partySize: 4 })).step(asks));
    expect(chat.lines()).toEqual(["nothingBookedYet", "askDate"]);
  });

  test("is not so of a table that is picked, which is said once more", () => {
    const chat = new Chat().step(said("book", { partySize: 4, date: "2026-11-22", time: "19:00" }));
    chat.step({
      type: "slotsFound",
      requestId: chat.effect("findSlots").requestId,
      slots: [slotAt("19:00")],
    });
    const { requestId } = chat.effect("placeHold");
    chat.step({ type: "holdPlaced", requestId, venueId: 1, bookingId: "h1", minutes: 15 });
    expect(finds(chat.step(asks)).lines()).toEqual(["nothingBookedYet", "summary", "askName"]);
  });

  test("is not so of a table that is known in part, of which what is known is said", () => {
    const chat = finds(new Chat().step(said("book", { date: "2026-11-22" })).step(asks));
    expect(chat.lines()).toEqual(["nothingBookedYet", "notedMoment", "askPartySize"]);
  });

  test("is so of another table while one is talked about", () => {
    const chat = finds(new Chat().step(said("book", { partySize: 4 })).step(asks), bookingAt("19:00"));
    expect(chat.lines()).toEqual(["bookingsHeading", "bookingItem", "placedReference", "askDate"]);
  });

  test("is told with the name and the reference once it is", () => {
    const chat = finds(new Chat().step(asks), { ...bookingAt("19:00"), name: "Anna Berg" });
    expect(chat.lines()).toEqual(["bookingsHeading", "bookingItem", "summaryName", "placedReference"]);
    expect(chat.line("summaryName")?.values).toEqual({ name: "Anna Berg" });
  });

  test("is told of several with the name that they share", () => {
    const shared = [
      { ...bookingAt("19:00"), name: "Anna Berg" },
      { ...bookingAt("21:00"), id: "b2", name: "Anna Berg" },
    ];
    expect(finds(new Chat().step(asks), ...shared).lines()).toContain("summaryName");
    const [first, second] = shared;
    if (!first || !second) throw new Error("there are two");
    expect(finds(new Chat().step(asks), first, { ...second, name: "Bo Dahl" }).lines()).not.toContain(
      "summaryName",
    );
  });

  test("is not so where nothing is booked", () => {
    expect(finds(new Chat().step(asks)).lines()).toEqual(["noBookings"]);
  });
});
