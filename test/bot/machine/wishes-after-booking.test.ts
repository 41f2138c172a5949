import { describe, expect, test } from "vitest";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { expectingOf } from "#src/bot/machine/phases/phases.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, said, slotAt } from "#test/support/machine/facts.ts";

const booking = bookingAt("19:00");
const tomorrow = bookingAt("20:00", { id: "b2" });

/** A chat in which a table was just booked. */
function booked(): Chat {
  const chat = new Chat().step(said("book", { partySize: 4, date: "2026-11-22", time: "19:00" }));
  chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots: [slotAt("19:00")] });
  const { requestId: hold } = chat.effect("placeHold");
  chat.step({ type: "holdPlaced", requestId: hold, venueId: 1, bookingId: "hold-1", minutes: 15 });
  chat.step(said("inform", { firstName: "Anna", lastName: "Berg" })).press("choiceSkip");
  const { requestId } = chat.press("choiceConfirm").effect("placeBooking");
  return chat.step({ type: "bookingPlaced", requestId, booking });
}

describe("right after a booking, a wish that is put as", () => {
  test.for([
    ["a question", said("question", { comment: "nut allergy", topics: ["diets"] })],
    ["a request", said("book", { comment: "a high chair" })],
  ] as const)("%s is asked about as a wish for it, and begins no other table", ([, wish]) => {
    const chat = booked().step(wish);
    expect(chat.state).toMatchObject({ phase: "confirmingChange" });
    expect(chat.lines()).toContain("askWish");
    expect(chat.lines()).not.toContain("askPartySize");
  });
});

test.for([
  ["question", { partySize: 5 }, "askChange"],
  ["book", { partySize: 5 }, "askDate"],
] as const)("right after a booking, %s for %j is met by %s", ([intent, values, line]) => {
  expect(booked().step(said(intent, values)).lines()).toContain(line);
});

test.for(["question", "book"] as const)(
  "right after a booking, another hour is one for it, or for one more table: %s",
  (intent) => {
    const chat = booked().step(said(intent, { time: "20:00" }));
    expect(chat.lines()[0]).toBe("askChange");
    expect(chat.buttons().map(({ label }) => label.key)).toContain("choiceAnother");
  },
);

test("a booking that is left as it is stays the one that is talked about", () => {
  const chat = booked()
    .step(said("inform", { comment: "a high chair" }))
    .press("choiceKeep");
  expect(chat.lines()[0]).toBe("kept");
  expect(chat.state).toMatchObject({ phase: "placed", booking });
  chat.step(said("inform", { comment: "by the window" }));
  expect(chat.state).toMatchObject({ phase: "confirmingChange", query: { comment: "by the window" } });
});

test("whether something may be brought is said to be the restaurant's to tell, and begins no table", () => {
  const chat = new Chat().step(said("question", { comment: "bring a cake", topics: ["corkage"] }));
  expect(chat.lines().slice(0, 2)).toEqual(["restaurantDecides", "contactVenue"]);
  finds(chat, []);
  expect(chat.state.phase).toBe("idle");
});

test("what is to go from the note is asked about, and nobody has to know whether that is possible", () => {
  const chat = booked().step({
    type: "guestSaid",
    text: "can you take the wheelchair off?",
    understood: { intent: "inform", wishesLeft: "nut allergy" },
    needs: "nut allergy",
  });
  expect(chat.lines()).not.toContain("restaurantDecides");
});

/** The bookings that were looked up. */
function finds(chat: Chat, bookings: readonly BookedTable[]): Chat {
  return chat.step({ type: "bookingsFound", requestId: chat.effect("findBookings").requestId, bookings });
}

describe("days after a booking, a wish alone", () => {
  const wishes = [
    said("book", { comment: "a high chair" }),
    said("other", { comment: "a high chair" }),
    said("question", { comment: "a high chair", topics: ["children"] }),
  ];

  test.for(wishes)("is asked about for that table: %j", (wish) => {
    const chat = finds(new Chat().step(wish), [{ ...booking, comment: "by the window" }]);
    expect(chat.lines()).toEqual(["summaryComment", "askWish"]);
    expect(chat.state).toMatchObject({ query: { comment: "by the window; a high chair" } });
  });

  test("is asked about for which of several", () => {
    const chat = finds(new Chat().step(said("other", { comment: "a high chair" })), [booking, tomorrow]);
    chat.press("choiceChangeNumber", 1);
    expect(chat.state).toMatchObject({ phase: "confirmingChange", query: { comment: "a high chair" } });
  });

  test("begins a table where there is none, or where it is for one more", () => {
    const begun = finds(new Chat().step(said("other", { comment: "by the window" })), []);
    expect(begun.lines()).toEqual(["noted", "askPartySize"]);
    const had = finds(new Chat().step(said("book", { comment: "by the window" })), [
      { ...booking, comment: "a high chair" },
    ]);
    expect(had.press("choiceAnother").lines()).toEqual(["askPartySize"]);
    expect(had.state).toMatchObject({ draft: { comment: "by the window" } });
  });

  test.for([
    [[booking], "askWish"],
    [[booking, tomorrow], "whichToChange"],
  ] as const)("is heard after a list of what is booked: %j", ([bookings, line]) => {
    const chat = finds(new Chat().step(said("list")), bookings);
    expect(chat.step(said("book", { comment: "a high chair" })).lines()).toContain(line);
  });
});

describe("a wish that is none any more", () => {
  const unwished = said("other", {
    comment: "no high chair needed after all",
    unwished: ["high", "chair", "needed"],
  });
  const wished = { ...booking, comment: "by the window; with two high chairs" };

  test("is taken out of the booking's wishes, once the guest says yes to it", () => {
    const chat = finds(new Chat().step(unwished), [wished]);
    expect(chat.lines()).toEqual(["wishOff", "summaryComment", "askWishOff"]);
    expect(chat.line("wishOff")?.values).toEqual({ comment: "with two high chairs" });
    expect(chat.buttons().map(({ label }) => label.key)).toEqual(["choiceYes", "choiceKeep"]);
    const { requestId, comment } = chat.press("choiceYes").effect("changeBooking");
    expect(comment).toBe("by the window");
    chat.step({ type: "bookingChanged", requestId, booking: { ...booking, comment: "by the window" } });
    expect(chat.lines()).toEqual(["changed", "wishOff"]);
  });

  test("leaves none where it was the only one", () => {
    const chat = finds(new Chat().step(unwished), [{ ...booking, comment: "a high chair" }]);
    expect(chat.lines()).toEqual(["wishOff", "askWishOff"]);
    const { requestId, comment } = chat.press("choiceYes").effect("changeBooking");
    expect(comment).toBe("");
    chat.step({ type: "bookingChanged", requestId, booking });
    expect(chat.lines()).toEqual(["changed", "wishOff"]);
  });

  test("is of the booking that is talked about, and of the one that is picked", () => {
    const chat = finds(new Chat().step(said("list")), [wished]).step(unwished);
    expect(chat.lines()).toContain("askWishOff");
    const several = finds(new Chat().step(unwished), [wished, tomorrow]).press("choiceChangeNumber");
    expect(several.lines()).toContain("askWishOff");
    const right = booked();
    right.step(said("inform", { comment: "a high chair" }));
    const { requestId } = right.press("choiceYes").effect("changeBooking");
    right.step({ type: "bookingChanged", requestId, booking: { ...booking, comment: "a high chair" } });
    expect(right.step(unwished).lines()).toEqual(["wishOff", "askWishOff"]);
  });

  test("is the one whose chief word is said, whatever words the others share", () => {
    const known = { ...booking, comment: "a high chair; a bit more space" };
    const chat = finds(
      new Chat().step(said("other", { comment: "no chair any more", unwished: ["chair", "more"] })),
      [known],
    );
    expect(chat.line("wishOff")?.values).toEqual({ comment: "a high chair" });
  });

  test("that was not agreed to yet leaves the booking as it is", () => {
    const chat = finds(new Chat().step(said("other", { comment: "bring a small dog" })), [booking]);
    expect(chat.lines()).toContain("askWish");
    chat.step(said("other", { comment: "no forget the dog", unwished: ["forget", "dog"] }));
    expect(chat.lines()).toContain("kept");
  });

  test.for([
    ["peanut allergy", ["nuts", "peanut"]],
    ["allergic to nuts", ["nuts"]],
    ["Nussallergie", ["nusse"]],
    ["by the window", ["high", "chair"]],
    [undefined, ["high", "chair"]],
  ] as const)("touches no other: %s", ([comment, words]) => {
    const known = comment === undefined ? booking : { ...booking, comment };
    const chat = finds(new Chat().step(said("other", { comment: "none of it", unwished: words })), [known]);
    expect(chat.lines()).not.toContain("askWishOff");
    expect(chat.lines()).toContain("askWish");
  });
});

describe("a note that is emptied", () => {
  const emptied = said("change", { wishedAlone: true });
  const wished = { ...booking, comment: "by the window; a cake" };

  test("is shown as a change of the booking, and is one after a yes", () => {
    const chat = finds(new Chat().step(emptied), [wished]);
    expect(chat.lines()).toEqual(["wishOff", "askWishOff"]);
    expect(chat.press("choiceYes").effect("changeBooking").comment).toBe("");
  });

  test("goes with a change that is shown", () => {
    const chat = finds(new Chat().step(said("change", { partySize: 5 })), [wished]).step(emptied);
    expect(chat.state).toMatchObject({ query: { comment: "", partySize: 5 } });
    expect(chat.effects.map(({ type }) => type)).not.toContain("changeBooking");
  });

  test("changes nothing of a booking without one", () => {
    expect(finds(new Chat().step(emptied), [booking]).state.phase).toBe("askingChange");
  });
});

test("sorrow alone is met with a kind word, and with none of not having been understood", () => {
  const chat = new Chat().step(said("other", { feeling: "sorrow" }));
  expect(chat.lines()).toEqual(["condolence", "anythingElse"]);
  expect(chat.state.misses).toBe(0);
});

describe("something to be added to a booking", () => {
  const fizz = { adds: true, ofBooking: true, comment: "a bottle of fizz" } as const;
  const elsewhere = bookingAt("19:00", { id: "b3", venueId: 2 });

  test("is asked about for the one that was just made, or that there is", () => {
    expect(booked().step(said("change", fizz)).lines()).toEqual(["summaryComment", "askWish"]);
    const chat = finds(new Chat().step(said("change", fizz)), [booking]);
    expect(chat.state).toMatchObject({ phase: "confirmingChange", query: { comment: "a bottle of fizz" } });
  });

  test("is for that of the day that is named, which is moved nowhere", () => {
    const friday = bookingAt("20:00", { id: "b4", startsAt: "2026-11-27T19:00:00Z" });
    const wish = said("change", { ...fizz, date: "2026-11-27", venueId: 1, partySize: friday.partySize });
    const chat = finds(new Chat().step(wish), [booking, friday, elsewhere]);
    expect(chat.lines()).toEqual(["summaryComment", "askWish"]);
    expect(chat.state).toMatchObject({ query: { changing: { id: "b4" }, date: "2026-11-27" } });
    expect(booked().step(wish).state.phase).toBe("findingBookings");
  });

  test("is for which of several, and then moves none of them", () => {
    const chat = finds(new Chat().step(said("change", { ...fizz, date: "2026-11-30" })), [booking, tomorrow]);
    expect(chat.lines()).toContain("whichToChange");
    chat.press("choiceChangeNumber", 1);
    expect(chat.lines()).toEqual(["summaryComment", "askWish"]);
  });

  test("begins no table where there is none", () => {
    expect(finds(new Chat().step(said("change", fizz)), []).lines()).toContain("noBookings");
  });

  test("that is not said yet is asked for, and is what comes next", () => {
    const chat = booked().step(said("change", { adds: true, ofBooking: true }));
    expect(chat.lines()).toEqual(["askWhatToAdd"]);
    expect(expectingOf(chat.state)).toBe("note");
    chat.step(said("inform", { comment: "the ring with the dessert, 5 roses" }));
    expect(chat.lines()).toEqual(["summaryComment", "askWish"]);
    expect(chat.state).toMatchObject({ query: { comment: "the ring with the dessert, 5 roses" } });
  });

  test.for([
    [said("deny"), "kept"],
    [said("change", { partySize: 5 }), "askChange"],
  ] as const)("that is not said yet may be nothing after all: %j", ([next, line]) => {
    const chat = booked().step(said("change", { adds: true, ofBooking: true }));
    expect(chat.step(next).lines()).toContain(line);
  });
});
