import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { planDay, prepareVenue } from "#src/booking/service/capacity/day-plan.ts";
import { obstacleTo, requestFor, slotState, viewDay } from "#src/booking/service/capacity/day-view.ts";
import { fromMinute, type StandingParty, toMinute } from "#src/booking/service/capacity/party.ts";
import { seatParty } from "#src/booking/service/capacity/seat-party.ts";
import { planOf, venueOf } from "#test/support/capacity/plans.ts";

const seats = [
  { min: 1, max: 2 },
  { min: 2, max: 4 },
];
const noon = "2026-11-21T12:00[Europe/Oslo]";
const instant = (text: string) => Temporal.ZonedDateTime.from(text).toInstant();
const minute = (time: string) => toMinute(instant(`2026-11-21T${time}[Europe/Oslo]`));
const party = (
  id: string,
  partySize: number,
  time: string,
  tableIds: number[],
  scenarioId = 1,
): StandingParty => ({
  id,
  scenarioId,
  partySize,
  from: minute(time),
  until: minute(time) + 120,
  tableIds,
  fixed: false,
});

interface Situation {
  readonly scenario?: object;
  readonly plan?: object;
  readonly on?: string;
  readonly now?: string;
  readonly standing?: readonly StandingParty[];
}

function outlookFor({ scenario = {}, plan = {}, on = "2026-11-21", now = noon, standing = [] }: Situation) {
  const venue = venueOf({ ...planOf(seats, [], scenario), ...plan });
  return viewDay(planDay(prepareVenue(venue), Temporal.PlainDate.from(on)), standing, instant(now));
}

function slotAt(situation: Situation, time: string, partySize: number) {
  const dayView = outlookFor(situation);
  const scenario = dayView.day.scenarios[0];
  const clock = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const start = scenario?.starts.find((one) => one.clock === clock);
  if (!scenario || !start) throw new Error(`no start at ${time}`);
  return {
    obstacle: obstacleTo(dayView, scenario, start, partySize),
    state: slotState(dayView, scenario, start, partySize),
  };
}

const full = [party("a", 2, "19:00", [1]), party("b", 4, "19:00", [2])];

describe("a start time is", () => {
  test("available while there is a table", () => {
    expect(slotAt({}, "19:00", 2)).toEqual({ obstacle: undefined, state: "available" });
  });

  test.for([
    { waitlist: true, state: "waitlist" },
    { waitlist: false, state: "full" },
  ])("$state when the tables are taken and the waiting list is $waitlist", ({ waitlist, state }) => {
    const situation = { scenario: { waitlist }, standing: full };
    expect(slotAt(situation, "19:00", 2)).toEqual({ obstacle: "full", state });
    expect(slotAt(situation, "17:00", 2)).toEqual({ obstacle: undefined, state: "available" });
  });

  test("full for one guest while the only table left is for two or more", () => {
    expect(slotAt({ standing: [party("a", 1, "19:00", [1])] }, "19:00", 1).obstacle).toBe("full");
  });

  test.for([
    { name: "a blocked scenario", situation: { scenario: { blocked: true } }, obstacle: "blocked" },
    {
      name: "too few people",
      situation: { scenario: { partySize: { min: 3, max: 4 } } },
      obstacle: "partySize",
    },
    { name: "too many people", situation: { scenario: { partySize: { max: 1 } } }, obstacle: "partySize" },
    { name: "no table that size", situation: { scenario: { tables: [] } }, obstacle: "partySize" },
    {
      name: "a pacing below the party",
      situation: { plan: { pacing: { covers: 1 } } },
      obstacle: "partySize",
    },
    {
      name: "a start that has passed",
      situation: { now: "2026-11-21T19:00:01[Europe/Oslo]" },
      obstacle: "past",
    },
    {
      name: "less than the lead time",
      situation: { scenario: { leadTime: "PT2H" }, now: "2026-11-21T17:00:01[Europe/Oslo]" },
      obstacle: "tooSoon",
    },
    {
      name: "a lead time of a day",
      situation: { scenario: { leadTime: "P1D" }, now: "2026-11-20T19:01[Europe/Oslo]" },
      obstacle: "tooSoon",
    },
    {
      name: "more than the horizon",
      situation: { scenario: { horizon: "P7D" }, now: "2026-11-13T23:59[Europe/Oslo]" },
      obstacle: "tooFar",
    },
    {
      name: "a stay beyond the end of the shift",
      situation: { scenario: { hours: [{ from: "17:00", to: "20:59" }] } },
      obstacle: "tooLate",
    },
  ])("nothing for a party with $name, whatever the waiting list", ({ situation, obstacle }) => {
    const scenario = { ...situation.scenario, waitlist: true };
    expect(slotAt({ ...situation, scenario }, "19:00", 2)).toEqual({ obstacle, state: "notOffered" });
  });

  test.for<Situation & { name: string }>([
    { name: "a start this very moment", now: "2026-11-21T19:00[Europe/Oslo]" },
    { name: "just the lead time", scenario: { leadTime: "PT2H" }, now: "2026-11-21T17:00[Europe/Oslo]" },
    {
      name: "the last day of the horizon",
      scenario: { horizon: "P7D" },
      now: "2026-11-14T00:00[Europe/Oslo]",
    },
    { name: "a stay that ends with the shift", scenario: { hours: [{ from: "17:00", to: "21:00" }] } },
    {
      name: "a stay beyond the shift where the last seating allows it",
      scenario: { hours: [{ from: "17:00", to: "19:30", lastSeating: "19:00" }] },
    },
  ])("still available with $name", (situation) => {
    expect(slotAt(situation, "19:00", 2).state).toBe("available");
  });

  test("taken until the table is laid again", () => {
    const later = { ...party("a", 2, "21:00", [1]), fixed: true };
    const situation = { scenario: { resetTime: "PT15M" }, standing: [later, party("b", 4, "19:00", [2])] };
    expect(slotAt(situation, "18:45", 2).obstacle).toBeUndefined();
    expect(slotAt(situation, "19:00", 2).obstacle).toBe("full");
  });
});

describe("a table that is not always there", () => {
  const [small, large] = planOf(seats).tables;
  const terrace = (rest: object) => ({ plan: { tables: [small, { ...large, ...rest }] } });
  const summer = { season: { from: "05-01", to: "09-15" } };

  test("is nothing to wait for in another season", () => {
    expect(slotAt(terrace(summer), "19:00", 4)).toEqual({ obstacle: "partySize", state: "notOffered" });
    expect(slotAt({ ...terrace(summer), standing: [party("a", 2, "19:00", [1])] }, "19:00", 2)).toEqual({
      obstacle: "full",
      state: "full",
    });
  });

  test.for([
    { on: "2026-09-15", obstacle: undefined },
    { on: "2026-09-16", obstacle: "partySize" },
  ])("is there on the last day of its season: $on", ({ on, obstacle }) => {
    const now = "2026-09-01T12:00[Europe/Oslo]";
    expect(slotAt({ ...terrace(summer), on, now }, "21:30", 4).obstacle).toBe(obstacle);
  });

  test.for([
    { days: ["sat"], obstacle: undefined },
    { days: ["fri", "sun"], obstacle: "partySize" },
  ])("stands on $days", ({ days, obstacle }) => {
    expect(slotAt(terrace({ days }), "19:00", 4).obstacle).toBe(obstacle);
  });

  test("belongs to its evening until the next morning", () => {
    const scenario = { hours: [{ from: "18:00", to: "02:00", lastSeating: "01:00" }], slotInterval: "PT1H" };
    const late = { ...terrace({ days: ["fri"] }), scenario, now: "2026-11-20T12:00[Europe/Oslo]" };
    expect(slotAt(late, "00:00", 4).obstacle).toBeUndefined();
    expect(slotAt(late, "19:00", 4).obstacle).toBe("partySize");
  });
});

describe("pacing", () => {
  test("of a shift counts instead of its scenario's", () => {
    const scenario = {
      pacing: { parties: 1 },
      hours: [
        { days: ["sat"], from: "17:00", to: "23:00", pacing: { parties: 2 } },
        { days: ["sun"], from: "17:00", to: "23:00" },
      ],
    };
    const standing = [party("a", 2, "19:00", [1])];
    expect(slotAt({ scenario, standing }, "19:00", 2).obstacle).toBeUndefined();
    const sunday = standing.map((one) => ({ ...one, from: one.from + 1440, until: one.until + 1440 }));
    expect(slotAt({ scenario, standing: sunday, on: "2026-11-22" }, "19:00", 2).obstacle).toBe("pacing");
  });

  test("of a scenario counts its own parties, of the house everyone's", () => {
    const standing = [party("a", 2, "19:00", [1], 7)];
    const pacing = { covers: 3 };
    expect(slotAt({ scenario: { pacing }, standing }, "19:00", 2).obstacle).toBeUndefined();
    expect(slotAt({ plan: { pacing }, standing }, "19:00", 2).obstacle).toBe("pacing");
    expect(slotAt({ plan: { pacing }, standing }, "19:15", 2).obstacle).toBeUndefined();
  });

  test("that is used up is something to wait for", () => {
    const situation = {
      scenario: { pacing: { parties: 1 }, waitlist: true },
      standing: [party("a", 2, "19:00", [1])],
    };
    expect(slotAt(situation, "19:00", 4)).toEqual({ obstacle: "pacing", state: "waitlist" });
  });
});

test("whatever is booked as available keeps hours, pacing and tables, and is seated as the list says", () => {
  const outlookWith = (standing: readonly StandingParty[]) =>
    outlookFor({
      scenario: {
        hours: [{ from: "18:00", to: "00:30" }],
        slotInterval: "PT15M",
        turnTime: { "1-2": "PT1H15M", "3+": "PT2H" },
        resetTime: "PT10M",
        partySize: { max: 6 },
        pacing: { interval: "PT30M", covers: 6, parties: 2 },
      },
      plan: {
        tables: [...seats, { min: 1, max: 2 }, { min: 3, max: 4 }].map((table, index) => ({
          id: index + 1,
          ...table,
        })),
        combinations: [{ name: "2+4", tables: [2, 4], min: 5, max: 6 }],
      },
      standing,
    });
  const wishes = fc.array(fc.record({ partySize: fc.integer({ min: 1, max: 7 }), slot: fc.nat(23) }), {
    maxLength: 25,
  });
  fc.assert(
    fc.property(wishes, (list) => {
      let standing: StandingParty[] = [];
      list.forEach(({ partySize, slot }, index) => {
        const dayView = outlookWith(standing);
        const scenario = dayView.day.scenarios[0];
        const start = scenario?.starts[slot];
        const request = scenario && start && requestFor(scenario, start, partySize);
        if (!scenario || !start || !request) return;
        const isAvailable = slotState(dayView, scenario, start, partySize) === "available";
        expect(obstacleTo(dayView, scenario, start, partySize) === undefined).toBe(isAvailable);
        if (!isAvailable) return;
        const own = { ...request, id: `b${index}` };
        const seating = seatParty(dayView.seatingPlan, own);
        standing = [...standing, { ...own, tableIds: [], fixed: false }].map((one) => ({
          ...one,
          tableIds: seating?.assignments.find(({ bookingId }) => bookingId === one.id)?.tableIds ?? [],
        }));
      });
      expect(standing.every(({ tableIds }) => tableIds.length > 0)).toBe(true);
      const local = standing.map(({ from, until }) =>
        [from, until - 10].map((at) => fromMinute(at).toString()),
      );
      for (const [from = "", until = ""] of local) {
        expect(from >= "2026-11-21T17:00" && until <= "2026-11-21T23:30:00Z").toBe(true);
      }
      const starting = Map.groupBy(standing, ({ from }) => Math.floor(from / 30));
      for (const parties of starting.values()) {
        expect(parties.length).toBeLessThanOrEqual(2);
        expect(parties.reduce((sum, { partySize }) => sum + partySize, 0)).toBeLessThanOrEqual(6);
      }
    }),
    { numRuns: 60 },
  );
});
