import { describe, expect, test } from "vitest";
import type { CalendarDay, DayState } from "#src/bot/machine/core/table.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { fjord, said, slotAt } from "#test/support/machine/facts.ts";

/** The rest of November, of which only these are not free. */
const others: Readonly<Record<string, DayState>> = {
  "2026-11-28": "full",
  "2026-11-30": "closed",
  "2026-11-27": "few",
};
const november = daysFrom("2026-11-21", 10);

function daysFrom(date: string, count: number): CalendarDay[] {
  return Array.from({ length: count }, (_, days) => {
    const day = Temporal.PlainDate.from(date).add({ days }).toString();
    return { date: day, state: others[day] ?? "free" };
  });
}

const openCalendar = (chat = new Chat()) => chat.step(said("book", { partySize: 4 })).press("choiceCalendar");

function found(chat: Chat, days = november): Chat {
  const { requestId } = chat.effect("findDays");
  return chat.step({ type: "daysFound", requestId, days });
}

/** The calendar as it stands, each row in a line. */
function rowsOf(chat: Chat): string[] {
  const rows = Map.groupBy(chat.buttons(), ({ row }) => row);
  return [...rows.values()].map((row) => row.map(({ label }) => wordOf(label)).join(" "));
}

function wordOf({ key, values }: ReturnType<Chat["buttons"]>[number]["label"]): string {
  if (key === "choiceCalendarDay") return `${values.day}${values.state === "free" ? "" : `:${values.state}`}`;
  if (key === "choiceEarlierMonth" || key === "choiceLaterMonth") return values.month.month;
  return key === "choiceWeekday" ? `${values.weekday.weekday}` : "-";
}

describe("a month as a calendar", () => {
  test("is one look-up of the days of the month that are not over, for the party", () => {
    const { type: _, requestId: _id, ...asked } = openCalendar().effect("findDays");
    expect(asked).toEqual({ venueId: 1, partySize: 4, fromDate: "2026-11-21", days: 10 });
  });

  test("stands in weeks of the venue's country, with what each day has", () => {
    expect(rowsOf(found(openCalendar()))).toEqual([
      "1 2 3 4 5 6 7",
      "- - - - - 21 22",
      "23 24 25 26 27:few 28:full 29",
      "30:closed - - - - - -",
      "2026-12",
    ]);
    const american = { ...fjord, country: "US" };
    expect(rowsOf(found(openCalendar(new Chat({ venues: [american] })))).slice(0, 3)).toEqual([
      "7 1 2 3 4 5 6",
      "- - - - - - 21",
      "22 23 24 25 26 27:few 28:full",
    ]);
  });

  test("is turned forth and back, as far as can be booked", () => {
    const venues = [{ ...fjord, horizon: "P60D" }];
    const chat = found(openCalendar(new Chat({ venues }))).press("choiceLaterMonth");
    expect(chat.effect("findDays")).toMatchObject({ fromDate: "2026-12-01", days: 31, partySize: 4 });
    found(chat, daysFrom("2026-12-01", 31));
    expect(rowsOf(chat).at(-1)).toBe("2026-11 2027-01");
    found(chat.press("choiceLaterMonth"), daysFrom("2027-01-01", 31));
    expect(rowsOf(chat).at(-1)).toBe("2026-12");
    found(chat.press("choiceEarlierMonth"), daysFrom("2026-12-01", 31));
    expect(rowsOf(chat).at(-1)).toBe("2026-11 2027-01");
  });

  test("a tap on a day goes on with its times, and asks nothing again", () => {
    const chat = found(openCalendar()).press("choiceCalendarDay", 1);
    expect(chat.effect("findSlots")).toMatchObject({ date: "2026-11-22", partySize: 4, venueId: 1 });
    const { requestId } = chat.effect("findSlots");
    chat.step({ type: "slotsFound", requestId, slots: [slotAt("18:00"), slotAt("19:00")] });
    expect(chat.lines()).toEqual(["slotsOfDay"]);
  });

  test("a tap on a full day says so, with the nearest that is free, and the calendar is one tap away", () => {
    const chat = found(openCalendar()).press("choiceCalendarDay", 7);
    const { requestId } = chat.effect("findSlots");
    const full = { startsAt: "2026-11-28T18:00:00Z", available: false };
    chat.step({ type: "slotsFound", requestId, slots: [slotAt("19:00", full)] });
    const further = chat.effect("findAlternatives").requestId;
    const near = slotAt("19:30", { startsAt: "2026-11-27T18:30:00Z" });
    chat.step({ type: "alternativesFound", requestId: further, slots: [near] });
    expect(chat.lines()).toEqual(["fullOn", "nearestOffers"]);
    expect(chat.buttons()[0]?.label).toMatchObject({
      key: "choiceDateTime",
      values: { time: { time: "19:30" } },
    });
    expect(chat.press("choiceOtherDay").effect("findDays")).toMatchObject({
      fromDate: "2026-11-21",
      partySize: 4,
    });
  });

  test("a tap on what only fills its place shows it again", () => {
    const chat = found(openCalendar());
    const shown = rowsOf(chat);
    expect(rowsOf(chat.press("choiceBlank"))).toEqual(shown);
    expect(rowsOf(chat.press("choiceWeekday"))).toEqual(shown);
  });

  test("a day beyond what can be booked is declined, and the calendar stands", () => {
    const venues = [{ ...fjord, horizon: "P3D" }];
    const chat = found(openCalendar(new Chat({ venues }))).press("choiceCalendarDay", 8);
    expect(chat.lines()).toEqual(["tooFarAhead", "calendar", "calendarKey"]);
  });

  test("where the service does not answer, the day is asked for without one", () => {
    const chat = openCalendar();
    const { requestId } = chat.effect("findDays");
    chat.step({ type: "serviceFailed", requestId });
    expect(chat.lines()).toEqual(["serviceDown", "askDate"]);
  });
});

describe("said above a calendar", () => {
  test.for([
    ["a day", { date: "2026-11-24" }, "findSlots", { date: "2026-11-24" }],
    ["another party", { partySize: 6 }, "findDays", { partySize: 6, fromDate: "2026-11-21" }],
    [
      "a month",
      { date: "2026-12-01", dateTo: "2026-12-31" },
      "findDays",
      { fromDate: "2026-12-01", days: 31 },
    ],
    ["later", { timeShift: "later" }, "findDays", { fromDate: "2026-12-01" }],
    ["earlier, where there is none", { timeShift: "earlier" }, "findDays", { fromDate: "2026-11-21" }],
  ] as const)("%s", ([, stated, effect, request]) => {
    expect(found(openCalendar()).step(said("inform", stated)).effect(effect)).toMatchObject(request);
  });

  test("a wish is noted, and stays", () => {
    const chat = found(openCalendar()).step(said("inform", { comment: "by the window" }));
    expect(chat.lines().slice(-2)).toEqual(["calendar", "calendarKey"]);
    expect(chat.press("choiceCalendarDay").state).toMatchObject({ query: { comment: "by the window" } });
  });
});

describe("a range of days", () => {
  const said14Days = said("inform", { date: "2026-11-15", dateTo: "2026-11-30" });

  test("is shown without what is over, and without the other days of its month", () => {
    const chat = openCalendar().step(said("inform", { date: "2026-11-23", dateTo: "2026-12-02" }));
    const asked = found(chat, november.slice(2));
    expect(rowsOf(asked).slice(1, 3)).toEqual(["23 24 25 26 27:few 28:full 29", "30:closed - - - - - -"]);
    expect(openCalendar().step(said14Days).effect("findDays")).toMatchObject({
      fromDate: "2026-11-21",
      days: 10,
    });
    const leafed = asked.press("choiceLaterMonth").effect("findDays");
    expect(leafed).toMatchObject({ fromDate: "2026-12-01", days: 2 });
  });

  test("that is short gets a button for each day, above a calendar too", () => {
    const chat = found(openCalendar()).step(said("inform", { date: "2026-11-24", dateTo: "2026-11-26" }));
    expect(chat.lines()).toEqual(["whichDate"]);
    expect(chat.state).toMatchObject({ readings: { dates: ["2026-11-24", "2026-11-25", "2026-11-26"] } });
  });

  test("of which today is over begins tomorrow", () => {
    const startsOn = () => [{ from: "00:00", to: "00:01", scenarioName: "Dinner" }];
    const chat = new Chat({ venues: [{ ...fjord, startsOn }] });
    chat.step(said("book", { partySize: 4, date: "2026-11-20", dateTo: "2026-11-23" }));
    expect(chat.state).toMatchObject({ readings: { dates: ["2026-11-22", "2026-11-23"] } });
  });

  test.for([
    ["of the days that have a button", { date: "2026-11-27", dateTo: "2026-11-29" }, "2026-11-27", 3],
    ["of those of a longer range", { date: "2026-11-24", dateTo: "2026-12-09" }, "2026-11-24", 7],
  ] as const)(
    "the first that is free %s is looked up, and no other day taken",
    ([, range, fromDate, days]) => {
      const chat = new Chat().step(said("book", { partySize: 4 })).step(said("inform", range));
      if (chat.state.phase === "openingMonth") found(chat, november.slice(3));
      chat.step(said("inform", { firstFree: true }));
      expect(chat.effect("findDays")).toMatchObject({ fromDate, days });
      found(chat, [
        { date: "2026-11-27", state: "full" },
        { date: "2026-11-28", state: "free" },
      ]);
      expect(chat.effect("findSlots")).toMatchObject({ date: "2026-11-28" });
    },
  );

  test("none of which is free is shown as it is", () => {
    const chat = new Chat().step(said("book", { partySize: 4 }));
    chat.step(said("inform", { date: "2026-11-27", dateTo: "2026-11-29" }));
    chat.step(said("inform", { firstFree: true }));
    found(chat, [{ date: "2026-11-28", state: "full" }]);
    expect(chat.lines()).toEqual(["calendar", "calendarKey"]);
  });
});
