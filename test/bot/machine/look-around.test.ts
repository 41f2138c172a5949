import { describe, expect, test } from "vitest";
import { Chat } from "#test/support/machine/chat.ts";
import { bookingAt, fjord, said, slotAt } from "#test/support/machine/facts.ts";

const evening = ["18:30", "19:00", "20:00", "20:30"].map((time) => slotAt(time));

const times = said("change", { looksAround: "times" });
const days = said("question", { looksAround: "days" });

/** A table for 4 at seven is held, and the name asked for. */
function held(): Chat {
  const chat = new Chat().step(said("book", { partySize: 4, date: "2026-11-22", time: "19:00" }));
  chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots: evening });
  const { requestId } = chat.effect("placeHold");
  return chat.step({ type: "holdPlaced", requestId, venueId: 1, bookingId: "hold-1", minutes: 15 });
}

const atSummary = (): Chat => held().step(said("inform", { firstName: "Anna", phone: "+4790012345" }));

function found(chat: Chat, slots = evening): Chat {
  return chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots });
}

describe("what else is free that day is told beside the open question,", () => {
  test("and the held table stays held", () => {
    const chat = found(held().step(times));
    expect(chat.lines()).toEqual(["freeBeside", "askName"]);
    expect(chat.line("freeBeside")).toMatchObject({
      values: { times: { times: ["18:30", "20:00", "20:30"] } },
    });
    expect(chat.effects.map(({ type }) => type)).toEqual(["say"]);
    chat.step(said("inform", { firstName: "Anna", phone: "+4790012345" }));
    expect(chat.step(said("affirm")).effect("placeBooking").placement).toMatchObject({
      slot: { startsAt: slotAt("19:00").startsAt },
      holdId: "hold-1",
    });
  });

  test("in few words at the summary, with the same buttons", () => {
    const chat = atSummary();
    const buttons = chat.buttons().map(({ label }) => label.key);
    found(chat.step(times));
    expect(chat.lines()).toEqual(["freeBeside", "askConfirmBriefly"]);
    expect(chat.buttons().map(({ label }) => label.key)).toEqual(buttons);
  });

  test("without those that stand there as offers", () => {
    const chat = new Chat().step(said("book", { partySize: 4, date: "2026-11-22" }));
    const many = ["17:00", "17:30", "18:00", "18:30", "19:00", "19:30", "20:00"].map((time) => slotAt(time));
    found(chat, many);
    const { offers } = chat.state as Extract<typeof chat.state, { phase: "choosingSlot" }>;
    found(chat.step(times), many);
    expect(chat.state).toMatchObject({ phase: "choosingSlot", offers });
    const told = chat.line("freeBeside");
    expect(told).toMatchObject({ values: { times: { times: expect.toSatisfy((all) => all.length === 2) } } });
  });

  test("of many only some", () => {
    const many = Array.from({ length: 20 }, (_, index) => {
      const minutes = 17 * 60 + index * 15;
      return slotAt(`${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`);
    });
    const chat = found(held().step(times), many);
    expect(chat.line("freeSomeBeside")).toMatchObject({
      values: {
        times: {
          times: ["17:00", "17:30", "18:00", "18:30", "19:30", "20:00", "20:30", "21:00", "21:30"],
        },
      },
    });
  });

  test("and that there is nothing is not said for certain, as it may be the held table that stands in the way", () => {
    const chat = found(held().step(times), [slotAt("20:00", { available: false })]);
    expect(chat.lines()).toEqual(["nothingBeside", "askName"]);
  });

  test("of a booking that was just made", () => {
    const chat = atSummary().step(said("affirm"));
    const booking = bookingAt("19:00");
    chat.step({ type: "bookingPlaced", requestId: chat.effect("placeBooking").requestId, booking });
    expect(found(chat.step(times)).lines()).toContain("freeBeside");
  });
});

describe("other days are looked for", () => {
  const monday = slotAt("19:30", { startsAt: "2026-11-23T18:30:00Z" });
  const mondayToo = slotAt("20:00", { startsAt: "2026-11-23T19:00:00Z" });
  const tuesday = slotAt("20:15", { startsAt: "2026-11-24T19:15:00Z" });

  test("at the time that was named, one of each day", () => {
    const chat = held().step(said("question", { looksAround: "days", time: "20:00" }));
    const { requestId, time, otherVenueIds } = chat.effect("findAlternatives");
    expect({ time, otherVenueIds }).toEqual({ time: "20:00", otherVenueIds: [] });
    chat.step({ type: "alternativesFound", requestId, slots: [monday, mondayToo, tuesday] });
    expect(chat.lines()).toEqual(["daysBeside", "dayBeside", "dayBeside", "askName"]);
    expect(chat.line("dayBeside")).toMatchObject({
      values: { date: { date: "2026-11-23" }, time: { time: "20:00" } },
    });
  });

  test("and where there are none, that is said", () => {
    const chat = atSummary().step(days);
    const { requestId } = chat.effect("findAlternatives");
    chat.step({ type: "alternativesFound", requestId, slots: [] });
    expect(chat.lines()).toEqual(["noDaysBeside", "askConfirmBriefly"]);
  });

  test("in the calendar, where times are only offered", () => {
    const chat = new Chat().step(said("book", { partySize: 4, date: "2026-11-22" }));
    expect(found(chat).step(days).effect("findDays")).toMatchObject({ venueId: fjord.id });
  });
});

test("what comes once another table is talked about is not told of it", () => {
  const chat = held().step(times);
  const { requestId } = chat.effect("findSlots");
  chat.step(said("change", { date: "2026-11-23" }));
  expect(chat.step({ type: "slotsFound", requestId, slots: evening }).effects).toEqual([]);
});

test("a service that does not answer takes nothing away", () => {
  const chat = held().step(times);
  chat.step({ type: "serviceFailed", requestId: chat.effect("findSlots").requestId });
  expect(chat.lines()).toEqual(["serviceDown", "askName"]);
});

test("before a day is known there is nothing to look around", () => {
  const chat = new Chat().step(said("book", { partySize: 4 })).step(times);
  expect(chat.state.phase).toBe("askingDate");
});
