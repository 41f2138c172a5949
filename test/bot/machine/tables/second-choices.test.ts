import { describe, expect, test } from "vitest";
import type { Slot } from "#src/bot/machine/core/table.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { fjord, said, slotAt } from "#test/support/machine/facts.ts";

const sunday = "2026-11-22";
const monday = "2026-11-23";
const atSeven = { partySize: 4, date: sunday, time: "19:00" } as const;

const full = (time: string) => slotAt(time, { available: false });
const onMonday = (time: string): Slot => ({
  ...slotAt(time),
  startsAt: Temporal.Instant.from(slotAt(time).startsAt).add({ hours: 24 }).toString(),
});

function found(chat: Chat, slots: readonly Slot[]): Chat {
  const { requestId } = chat.effect("findSlots");
  return chat.step({ type: "slotsFound", requestId, slots });
}

function wish(stated: Omit<Understood, "intent">, slots: readonly Slot[]): Chat {
  return found(new Chat().step(said("book", stated)), slots);
}

const labels = (chat: Chat) => chat.buttons().map(({ label }) => JSON.stringify(label));

describe("a second choice", () => {
  const orEight = { ...atSeven, otherwise: [{ time: "20:00" }] };

  test("is not needed where the first is free", () => {
    const chat = wish(orEight, [slotAt("19:00"), slotAt("20:00")]);
    expect(chat.lines()).not.toContain("timeNotFree");
  });

  test("is offered first where the first is gone, and a yes takes it", () => {
    const chat = wish(orEight, [slotAt("18:30"), full("19:00"), slotAt("20:00")]);
    expect(chat.lines()).toEqual(["timeNotFree", "slotsAround"]);
    expect(labels(chat)[0]).toContain("20:00");
    expect(chat.step(said("affirm")).effect("placeHold")).toMatchObject({ slot: slotAt("20:00") });
  });

  test("stands beside why the first cannot be had: no table starts between two seatings", () => {
    const orLate = { ...atSeven, time: "16:00", otherwise: [{ time: "18:30" }] };
    const chat = wish(orLate, [slotAt("14:00"), slotAt("17:00"), slotAt("18:30")]);
    expect(chat.lines()).toEqual(["tablesBetween", "slotsAround"]);
    expect(chat.line("tablesBetween")?.values).toMatchObject({
      time: { time: "16:00" },
      before: { time: "14:00" },
      after: { time: "17:00" },
    });
  });

  test("is passed over where it is gone too", () => {
    const otherwise = [{ time: "20:00" }, { time: "21:00" }];
    const third = wish({ ...atSeven, otherwise }, [full("19:00"), full("20:00"), slotAt("21:00")]);
    expect(third.state).toMatchObject({ phase: "choosingSlot", query: { time: { time: "21:00" } } });
    const none = wish({ ...atSeven, otherwise }, [slotAt("18:30"), full("19:00"), full("20:00")]);
    expect(none.lines()).toEqual(["slotsNear", "onlyTimeLeft"]);
    expect(none.state).toMatchObject({ query: { time: { time: "19:00" } } });
  });

  test("may be another day, which is looked up", () => {
    const chat = wish({ ...atSeven, otherwise: [{ date: monday, time: "20:00" }] }, [full("19:00")]);
    expect(chat.effect("findSlots")).toMatchObject({ date: monday });
    found(chat, [onMonday("19:30"), onMonday("20:00")]);
    expect(chat.lines()).toEqual(["dayTimeNotFree", "slotsAround"]);
    expect(labels(chat)[0]).toContain("20:00");
  });

  test("on a day that is full too leads back to the first day", () => {
    const chat = wish({ partySize: 4, date: sunday, otherwise: [{ date: monday }] }, [full("19:00")]);
    found(chat, []);
    expect(chat.effect("findSlots")).toMatchObject({ date: sunday });
    expect(found(chat, [full("19:00")]).effect("findAlternatives")).toMatchObject({ date: sunday });
  });

  test("waits for what is still asked for: the day, how many they are, or the hour", () => {
    const seven = said("inform", { time: "19:00", otherwise: [{ time: "20:00" }] });
    const asked = new Chat().step(said("book", {})).step(seven);
    const told = asked.step(said("inform", { partySize: 4 })).step(said("inform", { date: sunday }));
    expect(labels(found(told, [full("19:00"), slotAt("20:00")]))[0]).toContain("20:00");
    const orMonday = said("inform", { date: sunday, otherwise: [{ date: monday }] });
    const hour = new Chat()
      .step(said("book", {}))
      .step(orMonday)
      .step(said("inform", { time: "19:00" }));
    expect(hour.state).toMatchObject({ draft: { otherwise: [{ date: monday }] } });
  });

  test("is forgotten with a new wish", () => {
    const chat = wish(orEight, [full("19:00"), slotAt("20:00")]).step(said("inform", { time: "21:00" }));
    expect(chat.state).toMatchObject({ query: { time: { time: "21:00" } } });
    expect(JSON.stringify(chat.state)).not.toContain("otherwise");
  });
});

describe("a part of the day beside a time that is known", () => {
  const evening = { part: "evening", timeFrom: "17:00", timeTo: "23:00" } as const;
  const morning = { part: "morning", timeFrom: "06:00", timeTo: "12:00" } as const;
  const lunch = { part: "lunch", timeFrom: "11:30", timeTo: "15:00" } as const;
  const asking = () => new Chat().step(said("book", { time: "18:45" }));

  test.for([
    ["says nothing new of a time within it", evening, { type: "at", time: "18:45" }],
    ["says which half of the day was meant", morning, { type: "at", time: "06:45" }],
    ["takes the place of a time that it contradicts", lunch, { type: "between", from: "11:30", to: "15:00" }],
  ] as const)("%s", ([, part, time]) => {
    expect(asking().step(said("inform", part)).state).toMatchObject({ draft: { time } });
  });

  test("keeps narrower bounds", () => {
    const chat = new Chat().step(said("book", { timeFrom: "19:00", timeTo: "20:00" }));
    chat.step(said("inform", evening));
    expect(chat.state).toMatchObject({ draft: { time: { from: "19:00", to: "20:00" } } });
  });
});

test("of a range of days, those of the past and those on which the house is closed get no button", () => {
  const openOn = (date: string) =>
    Temporal.PlainDate.from(date).dayOfWeek === 1 ? [] : [{ from: "17:00", to: "22:00" }];
  const chat = new Chat({ venues: [{ ...fjord, openOn }] }).step(
    said("book", { partySize: 4, date: "2026-11-10", dateTo: "2026-11-25" }),
  );
  expect(labels(chat).filter((label) => label.includes("choiceDay"))).toHaveLength(4);
});
