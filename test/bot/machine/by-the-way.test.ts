import { describe, expect, test } from "vitest";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, fjord, now, said, slotAt, tejo } from "#test/support/machine/facts.ts";

const saturdays = ["2026-11-28", "2026-11-21"];

/** A chat that offers times for 4. */
function offering(): Chat {
  const chat = new Chat().step(said("book", { partySize: 4, date: "2026-11-22" }));
  const { requestId } = chat.effect("findSlots");
  return chat.step({ type: "slotsFound", requestId, slots: [slotAt("18:30"), slotAt("19:00")] });
}

/** A chat in which a time is held and the name is asked for. */
function held(): Chat {
  const chat = offering().press("choiceTime");
  const { requestId } = chat.effect("placeHold");
  return chat.step({ type: "holdPlaced", requestId, venueId: 1, bookingId: "hold-1", minutes: 15 });
}

describe("which of two days was meant", () => {
  const twoDays = () =>
    new Chat().step(
      said("book", {
        partySize: 2,
        date: "2026-11-28",
        time: "19:00",
        openReadings: { dates: saturdays },
      }),
    );

  test("stays the question while other things about the table change", () => {
    const chat = twoDays().step(said("change", { partySize: 3 }));
    expect(chat.lines()).toEqual(["notedTable", "whichDate"]);
    chat.step(said("inform", { timeShift: "later", shiftMinutes: 60 })).press("choiceDay");
    expect(chat.state).toMatchObject({ query: { partySize: 3, time: { time: "20:00" } } });
  });

  test("is settled by any day", () => {
    const chat = twoDays().step(said("inform", { date: "2026-11-24" }));
    expect(chat.effect("findSlots")).toMatchObject({ date: "2026-11-24" });
  });
});

describe("thanks at the summary", () => {
  test("are no booking, and what was asked is shown again, whole", () => {
    const guest = { firstName: "Ada", phone: "+4791234567" };
    const chat = held().step(said("inform", guest));
    const asked = chat.lines();
    chat.step(said("thanks"));
    expect(chat.lines()).toEqual(["thanksButOpen", ...asked]);
    expect(chat.press("choiceConfirm").effect("placeBooking")).toBeDefined();
  });
});

describe("a name and another wish in one message", () => {
  test("are both heard: the table is looked for anew, and the name is not asked for again", () => {
    const chat = held().step(said("inform", { firstName: "Jo", lastName: "Fox", partySize: 5 }));
    expect(chat.effect("findSlots")).toMatchObject({ partySize: 5 });
    expect(chat.state.guest).toMatchObject({ firstName: "Jo", lastName: "Fox" });
  });

  test("that says what is held already is the name alone", () => {
    const chat = held().step(said("inform", { firstName: "Jo", lastName: "Fox", partySize: 4 }));
    expect(chat.lines()).toEqual(["askPhone"]);
  });
});

describe("“20 minutes later” beside the only booking that is listed", () => {
  test("is its change", () => {
    const chat = new Chat().step(said("list"));
    const { requestId } = chat.effect("findBookings");
    chat.step({ type: "bookingsFound", requestId, bookings: [bookingAt("19:00")] });
    chat.step(said("inform", { timeShift: "later", shiftMinutes: 20 }));
    expect(chat.lines()).toContain("askChange");
    expect(chat.line("askChange")?.values).toMatchObject({ time: { time: "19:20" } });
  });
});

describe("a name that is known already, said again at the summary", () => {
  test("leaves it standing, and is understood", () => {
    const guest = { firstName: "Ada", lastName: "Berg", phone: "+4791234567" };
    const chat = held().step(said("inform", guest));
    const asked = chat.lines();
    chat.step(said("inform", { firstName: "Ada", lastName: "Berg" }));
    expect(chat.lines()).toEqual(["notedName", ...asked]);
  });
});

describe("the cancellation of a booking that the chat does not know", () => {
  test("names the house's phone, for tables made by somebody else", () => {
    const chat = new Chat().step(said("cancel"));
    chat.step({ type: "bookingsFound", requestId: chat.effect("findBookings").requestId, bookings: [] });
    expect(chat.lines()).toEqual(["noBookings", "bookedElsewhere", "contactVenue"]);
  });

  test("but who only lists theirs reads that there are none", () => {
    const chat = new Chat().step(said("list"));
    chat.step({ type: "bookingsFound", requestId: chat.effect("findBookings").requestId, bookings: [] });
    expect(chat.lines()).toEqual(["noBookings"]);
  });
});

describe("a bound that the picked table keeps to", () => {
  test.for([{ timeTo: "21:00" }, { timeFrom: "18:00" }])("leaves it as it is: %j", (bound) => {
    const chat = held().step(said("inform", bound));
    expect(chat.effect("findSlots")).toMatchObject({ date: "2026-11-22" });
    expect(chat.state).toMatchObject({ query: { time: { type: "at", time: "18:30" } } });
  });

  test("and one that it does not keep to looks for others", () => {
    const chat = held().step(said("inform", { timeFrom: "20:00" }));
    expect(chat.state).toMatchObject({ query: { time: { type: "between", from: "20:00" } } });
  });
});

test("days of which none can be booked yet are refused, and not shown as a month", () => {
  const house = { ...fjord, horizon: "P90D" };
  const range = { partySize: 2, date: "2027-11-10", dateTo: "2027-11-25" };
  const chat = new Chat({ venues: [house] }).step(said("book", range));
  expect(chat.lines()[0]).toBe("tooFarAhead");
  expect(chat.state.phase).toBe("askingDate");
});

describe("a table that was booked in another way", () => {
  const looking = () => {
    const chat = new Chat().step(said("list", { alreadyBooked: true, date: "2026-11-23" }));
    const { requestId } = chat.effect("findBookings");
    return chat.step({ type: "bookingsFound", requestId, bookings: [] });
  };

  test("is not here, and the house may know of it", () => {
    expect(looking().lines()).toEqual(["noBookings", "bookedElsewhere", "contactVenue"]);
  });

  test("was at the restaurant that is named then, and none is begun there", () => {
    const chat = looking().step(said("inform", { venueId: 1 }));
    expect(chat.lines()).toEqual(["contactVenue"]);
    expect(chat.state.phase).toBe("idle");
  });

  test("was for a day that is told then, and none is begun", () => {
    const chat = looking().step(said("inform", { date: "2026-11-22", time: "20:00", lastName: "Bianchi" }));
    expect(chat.lines()).toEqual(["contactVenue"]);
    expect(chat.state.phase).toBe("idle");
  });

  test("is not what a day is of that is named hours later", () => {
    const later = now.add({ hours: 2 });
    const chat = looking().step(said("inform", { date: "2026-11-22", time: "20:00" }), { now: later });
    expect(chat.state.phase).toBe("askingPartySize");
  });

  test("keeps nobody from wishing for another there", () => {
    const chat = looking().step(said("book", { venueId: 1 }));
    expect(chat.state.phase).toBe("askingPartySize");
  });
});

describe("the change of a booking that there is not", () => {
  const changing = (stated: Parameters<typeof said>[1]) => {
    const chat = new Chat().step(said("change", stated));
    return chat.step({
      type: "bookingsFound",
      requestId: chat.effect("findBookings").requestId,
      bookings: [],
    });
  };

  test("is the wish for a table, and no value is lost", () => {
    const chat = changing({ partySize: 3, date: "2026-11-23", time: "19:00", comment: "by the window" });
    expect(chat.effect("findSlots")).toMatchObject({ partySize: 3, date: "2026-11-23" });
    expect(chat.state).toMatchObject({ query: { time: { time: "19:00" }, comment: "by the window" } });
  });

  test("is no such wish where it is spoken of as theirs: none is begun that they did not ask for", () => {
    const chat = changing({ partySize: 3, date: "2026-11-23", ofBooking: true });
    expect(chat.lines()).toEqual(["noBookings", "bookedElsewhere", "contactVenue"]);
    expect(chat.state).toMatchObject({ phase: "idle" });
  });

  test("is said not to be there where nothing else was said, and who else may know of it", () => {
    expect(changing({}).lines()).toEqual(["noBookings", "bookedElsewhere", "contactVenue"]);
  });
});

describe("what is told before it is asked for", () => {
  test.for([
    ["while the party is asked for", () => new Chat().step(said("book"))],
    ["while times are offered", offering],
  ] as const)("a number is noted %s, and the question follows", ([, start]) => {
    const chat = start();
    const { phase } = chat.state;
    chat.step(said("other", { phone: "+4791234567" }));
    expect(chat.lines()[0]).toBe("noted");
    expect(chat.state).toMatchObject({ phase, guest: { phone: "+4791234567" }, misses: 0 });
  });

  test.for([
    ["while the party is asked for", () => new Chat().step(said("book"))],
    ["while times are offered", offering],
    ["while a table is held", held],
  ] as const)("a wish is noted %s, without another look at what is free", ([, start]) => {
    const chat = start().step(said("inform", { comment: "by the window" }));
    expect(chat.lines()[0]).toBe("noted");
    expect(chat.effects.map(({ type }) => type)).toEqual(["say"]);
    expect(JSON.stringify(chat.state)).toContain('"comment":"by the window"');
  });

  test("a wish for the waitlist where tables are free leads back to them", () => {
    const chat = offering().step(said("waitlist"));
    const { requestId } = chat.effect("findSlots");
    chat.step({ type: "slotsFound", requestId, slots: [slotAt("19:00"), slotAt("19:30")] });
    expect(chat.lines()).toEqual(["timesFree", "slotsOfDay"]);
  });

  test("a yes to the question for a number is no unreadable number, and none is needed", () => {
    const chat = held().step(said("inform", { firstName: "Anna" }));
    expect(chat.step(said("affirm")).lines()).toEqual(["whyPhone", "askPhone"]);
  });
});

describe("two tables in one message", () => {
  const secondWish = { partySize: 6, date: "2026-11-27" };
  const first = said("book", { partySize: 2, date: "2026-11-23" });

  test("one is booked after the other, and the second is named", () => {
    const chat = new Chat().step({ ...first, secondWish });
    expect(chat.line("oneAtATime")?.values).toMatchObject({ partySize: 6, date: { date: "2026-11-27" } });
    expect(chat.effect("findSlots")).toMatchObject({ partySize: 2, date: "2026-11-23" });
  });

  const booked = (chat: Chat) => {
    chat.step({
      type: "slotsFound",
      requestId: chat.effect("findSlots").requestId,
      slots: [slotAt("19:00")],
    });
    if (chat.state.phase === "choosingSlot") chat.press("choiceDateTime");
    const hold = { type: "holdPlaced", venueId: 1, bookingId: "hold-1", minutes: 15 } as const;
    chat.step({ ...hold, requestId: chat.effect("placeHold").requestId });
    const second = { type: "slotsFound", slots: [slotAt("19:00")] } as const;
    chat.step({ ...second, requestId: chat.effect("findSlots").requestId });
    chat.step(said("inform", { firstName: "Anna", phone: "+4790000000" })).press("choiceConfirm");
    const { requestId } = chat.effect("placeBooking");
    return chat.step({ type: "bookingPlaced", requestId, booking: bookingAt("19:00") });
  };

  test("the second is brought up by itself once the first is booked", () => {
    const chat = booked(new Chat().step({ ...first, secondWish: { ...secondWish, time: "20:00" } }));
    expect([chat.lines()[0], chat.lines().at(-1)]).toEqual(["placed", "secondTable"]);
    expect(chat.effect("findSlots")).toMatchObject({ venueId: 1, partySize: 6, date: "2026-11-27" });
    expect(chat.state).toMatchObject({ query: { time: { time: "20:00" } } });
    expect(chat.state).not.toHaveProperty("secondWish");
  });

  test("it is given up with the first", () => {
    const chat = new Chat().step({ ...first, secondWish }).step(said("cancel"));
    expect(chat.state).not.toHaveProperty("secondWish");
  });
});

describe("a wish right after a booking", () => {
  test("for another table means the same venue, until another is named", () => {
    const venues = [tejo, fjord];
    const begun = new Chat({ venues }, { ...new Chat().state, phase: "placed", booking: bookingAt("19:00") });
    const wish = { partySize: 2, date: "2026-11-28", time: "20:00" };
    expect(begun.step(said("book", wish)).effect("findSlots").venueId).toBe(1);
    expect(begun.step(said("change", { venueId: 2 })).effect("findSlots").venueId).toBe(2);
  });

  const placed = () => new Chat({}, { ...new Chat().state, phase: "placed", booking: bookingAt("19:00") });
  const labels = (chat: Chat) => chat.buttons().map(({ label }) => label.key);

  /** After what names a day: the guest's bookings are looked up, since it may be that of another one. */
  const found = (chat: Chat, ...others: BookedTable[]) => {
    const { requestId } = chat.effect("findBookings");
    return chat.step({ type: "bookingsFound", requestId, bookings: [bookingAt("19:00"), ...others] });
  };

  test("may be for one more table: the guest chooses", () => {
    const chat = found(placed().step(said("inform", { date: "2026-11-28" })));
    expect(labels(chat)).toEqual(["choiceYes", "choiceAnother", "choiceKeep"]);
    expect(chat.lines()).toContain("changesTable");
    chat.press("choiceAnother");
    expect(chat.effect("findSlots")).toMatchObject({ partySize: 4, date: "2026-11-28" });
    expect(chat.state).not.toHaveProperty("query.changing");
  });

  test("that speaks of a change is for this one, and says from which day", () => {
    const chat = found(placed().step(said("change", { date: "2026-11-28" })));
    expect(labels(chat)).toEqual(["choiceYes", "choiceKeep"]);
    expect(chat.lines()).toContain("changesTable");
  });

  describe("that names the day of another booking", () => {
    const startsAt = "2026-11-28T19:00:00Z";
    const other = bookingAt("20:00", { id: "b2", partySize: 5, startsAt });
    const onItsDay = { date: "2026-11-28" };

    test.for(["change", "inform"] as const)("is a change of that one (%s)", (intent) => {
      const chat = found(placed().step(said(intent, { ...onItsDay, partySize: 3 })), other);
      expect(chat.state).toMatchObject({ phase: "confirmingChange", query: { partySize: 3 } });
      expect(chat.state).toMatchObject({ query: { changing: { id: "b2" } }, startsAt: other.startsAt });
    });

    test("counts from the party of that one", () => {
      const chat = found(
        placed().step(said("inform", { ...onItsDay, partySize: 2, partyChange: -2 })),
        other,
      );
      expect(chat.state).toMatchObject({ query: { partySize: 3, changing: { id: "b2" } } });
    });

    test("loses nothing where no booking is found any more", () => {
      const chat = placed().step(said("inform", { ...onItsDay, partySize: 3 }));
      const { requestId } = chat.effect("findBookings");
      chat.step({ type: "bookingsFound", requestId, bookings: [] });
      expect(chat.state).toMatchObject({ query: { partySize: 3, date: "2026-11-28" } });
    });

    test("moves this one there where it is moved in so many words", () => {
      const chat = placed().step(said("change", { ...onItsDay, moves: true }));
      expect(chat.state).toMatchObject({
        query: { date: "2026-11-28", changing: { id: bookingAt("19:00").id } },
      });
    });
  });
});

describe("a wish that is put as a question", () => {
  const asks = said("question", { comment: "a table outside", topics: ["outdoors"] });

  test.for([
    ["while times are offered", offering],
    ["while a table is held", held],
  ] as const)("is kept, and told to be one for the house, %s", ([, start]) => {
    const chat = start().step(asks);
    expect(chat.lines().slice(0, 3)).toEqual(["noted", "restaurantDecides", "contactVenue"]);
    expect(JSON.stringify(chat.state)).toContain('"comment":"a table outside"');
  });
});

test("a yes to “which one?” is asked again, and not misunderstood", () => {
  const chat = new Chat().step(said("cancel"));
  const { requestId } = chat.effect("findBookings");
  const bookings = [bookingAt("19:00"), { ...bookingAt("20:00"), id: "b2" }];
  chat.step({ type: "bookingsFound", requestId, bookings }).step(said("affirm"));
  expect(chat.lines()).toEqual(["whichToCancel", "bookingLine", "bookingLine"]);
});

describe("cancelling by the day", () => {
  const cancelling = (date: string) => {
    const chat = new Chat().step(said("cancel", { date }));
    const { requestId } = chat.effect("findBookings");
    return chat.step({ type: "bookingsFound", requestId, bookings: [bookingAt("19:00")] });
  };

  test("means the booking of that day", () => {
    expect(cancelling("2026-11-22").lines()).toEqual(["askCancel"]);
  });

  test("on which there is none shows what there is, even if that is only one", () => {
    expect(cancelling("2026-11-27").lines()).toEqual(["whichToCancel", "bookingItem"]);
  });
});

describe("a question about the rules, asked while a table is held", () => {
  test.for(["fees", "adjusting"] as const)("moves nothing by the day it names: %s", (topic) => {
    const chat = held();
    const asked = { topics: [topic], date: "2026-11-21" };
    chat.step(said("question", asked));
    expect(chat.lines()).toContain("askName");
    expect(chat.state).toMatchObject({ phase: "askingName", selection: { query: { date: "2026-11-22" } } });
  });
});

describe("what is picked already, said or asked while the guest's details are open,", () => {
  test.for(["question", "change"] as const)("is read back to who seems unsure of it: %s", (intent) => {
    const chat = held().step(said(intent, { partySize: 4 }));
    expect(chat.lines()).toEqual(["summary", "askName"]);
  });

  test("stays where another hour would suit as well", () => {
    const chat = held().step(said("other", { otherwise: [{ time: "20:30" }] }));
    expect(chat.lines()).toEqual(["kept", "askName"]);
    expect(chat.effects.map(({ type }) => type)).toEqual(["say"]);
  });

  test("is read back to who asks for the waitlist, for they need none", () => {
    expect(held().step(said("waitlist")).lines()).toEqual(["noNeedToWait", "summary", "askName"]);
  });
});

describe("a name beside “no number”, where the number is asked for,", () => {
  test("is taken, and so is the no", () => {
    const chat = held().step(said("inform", { firstName: "Rita" }));
    expect(chat.lines()).toEqual(["askPhone"]);
    chat.step(said("inform", { firstName: "Rita", lastName: "Holm", withoutPhone: true }));
    expect(chat.state).toMatchObject({ phase: "confirming", guest: { firstName: "Rita", lastName: "Holm" } });
  });
});

test("a time, with a wish and whether it can be met, is held, and the restaurant is named once for the rest", () => {
  const chat = new Chat().step(said("book", { partySize: 2, date: "2026-11-22" }));
  const { requestId } = chat.effect("findSlots");
  chat.step({ type: "slotsFound", requestId, slots: [slotAt("19:00"), slotAt("19:30"), slotAt("20:00")] });
  const comment = "my mother is in a wheelchair";
  chat.step({
    ...said("inform", { time: "19:30", comment, topics: ["access"] }),
    text: "…?",
    needs: comment,
  });
  expect(chat.lines().length).toBeGreaterThan(0);
  expect(new Set(chat.lines()).size).toBe(chat.lines().length);
  expect(chat.effect("placeHold")).toMatchObject({ slot: slotAt("19:30") });
});

test("a time said beside a question about what nobody books is taken all the same", () => {
  const chat = offering().step(said("question", { time: "19:00", topics: ["music"] }));
  expect(chat.effect("placeHold")).toMatchObject({ slot: { startsAt: slotAt("19:00").startsAt } });
});
