import { describe, expect, test } from "vitest";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type { Slot } from "#src/bot/machine/core/table.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { Chat } from "#test/support/machine/chat.ts";
import { fjord, said, slotAt } from "#test/support/machine/facts.ts";

/** Open for lunch and dinner, on Tuesdays to Sundays, and not at Christmas. */
const house: VenueFacts = {
  ...fjord,
  partySizes: { Dinner: { min: 1, max: 8 }, "Tasting menu": { min: 2, max: 4 } },
  openOn: (date) => {
    const isClosed = date.endsWith("-12-25") || Temporal.PlainDate.from(date).dayOfWeek === 1;
    const lunch = { from: "11:30", to: "14:00" };
    return isClosed ? [] : [lunch, { from: "17:00", to: "23:00" }];
  },
  holidayOn: (date, language) => (date.endsWith("-12-25") && language === "en" ? "Christmas Day" : undefined),
};

const full = (time: string): Slot => slotAt(time, { available: false });
const onDay = (day: number, time: string): Slot => {
  const startsAt = Temporal.PlainDateTime.from(`2026-11-${day}T${time}`).toZonedDateTime("Europe/Oslo");
  return slotAt(time, { id: `${day} ${time}`, startsAt: startsAt.toInstant().toString() });
};

/** What is said to a wish for four on Sunday 22 November, where the day has these slots and others are found nearby. */
function answer(
  wish: Omit<Understood, "intent">,
  slots: readonly Slot[],
  found: readonly Slot[] = [],
  venue = house,
): Chat {
  const chat = new Chat({ venues: [venue] }).step(
    said("book", { partySize: 4, date: "2026-11-22", ...wish }),
  );
  chat.step({ type: "slotsFound", requestId: chat.effect("findSlots").requestId, slots });
  if (chat.state.phase !== "searchingAlternatives") return chat;
  const { requestId } = chat.effect("findAlternatives");
  return chat.step({ type: "alternativesFound", requestId, slots: found });
}

const labels = (chat: Chat) => chat.buttons().map(({ label }) => label.key);

describe("why a wish cannot be had is said, with the nearest that can:", () => {
  const evening = [slotAt("17:00"), slotAt("18:00"), slotAt("21:00")];

  test.for([
    ["closed every week on that day", { date: "2026-11-23" }, [], ["closedWeekly", "openAgain"]],
    ["closed for a holiday", { date: "2026-12-25" }, [], ["closedForHoliday", "openAgain"]],
    ["open, but not then", { time: "15:30" }, evening, ["closedThen"]],
    ["open, but never that late", { time: "23:30" }, evening, ["closedThen"]],
    ["before the first table", { time: "11:30" }, [slotAt("12:30"), slotAt("12:45")], ["tooEarly"]],
    ["after the last table", { time: "22:30" }, evening, ["tooLate"]],
    ["between two seatings", { time: "19:00" }, [slotAt("17:30"), slotAt("20:30")], ["tablesBetween"]],
    ["full around that time", { time: "19:00" }, [full("19:00"), full("19:15")], ["fullAround"]],
    ["full all day", {}, [full("17:00"), full("21:00")], ["fullOn"]],
    [
      "too many for the way to dine",
      { scenarioName: "Tasting menu", partySize: 6 },
      [],
      ["scenarioTakesUpTo"],
    ],
    ["too few for it", { scenarioName: "Tasting menu", partySize: 1 }, [], ["scenarioTakesFrom"]],
  ] as const)("%s", ([, wish, slots, why]) => {
    const chat = answer(wish, slots, [onDay(24, "19:00")]);
    expect(chat.lines()).toEqual([...why, "nearestOffers"]);
  });

  test("a part of the day in which the house never opens, and one in which it does", () => {
    const evenings: VenueFacts = { ...house, openOn: () => [{ from: "17:00", to: "23:00" }] };
    const lunch = { part: "lunch", timeFrom: "11:30", timeTo: "15:00" } as const;
    expect(answer(lunch, evening, [], evenings).lines()).toEqual(["openOn", "nearestOffers"]);
    const dinner = { part: "evening", timeFrom: "17:00", timeTo: "23:00" } as const;
    expect(answer(dinner, evening, [], evenings).lines()).toEqual(["slotsInRange"]);
  });

  test("a way to dine that has no table near that time, with its own times and the others of that hour", () => {
    const lunches = [slotAt("12:00", { scenarioName: "Lunch" }), slotAt("13:30", { scenarioName: "Lunch" })];
    const chat = answer({ scenarioName: "Lunch", time: "20:00" }, [...lunches, slotAt("20:00")]);
    expect(chat.lines()).toEqual(["scenarioNotThen", "slotsOfDay"]);
    expect(chat.line("scenarioNotThen")?.values).toMatchObject({
      scenario: "Lunch",
      time: { time: "20:00" },
    });
    expect(labels(chat)).toEqual(["choiceTime", "choiceTime", "choiceScenario", "choiceOtherDay"]);
  });

  describe("a way to dine that is named", () => {
    const served: VenueFacts = {
      ...house,
      horizons: { "Tasting menu": "P14D" },
      startsOn: (date) =>
        ["Dinner", "Tasting menu"]
          .filter((name) => name === "Dinner" || [24, 26].includes(Temporal.PlainDate.from(date).day))
          .map((scenarioName) => ({ scenarioName, from: "17:00", to: "21:00" })),
    };
    const tastingOn = (day: number) => ({ ...onDay(day, "20:30"), scenarioName: "Tasting menu" });
    const found = [tastingOn(24), tastingOn(26)];
    const wish = { scenarioName: "Tasting menu", time: "20:30" } as const;

    test("and not served that day says so, with its nearest days and the other ways to dine", () => {
      const chat = answer(wish, [slotAt("20:30"), slotAt("20:45")], found, served);
      expect(chat.lines()).toEqual(["scenarioNotOn", "nearestOffers"]);
      expect(chat.line("scenarioNotOn")?.values).toMatchObject({
        scenario: "Tasting menu",
        date: { date: "2026-11-22" },
      });
      expect(labels(chat)).toEqual(["choiceDateTime", "choiceDateTime", "choiceScenario", "choiceOtherDay"]);
    });

    test("and not served around that day either leaves the other ways to dine", () => {
      const chat = answer(wish, [slotAt("20:30")], [], served);
      expect(chat.lines()).toEqual(["scenarioNotOn", "nearestOffers"]);
      expect(labels(chat)).toEqual(["choiceScenario", "choiceOtherDay", "choiceHuman"]);
    });

    test("and not open to bookings so far ahead says until when it is", () => {
      const chat = answer({ ...wish, date: "2026-12-24" }, [slotAt("20:30")], [], served);
      expect(chat.lines()).toEqual(["scenarioTooFarAhead", "nearestOffers"]);
      expect(chat.line("scenarioTooFarAhead")?.values).toMatchObject({
        scenario: "Tasting menu",
        date: { date: "2026-12-05" },
      });
      expect(labels(chat)).toEqual(["choiceScenario", "choiceOtherDay", "choiceHuman"]);
    });

    test("and full that day is full, and not unserved", () => {
      const tables = [full("20:30")].map((slot) => ({ ...slot, scenarioName: "Tasting menu" }));
      const on24 = { ...wish, date: "2026-11-24" };
      const chat = answer(
        on24,
        tables.map((slot) => ({ ...slot, startsAt: tastingOn(24).startsAt })),
        [],
        served,
      );
      expect(chat.lines()).toEqual(["fullAround", "noneAround", "waitlistOpen"]);
    });
  });

  test("the other day's hours follow a closed one", () => {
    const chat = answer({ date: "2026-11-23", time: "19:00" }, [], [onDay(24, "19:00")]);
    expect(chat.line("closedWeekly")?.values).toEqual({ venue: "Fjord", weekday: 1 });
    expect(chat.line("openAgain")?.values).toMatchObject({ date: { date: "2026-11-24" } });
  });

  test("weeks of holidays are no closing day of the week, and the day after them is named", () => {
    const away: VenueFacts = {
      ...house,
      openOn: (date) => (date < "2027-01-07" ? [] : (house.openOn?.(date) ?? [])),
    };
    const chat = new Chat({ venues: [away] }).step(
      said("question", { topics: ["hours"], date: "2026-12-09" }),
    );
    expect(chat.lines().slice(0, 2)).toEqual(["closedOn", "openAgain"]);
    expect(chat.line("openAgain")?.values).toMatchObject({ date: { date: "2027-01-07" } });
  });

  test("a full evening with nothing near still has its waitlist, and says so", () => {
    const chat = answer({ time: "19:00" }, [full("19:00")]);
    expect(chat.lines()).toEqual(["fullAround", "noneAround", "waitlistOpen"]);
    expect(labels(chat)).toEqual(["choiceWaitlist", "choiceOtherDay", "choiceHuman"]);
  });
});

describe("what is offered instead", () => {
  const week = [20, 21, 23, 24, 25].flatMap((day) =>
    ["18:30", "19:00", "19:30"].map((time) => onDay(day, time)),
  );

  test("is at most five, in order of time, of each day the nearest first", () => {
    const chat = answer({ time: "19:00" }, [full("19:00")], week);
    expect(
      chat.buttons().flatMap(({ label }) => (label.key === "choiceDateTime" ? [label.values] : [])),
    ).toEqual(
      ["20", "21", "23", "24", "25"].map((day) => ({
        date: { type: "date", date: `2026-11-${day}` },
        time: { type: "time", time: "19:00" },
      })),
    );
    expect(labels(chat).slice(5)).toEqual(["choiceWaitlist", "choiceOtherDay"]);
  });

  test("begins with other times of the same day, of which three leave room for other days", () => {
    const early = ["12:00", "12:15", "12:30", "12:45"].map((time) => slotAt(time));
    const chat = answer({ time: "19:00" }, [...early, full("19:00")], week);
    expect(labels(chat).filter((key) => key !== "choiceWaitlist")).toEqual([
      ...["choiceDateTime", "choiceTime", "choiceTime", "choiceTime", "choiceDateTime"],
      "choiceOtherDay",
    ]);
  });

  test("is more of the nearest days where few have any", () => {
    const chat = answer({ time: "19:00" }, [full("19:00")], week.slice(0, 6));
    expect(labels(chat).filter((key) => key === "choiceDateTime")).toHaveLength(5);
  });
});
