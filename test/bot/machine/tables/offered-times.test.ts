import { describe, expect, test } from "vitest";
import type { Slot } from "#src/bot/machine/core/table.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { fjord, said, slotAt } from "#test/support/machine/facts.ts";

/** What is offered of these slots to who names no time. */
function offered(slots: readonly Slot[]): Chat {
  const chat = new Chat().step(said("book", { partySize: 4, date: "2026-11-22", venueId: 1 }));
  return chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots });
}

/** A slot whose table is the guest's for so many minutes. */
function lasting(time: string, minutes: number): Slot {
  const slot = slotAt(time);
  return { ...slot, endsAt: Temporal.Instant.from(slot.startsAt).add({ minutes }).toString() };
}

describe("how long the table is theirs", () => {
  test("is said once where it is as long for all", () => {
    const chat = offered([lasting("18:00", 120), lasting("19:00", 120)]);
    const length = { type: "length", minutes: 120 };
    expect(chat.lines()).toEqual(["slotsOfDay", "offersLastOf"]);
    expect(chat.line("offersLastOf")?.values).toEqual({ scenario: "Dinner", length });
  });

  test.for([
    ["who named a way to dine", { venues: [fjord] }, { scenarioName: "Dinner" }],
    ["a house that has one", { venues: [{ ...fjord, scenarioNames: ["Dinner"] }] }, {}],
  ] as const)("says of which way to dine they are, but not to %s", ([, options, named]) => {
    const chat = new Chat(options).step(said("book", { partySize: 4, date: "2026-11-22", ...named }));
    const { requestId } = chat.effect("findSlots");
    chat.step({ type: "slotsFound", requestId, slots: [lasting("18:00", 120), lasting("19:00", 120)] });
    expect(chat.line("offersLast")?.values).toEqual({ length: { type: "length", minutes: 120 } });
  });

  test.for([
    ["where it differs", [lasting("18:00", 120), lasting("19:00", 90)]],
    ["where the service does not say", [slotAt("18:00"), lasting("19:00", 90)]],
  ] as const)("is not said %s", ([, slots]) => {
    expect(offered(slots).lines()).toEqual(["slotsOfDay"]);
  });
});

describe("who comes as early or as late as possible", () => {
  const hours = ["00:30", "17:00", "17:30", "18:00", "18:30", "19:00", "19:30", "20:00"];

  test.for([
    ["latest", ["18:00", "18:30", "19:00", "19:30", "20:00"]],
    ["earliest", ["17:00", "17:30", "18:00", "18:30", "19:00"]],
  ] as const)("is offered the %s times of the day, which begins after its night", ([dayEnd, times]) => {
    const wish = { partySize: 4, date: "2026-11-22", venueId: 1, dayEnd } as const;
    const chat = new Chat().step(said("book", wish));
    const { requestId } = chat.effect("findSlots");
    chat.step({ type: "slotsFound", requestId, slots: hours.map((time) => slotAt(time)) });
    const shown = chat.buttons().filter(({ label }) => label.key === "choiceTime");
    expect(shown.map(({ label }) => label.values)).toEqual(
      times.map((time) => ({ time: { type: "time", time } })),
    );
  });
});

test("the only time left of a day is told as that, and only it", () => {
  const full = slotAt("18:00", { available: false });
  expect(offered([full, slotAt("19:00")]).lines()).toEqual(["slotsOfDay", "onlyTimeLeft"]);
  expect(offered([slotAt("18:00"), slotAt("19:00")]).lines()).toEqual(["slotsOfDay"]);
  // Another way to dine is free too: it is not the only one.
  const tasting = slotAt("20:00", { scenarioName: "Tasting menu" });
  expect(offered([slotAt("19:00"), tasting]).lines()).toEqual(["slotsOfDay"]);
});

test("times of several ways to dine say which, on other days too", () => {
  const chat = new Chat().step(said("book", { partySize: 4, date: "2026-11-22", venueId: 1, time: "19:00" }));
  const { requestId } = chat.effect("findSlots");
  chat.step({ type: "slotsFound", requestId, slots: [slotAt("19:00", { available: false })] });
  const later = (slot: Slot, days: number): Slot => ({
    ...slot,
    startsAt: Temporal.Instant.from(slot.startsAt)
      .add({ hours: 24 * days })
      .toString(),
  });
  const found = [later(slotAt("19:00"), 1), later(slotAt("19:00", { scenarioName: "Tasting menu" }), 2)];
  chat.step({
    type: "alternativesFound",
    requestId: chat.effect("findAlternatives").requestId,
    slots: found,
  });
  const labels = chat.buttons().map(({ label }) => label);
  expect(labels.slice(0, 2)).toMatchObject([
    { key: "choiceDateTimeScenario", values: { scenario: "Dinner" } },
    { key: "choiceDateTimeScenario", values: { scenario: "Tasting menu" } },
  ]);
});

describe("“not too late, please”, of times that are offered,", () => {
  const dinner = ["17:00", "17:30", "18:00", "18:30", "19:00", "20:00", "21:00"].map((time) => slotAt(time));
  const tasting = slotAt("12:00", { scenarioName: "Tasting menu" });

  test("offers the first of that way to dine", () => {
    const chat = new Chat().step(said("book", { partySize: 4, date: "2026-11-22", time: "19:15" }));
    const slots = [...dinner, tasting];
    chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots });
    chat.step(said("inform", { dayEnd: "earliest" }));
    chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots });
    expect(chat.state).toMatchObject({ phase: "choosingSlot", offers: dinner.slice(0, 5) });
  });
});
