import { describe, expect, test } from "vitest";
import type { State } from "#src/bot/machine/core/state.ts";
import type { BookedTable, Slot } from "#src/bot/machine/core/table.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, fjord, said, slotAt, tejo } from "#test/support/machine/facts.ts";

const booking = bookingAt("19:00", { name: "Anna Berg", comment: "by the window" });
const venues = [fjord, tejo];
const guest = { firstName: "Anna", lastName: "Berg", phone: "+4790000000" };
const cancelled: BookedTable = { ...booking, state: "CANCELLED" };
const jantar = slotAt("19:00", { venueId: 2, scenarioName: "Jantar" });
const jantarAtSeven: Slot = { ...jantar, startsAt: "2026-11-22T19:00:00Z" };

/** A chat in which a table for four on Sunday at seven was just booked. */
function booked(): Chat {
  const chat = new Chat({ venues });
  chat.state = { ...chat.state, guest, phase: "placed", booking } as State;
  return chat;
}

function found(chat: Chat, slots: readonly Slot[]): Chat {
  return chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots });
}

/** A chat in which the summary of a table at the other venue is shown, in place of the booking. */
function moving(): Chat {
  const chat = found(booked().step(said("change", { venueId: 2 })), [jantarAtSeven]);
  const { requestId } = chat.effect("placeHold");
  return chat.step({ type: "holdPlaced", requestId, venueId: 2, bookingId: "hold-2", minutes: 15 });
}

/** The same, once the guest has said yes and the new table stands. */
function moved(): Chat {
  const chat = moving().press("choiceConfirm");
  const { requestId } = chat.effect("placeBooking");
  const { slot } = chat.effect("placeBooking").placement;
  const placed = { ...booking, id: "new", venueId: 2, scenarioName: "Jantar", startsAt: slot.startsAt };
  return chat.step({ type: "bookingPlaced", requestId, booking: placed });
}

test("the wish of a booking stays with it on another day", () => {
  const chat = booked();
  chat.state = { ...chat.state, phase: "askingChange", booking } as State;
  chat.step(said("greet")).press("choiceOtherDay");
  const { requestId } = chat.effect("findDays");
  chat.step({ type: "daysFound", requestId, days: [{ date: "2026-11-22", state: "free" }] });
  chat.press("choiceCalendarDay");
  found(chat, [slotAt("19:30")]).press("choiceTime");
  expect(chat.line("summaryComment")?.values).toEqual({ comment: "by the window" });
});

test("the time that a booking has is not among the times that it may be moved to", () => {
  const chat = booked();
  chat.state = { ...chat.state, phase: "askingChange", booking } as State;
  chat.step(said("change", { timeFrom: "18:30", timeTo: "20:00" }));
  found(chat, [slotAt("18:30"), slotAt("19:00"), slotAt("19:30")]);
  expect(chat.buttons().filter(({ label }) => label.key === "choiceTime")).toHaveLength(2);
  expect(chat.state).toMatchObject({ offers: [slotAt("18:30"), slotAt("19:30")] });
});

test("a time after the day's last table is looked up, and not shown as if it could be had", () => {
  const last = { scenarioName: booking.scenarioName, from: "17:00", to: "21:00" };
  const late = (time: string) => {
    const chat = new Chat({ venues: [{ ...fjord, startsOn: () => [last], isStart: () => true }] });
    chat.state = { ...chat.state, guest, phase: "placed", booking } as State;
    return chat.step(said("change", { time })).state.phase;
  };
  expect(late("21:30")).toBe("searching");
  expect(late("21:00")).toBe("confirmingChange");
});

describe("a change to a time at which the booked way to dine is not served", () => {
  const hours = [
    { scenarioName: "Dinner", from: "17:00", to: "21:00" },
    { scenarioName: "Lunch", from: "11:30", to: "14:00" },
    { scenarioName: "Tasting menu", from: "12:00", to: "13:00" },
  ];
  const isStart = (name: string, _date: string, time: string) =>
    hours.some(({ scenarioName, from, to }) => scenarioName === name && from <= time && time <= to);
  const venue = {
    ...fjord,
    scenarioNames: hours.map(({ scenarioName }) => scenarioName),
    startsOn: () => hours,
    isStart,
  };
  const change = (scenarioName: string, wish: Parameters<typeof said>[1]) => {
    const chat = new Chat({ venues: [venue] });
    const lunch = bookingAt("13:00", { scenarioName });
    chat.state = { ...chat.state, guest, phase: "placed", booking: lunch } as State;
    return chat.step(said("change", wish)).state;
  };

  test.for([{ time: "18:30" }, { timeFrom: "17:00", timeTo: "23:00" }])("looks for any: %o", (wish) => {
    const state = change("Lunch", wish);
    expect(state).toMatchObject({ phase: "searching" });
    expect(state).not.toHaveProperty("query.scenarioName");
  });

  test.for([{ time: "13:20" }, { timeFrom: "12:00", timeTo: "14:00" }])(
    "stays where it may be: %o",
    (wish) => {
      expect(change("Lunch", wish)).toMatchObject({ query: { scenarioName: "Lunch" } });
    },
  );

  test("stays where it was chosen from others", () => {
    expect(change("Tasting menu", { time: "18:30" })).toMatchObject({
      query: { scenarioName: "Tasting menu" },
    });
  });
});

describe("what a booking should be in comparison, said before it is looked up,", () => {
  /** A free chat in which something is said and the one booking for four at seven is found. */
  function relative(
    understood: Parameters<typeof said>[1],
    bookings: readonly BookedTable[] = [booking],
  ): Chat {
    const chat = new Chat({ venues });
    chat.state = { ...chat.state, guest } as State;
    chat.step(said("change", understood));
    return chat.step({ type: "bookingsFound", requestId: chat.effect("findBookings").requestId, bookings });
  }

  test.for([
    ["is fewer people than it has", { partyChange: -3 }, { partySize: 1, startsAt: booking.startsAt }],
    [
      "is later than it is",
      { timeShift: "later", shiftMinutes: 60 },
      { partySize: 4, startsAt: "2026-11-22T19:00:00Z" },
    ],
  ] as const)("%s", ([, understood, { partySize, startsAt }]) => {
    const { state } = relative(understood);
    expect(state).toMatchObject({ phase: "confirmingChange", query: { partySize }, startsAt });
  });

  test("never leaves nobody", () => {
    expect(relative({ partyChange: -9 }).lines()).toEqual(["sameEvening", "anythingElse"]);
  });

  test("is no wish for a table where there is none", () => {
    expect(relative({ partyChange: -3 }, []).lines()).toEqual([
      "noBookings",
      "bookedElsewhere",
      "contactVenue",
    ]);
  });
});

test("cancel, while a change is asked about, drops the change and has the cancellation one tap away", () => {
  const chat = booked().step(said("change", { partySize: 5 }));
  expect(chat.lines()).toContain("askChange");
  chat.step(said("cancel"));
  expect(chat.lines()).toEqual(["kept"]);
  expect(chat.effects.map(({ type }) => type)).toEqual(["say"]);
  chat.press("choiceCancelBooking");
  expect(chat.lines()).toContain("askCancel");
  expect(chat.effects.map(({ type }) => type)).not.toContain("setBookingState");
});

describe("a weekday said of a booking they have", () => {
  const later = bookingAt("19:00", { startsAt: "2026-11-29T18:00:00Z" });
  const told = (understood: Parameters<typeof said>[1], bookings: readonly BookedTable[] = [later]) => {
    const chat = new Chat({ venues }).step(said("change", { ofBooking: true, ...understood }));
    return chat.step({ type: "bookingsFound", requestId: chat.effect("findBookings").requestId, bookings });
  };

  test.for([[[later]], [[later, bookingAt("19:00", { id: "other", startsAt: "2026-12-01T18:00:00Z" })]]])(
    "is its day, and moves it to no nearer one",
    ([bookings]) => {
      expect(told({ date: "2026-11-22", partySize: 6 }, bookings).state).toMatchObject({
        phase: "confirmingChange",
        query: { partySize: 6, date: "2026-11-29" },
      });
    },
  );

  test.for([
    [{ date: "2026-11-22" }],
    [{ date: "2026-11-23", partySize: 6 }],
    [{ date: "2026-12-06", partySize: 6 }],
    [{ date: "2026-11-22", time: "18:00", partySize: 6 }],
  ])("is another day where it may be, %o", ([understood = {}]) => {
    expect(told(understood).state).toMatchObject({ query: { date: understood.date } });
  });
});

describe("a yes beside a wish, while a change is shown,", () => {
  const shown = () => booked().step(said("change", { partySize: 5 }));

  test("does the change with that, and tells it", () => {
    const chat = shown().step(said("inform", { comment: "no nuts", agrees: true }));
    const { requestId, partySize, comment = "" } = chat.effect("changeBooking");
    expect({ partySize, comment }).toEqual({ partySize: 5, comment: "by the window; no nuts" });
    chat.step({ type: "bookingChanged", requestId, booking: { ...booking, partySize, comment } });
    expect(chat.lines()).toEqual(expect.arrayContaining(["changed", "placedComment"]));
  });

  test("is needed: a wish alone is shown, and changes nothing", () => {
    const chat = shown().step(said("inform", { comment: "no nuts" }));
    expect(chat.lines()).toContain("askChange");
    expect(chat.effects.map(({ type }) => type)).toEqual(["say"]);
  });
});

describe("who has to cancel while a change is shown", () => {
  const shown = () => booked().step(said("change", { partySize: 5 }));

  test.for([[{}], [{ date: "2026-11-22", time: "19:00" }]] as const)(
    "is asked whether to cancel the booking",
    ([named]) => {
      const chat = shown().step(said("cancel", { meant: "callsOff", ...named }));
      expect(chat.lines()).toEqual(["askCancel"]);
      expect(chat.effects.map(({ type }) => type)).toEqual(["say"]);
      expect(chat.press("choiceCancelBooking").effect("setBookingState")).toMatchObject({
        state: "CANCELLED",
      });
    },
  );

  test("and names another day, is not asked about this one", () => {
    const chat = shown().step(said("cancel", { meant: "callsOff", date: "2026-11-29" }));
    expect(chat.lines()).toEqual(["kept"]);
  });
});

test("a booking said again as it stands is no change of it, and the guest hears how it stands", () => {
  const chat = booked().step(said("inform", { date: "2026-11-22", time: "19:00", partySize: 4 }));
  expect(chat.lines()).toEqual(["sameEvening", "anythingElse"]);
  expect(chat.state).toMatchObject({ phase: "placed", booking });
});

describe("a booking moved to a time at which no table begins", () => {
  const isStart = (_: string, __: string, time: string) => time.endsWith("0") && !time.endsWith("20");
  const quarterly = { ...fjord, isStart };

  function moved(time: string, state: Partial<State> = {}): Chat {
    const chat = new Chat({ venues: [quarterly] });
    chat.state = { ...chat.state, guest, phase: "placed", booking, ...state } as State;
    return chat.step(said("change", { time }));
  }

  test("is looked up before the guest is asked, and the nearest are offered", () => {
    const chat = found(moved("20:20"), [slotAt("20:00"), slotAt("20:30")]);
    expect(chat.state).toMatchObject({ phase: "choosingSlot", query: { changing: { id: booking.id } } });
    chat.press("choiceTime");
    expect(chat.state).toMatchObject({ phase: "confirmingChange", startsAt: slotAt("20:00").startsAt });
  });

  test.for([
    ["a no", (chat: Chat) => chat.step(said("deny"))],
    ["a tap", (chat: Chat) => chat.press("choiceKeep")],
  ] as const)("stays as it is by %s to the times offered instead", ([, answer]) => {
    const chat = answer(found(moved("20:20"), [slotAt("20:00"), slotAt("20:30")]));
    expect(chat.lines()[0]).toBe("kept");
    expect(chat.state).toMatchObject({ phase: "placed", booking });
  });

  test("stays as it is by a no to the calendar, too", () => {
    const chat = found(moved("20:20"), [slotAt("20:00")]).press("choiceOtherDay");
    const { requestId } = chat.effect("findDays");
    chat.step({ type: "daysFound", requestId, days: [{ date: "2026-11-22", state: "free" }] });
    expect(chat.step(said("deny")).lines()[0]).toBe("kept");
  });

  test("is asked about at once where one may begin, free or not", () => {
    expect(moved("20:30").state.phase).toBe("confirmingChange");
  });

  test("may stay where it is, whatever the hours are by now", () => {
    const booking = bookingAt("19:20");
    expect(moved("19:20", { booking } as Partial<State>).lines()).toContain("sameEvening");
  });
});

describe("late, by a button of the booking", () => {
  const asked = (startsAt: string) => {
    const chat = booked();
    chat.state = { ...chat.state, phase: "askingChange", booking: { ...booking, startsAt } } as State;
    return chat.step(said("greet"));
  };

  test("on the day itself the staff hear by how much, and it is noted", () => {
    const chat = asked("2026-11-21T18:00:00Z").press("choiceLateBy");
    expect(chat.effect("notifyStaff").notice).toMatchObject({ kind: "late", minutes: 15 });
    const { requestId, comment } = chat.effect("changeBooking");
    expect(comment).toContain("+15 min");
    chat.step({ type: "bookingChanged", requestId, booking });
    expect(chat.lines()).toContain("lateNoted");
  });

  test("on another day there is no such button", () => {
    const labels = asked("2026-11-24T18:00:00Z")
      .buttons()
      .map(({ label }) => label.key);
    expect(labels).not.toContain("choiceLateBy");
  });
});

describe("a wish alone", () => {
  const wished = () => booked().step(said("change", { comment: "a high chair" }));

  test("is asked about as what it is, and not as the same table once more", () => {
    const chat = wished();
    expect(chat.lines()).toEqual(["summaryComment", "askWish"]);
    expect(chat.line("summaryComment")?.values).toEqual({ comment: "by the window; a high chair" });
  });

  test("is told once it is changed", () => {
    const chat = wished().press("choiceYes");
    const { requestId, comment = "" } = chat.effect("changeBooking");
    chat.step({ type: "bookingChanged", requestId, booking: { ...booking, comment } });
    expect(chat.lines()).toEqual(["changed", "placedComment"]);
  });
});

describe("another way to dine", () => {
  test("is a slot of it, shown for the yes and sent as shown", () => {
    const chat = booked().step(said("change", { scenarioName: "Tasting menu" }));
    found(chat, [slotAt("19:00"), slotAt("19:00", { scenarioName: "Tasting menu" })]);
    expect(chat.line("askChange")?.values).toMatchObject({ venue: "Fjord", scenario: "Tasting menu" });
    chat.press("choiceYes");
    expect(chat.effect("changeBooking")).toMatchObject({
      booking: { id: booking.id },
      slot: { id: "Tasting menu 19:00", scenarioName: "Tasting menu" },
    });
  });

  test("that is not free then is offered at its own times, and nothing is asked that cannot be", () => {
    const chat = booked().step(said("change", { scenarioName: "Tasting menu" }));
    found(chat, [slotAt("19:00"), slotAt("20:30", { scenarioName: "Tasting menu" })]);
    expect(chat.state.phase).toBe("choosingSlot");
    chat.press("choiceTime");
    expect(chat.line("askChange")?.values).toMatchObject({
      scenario: "Tasting menu",
      time: { type: "time", time: "20:30" },
    });
  });

  test("a new time alone stays in the scenario of the booking", () => {
    const chat = booked().step(said("change", { time: "20:00" }));
    expect(chat.line("askChange")?.values).toMatchObject({ scenario: "Dinner" });
  });

  test("what the service made of it otherwise is told as it is now", () => {
    const chat = booked()
      .step(said("change", { partySize: 5 }))
      .press("choiceYes");
    const { requestId } = chat.effect("changeBooking");
    chat.step({ type: "bookingChanged", requestId, booking: { ...booking, partySize: 4 } });
    expect(chat.lines()).toEqual(["heldOtherwise", "summaryName", "summaryComment"]);
    expect(chat.line("heldOtherwise")?.values).toMatchObject({ partySize: 4 });
  });
});

describe("another venue", () => {
  test("is a new booking, held and summed up with what it takes the place of", () => {
    const chat = moving();
    expect(chat.lines()).toEqual([
      "heldFor",
      "summary",
      "summaryName",
      "summaryPhone",
      "summaryComment",
      "replaces",
      "askConfirm",
    ]);
    expect(chat.line("summary")?.values).toMatchObject({ venue: "Tejo", scenario: "Jantar", partySize: 4 });
    expect(chat.line("replaces")?.values).toMatchObject({ venue: "Fjord" });
  });

  test("is placed before the former booking is cancelled, and both are told", () => {
    const chat = moving().press("choiceConfirm");
    expect(chat.effects.map(({ type }) => type)).toEqual(["placeBooking"]);
    const after = moved();
    expect(after.lines()).toContain("replacing");
    const { requestId, former } = after.effect("cancelReplaced");
    expect(former).toEqual(booking);
    after.step({ type: "replacedCancelled", requestId, former: cancelled });
    expect(after.lines()).toEqual(["replaced"]);
    expect(after.effect("trackBooking").booking).toEqual(cancelled);
    expect(after.effect("notifyStaff").notice).toEqual({ kind: "cancelled", booking: cancelled });
    expect(after.state).toMatchObject({ phase: "placed", booking: { id: "new" } });
  });

  test("a former booking that cannot be cancelled is told to the guest and the staff", () => {
    const chat = moved();
    const { requestId } = chat.effect("cancelReplaced");
    chat.step({ type: "replacedStands", requestId, former: booking });
    expect(chat.lines()).toEqual(["replacedStands", "staffKnow", "contactVenue"]);
    expect(chat.effect("writeStaff").word).toMatchObject({ act: "refused", enquiry: { venueId: 1 } });
  });

  test("that does not take the booking leaves the former one as it was, and says so", () => {
    const chat = moving().press("choiceConfirm");
    const { requestId } = chat.effect("placeBooking");
    chat.step({ type: "bookingRefused", requestId, reason: "other" });
    expect(chat.lines()).toEqual(["bookingRefused", "staffKnow", "stands"]);
    expect(chat.effects.some(({ type }) => type === "cancelReplaced")).toBe(false);
  });

  test("given up leaves everything as it is", () => {
    const chat = moving().press("choiceDrop");
    expect(chat.lines()).toEqual(["kept", "anythingElse"]);
    expect(chat.effect("releaseHold").hold.id).toBe("hold-2");
  });

  test("may be one more table, where the guest did not speak of a change", () => {
    const chat = found(booked().step(said("inform", { venueId: 2 })), [jantarAtSeven]);
    const { requestId } = chat.effect("placeHold");
    chat.step({ type: "holdRefused", requestId, reason: "unsupported" }).press("choiceAnother");
    expect(chat.lines()).not.toContain("replaces");
    chat.press("choiceConfirm");
    const placing = chat.effect("placeBooking");
    chat.step({ type: "bookingPlaced", requestId: placing.requestId, booking: { ...booking, id: "new" } });
    expect(chat.effects.some(({ type }) => type === "cancelReplaced")).toBe(false);
  });

  test("waiting for it leaves the booking, which is said", () => {
    const full = { ...jantarAtSeven, available: false };
    const chat = found(booked().step(said("change", { venueId: 2 })), [full]);
    chat.step({ type: "alternativesFound", requestId: chat.effect("findAlternatives").requestId, slots: [] });
    chat.press("choiceWaitlist");
    chat.step({ type: "waitlistJoined", requestId: chat.effect("joinWaitlist").requestId, entryId: "w" });
    expect(chat.lines()).toEqual(["waitlistJoined", "widenHint", "stands"]);
  });
});

describe("a booking that was cancelled meanwhile", () => {
  const byVenue = { type: "bookingCancelledByVenue", booking: cancelled } as const;

  test.for([
    ["as a change", said("change", { partySize: 5 })],
    ["as news", said("inform", { partySize: 5 })],
  ] as const)("is not changed any more: make it 5, %s, is a new wish", ([, fiveOfUs]) => {
    const chat = booked().step(byVenue).step(fiveOfUs);
    expect(chat.effect("findSlots")).toMatchObject({ venueId: 1, partySize: 5, date: "2026-11-22" });
    found(chat, [slotAt("19:00")]);
    expect(chat.effect("placeHold")).toMatchObject({ partySize: 5 });
  });

  test("while its change is asked about is told, and the change becomes a new wish", () => {
    const chat = booked().step(said("change", { partySize: 5 }));
    const yes = chat.token("choiceYes");
    chat.step(byVenue);
    expect(chat.lines()).toEqual(["cancelledByVenue"]);
    expect(chat.effect("findSlots")).toMatchObject({ partySize: 5 });
    chat.step({ type: "guestChose", token: yes });
    expect(chat.effects.some(({ type }) => type === "changeBooking")).toBe(false);
  });

  test("while another venue is summed up has no place to be taken", () => {
    const chat = moving().step(byVenue);
    expect(chat.lines()).not.toContain("replaces");
    chat.press("choiceConfirm");
    const { requestId } = chat.effect("placeBooking");
    chat.step({ type: "bookingPlaced", requestId, booking: { ...booking, id: "new", venueId: 2 } });
    expect(chat.effects.some(({ type }) => type === "cancelReplaced")).toBe(false);
  });

  test("while its cancellation is asked about cannot be cancelled again", () => {
    const chat = booked().step(said("cancel"));
    chat.step({
      type: "bookingsFound",
      requestId: chat.effect("findBookings").requestId,
      bookings: [booking],
    });
    chat.step(byVenue).step(said("affirm"));
    expect(chat.effects.some(({ type }) => type === "setBookingState")).toBe(false);
  });

  test("leaves the list, which is shown anew since its numbers changed", () => {
    const other = bookingAt("20:00");
    const chat = new Chat({ venues }).step(said("list"));
    const { requestId } = chat.effect("findBookings");
    chat.step({ type: "bookingsFound", requestId, bookings: [booking, other] });
    chat.step(byVenue);
    expect(chat.lines()).toEqual(["cancelledByVenue", "bookingsHeading", "bookingItem", "placedReference"]);
    expect(chat.state).toMatchObject({ bookings: [other] });
  });

  test("because the guest answered its prompt with no, is a wish to book anew", () => {
    const chat = booked().step({ type: "confirmationDue", booking, kind: "prompt" }).press("choiceNotComing");
    const { requestId } = chat.effect("setBookingState");
    chat
      .step({ type: "bookingStateSet", requestId, booking: cancelled })
      .step(said("change", { partySize: 5 }));
    expect(chat.effect("findSlots")).toMatchObject({ partySize: 5 });
  });
});
