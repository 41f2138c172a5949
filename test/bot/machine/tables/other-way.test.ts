import { describe, expect, test } from "vitest";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { fjord, said, slotAt } from "#test/support/machine/facts.ts";

const house: VenueFacts = {
  ...fjord,
  scenarioNames: ["Dinner", "Terrace"],
  startsOn: () => [
    { scenarioName: "Dinner", from: "17:00", to: "21:30" },
    { scenarioName: "Terrace", from: "13:00", to: "16:30" },
  ],
};
const dinners = ["17:00", "19:00", "20:00"].map((time) => slotAt(time, { id: `d${time}` }));
const terrace = ["13:00", "16:00", "16:30"].map((time) =>
  slotAt(time, { id: `t${time}`, scenarioName: "Terrace" }),
);
const evening = { part: "evening", timeFrom: "17:00", timeTo: "23:00" } as const;

function answered(chat: Chat, slots = [...terrace, ...dinners]): Chat {
  return chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots });
}

const asked = (wish: Omit<Understood, "intent">, slots = [...terrace, ...dinners]) =>
  answered(
    new Chat({ venues: [house] }).step(
      said("book", { partySize: 4, date: "2026-11-22", scenarioName: "Terrace", ...wish }),
    ),
    slots,
  );

const times = (chat: Chat) =>
  chat.buttons().flatMap(({ label }) => (label.key === "choiceTime" ? [label.values.time.time] : []));

describe("a way to dine that is named and not to be had at the wanted time", () => {
  test.for([[evening], [{ time: "20:00" }]] as const)(
    "is said to be, what there is then comes first, and it is one tap away: %j",
    ([wish]) => {
      const chat = asked(wish);
      expect(chat.lines()[0]).toBe("scenarioOnlyThen");
      expect(chat.line("scenarioOnlyThen")?.values).toMatchObject({
        scenario: "Terrace",
        hours: { intervals: [{ from: "13:00", to: "16:30" }] },
      });
      expect(times(chat)).toContain("20:00");
      expect(times(chat)).not.toContain("16:00");
      expect(chat.effects.map(({ type }) => type)).not.toContain("placeHold");
      const tapped = answered(chat.press("choiceScenario"));
      expect(tapped.lines()[0]).toBe("slotsOfDay");
      expect(times(tapped)).toEqual(["13:00", "16:00", "16:30"]);
    },
  );

  test("at its own time it is taken, and full it stays the one that is asked for", () => {
    expect(asked({ time: "16:00" }).effect("placeHold")).toBeDefined();
    const full = terrace.map((slot) => ({ ...slot, available: false }));
    expect(asked({ time: "16:00" }, [...full, ...dinners]).lines()).not.toContain("scenarioOnlyThen");
  });

  test("stays where nothing else is served then", () => {
    expect(asked({ time: "23:00" }).lines()).not.toContain("scenarioOnlyThen");
  });
});

test("inside, of a terrace at four where nothing else is served then, is dinner at its own times", () => {
  const chat = asked({ time: "16:00" }, [terrace[0] ?? slotAt("13:00"), ...dinners]);
  expect(chat.state.phase).toBe("choosingSlot");
  const inside = answered(chat.step(said("inform", { leavesScenario: true })));
  expect(times(inside)).toEqual(["17:00", "19:00", "20:00"]);
});
