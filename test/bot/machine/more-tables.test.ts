import { describe, expect, test } from "vitest";
import type { SecondWish } from "#src/bot/machine/core/event.ts";
import type { Slot, WaitingTable } from "#src/bot/machine/core/table.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, said, slotAt, waiting } from "#test/support/machine/facts.ts";

const guest = { firstName: "Ada", phone: "+4791234567" };
const sunday = { date: "2026-11-22", time: "19:00" };

function summarised(
  wish = said("book", { partySize: 4, ...sunday }),
  who: Partial<Understood> = guest,
): Chat {
  const chat = new Chat().step({ ...wish, understood: { ...wish.understood, ...who } });
  return hold(finds(chat, "19:00"));
}

function finds(chat: Chat, time: string): Chat {
  const { requestId } = chat.effect("findSlots");
  return chat.step({ type: "slotsFound", requestId, slots: [slotAt(time)] });
}

/** Where a second table is wished for, it is looked for as well, and is free. */
function hold(chat: Chat): Chat {
  const { requestId } = chat.effect("placeHold");
  chat.step({ type: "holdPlaced", requestId, venueId: 1, bookingId: "hold-1", minutes: 15 });
  return chat.state.phase === "holding" ? finds(chat, "19:00") : chat;
}

function placed(chat: Chat, partySize: number): Chat {
  const { requestId } = chat.press("choiceConfirm").effect("placeBooking");
  return chat.step({ type: "bookingPlaced", requestId, booking: bookingAt("19:00", { partySize }) });
}

describe("two tables of one size", () => {
  test("who asks what becomes of the others hears that theirs comes next, and this one stays held", () => {
    const wish = { intent: "book", partySize: 7, tables: 2, ...sunday } as const;
    const second = { partySize: 7, more: 0 };
    const chat = new Chat().step({ type: "guestSaid", text: "", understood: wish, secondWish: second });
    hold(finds(chat, "19:00"));
    chat.step(said("question", { topics: ["otherTable"] }));
    expect(chat.lines()).toContain("oneOfSeveral");
    expect(chat.effects.map(({ type }) => type)).not.toContain("releaseHold");
  });

  test("are booked one after the other, on the same day and at the same time", () => {
    const chat = new Chat().step({
      type: "guestSaid",
      text: "",
      understood: { intent: "book", partySize: 7, tables: 3, ...sunday, ...guest },
      secondWish: { partySize: 7, more: 1 },
    });
    expect(chat.line("oneOfSeveral")?.values).toEqual({ partySize: 7, count: 3 });
    placed(hold(finds(chat, "19:00")), 7);
    expect(chat.lines()).toContain("secondTable");
    expect(chat.effect("findSlots")).toMatchObject({ date: sunday.date, partySize: 7 });
    placed(hold(finds(chat, "19:00")), 7);
    expect(chat.lines()).toContain("secondTable");
    placed(hold(finds(chat, "19:00")), 7);
    expect(chat.lines()).not.toContain("secondTable");
    expect(chat.state).not.toHaveProperty("secondWish");
  });
});

test("two tables of different size are booked one after the other, the second at its own time", () => {
  const chat = new Chat().step({
    type: "guestSaid",
    text: "",
    understood: { intent: "book", partySize: 2, ...sunday, ...guest },
    secondWish: { partySize: 3, time: "20:00" },
  });
  expect(chat.line("oneThenOther")?.values).toEqual({ partySize: 3 });
  placed(hold(finds(chat, "19:00")), 2);
  expect(chat.lines()).toContain("secondTable");
  expect(chat.effect("findSlots")).toMatchObject({ date: sunday.date, partySize: 3 });
  expect(finds(chat, "20:00").effect("placeHold").slot.id).toBe("Dinner 20:00");
});

test("who gives no number for the first of two tables is not asked for it with the second", () => {
  const chat = new Chat().step({
    type: "guestSaid",
    text: "",
    understood: { intent: "book", partySize: 7, ...sunday, firstName: "Ada", withoutPhone: true },
    secondWish: { partySize: 7 },
  });
  placed(hold(finds(chat, "19:00")), 7);
  expect(hold(finds(chat, "19:00")).lines().at(-1)).toBe("askConfirm");
});

describe("one more table right after a booking", () => {
  const another = (stated: object) =>
    placed(summarised(), 4).step(said("inform", { another: true, ...stated }));

  test("is a table of its own, for the same day and time", () => {
    const chat = hold(finds(another({ partySize: 8 }), "19:00"));
    expect(chat.state).toMatchObject({
      phase: "confirming",
      selection: { query: { partySize: 8, date: sunday.date } },
    });
    expect(chat.state).not.toHaveProperty("selection.query.changing");
  });

  test("takes the time that is said", () => {
    const chat = another({ partySize: 8, time: "21:00" });
    expect(chat.state).toMatchObject({ query: { date: sunday.date, time: { time: "21:00" } } });
  });

  test("asks how many where nobody said it", () => {
    expect(another({}).lines()).toEqual(["askPartySize"]);
  });
});

describe("one more table while one is picked", () => {
  const more = said("book", { another: true, partySize: 2, date: "2026-11-28", time: "20:00" });

  test("comes right after it, and takes nothing from it", () => {
    const chat = summarised().step(more);
    expect(chat.line("oneAtATime")?.values).toMatchObject({ partySize: 2 });
    expect(chat.lines().at(-1)).toBe("askConfirm");
    expect(chat.effects.map(({ type }) => type)).not.toContain("releaseHold");
    placed(chat, 4);
    expect(chat.lines()).toContain("secondTable");
    expect(chat.effect("findSlots")).toMatchObject({ date: "2026-11-28", partySize: 2 });
  });

  test("leaves a booking that would have been changed as it is", () => {
    const chat = placed(summarised(), 4).step(said("change", { time: "20:00" }));
    chat.step(more);
    expect(chat.lines()).toContain("kept");
    expect(chat.state).not.toHaveProperty("query.changing");
    expect(chat.effect("findSlots")).toMatchObject({ date: "2026-11-28", partySize: 2 });
  });
});

describe("the waitlist beside a table that is talked about", () => {
  const found = (chat: Chat, entries: readonly WaitingTable[]) =>
    chat.step({
      type: "bookingsFound",
      requestId: chat.effect("findBookings").requestId,
      bookings: [bookingAt("20:00")],
      waiting: entries,
    });

  test("“am I on the list?” tells of the list alone, and the open question follows", () => {
    const chat = summarised();
    const asked = chat.lines().slice(1);
    found(chat.step(said("askLine")), []);
    expect(chat.lines()).toEqual(["notWaiting", ...asked]);
    found(chat.step(said("askLine")), [waiting]);
    expect(chat.lines()).toEqual(["waitingHeading", "waitingItem", "waitlistPlace", ...asked]);
  });

  test("who is on none and wants off loses no table", () => {
    const chat = found(summarised().step(said("leaveLine")), []);
    expect(chat.lines()[0]).toBe("notWaiting");
    expect(chat.lines().at(-1)).toBe("askConfirm");
    expect(chat.press("choiceConfirm").effect("placeBooking")).toBeDefined();
  });

  test("who leaves it is asked, and the held table is given back", () => {
    const chat = found(summarised().step(said("leaveLine")), [waiting]);
    expect(chat.lines()).toEqual(["askLeave"]);
    expect(chat.effect("releaseHold")).toBeDefined();
  });
});

describe("a table that was just cancelled", () => {
  function cancelled(who: Partial<Understood> = guest): Chat {
    const chat = placed(summarised(undefined, who), 4).step(said("cancel"));
    const { requestId } = chat.effect("findBookings");
    chat
      .step({ type: "bookingsFound", requestId, bookings: [bookingAt("19:00")] })
      .press("choiceCancelBooking");
    const request = chat.effect("setBookingState").requestId;
    return chat.step({
      type: "bookingStateSet",
      requestId: request,
      booking: bookingAt("19:00", { state: "CANCELLED" }),
    });
  }

  test("is asked for again where the guest wants it back, and booked only after a yes", () => {
    const chat = hold(finds(cancelled().step(said("other", { takesBack: true })), "19:00"));
    expect(chat.lines().at(-1)).toBe("askConfirm");
    expect(chat.state).toMatchObject({ selection: { query: { partySize: 4, date: sunday.date } } });
    expect(chat.state).not.toHaveProperty("selection.query.changing");
    expect(chat.press("choiceConfirm").effect("placeBooking")).toBeDefined();
  });

  test("is asked for again without a number where none was given before", () => {
    const chat = cancelled({ firstName: "Ada", withoutPhone: true }).step(said("other", { takesBack: true }));
    expect(hold(finds(chat, "19:00")).lines().at(-1)).toBe("askConfirm");
  });

  test("is forgotten with the next thing that is talked about", () => {
    const chat = cancelled()
      .step(said("book"))
      .step(said("other", { takesBack: true }));
    expect(chat.lines()).toContain("notUnderstood");
  });
});

describe("all bookings at once", () => {
  const asked = said("cancel", { cancelsAll: true });
  const bookings = [bookingAt("19:00", { id: "one" }), bookingAt("20:00", { id: "two" })];

  function found(): Chat {
    const chat = new Chat().step(asked);
    return chat.step({ type: "bookingsFound", requestId: chat.effect("findBookings").requestId, bookings });
  }

  test("are asked about one after the other, and each is cancelled by a yes of its own", () => {
    const chat = found();
    expect(chat.lines()).toEqual(["askCancel"]);
    const first = chat.press("choiceCancelBooking").effect("setBookingState");
    expect(first.booking.id).toBe("one");
    const booking = bookingAt("19:00", { id: "one", state: "CANCELLED" });
    chat.step({ type: "bookingStateSet", requestId: first.requestId, booking });
    expect(chat.lines()).toEqual(["cancelled", "askCancel"]);
    expect(chat.press("choiceCancelBooking").effect("setBookingState").booking.id).toBe("two");
  });

  test("stay where one is kept", () => {
    const chat = found().press("choiceKeep");
    expect(chat.lines()[0]).toBe("kept");
    expect(chat.state.phase).toBe("idle");
  });

  test("are asked about so where they were listed", () => {
    const chat = new Chat().step(said("list"));
    const { requestId } = chat.effect("findBookings");
    chat.step({ type: "bookingsFound", requestId, bookings }).step(asked);
    expect(chat.lines()).toEqual(["askCancel"]);
  });
});

describe("whether there is a second table is said before the first is booked:", () => {
  function held(secondWish: SecondWish = { partySize: 3 }): Chat {
    const understood = { intent: "book", partySize: 4, ...sunday, ...guest } as const;
    const chat = finds(new Chat().step({ type: "guestSaid", text: "", understood, secondWish }), "19:00");
    const { requestId } = chat.effect("placeHold");
    return chat.step({ type: "holdPlaced", requestId, venueId: 1, bookingId: "hold-1", minutes: 15 });
  }

  const found = (chat: Chat, slots: readonly Slot[]) =>
    chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots });

  test("it is looked for at the time of the first", () => {
    expect(held().effect("findSlots")).toMatchObject({ partySize: 3, date: sunday.date });
  });

  test("nothing is said where it is free", () => {
    expect(found(held(), [slotAt("19:00")]).lines()).not.toContain("secondNotFree");
  });

  test("where it is not, the nearest time is", () => {
    const slots = [slotAt("17:00"), slotAt("19:00", { available: false }), slotAt("20:00")];
    const chat = found(held(), slots);
    expect(chat.line("secondNotFree")?.values).toMatchObject({ partySize: 3, nearest: { time: "20:00" } });
    expect(chat.lines()).toContain("askConfirm");
  });

  test("or that nothing is free that day", () => {
    expect(found(held(), []).lines()).toContain("secondFull");
  });

  test("a service that does not answer keeps nobody from the first", () => {
    const chat = held();
    chat.step({ type: "serviceFailed", requestId: chat.effect("findSlots").requestId });
    expect(chat.lines()).toContain("askConfirm");
  });

  test("a name that is said meanwhile keeps the first", () => {
    const chat = held();
    const { requestId } = chat.effect("findSlots");
    chat.step(said("inform", { firstName: "Ada" }));
    expect(chat.effects.map(({ type }) => type)).not.toContain("releaseHold");
    chat.step({ type: "slotsFound", requestId, slots: [slotAt("19:00")] });
    expect(chat.state).toMatchObject({ phase: "confirming", selection: { hold: { bookingId: "hold-1" } } });
  });

  test("another time, said meanwhile, gives the first back and moves both", () => {
    const chat = held().step(said("change", { time: "20:00" }));
    expect(chat.effects.filter(({ type }) => type === "releaseHold")).toHaveLength(1);
    const { requestId } = found(chat, [slotAt("20:00")]).effect("placeHold");
    chat.step({ type: "holdPlaced", requestId, venueId: 1, bookingId: "hold-2", minutes: 15 });
    expect(found(chat, [slotAt("20:00")]).lines()).not.toContain("secondNotFree");
  });
});

describe("of two tables of seven", () => {
  function held(): Chat {
    const understood = { intent: "book", partySize: 7, ...sunday, ...guest } as const;
    const secondWish = { partySize: 7 };
    const chat = finds(new Chat().step({ type: "guestSaid", text: "", understood, secondWish }), "19:00");
    const { requestId } = chat.effect("placeHold");
    chat.step({ type: "holdPlaced", requestId, venueId: 1, bookingId: "hold-1", minutes: 15 });
    return chat.step({
      type: "slotsFound",
      requestId: chat.effect("findSlots").requestId,
      slots: [slotAt("19:00")],
    });
  }

  test.for(["cancel", "deny", "book", "change"] as const)(
    "one is enough, whatever else its words seem (%s): the first goes on",
    (intent) => {
      const chat = held().step(said(intent, { oneTable: true, besides: true }));
      expect(chat.line("onlyOneTable")?.values).toEqual({ partySize: 7 });
      expect(chat.state).toMatchObject({ phase: "confirming" });
      expect(chat.state).not.toHaveProperty("secondWish");
    },
  );

  test("another number of all who come wants one, for them", () => {
    const chat = held().step(said("inform", { partySize: 5 }));
    expect(chat.lines()).toContain("onlyOneTable");
    expect(chat.effect("findSlots")).toMatchObject({ partySize: 5 });
    expect(chat.state).not.toHaveProperty("secondWish");
  });

  test("a number that one table may not take leaves both", () => {
    expect(
      held()
        .step(said("inform", { partySize: 12 }))
        .lines(),
    ).not.toContain("onlyOneTable");
  });

  test("another time wants both", () => {
    expect(held().step(said("change", { time: "20:00" })).state).toHaveProperty("secondWish");
  });

  test("the second is given up after the first is booked, and the first stays", () => {
    const chat = held().step(said("affirm"));
    const { requestId } = chat.effect("placeBooking");
    chat.step({ type: "bookingPlaced", requestId, booking: bookingAt("19:00", { partySize: 7 }) });
    chat.step(said("change", { oneTable: true, besides: true }));
    expect(chat.lines()).toContain("droppedBesides");
    expect(chat.state.phase).toBe("idle");
  });
});
