import { describe, expect, test } from "vitest";
import { loadSnapshot } from "#src/bot/machine/core/snapshot.ts";
import { expectingOf } from "#src/bot/machine/phases/phases.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, fjord, said, slotAt, tejo } from "#test/support/machine/facts.ts";

const evening = ["17:30", "18:00", "18:30", "18:45", "19:00", "19:15", "19:30", "20:00", "21:30"].map(
  (time) => slotAt(time),
);
const wish = said("book", { partySize: 4, date: "2026-11-22", time: "19:00", comment: "by the window" });

/** The same by somebody who leaves the time to us. */
const openWish = said("book", {
  partySize: 4,
  date: "2026-11-22",
  timeFrom: "18:00",
  timeTo: "19:20",
  comment: "by the window",
});

/** A chat in which times around 19:00 are offered. */
function offered(chat = new Chat()): Chat {
  chat.step(openWish);
  return chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots: evening });
}

/** A chat in which 19:00 is picked and held. */
function held(chat = offered()): Chat {
  chat.step(said("inform", { time: "19:00" }));
  const { requestId } = chat.effect("placeHold");
  return chat.step({ type: "holdPlaced", requestId, venueId: 1, bookingId: "hold-1", minutes: 15 });
}

/** The wanted one of the times that are looked up anew is held; where it was just lost, the first of the others. */
function pickAnew(chat: Chat): Chat {
  chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots: evening });
  if (chat.state.phase === "choosingSlot") chat.press("choiceTime");
  const { requestId } = chat.effect("placeHold");
  return chat.step({ type: "holdPlaced", requestId, venueId: 1, bookingId: "hold-2", minutes: 15 });
}

/** A chat in which the summary is shown. */
function summarised(chat = new Chat()): Chat {
  return held(offered(chat))
    .step(said("inform", { firstName: "Anna", lastName: "Berg" }))
    .step(said("inform", { phone: "+4790000000" }));
}

describe("a booking from the first words to the table", () => {
  test("everything in one sentence, and the time is free: it is held at once, and only the details are asked", () => {
    const chat = new Chat().step(wish);
    chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots: evening });
    expect(chat.effects.map(({ type }) => type)).toEqual(["placeHold"]);
    const { requestId, slot } = chat.effect("placeHold");
    expect(slot.id).toBe("Dinner 19:00");
    chat.step({ type: "holdPlaced", requestId, venueId: 1, bookingId: "hold-1", minutes: 15 });
    expect(chat.lines()).toEqual(["slotHeld", "askName"]);
  });

  test.for([
    ["held", "holdPlaced", ["heldFor"]],
    ["not held, since the service grants no holds", "holdRefused", []],
  ] as const)(
    "nothing is missing, and the table is %s: the summary and its question, and no list",
    ([, type, before]) => {
      const chat = new Chat().step(said("inform", { firstName: "Anna", phone: "+4790000000" })).step(wish);
      chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots: evening });
      const { requestId } = chat.effect("placeHold");
      const held = { type: "holdPlaced", requestId, venueId: 1, bookingId: "hold-1", minutes: 15 } as const;
      chat.step(type === "holdPlaced" ? held : { type, requestId, reason: "unsupported" });
      const summary = ["summary", "summaryName", "summaryPhone", "summaryComment", "askConfirm"];
      expect(chat.lines()).toEqual([...before, ...summary]);
    },
  );

  test("a name given while the table is being held is not asked for again", () => {
    const chat = offered().step(said("inform", { time: "19:00" }));
    const { requestId } = chat.effect("placeHold");
    expect(expectingOf(chat.state)).toBe("name");
    chat.step(said("inform", { firstName: "Ada" }));
    expect(chat.lines()).toEqual(["stillPlacing"]);
    chat.step({ type: "holdPlaced", requestId, venueId: 1, bookingId: "hold-1", minutes: 15 });
    expect(chat.lines()).toEqual(["slotHeld", "askPhone"]);
  });

  test("a time of one's own choice is one of the list", () => {
    const chat = offered();
    expect(chat.lines()).toEqual(["slotsInRange"]);
    chat.press("choiceTime", 2);
    expect(chat.effect("placeHold").slot.id).toBe("Dinner 18:45");
  });

  test("the free times of a range are offered in order of time", () => {
    const times = offered()
      .buttons()
      .flatMap(({ label }) => (label.key === "choiceTime" ? [label.values.time.time] : []));
    expect(times).toEqual(["18:00", "18:30", "18:45", "19:00", "19:15"]);
  });

  test("the hold, the placement and the reference are one and the same booking", () => {
    const chat = summarised();
    expect(chat.lines()).toEqual(["summary", "summaryName", "summaryPhone", "summaryComment", "askConfirm"]);
    chat.step(said("affirm"));
    const { placement } = chat.effect("placeBooking");
    expect(placement).toMatchObject({
      venueId: 1,
      partySize: 4,
      holdId: "hold-1",
      comment: "by the window",
      guest: { firstName: "Anna", lastName: "Berg", phone: "+4790000000" },
    });
    expect(chat.state.phase === "placing" && chat.state.selection.reference).toBe(placement.reference);
  });

  test("a placed booking is told, tracked and announced to the staff", () => {
    const chat = summarised().press("choiceConfirm");
    const { requestId } = chat.effect("placeBooking");
    const booking = bookingAt("19:00", { name: "Anna Berg", comment: "by the window" });
    chat.step({ type: "bookingPlaced", requestId, booking });
    expect(chat.lines()).toEqual(["placed", "placedComment", "placedReference", "askRemember"]);
    expect(chat.effect("trackBooking").booking).toEqual(booking);
    expect(chat.effect("notifyStaff").notice).toEqual({ kind: "booked", booking });
    expect(chat.state.phase).toBe("placed");
  });

  test.for([
    ["PT4H", { date: "2026-11-22", time: "15:00" }],
    ["P1D", { date: "2026-11-21", time: "19:00" }],
    ["P2D", undefined],
  ] as const)(
    "with a fee and a deadline of %s the guest learns until when cancelling is free: %o",
    ([cancellationDeadline, until]) => {
      const noShowFees = { Dinner: { amount: 200, per: "guest" } } as const;
      const chat = summarised(new Chat({ venues: [{ ...fjord, cancellationDeadline, noShowFees }] })).press(
        "choiceAgree",
      );
      const { requestId } = chat.effect("placeBooking");
      chat.step({ type: "bookingPlaced", requestId, booking: bookingAt("19:00", { name: "Anna Berg" }) });
      expect(chat.line("placedCancelBy")).toEqual(
        until && {
          key: "placedCancelBy",
          values: { date: { type: "date", date: until.date }, time: { type: "time", time: until.time } },
        },
      );
    },
  );

  test("what is missing is asked in order: venue, party size, date", () => {
    const chat = new Chat({ venues: [fjord, tejo] }).step(said("book"));
    expect(chat.lines()).toEqual(["askVenue"]);
    chat.press("choiceVenue", 1);
    expect(chat.lines()).toEqual(["askPartySize"]);
    chat.step(said("inform", { partySize: 2 }));
    expect(chat.lines()).toEqual(["askDate"]);
    chat.press("choiceTomorrow");
    expect(chat.effect("findSlots")).toMatchObject({ venueId: 2, partySize: 2, date: "2026-11-22" });
  });

  test("known details are not asked again, and a guest may keep the phone number", () => {
    const chat = held().step(said("inform", { firstName: "Anna" }));
    expect(chat.lines()).toEqual(["askPhone"]);
    chat.press("choiceSkip");
    expect(chat.lines()).not.toContain("summaryPhone");
    expect(chat.state.phase).toBe("confirming");
  });

  test.for([
    ["another time", said("change", { time: "19:30" })],
    ["another table", said("change", { partySize: 5 })],
    ["a wish", said("inform", { comment: "high chair" })],
  ] as const)("a guest who keeps the number and then asks for %s is not asked for it again", ([, change]) => {
    const chat = held()
      .step(said("inform", { firstName: "Anna" }))
      .press("choiceSkip")
      .step(change);
    if (chat.state.phase !== "confirming") pickAnew(chat);
    expect(chat.lines()).toContain("askConfirm");
    expect(chat.lines()).not.toContain("summaryPhone");
  });

  test("nor when the table went to someone else meanwhile", () => {
    const chat = held()
      .step(said("inform", { firstName: "Anna" }))
      .press("choiceSkip")
      .press("choiceConfirm");
    const { requestId } = chat.effect("placeBooking");
    pickAnew(chat.step({ type: "bookingRefused", requestId, reason: "slotTaken" }));
    expect(chat.lines()).toContain("askConfirm");
  });

  test("nor when the chat was stored by a version that kept this with the slot", () => {
    const { state } = held()
      .step(said("inform", { firstName: "Anna" }))
      .press("choiceSkip");
    if (state.phase !== "confirming") throw new Error(state.phase);
    const { withoutPhone, ...query } = state.selection.query;
    const former = { ...state, selection: { ...state.selection, query, withoutPhone } };
    const loaded = loadSnapshot({ version: 1, state: former });
    expect(loaded).toEqual({ ok: true, state });
  });

  test("but for the next booking the number is asked for again", () => {
    const chat = held()
      .step(said("inform", { firstName: "Anna" }))
      .press("choiceSkip")
      .step(said("cancel"));
    expect(held(offered(chat)).lines()).toContain("askPhone");
  });

  test("a service without holds is used without them", () => {
    const chat = offered().press("choiceTime");
    const { requestId } = chat.effect("placeHold");
    chat.step({ type: "holdRefused", requestId, reason: "unsupported" });
    expect(chat.lines()).toEqual(["slotChosen", "askName"]);
  });
});

describe("a guest who changes their mind", () => {
  test.for([
    ["actually 5", said("change", { partySize: 5 }), { partySize: 5, date: "2026-11-22" }],
    ["make it Friday", said("change", { date: "2026-11-27" }), { partySize: 4, date: "2026-11-27" }],
  ] as const)("%s, at the summary: the hold is released and times are looked up anew", ([, event, query]) => {
    const chat = summarised().step(event);
    expect(chat.effect("findSlots")).toMatchObject(query);
    expect(chat.effect("releaseHold").hold).toEqual({ venueId: 1, id: "hold-1" });
    const types = chat.effects.map(({ type }) => type);
    expect(types.indexOf("releaseHold")).toBeLessThan(types.indexOf("findSlots"));
  });

  test("a wish at the summary keeps the hold and joins the wishes", () => {
    const chat = summarised().step(said("inform", { comment: "high chair" }));
    expect(chat.effects.map(({ type }) => type)).toEqual(["say"]);
    expect(chat.line("summaryComment")?.values).toEqual({ comment: "by the window; high chair" });
  });

  test("repeating the whole wish at the summary is no yes", () => {
    const chat = summarised().step(said("book", { partySize: 4, date: "2026-11-22", time: "19:00" }));
    expect(chat.effects.map(({ type }) => type)).toEqual(["say"]);
    expect(chat.step(said("affirm")).effect("placeBooking").placement.partySize).toBe(4);
  });

  test("saying what stands there already shows it again, and is no yes", () => {
    for (const intent of ["inform", "change"] as const) {
      const chat = summarised().step(said(intent, { partySize: 4 }));
      expect(chat.lines()[0]).toBe("summary");
      expect(chat.effects.map(({ type }) => type)).toEqual(["say"]);
    }
  });

  test("repeating what is picked changes nothing", () => {
    const chat = summarised().step(said("affirm", { partySize: 4, time: "19:00" }));
    expect(chat.effect("placeBooking").placement.partySize).toBe(4);
  });

  test("cancel drops the draft and gives the hold back", () => {
    const chat = summarised().step(said("cancel"));
    expect(chat.lines()).toContain("droppedDraft");
    expect(chat.effect("releaseHold").hold.id).toBe("hold-1");
    expect(chat.state.phase).toBe("idle");
  });

  test("a correction while times are looked up makes the old answer worthless", () => {
    const chat = new Chat().step(wish);
    const { requestId } = chat.effect("findSlots");
    chat.step(said("change", { partySize: 6 }));
    chat.step({ type: "slotsFound", requestId, slots: evening });
    expect(chat.effects).toEqual([]);
    expect(chat.state.phase).toBe("searching");
  });

  test("a hold granted too late is given back", () => {
    const chat = offered().press("choiceTime");
    const { requestId } = chat.effect("placeHold");
    chat.step(said("change", { partySize: 2 }));
    chat.step({ type: "holdPlaced", requestId, venueId: 1, bookingId: "late", minutes: 15 });
    expect(chat.effect("releaseHold").hold).toEqual({ venueId: 1, id: "late" });
  });

  test("later means after the offered times", () => {
    offered().step(said("change", { timeShift: "later" }));
    const chat = offered().step(said("change", { timeShift: "later" }));
    const { requestId } = chat.effect("findSlots");
    chat.step({ type: "slotsFound", requestId, slots: evening });
    const times = chat
      .buttons()
      .flatMap(({ label }) => (label.key === "choiceTime" ? [label.values.time.time] : []));
    expect(times).toEqual(["19:30", "20:00", "21:30"]);
  });
});

describe("when the wanted time is gone", () => {
  test("near times are offered and the waitlist for the wanted one", () => {
    const chat = new Chat().step(wish);
    const slots = evening.map((slot) => (slot.id === "Dinner 19:00" ? { ...slot, available: false } : slot));
    chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots });
    expect(chat.lines()).toEqual(["slotsNear"]);
    expect(chat.buttons().map(({ label }) => label.key)).toContain("choiceWaitlist");
  });

  test("nothing near: other days and venues are looked at before anything is said", () => {
    const nearby = { ...tejo, timeZone: fjord.timeZone };
    const chat = new Chat({ venues: [fjord, nearby] }).step(said("book", { ...wish.understood, venueId: 1 }));
    const slots = evening.map((slot) => ({ ...slot, available: false }));
    chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots });
    expect(chat.effect("findAlternatives")).toMatchObject({ time: "19:00", otherVenueIds: [2] });
    const nextDay = slotAt("19:00", { id: "next", startsAt: "2026-11-23T18:00:00Z" });
    chat.step({
      type: "alternativesFound",
      requestId: chat.effect("findAlternatives").requestId,
      slots: [nextDay],
    });
    expect(chat.lines()).toEqual(["fullAround", "nearestOffers"]);
    expect(chat.buttons().map(({ label }) => label.key)).toEqual([
      "choiceDateTime",
      "choiceWaitlist",
      "choiceOtherDay",
    ]);
  });

  test("nothing anywhere is still no dead end", () => {
    const chat = new Chat().step(wish);
    chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots: [] });
    chat.step({ type: "alternativesFound", requestId: chat.effect("findAlternatives").requestId, slots: [] });
    expect(chat.lines()).toEqual(["noAlternatives"]);
    expect(chat.buttons().map(({ label }) => label.key)).toEqual(["choiceOtherDay", "choiceHuman"]);
  });

  test("a slot lost between picking and placing is looked for again, saying so", () => {
    const chat = summarised().press("choiceConfirm");
    chat.step({
      type: "bookingRefused",
      requestId: chat.effect("placeBooking").requestId,
      reason: "slotTaken",
    });
    const { requestId } = chat.effect("findSlots");
    chat.step({ type: "slotsFound", requestId, slots: evening.filter(({ id }) => id !== "Dinner 19:00") });
    expect(chat.lines()).toEqual(["slotWasTaken", "nearestOffers"]);
  });

  test("the waitlist asks for the name, then joins", () => {
    const chat = new Chat().step(wish);
    const slots = evening.map((slot) => (slot.id === "Dinner 19:00" ? { ...slot, available: false } : slot));
    chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots });
    chat.press("choiceWaitlist");
    chat.step(said("inform", { firstName: "Anna", phone: "+4790000000" }));
    const { requestId, placement } = chat.effect("joinWaitlist");
    expect(placement).toMatchObject({ slot: { id: "Dinner 19:00" }, guest: { firstName: "Anna" } });
    chat.step({ type: "waitlistJoined", requestId, entryId: "w1" });
    expect(chat.lines()).toEqual(["waitlistJoined", "widenHint"]);
    expect(chat.state).toMatchObject({ joined: { entryId: "w1", partySize: 4 } });
    expect(chat.step(said("affirm")).lines()).toEqual(["widenWhich"]);
    chat.step(said("inform", { anyTime: true }));
    expect(chat.effect("widenWish")).toMatchObject({ waitlistEntryId: "w1", takes: {} });
  });
});

describe("scenarios", () => {
  test("one that the chosen venue does not have is forgotten: the time says the meal", () => {
    const lunch = said("book", {
      partySize: 2,
      date: "2026-11-22",
      scenarioName: "Dinner",
      timeFrom: "12:00",
    });
    const chat = new Chat({ venues: [fjord, tejo] }).step(lunch);
    chat.press("choiceVenue", 1);
    expect(chat.state).toMatchObject({ phase: "searching", query: { venueId: 2, partySize: 2 } });
    expect(chat.state).not.toHaveProperty("query.scenarioName");
  });

  test("without a wanted time, the first in the venue's order that has free times is offered", () => {
    const chat = new Chat().step(said("book", { partySize: 2, date: "2026-11-22" }));
    const slots = [slotAt("12:00", { scenarioName: "Tasting menu" }), slotAt("18:00"), slotAt("19:00")];
    chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots });
    expect(chat.buttons().map(({ label }) => label.key)).toEqual([
      "choiceTime",
      "choiceTime",
      "choiceScenario",
      "choiceOtherDay",
    ]);
  });

  test("of several that have the wanted time the venue's first is held, and the others are one tap away", () => {
    const chat = new Chat();
    chat.state = { ...chat.state, guest: { firstName: "Anna", phone: "+4790000000" } };
    chat.step(said("book", { partySize: 2, date: "2026-11-22", time: "19:00" }));
    const both = [slotAt("19:00", { scenarioName: "Tasting menu" }), slotAt("19:00")];
    chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots: both });
    expect(chat.effect("placeHold").slot.scenarioName).toBe("Dinner");
    const { requestId } = chat.effect("placeHold");
    chat.step({ type: "holdPlaced", requestId, venueId: 1, bookingId: "hold-1", minutes: 15 });
    chat.press("choiceScenario");
    expect(chat.effect("releaseHold").hold.id).toBe("hold-1");
    chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots: both });
    expect(chat.effect("placeHold").slot.scenarioName).toBe("Tasting menu");
  });

  test("another scenario that has the time is no dead end for the one that was named", () => {
    const named = said("book", {
      partySize: 2,
      date: "2026-11-22",
      time: "19:00",
      scenarioName: "Tasting menu",
    });
    const chat = new Chat().step(named);
    chat.step({
      type: "slotsFound",
      requestId: chat.effect("findSlots").requestId,
      slots: [slotAt("19:00")],
    });
    expect(chat.lines()).toEqual(["alternatives"]);
    expect(chat.press("choiceScenario").effect("findSlots").partySize).toBe(2);
  });
});

describe("what must not go wrong", () => {
  test("a button pressed twice acts once and says nothing more", () => {
    const chat = offered();
    const token = chat.token("choiceTime");
    chat.step({ type: "guestChose", token });
    expect(chat.effects.map(({ type }) => type)).toEqual(["placeHold"]);
    chat.step({ type: "guestChose", token });
    expect(chat.effects).toEqual([]);
  });

  test("an old button answers with today's question and does nothing else", () => {
    const chat = offered();
    const old = chat.token("choiceTime");
    chat.step(said("change", { partySize: 2 }));
    chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots: evening });
    chat.step({ type: "guestChose", token: old });
    expect(chat.lines()).toEqual(["staleButton", "slotsInRange"]);
    expect(chat.effects.map(({ type }) => type)).toEqual(["say"]);
  });

  test("nothing overtakes a placement under way", () => {
    const chat = summarised().press("choiceConfirm");
    for (const event of [
      said("cancel"),
      said("other", { startOver: true }),
      said("book", { partySize: 2 }),
    ]) {
      expect(chat.step(event).lines()).toEqual(["stillPlacing"]);
      expect(chat.state.phase).toBe("placing");
    }
  });

  test("a booking placed after the chat was begun again is told all the same", () => {
    const booking = bookingAt("19:00", { name: "Anna Berg" });
    const chat = new Chat().step({ type: "bookingPlaced", requestId: "lost", booking });
    expect(chat.lines()).toEqual(["placed", "placedReference"]);
    expect(chat.effect("trackBooking").booking).toEqual(booking);
  });

  test("a service that cannot be reached keeps what was said, and trying again is one tap", () => {
    const chat = new Chat().step(wish);
    chat.step({ type: "serviceFailed", requestId: chat.effect("findSlots").requestId });
    expect(chat.lines()).toEqual(["serviceDown"]);
    chat.press("choiceRetry");
    expect(chat.effect("findSlots")).toMatchObject({ partySize: 4, date: "2026-11-22" });
  });

  test("a day or a time that is over is asked for again", () => {
    const past = new Chat().step(said("book", { partySize: 2, date: "2026-11-20" }));
    expect(past.lines()).toEqual(["dateIsPast", "askDate"]);
    const over = new Chat().step(said("book", { partySize: 2, date: "2026-11-21", time: "08:00" }));
    expect(over.lines()).toEqual(["timeIsPast", "askDate"]);
  });

  test("three messages not understood bring a person", () => {
    const chat = new Chat().step(said("other"));
    expect(chat.lines()).toEqual(["notUnderstood", "anythingElse"]);
    expect(chat.step(said("other")).lines()).toEqual(["notUnderstoodTwice", "anythingElse"]);
    chat.step(said("other"));
    expect(chat.lines()[0]).toBe("staffTold");
    expect(chat.effect("writeStaff").word).toMatchObject({ act: "notUnderstood" });
  });

  test("two readings are asked about, never guessed", () => {
    const event = said("book", {
      partySize: 2,
      date: "2027-05-06",
      openReadings: { dates: ["2027-05-06", "2027-06-05"] },
    });
    const chat = new Chat().step(event);
    expect(chat.lines()).toEqual(["whichDate"]);
    chat.press("choiceDay", 1);
    expect(chat.effect("findSlots").date).toBe("2027-06-05");
  });

  test("a range of days becomes a button a day", () => {
    const chat = new Chat().step(said("book", { partySize: 2, date: "2026-11-28", dateTo: "2026-11-29" }));
    expect(chat.lines()).toEqual(["whichDate"]);
    expect(chat.buttons()).toHaveLength(2);
  });

  test("of three or four looks for a table for four, and the guest hears so", () => {
    const chat = new Chat().step(said("book", { partySize: 4, partyFrom: 3 }));
    expect(chat.lines()).toEqual(["largerParty", "askDate"]);
    expect(chat.step(said("inform", { partySize: 3 })).lines()).toEqual(["askDate"]);
  });
});

test("the days to tap are those on which the house is open", () => {
  const interval = { from: "17:00", to: "23:00" };
  const openOn = (date: string) => (date === "2026-11-23" ? [] : [interval]);
  const chat = new Chat({ venues: [{ ...fjord, openOn }] }).step(said("book", { partySize: 2 }));
  const days = chat.buttons().filter(({ label }) => label.key === "choiceDay");
  expect(days.map(({ label }) => label.values)).not.toContainEqual({
    date: { type: "date", date: "2026-11-23" },
  });
  expect(days).toHaveLength(4);
});
