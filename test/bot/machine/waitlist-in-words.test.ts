import { describe, expect, test } from "vitest";
import { initialState } from "#src/bot/machine/core/carry-over.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, fjord, said, slotAt, tejo, waiting } from "#test/support/machine/facts.ts";

const full = { available: false, waitlistAvailable: true };
const tasting = { scenarioName: "Tasting menu", waitlistAvailable: false };

describe("who wants to wait says for when", () => {
  /** Around 17:15, which is full, there is 17:00. */
  function offered(): Chat {
    const wish = { partySize: 4, date: "2026-11-22", time: "17:15", firstName: "Anna", phone: "+4790012345" };
    const chat = new Chat().step(said("book", wish));
    const slots = [slotAt("17:00"), slotAt("17:15", full), slotAt("19:00", full)];
    return chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots });
  }

  test.for([{}, { time: "17:15" }, { date: "2026-11-22", partySize: 4 }])(
    "and joins at once where that is what the button offers: %j",
    (stated) => {
      const chat = offered().step(said("waitlist", stated));
      expect(chat.effect("joinWaitlist").placement.slot).toEqual(slotAt("17:15", full));
    },
  );

  test.for([
    { time: "19:00" },
    { timeFrom: "19:00", timeTo: "20:30" },
    { timeFrom: "19:00" },
    { partySize: 2 },
    { date: "2026-11-23" },
  ])("and nobody waits for anything else before that was looked up: %j", (stated) => {
    const chat = offered().step(said("waitlist", stated));
    expect(chat.effects.map(({ type }) => type)).not.toContain("joinWaitlist");
    expect(chat.effect("findSlots")).toBeDefined();
  });

  test("and waits for the range at once where it is full, and is told of it alone", () => {
    const chat = offered().step(said("waitlist", { timeFrom: "19:00", timeTo: "20:30" }));
    const slots = [slotAt("17:00"), slotAt("17:15", full), slotAt("19:00", full)];
    chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots });
    const { requestId, placement } = chat.effect("joinWaitlist");
    expect(placement.takes).toEqual({ from: "19:00", to: "20:30" });
    chat.step({ type: "waitlistJoined", requestId, entryId: "w", place: 2 });
    expect(chat.lines()).toEqual(["waitlistJoined", "waitlistPlace"]);
    expect(chat.line("waitlistJoined")?.values).toMatchObject({ bounds: "both" });
  });
});

/** Dinner around 19:00 is full, but for what is given; the tasting menu is free. */
function full19(others: readonly ReturnType<typeof slotAt>[] = []): Chat {
  const chat = new Chat().step(said("book", { partySize: 4, date: "2026-11-22", time: "19:00" }));
  return find(chat, others);
}

function find(chat: Chat, others: readonly ReturnType<typeof slotAt>[] = []): Chat {
  const dinner = ["18:00", "18:30", "19:00", "20:30"].map((time) => slotAt(time, full));
  const free = others.map(({ startsAt }) => startsAt);
  const slots = [
    ...dinner.filter(({ startsAt }) => !free.includes(startsAt)),
    slotAt("17:30", tasting),
    slotAt("20:30", tasting),
    ...others,
  ];
  return chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots });
}

describe("who asks for the waitlist in words stands in line,", () => {
  test.for([
    [{}, "19:00", undefined],
    [{ time: "19:00" }, "19:00", undefined],
    [{ timeFrom: "18:00", timeTo: "21:00" }, "18:00", { from: "18:00", to: "21:00" }],
    [{ part: "evening", timeFrom: "17:00", timeTo: "23:00" }, "18:00", { from: "17:00", to: "23:00" }],
    [{ time: "18:30" }, "18:30", undefined],
    [{ time: "18:00", openReadings: { times: ["18:00", "18:30"] } }, "18:00", { from: "18:00", to: "18:30" }],
    [{ time: "18:00", otherwise: [{ time: "18:30" }] }, "18:00", { from: "18:00", to: "18:30" }],
    [{ time: "20:30" }, "20:30", undefined],
    [{ anyTime: true }, "18:00", {}],
  ] as const)("whatever else is free: %j", ([stated, time, takes]) => {
    const chat = full19().step(said("waitlist", stated));
    if (chat.state.phase === "searching") find(chat);
    expect(chat.lines()).toEqual(["waitlistFor", "askName"]);
    chat.step(said("inform", { firstName: "Danny", phone: "+447900111222" }));
    const { placement } = chat.effect("joinWaitlist");
    expect(placement.slot).toEqual(slotAt(time, full));
    expect(placement.takes).toEqual(takes);
  });

  test("in the first message already", () => {
    const wish = { partySize: 4, date: "2026-11-22", time: "19:00", venueId: fjord.id };
    expect(find(new Chat().step(said("waitlist", wish))).lines()).toEqual(["waitlistFor", "askName"]);
  });

  test("though it is yet to be said for how many", () => {
    const chat = new Chat().step(said("waitlist", { date: "2026-11-22", venueId: fjord.id }));
    chat.step(said("inform", { partySize: 4, time: "19:00" }));
    expect(find(chat).lines()).toEqual(["waitlistFor", "askName"]);
  });

  test("but reads first which of the times that would do are free, and waits once they ask again", () => {
    const chat = full19([slotAt("20:45")]).step(said("waitlist", { timeFrom: "18:00", timeTo: "21:00" }));
    find(chat, [slotAt("20:45")]);
    expect(chat.lines()).toEqual(["timesFree", "slotsInRange"]);
    chat.step(said("waitlist"));
    find(chat, [slotAt("20:45")]);
    expect(chat.lines()).toEqual(["waitlistFor", "askName"]);
  });

  test("and has a table held that is free at the time they name", () => {
    const chat = full19([slotAt("20:45")]).step(said("waitlist", { time: "20:45" }));
    expect(find(chat, [slotAt("20:45")]).effect("placeHold").slot).toEqual(slotAt("20:45"));
  });

  test("and is told where there is none, each time", () => {
    const chat = new Chat().step(said("book", { partySize: 4, date: "2026-11-22", time: "19:00" }));
    const slots = [slotAt("18:00", { waitlistAvailable: false })];
    const answer = () =>
      chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots });
    answer();
    for (const _ of [1, 2]) {
      chat.step(said("waitlist"));
      answer();
      expect(chat.lines()[0]).toBe("noWaitlist");
    }
  });

  test("or is told from when they could, where that is far from the time they name", () => {
    const chat = new Chat().step(said("waitlist", { partySize: 4, date: "2026-11-22", time: "19:00" }));
    const slots = [slotAt("18:00", { waitlistAvailable: false }), slotAt("20:30", full)];
    chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots });
    expect(chat.lines().slice(0, 2)).toEqual(["waitlistOpen", "tablesBetween"]);
  });

  test("where they only ask whether there is one, once they say yes", () => {
    const chat = full19().step(said("waitlist", { meant: "asked" }));
    expect(chat.lines()[0]).toBe("waitlistOpen");
    chat.step(said("affirm"));
    expect(chat.lines()).toEqual(["waitlistFor", "askName"]);
  });

  test("and a time that is said afterwards is looked for, and not waited for", () => {
    const chat = full19([slotAt("20:45")]).step(said("waitlist", { timeFrom: "18:00", timeTo: "21:00" }));
    find(chat, [slotAt("20:45")]).step(said("inform", { time: "19:00" }));
    expect(find(chat, [slotAt("20:45")]).lines()).toEqual(["slotsNear"]);
  });

  test("yes takes the place in line where nothing else is offered", () => {
    const chat = new Chat().step(said("book", { partySize: 4, date: "2026-11-22", time: "19:00" }));
    const { requestId } = chat.effect("findSlots");
    chat.step({ type: "slotsFound", requestId, slots: [slotAt("19:00", full)] });
    chat.step({ type: "alternativesFound", requestId: chat.effect("findAlternatives").requestId, slots: [] });
    expect(chat.step(said("affirm")).lines()).toEqual(["waitlistFor", "askName"]);
  });
});

describe("who has a table picked and asks for the waitlist of another", () => {
  const sunday = { partySize: 4, date: "2026-11-22", time: "19:00", venueId: fjord.id };
  const monday = "2026-11-23";

  function held(): Chat {
    const chat = new Chat({ venues: [fjord, tejo] }).step(said("book", sunday));
    const { requestId } = chat.effect("findSlots");
    chat.step({ type: "slotsFound", requestId, slots: [slotAt("19:00")] });
    const hold = chat.effect("placeHold");
    return chat.step({
      type: "holdPlaced",
      requestId: hold.requestId,
      venueId: fjord.id,
      bookingId: "h",
      minutes: 15,
    });
  }

  const fullThen = (startsAt: string, venueId: number = fjord.id) =>
    slotAt("19:00", { ...full, id: startsAt, startsAt, venueId });

  test.for([
    ["Saturday’s", { date: monday }, { date: monday }],
    ["another house’s", { venueId: tejo.id }, { venueId: tejo.id }],
    ["another hour’s", { time: "20:30" }, { time: { type: "at", time: "20:30" } }],
  ] as const)("keeps it, and hears that %s comes next", ([, stated, waits]) => {
    const chat = held().step(said("waitlist", { ...stated, firstName: "Paola" }));
    expect(chat.lines()).toEqual(["waitNext", "askPhone"]);
    expect(chat.effects.map(({ type }) => type)).not.toContain("releaseHold");
    expect(chat.state.secondWish?.waits).toMatchObject({ partySize: 4, ...waits });
    chat.step(said("waitlist", { ...stated, withoutPhone: true }));
    expect(chat.lines().slice(0, 2)).toEqual(["waitNext", "summary"]);
  });

  test("joins it once theirs is booked, of the same party and time, and is asked nothing twice", () => {
    const chat = held().step(said("waitlist", { date: monday, firstName: "Paola", withoutPhone: true }));
    chat.step(said("affirm"));
    const booking = bookingAt("19:00");
    const placed = chat.effect("placeBooking");
    chat.step({ type: "bookingPlaced", requestId: placed.requestId, booking });
    expect(chat.effect("findSlots")).toMatchObject({ date: monday, partySize: 4 });
    const slots = [fullThen("2026-11-23T18:00:00Z")];
    chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots });
    expect(chat.effect("joinWaitlist").placement).toMatchObject({ slot: slots[0], partySize: 4 });
  });

  test("is asked whether they still want it where they give theirs up", () => {
    const chat = held().step(said("waitlist", { date: monday, firstName: "Paola", withoutPhone: true }));
    chat.step(said("deny")).step(said("deny"));
    expect(chat.lines()).toEqual(["droppedDraft"]);
    expect(chat.effects.map(({ type }) => type)).toContain("releaseHold");
    const slots = [fullThen("2026-11-23T18:00:00Z")];
    chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots });
    chat.step({ type: "alternativesFound", requestId: chat.effect("findAlternatives").requestId, slots: [] });
    expect(chat.lines()).toContain("waitlistOpen");
    expect(chat.step(said("affirm")).effect("joinWaitlist").placement.slot).toEqual(slots[0]);
  });

  test("reads once more what comes next, where they ask whether they will hear", () => {
    const chat = held().step(said("waitlist", { date: monday }));
    expect(chat.step(said("waitlist")).lines()).toEqual(["waitNext", "askName"]);
  });

  test("and who names no other reads that theirs is free", () => {
    expect(held().step(said("waitlist")).lines()).toContain("noNeedToWait");
  });
});

describe("right after a booking, who asks for the waitlist", () => {
  test("waits for as many, at that hour, of the day that they name, and the booking stands", () => {
    const chat = new Chat({}, { ...initialState("en"), phase: "placed", booking: bookingAt("19:00") });
    chat.step(said("waitlist", { date: "2026-11-28" }));
    expect(chat.effect("findSlots")).toMatchObject({ date: "2026-11-28", partySize: 4 });
    const slots = [slotAt("19:00", { ...full, startsAt: "2026-11-28T18:00:00Z" })];
    chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots });
    expect(chat.lines()).toEqual(["waitlistFor", "askName"]);
  });
});

describe("right after joining the waitlist", () => {
  const joined = (): Chat => new Chat({}, { ...initialState("en"), phase: "idle", joined: waiting });

  test.for([
    [said("waitlist"), ["willWrite"]],
    [said("thanks", { farewell: "bye" }), ["goodbyeWaiting"]],
    [said("other", { farewell: "bye" }), ["goodbyeWaiting"]],
  ] as const)("they hear that they will be written to: %j", ([words, lines]) => {
    expect(joined().step(words).lines()).toEqual(lines);
  });

  test("also where it alone is shown to them", () => {
    const chat = joined().step(said("waitlist"));
    const { requestId } = chat.effect("findBookings");
    chat.step({ type: "bookingsFound", requestId, bookings: [], waiting: [waiting] });
    expect(chat.lines()).toEqual(["waitingHeading", "waitingItem", "waitlistPlace"]);
    expect(chat.step(said("thanks", { farewell: "bye" })).lines()).toEqual(["goodbyeWaiting"]);
  });

  test.for([
    { timeFrom: "18:00", timeTo: "21:00" },
    { time: "18:00", openReadings: { times: ["18:00", "21:00"] } },
  ])("what else would do widens it: %j", (stated) => {
    const { takes } = joined().step(said("waitlist", stated)).effect("widenWish");
    expect(takes).toEqual({ from: "18:00", to: "21:00" });
  });

  test("another day is a wait of its own, for as many and at that hour", () => {
    const chat = joined().step(said("waitlist", { date: "2026-11-29" }));
    expect(chat.effect("findSlots")).toMatchObject({ date: "2026-11-29", partySize: 2 });
  });
});
