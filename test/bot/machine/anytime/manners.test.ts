import { describe, expect, test } from "vitest";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, fjord, said, slotAt, unread } from "#test/support/machine/facts.ts";

const wish = said("book", { partySize: 4, date: "2026-11-22", time: "19:00", firstName: "Anna" });

/** A table that is free and held for a quarter of an hour; only the number is missing. */
function atPhone(): Chat {
  const chat = new Chat().step(wish);
  chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots: [slotAt("19:00")] });
  const { requestId } = chat.effect("placeHold");
  return chat.step({ type: "holdPlaced", requestId, venueId: 1, bookingId: "h1", minutes: 15 });
}

const atSummary = (): Chat => atPhone().press("choiceSkip");

function booked(): Chat {
  const chat = atSummary().press("choiceConfirm");
  const booking = bookingAt("19:00");
  return chat.step({ type: "bookingPlaced", requestId: chat.effect("placeBooking").requestId, booking });
}

describe("goodbye", () => {
  const bye = said("thanks", { farewell: "bye" });

  test("with nothing under way is answered as one", () => {
    expect(new Chat().step(bye).lines()).toEqual(["goodbye"]);
  });

  test.for(["bye", "meeting"] as const)(
    "at the summary (%s) says that it is not booked, and asks again",
    (farewell) => {
      const chat = atSummary().step(said("thanks", { farewell }));
      expect(chat.lines()[0]).toBe("notBookedHeld");
      expect(chat.lines().at(-1)).toBe("askConfirm");
      expect(chat.line("notBookedHeld")?.values).toEqual({ time: { type: "time", time: "10:15" } });
      expect(chat.state).toMatchObject({ phase: "confirming", selection: { hold: { bookingId: "h1" } } });
      expect(chat.press("choiceConfirm").effect("placeBooking")).toBeDefined();
    },
  );

  test("beside a yes at the summary books", () => {
    const chat = atSummary().step(said("affirm", { farewell: "meeting" }));
    expect(chat.effect("placeBooking")).toBeDefined();
  });

  test("while a table is held says until when", () => {
    const chat = atPhone().step(bye);
    expect(chat.lines()).toEqual(["goodbyeHeld"]);
    expect(chat.line("goodbyeHeld")?.values).toEqual({ time: { type: "time", time: "10:15" } });
    expect(chat.state.phase).toBe("askingPhone");
  });

  test("where a change is shown, nothing is changed without a yes", () => {
    const chat = booked().step(said("change", { partySize: 5 }));
    expect(chat.state.phase).toBe("confirmingChange");
    chat.step(said("thanks", { farewell: "meeting" }));
    expect(chat.lines()[0]).toBe("notChangedYet");
    expect(chat.state.phase).toBe("confirmingChange");
    expect(chat.step(said("affirm", { farewell: "meeting" })).effect("changeBooking").partySize).toBe(5);
  });

  test("while a table is talked about says that nothing is done", () => {
    expect(
      new Chat()
        .step(said("book", { partySize: 4 }))
        .step(bye)
        .lines(),
    ).toEqual(["goodbyeOpen"]);
  });

  test("after a booking looks forward to it, and is no yes to being remembered", () => {
    const chat = booked().step(said("thanks", { farewell: "meeting" }));
    expect(chat.lines()).toEqual(["goodbyeUntil"]);
    expect(chat.state.remembers).toBeUndefined();
  });

  test.for(["affirm", "change"] as const)("is no answer to whether a booking is cancelled (%s)", (intent) => {
    const chat = booked().step(said("cancel"));
    const { requestId } = chat.effect("findBookings");
    chat.step({ type: "bookingsFound", requestId, bookings: [bookingAt("19:00")] });
    expect(chat.step(said(intent, { farewell: "meeting" })).lines()).toEqual(["goodbyeOpen"]);
    expect(chat.state.phase).toBe("confirmingCancel");
  });

  test("that looks forward to the visit answers whether they come", () => {
    const chat = new Chat().step({ type: "confirmationDue", booking: bookingAt("19:00"), kind: "prompt" });
    chat.step(said("thanks", { farewell: "meeting" }));
    expect(chat.effect("setBookingState").state).toBe("CONFIRMED");
  });
});

describe("anger", () => {
  const anger = said("other", { feeling: "anger" });

  test.for([
    ["while the party is asked for", () => new Chat().step(said("book"))],
    ["while the number is asked for", atPhone],
    ["at the summary", atSummary],
    ["after a booking", booked],
  ] as const)("%s gets a kind word, a way to a person and the open question", ([, begin]) => {
    const chat = begin();
    const { phase } = chat.state;
    chat.step(anger);
    expect(chat.lines().slice(0, 2)).toEqual(["sorryForThis", "askStaff"]);
    expect(chat.state.phase).toBe(phase);
    expect(chat.state.misses).toBe(0);
  });

  test("leads to the phone where nobody of the staff reads along", () => {
    expect(new Chat({ venues: [unread] }).step(anger).lines()).toEqual([
      "sorryForThis",
      "contactVenue",
      "anythingElse",
    ]);
  });
});

describe("why?", () => {
  const why = said("question", { asksWhy: true });
  const closed = { ...fjord, openOn: () => [], largestParty: 6 };

  test("a day is closed: the reason again, with the nearest", () => {
    const chat = new Chat({
      venues: [
        { ...fjord, openOn: (date) => (date === "2026-11-22" ? [] : [{ from: "17:00", to: "22:00" }]) },
      ],
    });
    chat.step(said("book", { partySize: 4, date: "2026-11-22" }));
    chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots: [] });
    const slots = [slotAt("19:00", { startsAt: "2026-11-23T18:00:00Z" })];
    chat.step({ type: "alternativesFound", requestId: chat.effect("findAlternatives").requestId, slots });
    const first = chat.lines();
    expect(first).toContain("nearestOffers");
    expect(chat.step(why).lines()).toEqual(["whyAll", ...first]);
  });

  test("a time is full: others have the tables", () => {
    const chat = new Chat().step(wish);
    const slots = [slotAt("19:00", { available: false }), slotAt("20:00")];
    chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots });
    expect(chat.step(why).lines()).toEqual(["whyTaken", "slotsNear", ...chat.lines().slice(2)]);
    expect(chat.line("whyTaken")?.values).toEqual({ partySize: 4 });
  });

  test("a party is too large: how many may come, though the number is forgotten", () => {
    const chat = new Chat({ venues: [{ ...closed, staff: "nowhere" }] }).step(
      said("book", { partySize: 40 }),
    );
    expect(chat.step(why).lines()).toEqual(["whyAll", "partyTooLarge", "askSmallerParty"]);
  });

  test("a time has gone by", () => {
    const chat = new Chat().step(said("book", { partySize: 4, date: "2026-11-21", time: "08:00" }));
    expect(chat.step(why).lines()).toEqual(["whyAll", "timeIsPast", "askDate"]);
  });

  test("what a reason was given for is not kept once the talk has moved on", () => {
    const chat = new Chat().step(said("book", { partySize: 4, date: "2026-11-21", time: "08:00" }));
    chat.step(said("inform", { date: "2026-11-22", time: "19:00" }));
    expect(chat.state.because).toBeUndefined();
  });

  test.for([
    ["how many come", () => new Chat().step(said("book")), "whyAsk"],
    ["the day", () => new Chat().step(said("book", { partySize: 4 })), "whyAsk"],
    ["the number", atPhone, "whyPhone"],
  ] as const)("%s is asked for: what it is good for", ([, begin, line]) => {
    expect(begin().step(why).lines()[0]).toBe(line);
  });

  test("without anything to explain it is a question like another", () => {
    expect(new Chat().step(why).lines()).toContain("cannotAnswer");
  });
});

describe("who does not know yet", () => {
  const unsure = said("other", { undecided: true });

  test.for([
    ["how many", () => new Chat().step(said("book")), "roughNumber"],
    ["which day", () => new Chat().step(said("book", { partySize: 4 })), "noHurry"],
    ["whether to book what is held", atSummary, "noHurryHeld"],
  ] as const)("%s is told that it can wait", ([, begin, line]) => {
    expect(begin().step(unsure).lines()[0]).toBe(line);
  });
});

describe("a table of another day is to be cancelled while one is talked about", () => {
  test("the one is given up, which is told, and of the other it is asked", () => {
    const chat = atSummary().step(said("cancel", { date: "2026-11-25" }));
    expect(chat.lines()).toEqual(["droppedDraft"]);
    expect(chat.effect("releaseHold").hold.id).toBe("h1");
    expect(chat.state).toMatchObject({
      phase: "findingBookings",
      purpose: "cancel",
      draft: { date: "2026-11-25" },
    });
  });
});

describe("all is to be cancelled while a table is talked about", () => {
  const all = said("cancel", { cancelsAll: true });

  test("asks which is meant, and drops nothing", () => {
    const chat = atSummary().step(all);
    expect(chat.lines()).toEqual(["whichCancelled"]);
    expect(chat.effects.map(({ type }) => type)).toEqual(["say"]);
    expect(chat.state.phase).toBe("confirming");
  });

  test("a bare yes then books nothing", () => {
    const chat = atSummary().step(all).step(said("affirm"));
    expect(chat.effects.map(({ type }) => type)).toEqual(["say"]);
    expect(chat.lines()).toContain("summary");
  });

  test("only the table", () => {
    const chat = atSummary().step(all).press("choiceOnlyThisTable");
    expect(chat.lines()).toContain("droppedDraft");
    expect(chat.effect("releaseHold").hold.id).toBe("h1");
  });

  test("the bookings too: the table is given up, and a booking is cancelled after another yes alone", () => {
    const chat = atSummary().step(all).press("choiceBookingsToo");
    expect(chat.lines()).toEqual(["droppedDraft"]);
    expect(chat.effect("releaseHold").hold.id).toBe("h1");
    const { requestId } = chat.effect("findBookings");
    chat.step({ type: "bookingsFound", requestId, bookings: [bookingAt("19:00")] });
    expect(chat.lines()).toEqual(["askCancel"]);
    expect(chat.step(said("affirm")).effect("setBookingState").state).toBe("CANCELLED");
  });

  test("with nothing else under way the bookings are meant", () => {
    expect(new Chat().step(all).effect("findBookings").requestId).toBeDefined();
  });
});
