import { describe, expect, test } from "vitest";
import type { State } from "#src/bot/machine/core/state.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, fjord, now, said, slotAt, tejo } from "#test/support/machine/facts.ts";

const booking = bookingAt("19:00", { name: "Anna Berg" });
const other = bookingAt("20:00", { startsAt: "2026-11-27T19:00:00Z" });

function prompted(chat = new Chat()): Chat {
  return chat.step({ type: "confirmationDue", booking, kind: "prompt" });
}

/** A chat whose bookings were just looked up. */
function listed(event = said("list"), bookings = [booking, other], chat = new Chat()): Chat {
  chat.step(event);
  return chat.step({ type: "bookingsFound", requestId: chat.effect("findBookings").requestId, bookings });
}

describe("the second of a list", () => {
  test("is its second, though the word is a day too", () => {
    const chat = listed().step(said("cancel", { choice: 2, date: "2026-12-02" }));
    expect(chat.state).toMatchObject({ phase: "confirmingCancel", booking: { id: other.id } });
  });

  test("is what is asked, where it was said what to change and not which", () => {
    const chat = listed().step(said("change", { time: "20:00" }));
    expect(chat.lines()[0]).toBe("whichToChange");
    chat.step(said("inform", { choice: 1 }));
    expect(chat.lines()[0]).toBe("askChange");
    expect(chat.state).toMatchObject({ phase: "confirmingChange", startsAt: slotAt("20:00").startsAt });
  });

  test("is the one on that day, where there is one", () => {
    const second = bookingAt("21:00", { startsAt: "2026-12-02T20:00:00Z" });
    const chat = listed(said("list"), [second, booking, other]);
    chat.step(said("cancel", { choice: 2, date: "2026-12-02" }));
    expect(chat.state).toMatchObject({ phase: "confirmingCancel", booking: { id: second.id } });
  });
});

test("who would wait for a table on another day keeps the one just booked", () => {
  const chat = new Chat();
  chat.state = { ...chat.state, phase: "placed", booking } as State;
  chat.step(said("waitlist", { partySize: 2, date: "2026-11-28", time: "20:00" }));
  expect(chat.effect("findSlots")).toMatchObject({ date: "2026-11-28", partySize: 2 });
  expect(chat.state).not.toHaveProperty("query.changing");
});

describe("are you still coming?", () => {
  test.for([
    ["the button", "choiceComing", undefined, "CONFIRMED"],
    ["the other button", "choiceNotComing", undefined, "CANCELLED"],
    ["yes", undefined, said("affirm"), "CONFIRMED"],
    ["no", undefined, said("deny"), "CANCELLED"],
    ["can't make it", undefined, said("cancel"), "CANCELLED"],
  ] as const)("%s sets the state", ([, label, event, state]) => {
    const chat = prompted();
    if (label) chat.press(label);
    if (event) chat.step(event);
    expect(chat.effect("setBookingState")).toMatchObject({ state, booking: { venueId: 1, id: booking.id } });
  });

  test("thanks come once the service has taken the answer, and only then", () => {
    const chat = prompted().press("choiceComing");
    expect(chat.lines()).toEqual([]);
    const { requestId } = chat.effect("setBookingState");
    const confirmed = { ...booking, state: "CONFIRMED" } as const;
    chat.step({ type: "bookingStateSet", requestId, booking: confirmed });
    expect(chat.lines()).toEqual(["confirmationYes"]);
    expect(chat.effect("trackBooking").booking).toEqual(confirmed);
    expect(chat.effect("notifyStaff").notice).toEqual({ kind: "confirmed", booking: confirmed });
  });

  test("what a yes also says and does not fit leaves the yes, says so, and offers what is free", () => {
    const chat = prompted().step(said("affirm", { partySize: 5, agrees: true }));
    const confirmed = { ...booking, state: "CONFIRMED" } as const;
    const { requestId: asked } = chat.effect("setBookingState");
    chat.step({ type: "bookingStateSet", requestId: asked, booking: confirmed });
    expect(chat.lines()).toEqual(["confirmationYes", "askChange", "summaryName"]);
    const { requestId } = chat.press("choiceYes").effect("changeBooking");
    chat.step({ type: "changeRefused", requestId, reason: "slotTaken" });
    expect(chat.lines()).toEqual(["staysConfirmed"]);
    expect(chat.line("staysConfirmed")?.values).toMatchObject({ partySize: booking.partySize });
    expect(chat.effect("findSlots")).toMatchObject({ partySize: 5 });
    expect(chat.effects.map(({ type }) => type)).not.toContain("trackBooking");
  });

  test("a yes beside a question of the house is a yes, and is answered", () => {
    const answers = { parking: "Behind the house." };
    const chat = prompted(new Chat({ venues: [{ ...fjord, answers }] }));
    chat.step(said("question", { topics: ["parking"], agrees: true }));
    expect(chat.effect("setBookingState").state).toBe("CONFIRMED");
    expect(JSON.stringify(chat.effects)).toContain("Behind the house.");
  });

  test("a no is a cancellation the staff hear of", () => {
    const chat = prompted().press("choiceNotComing");
    const { requestId } = chat.effect("setBookingState");
    const cancelled = { ...booking, state: "CANCELLED" } as const;
    chat.step({ type: "bookingStateSet", requestId, booking: cancelled });
    expect(chat.lines()).toEqual(["confirmationNo", "askAnotherDay"]);
    expect(chat.effect("notifyStaff").notice).toEqual({ kind: "cancelled", booking: cancelled });
  });

  test("“can we cancel?” is no no yet: whether to cancel is asked", () => {
    const chat = prompted().step(said("cancel", { meant: "asked" }));
    expect(chat.effects.map(({ type }) => type)).toContain("findBookings");
    const { requestId } = chat.effect("findBookings");
    chat.step({ type: "bookingsFound", requestId, bookings: [booking] });
    expect(chat.lines()).toContain("askCancel");
    expect(chat.effects.map(({ type }) => type)).not.toContain("setBookingState");
  });

  test("a no beside words that it stands is asked about once more", () => {
    const chat = prompted().step(said("deny", { meant: "stands" }));
    expect(chat.lines()).toContain("confirmationPrompt");
    expect(chat.effects.map(({ type }) => type)).toEqual(["say"]);
    expect(chat.state.prompts).toHaveLength(1);
  });

  test("a prompt disturbs no booking under discussion, and both can be answered", () => {
    const chat = new Chat().step(said("book", { partySize: 2 }));
    prompted(chat);
    const coming = chat.token("choiceComing");
    expect(chat.step(said("inform", { date: "2026-11-22" })).effect("findSlots").partySize).toBe(2);
    expect(chat.step({ type: "guestChose", token: coming }).effect("setBookingState").state).toBe(
      "CONFIRMED",
    );
    expect(chat.state.phase).toBe("searching");
  });

  test("whoever presses that they are more or fewer is asked how many, though another table was talked about", () => {
    const chat = prompted(new Chat().step(said("book", { partySize: 2 })));
    const { requestId } = chat.press("choiceOtherNumber").effect("setBookingState");
    const confirmed = { ...booking, state: "CONFIRMED" } as const;
    chat.step({ type: "bookingStateSet", requestId, booking: confirmed });
    expect(chat.lines()).toEqual(["confirmationYes", "askPartySize"]);
    chat.step(said("inform", { partySize: 3 }));
    expect(chat.line("askChange")?.values).toMatchObject({ partySize: 3 });
  });

  test("a summary that a prompt came after takes another table, and no bare yes", () => {
    const chat = new Chat();
    chat.state = { ...chat.state, guest: { firstName: "Anna", lastName: "Berg", phone: "+4790012345" } };
    chat.step(said("book", { partySize: 2, date: "2026-11-22", time: "20:00" }));
    chat.step({
      type: "slotsFound",
      requestId: chat.effect("findSlots").requestId,
      slots: [slotAt("20:00")],
    });
    chat.step({ type: "holdRefused", requestId: chat.effect("placeHold").requestId, reason: "unsupported" });
    expect(chat.state.phase).toBe("confirming");
    prompted(chat).step(said("book"));
    expect(chat.lines()).toContain("askConfirm");
    expect(
      prompted(chat)
        .step(said("book", { partySize: 3 }))
        .effect("findSlots").partySize,
    ).toBe(3);
  });

  test("a reminder keeps the prompt's buttons good", () => {
    const chat = prompted();
    const coming = chat.token("choiceComing");
    chat.step({ type: "confirmationDue", booking, kind: "reminder" });
    expect(chat.lines()).toEqual(["confirmationReminder"]);
    expect(chat.token("choiceComing")).toBe(coming);
  });

  test("an answer that did not reach the service can be given again", () => {
    const chat = prompted();
    const coming = chat.token("choiceComing");
    chat.step({ type: "guestChose", token: coming });
    chat.step({ type: "serviceFailed", requestId: chat.effect("setBookingState").requestId });
    expect(chat.lines()).toEqual(["serviceDown"]);
    expect(chat.step({ type: "guestChose", token: coming }).effect("setBookingState").state).toBe(
      "CONFIRMED",
    );
  });

  test("yes, but we'll be 5: the prompted booking is changed", () => {
    const chat = prompted().step(said("change", { partySize: 5 }));
    expect(chat.lines()).toEqual(["askChange", "summaryName", "alsoComing"]);
    chat.step(said("affirm"));
    expect(chat.effect("changeBooking")).toMatchObject({ booking: { id: booking.id }, partySize: 5 });
  });

  test.for([
    ["an hour later", { timeShift: "later", shiftMinutes: 60 }, "20:00"],
    ["with a wish", { timeShift: "earlier", shiftMinutes: 30, comment: "a cake" }, "18:30"],
  ] as const)("I'd like to come %s, right after booking, means it as well", ([, shift, time]) => {
    const chat = new Chat().step({ type: "bookingPlaced", requestId: "x", booking });
    chat.state = { ...chat.state, phase: "placed", booking } as typeof chat.state;
    chat.step(said("book", shift));
    expect(chat.lines()).toContain("askChange");
    expect(JSON.stringify(chat.effect("say"))).toContain(`"time":"${time}"`);
  });

  test("what was just booked is told to who asks whether it is that, and nothing begins", () => {
    const chat = new Chat().step({ type: "bookingPlaced", requestId: "x", booking });
    chat.state = { ...chat.state, phase: "placed", booking } as typeof chat.state;
    chat.step(said("question", { time: "19:00", partySize: booking.partySize }));
    expect(chat.state).toMatchObject({ phase: "findingBookings", purpose: "list" });
  });

  test("a table for two an hour later, right after booking, is one more", () => {
    const chat = new Chat().step({ type: "bookingPlaced", requestId: "x", booking });
    chat.state = { ...chat.state, phase: "placed", booking } as typeof chat.state;
    chat.step(said("book", { partySize: 2, timeShift: "later", shiftMinutes: 60 }));
    expect(chat.lines()).not.toContain("askChange");
  });
});

describe("the guest's bookings", () => {
  test("are listed with a button for each thing that can be done", () => {
    const chat = listed();
    expect(chat.lines()).toEqual(["bookingsHeading", "bookingLine", "bookingLine", "placedReference"]);
    expect(chat.buttons()).toHaveLength(4);
  });

  test("none is said, and a booking is one tap away", () => {
    const chat = listed(said("list"), []);
    expect(chat.lines()).toEqual(["noBookings"]);
    expect(chat.buttons().map(({ label }) => label.key)).toContain("choiceBook");
  });

  test("cancelling asks once more, then cancels, tells the staff and tracks it", () => {
    const chat = listed(said("cancel"), [booking]);
    expect(chat.lines()).toEqual(["askCancel"]);
    chat.step(said("cancel"));
    const { requestId } = chat.effect("setBookingState");
    const cancelled = { ...booking, state: "CANCELLED" } as const;
    chat.step({ type: "bookingStateSet", requestId, booking: cancelled });
    expect(chat.lines()).toEqual(["cancelled"]);
    expect(chat.effects.map(({ type }) => type)).toEqual([
      "say",
      "trackBooking",
      "notifyStaff",
      "settleDeposit",
    ]);
  });

  test("cancel Friday's table means the one on Friday", () => {
    const chat = listed(said("cancel", { date: "2026-11-27" }));
    expect(chat.state).toMatchObject({ phase: "confirmingCancel", booking: other });
  });

  test.for([
    ["the number of guests", { partySize: 2 }],
    ["the hour", { time: "20:00" }],
    ["the day and the hour", { date: "2026-11-22", time: "20:00" }],
  ] as const)("of two on one day, %s tells which to cancel", ([, understood]) => {
    const later = bookingAt("20:00", { id: "later", partySize: 2 });
    const chat = listed(said("cancel", understood), [booking, later]);
    expect(chat.state).toMatchObject({ phase: "confirmingCancel", booking: { id: "later" } });
  });

  test("a booking the house has taken over is read-only, and a person is named", () => {
    const chat = listed(said("cancel"), [booking]).press("choiceCancelBooking");
    chat.step({
      type: "stateRefused",
      requestId: chat.effect("setBookingState").requestId,
      reason: "readOnly",
    });
    expect(chat.lines()).toEqual(["bookingReadOnly", "contactVenue"]);
  });

  test("a changed time is tried at once; where it is full, the free times follow", () => {
    const chat = listed(said("change", { time: "20:00" }), [booking]);
    expect(chat.lines()).toEqual(["askChange", "summaryName"]);
    chat.press("choiceYes");
    const change = chat.effect("changeBooking");
    expect(change).toMatchObject({ partySize: 4, startsAt: "2026-11-22T19:00:00Z" });
    chat.step({ type: "changeRefused", requestId: change.requestId, reason: "slotTaken" });
    const { requestId } = chat.effect("findSlots");
    const slots = [slotAt("20:00", { available: false }), slotAt("20:15")];
    chat.step({ type: "slotsFound", requestId, slots });
    // It was never offered, so nobody was quicker.
    expect(chat.lines()).toEqual(["slotsNear", "onlyTimeLeft"]);
    chat.press("choiceTime");
    chat.press("choiceYes");
    const picked = chat.effect("changeBooking");
    expect(picked.slot?.id).toBe("Dinner 20:15");
    chat.step({ type: "changeRefused", requestId: picked.requestId, reason: "slotTaken" });
    const again = chat.effect("findSlots").requestId;
    chat.step({ type: "slotsFound", requestId: again, slots: [slotAt("20:30")] });
    expect(chat.lines()[0]).toBe("slotWasTaken");
  });

  test("actually 5, right after booking, means the booking just made", () => {
    const chat = new Chat().step({ type: "bookingPlaced", requestId: "x", booking });
    chat.state = { ...chat.state, phase: "placed", booking } as typeof chat.state;
    chat.step(said("change", { partySize: 5 }));
    chat.press("choiceYes");
    expect(chat.effect("changeBooking")).toMatchObject({ booking: { id: booking.id }, partySize: 5 });
  });
});

describe("a freed table", () => {
  const offer = {
    waitlistEntryId: "w1",
    slot: slotAt("19:00"),
    partySize: 4,
    hold: { bookingId: "hold-9", minutes: 15 },
    reference: "reference-9",
    idempotencyKey: "key-9",
  };

  test("is booked on its hold when the guest takes it", () => {
    const chat = new Chat().step({ type: "tableFreed", offer });
    expect(chat.lines()).toEqual(["tableFreed"]);
    chat.press("choiceTakeTable");
    expect(chat.effect("placeBooking").placement).toMatchObject({
      holdId: "hold-9",
      reference: "reference-9",
    });
    // What became of it is known once the booking is placed.
    expect(chat.effects.map(({ type }) => type)).not.toContain("answerTableOffer");
    expect(chat.effect("placeBooking").placement.waitlistEntryId).toBe("w1");
  });

  test("is offered as what it is where the service keeps no table", () => {
    const { hold: _, ...unheld } = offer;
    const chat = new Chat().step({ type: "tableFreed", offer: unheld });
    expect(chat.lines()).toEqual(["tableFreedUnheld"]);
    chat.press("choiceTakeTable");
    expect(chat.effect("placeBooking").placement).not.toHaveProperty("holdId");
    const late = new Chat().step({ type: "tableFreed", offer: unheld });
    late.step({ type: "tableOfferLapsed", waitlistEntryId: "w1" });
    expect(late.lines()).toEqual(["tableOfferLapsed"]);
  });

  test("that somebody else got is said to be gone, and the guest waits on", () => {
    const chat = new Chat().step({ type: "tableFreed", offer }).press("choiceTakeTable");
    const { requestId } = chat.effect("placeBooking");
    chat.step({ type: "bookingRefused", requestId, reason: "slotTaken" });
    expect(chat.lines()).toEqual(["tableOfferGone"]);
    expect(chat.state.phase).toBe("idle");
  });

  test("goes on to the next in line when declined or too late", () => {
    const declined = new Chat().step({ type: "tableFreed", offer }).press("choiceDeclineTable");
    expect(declined.effect("answerTableOffer").answer).toBe("declined");
    const late = new Chat().step({ type: "tableFreed", offer });
    const take = late.token("choiceTakeTable");
    late.step({ type: "tableOfferLapsed", waitlistEntryId: "w1" });
    late.step({ type: "guestChose", token: take });
    expect(late.effects.map(({ type }) => type)).toEqual(["say"]);
  });

  test.for<[string, (chat: Chat) => Chat]>([
    ["a button", (chat) => chat.press("choiceKeepPlace")],
    ["words", (chat) => chat.step(said("deny", { keepsPlace: true }))],
  ])("goes on to the next in line when the guest wants another, and waits on: by %s", ([, answer]) => {
    const chat = answer(new Chat().step({ type: "tableFreed", offer }));
    expect(chat.lines()).toEqual(["tableOfferKept"]);
    expect(chat.effect("answerTableOffer")).toMatchObject({ waitlistEntryId: "w1", answer: "kept" });
    expect(chat.state.tableOffers).toEqual([]);
  });

  test("to whether they come, that they want to stay in line is no answer: the visit stands, and it is asked again", () => {
    const chat = prompted().step(said("deny", { keepsPlace: true }));
    expect(chat.lines()).toEqual(["confirmationPrompt"]);
    expect(chat.effects.map(({ type }) => type)).toEqual(["say"]);
  });

  test("is offered once more where something else was asked before the guest says that they wait on", () => {
    const chat = prompted(new Chat().step({ type: "tableFreed", offer }));
    expect(chat.step(said("deny", { keepsPlace: true })).lines()).toEqual(["tableFreed"]);
  });
});

describe("a bare yes", () => {
  const wish = said("change", { partySize: 5 });

  test("after something else was asked in between is asked about again, and only then taken", () => {
    const chat = new Chat();
    chat.state = { ...chat.state, phase: "placed", booking } as typeof chat.state;
    prompted(chat.step(wish)).step(said("affirm"));
    expect(chat.effects.map(({ type }) => type)).toEqual(["say"]);
    expect(chat.lines()).toContain("askChange");
    expect(chat.step(said("affirm")).effect("changeBooking").partySize).toBe(5);
  });

  test("with nothing else asked answers what the house asked last; the other question is put again", () => {
    const slot = slotAt("20:00");
    const ids = { waitlistEntryId: "w", reference: "r", idempotencyKey: "k" };
    const offer = { ...ids, slot, partySize: 2, hold: { bookingId: "hold", minutes: 15 } };
    const chat = prompted(new Chat().step({ type: "tableFreed", offer }));
    expect(chat.step(said("affirm")).effect("setBookingState").state).toBe("CONFIRMED");
    expect(chat.step(said("affirm")).lines()).toEqual(["tableFreed"]);
    expect(chat.step(said("affirm")).effect("placeBooking").placement.holdId).toBe("hold");
  });
});

test("a booking's times are written as where its venue is, also once nothing is under way", () => {
  const chat = listed(
    said("cancel"),
    [bookingAt("19:00", { venueId: tejo.id })],
    new Chat({ venues: [fjord, tejo] }),
  );
  expect(chat.effect("say")).toMatchObject({ region: tejo.country });
});

test("where all that is listed is at one venue, its times and its phone number are told", () => {
  const chat = listed(
    said("list"),
    [bookingAt("19:00", { venueId: tejo.id })],
    new Chat({ venues: [fjord, { ...tejo, phone: "+351 21 000 00 00" }] }),
  );
  expect(chat.effect("say")).toMatchObject({ region: tejo.country });
  chat.step(said("question"));
  expect(chat.line("contactVenue")?.values).toMatchObject({ venue: tejo.name });
});

describe("a name or a number that is told once the table is booked", () => {
  const placed = () =>
    new Chat({}, { ...new Chat().state, phase: "placed", booking: { ...booking, name: "Anna Berg" } });

  test.for([
    [{ firstName: "Mia", lastName: "Dahl" }, "summaryName"],
    [{ phone: "+4790012345" }, "summaryPhone"],
  ] as const)("is shown for that table before anything is changed: %j", ([details, line]) => {
    const chat = placed().step(said("inform", details));
    expect(chat.lines()).toEqual([line, "askHolder"]);
    chat.step(said("affirm"));
    expect(chat.effect("changeBooking")).toMatchObject({
      booking: { id: booking.id },
      startsAt: booking.startsAt,
      partySize: 4,
      holder: details,
    });
  });

  test("leaves the table as it is after a no", () => {
    const chat = placed()
      .step(said("inform", { firstName: "Mia" }))
      .step(said("deny"));
    expect(chat.effects.map(({ type }) => type)).not.toContain("changeBooking");
    expect(chat.lines()).toContain("kept");
  });

  test("is for the next one where that table was cancelled", () => {
    const chat = new Chat(
      {},
      { ...new Chat().state, phase: "placed", booking: { ...booking, state: "CANCELLED" } },
    );
    expect(chat.step(said("inform", { firstName: "Mia" })).lines()[0]).toBe("notedNext");
  });

  test("is for the one that is talked about where there is one", () => {
    const chat = new Chat().step(said("book", { partySize: 2 })).step(said("inform", { firstName: "Mia" }));
    expect(chat.lines()).toEqual(["notedName", "askDate"]);
  });
});

test("who says no to how many or which day wants no table", () => {
  const asked = () => new Chat().step(said("book"));
  expect(asked().step(said("deny")).lines()).toEqual(["droppedDraft", "anythingElse"]);
  const asksDate = asked().step(said("inform", { partySize: 2 }));
  expect(asksDate.step(said("deny")).state.phase).toBe("idle");
});

describe("a booking whose way to dine asks for a deposit", () => {
  const venue = {
    ...fjord,
    currency: "NOK",
    deposits: { Dinner: { amount: 200, per: "guest" } },
    cancellationDeadline: "PT4H",
  } as const;
  const paid = { ...booking, agreement: { words: "Deposit: 800 kr", at: now.toString() } };

  test.for([
    [now, "depositWouldReturn"],
    [Temporal.Instant.from(booking.startsAt).subtract({ hours: 1 }), "depositWouldStay"],
  ] as const)("is cancelled knowing what becomes of it: %s", ([at, line]) => {
    const chat = new Chat({ venues: [venue], payments: true, now: at }).step(said("cancel"));
    chat.step({ type: "bookingsFound", requestId: chat.effect("findBookings").requestId, bookings: [paid] });
    expect(chat.lines()).toEqual(["askCancel", line]);
  });
});

test("of somebody who does not come, uncounted, it is asked how many do", () => {
  const chat = new Chat().step(said("change", { recounts: true }));
  const { requestId } = chat.effect("findBookings");
  chat.step({ type: "bookingsFound", requestId, bookings: [booking] });
  expect(chat.lines()).toEqual(["askPartySize"]);
  chat.step(said("inform", { partySize: 3 }));
  expect(chat.lines()).toContain("askChange");
});
