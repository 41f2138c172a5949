import { describe, expect, test } from "vitest";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, fjord, said, slotAt, tejo } from "#test/support/machine/facts.ts";

const house: VenueFacts = { ...fjord, largestParty: 6, horizon: "P30D" };

const nearby: VenueFacts = { ...tejo, timeZone: fjord.timeZone };

const partyOf = (partySize: number) =>
  said("book", { partySize, date: "2026-11-23", time: "19:00", venueId: 1 });

describe("a party larger than the house takes", () => {
  test("is of no use to tell a name to, where nobody reads along", () => {
    const chat = new Chat({ venues: [{ ...house, staff: "nowhere" }] }).step(partyOf(25));
    chat.step(said("inform", { firstName: "Anna", lastName: "Berg" }));
    expect(chat.lines()).toEqual(["notPassedOn", "contactVenue", "askSmallerParty"]);
    chat.step(said("inform", { partySize: 4 })).step(said("inform", { phone: "+4790000000" }));
    expect(chat.lines()).not.toContain("notPassedOn");
  });

  test("is said at once, with the largest and who can help, and without staff a smaller table is offered", () => {
    const chat = new Chat({ venues: [{ ...house, staff: "nowhere" }] }).step(partyOf(25));
    expect(chat.lines()).toEqual(["partyTooLarge", "contactVenue", "askSmallerParty"]);
    expect(chat.line("partyTooLarge")?.values).toEqual({ venue: "Fjord", partySize: 25, most: 6 });
    expect(chat.buttons()).toHaveLength(1);
    expect(chat.step(said("inform", { partySize: 6 })).effect("findSlots")).toMatchObject({
      partySize: 6,
      date: "2026-11-23",
    });
  });

  test("who wants no smaller table is done", () => {
    const chat = new Chat({ venues: [{ ...house, staff: "nowhere" }] }).step(partyOf(25)).step(said("deny"));
    expect(chat.lines()).toContain("droppedDraft");
    expect(chat.state.phase).toBe("idle");
  });

  test("is offered no help where there is neither staff nor a number", () => {
    const { phone: _, ...silent } = house;
    const chat = new Chat({ venues: [{ ...silent, staff: "nowhere" }] }).step(partyOf(7));
    expect(chat.lines()).toEqual(["partyTooLarge", "askSmallerParty"]);
  });

  test("is offered to be asked of the staff", () => {
    expect(new Chat({ venues: [house] }).step(partyOf(7)).lines()[1]).toBe("requestOffered");
  });

  test.for([
    ["a house that tells no largest party", [fjord]],
    ["a house of which a venue nearby takes it", [house, { ...nearby, largestParty: 30 }]],
  ] as const)("is looked for in %s", ([, venues]) => {
    expect(new Chat({ venues }).step(partyOf(25)).effect("findSlots")).toMatchObject({ partySize: 25 });
  });

  test("is refused where only a venue across an ocean takes it", () => {
    const venues = [house, { ...tejo, timeZone: "America/New_York", largestParty: 30 }];
    expect(new Chat({ venues }).step(partyOf(25)).lines()[0]).toBe("partyTooLarge");
  });

  test("cannot come of a booking, which stays at its venue", () => {
    const venues = [house, { ...nearby, largestParty: 30 }];
    const chat = new Chat({ venues }, { ...new Chat().state, phase: "placed", booking: bookingAt("19:00") });
    expect(chat.step(said("change", { partySize: 25 })).lines()[0]).toBe("partyTooLarge");
  });

  test.for([said("deny"), said("affirm", { meant: "stands" }), said("change", { time: "19:00" })])(
    "leaves the booking as it is where its guest then says so",
    (answer) => {
      const state = { ...new Chat().state, phase: "placed", booking: bookingAt("19:00") } as const;
      const chat = new Chat({ venues: [{ ...house, staff: "nowhere" }] }, state);
      chat.step(said("change", { partySize: 25 })).step(answer);
      expect(chat.lines()).toContain("kept");
      expect(chat.state.phase).toBe("placed");
    },
  );
});

describe("a day that cannot be booked yet", () => {
  test("is said with the last one that can, and the day is asked for again", () => {
    const chat = new Chat({ venues: [house] }).step(said("book", { partySize: 2, date: "2026-12-22" }));
    expect(chat.lines()).toEqual(["tooFarAhead", "askDate"]);
    expect(chat.line("tooFarAhead")?.values).toMatchObject({ date: { date: "2026-12-21" } });
  });

  test("is none on the last day, nor where that is not known", () => {
    const onLast = said("book", { partySize: 2, date: "2026-12-21" });
    expect(new Chat({ venues: [house] }).step(onLast).state.phase).toBe("searching");
    expect(new Chat().step(said("book", { partySize: 2, date: "2027-12-21" })).state.phase).toBe("searching");
  });
});

describe("a day on which the house is closed", () => {
  const closed = { ...fjord, openOn: () => [] };

  test.for([
    ["with other days", [slotAt("19:00", { startsAt: "2026-11-24T18:00:00Z" })], "nearestOffers"],
    ["without any", [], "noneAround"],
  ] as const)("is named as the reason, %s", ([, slots, line]) => {
    const chat = new Chat({ venues: [closed] }).step(partyOf(4));
    chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots: [] });
    const { requestId } = chat.effect("findAlternatives");
    chat.step({ type: "alternativesFound", requestId, slots });
    expect(chat.lines()).toEqual(["closedOn", line]);
  });
});
