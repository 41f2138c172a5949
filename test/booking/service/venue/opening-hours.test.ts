import { describe, expect, test } from "vitest";
import {
  isClosedOn,
  isStart,
  openIntervals,
  shiftIntervals,
  shiftsOn,
} from "#src/booking/service/venue/opening-hours.ts";
import { venueSchema } from "#src/booking/service/venue/venue.ts";
import { planOf, venueOf } from "#test/support/capacity/plans.ts";

const date = (text: string) => Temporal.PlainDate.from(text);
const scenarioOf = (scenario: object) => {
  const found = planOf([], [], scenario).scenarios[0];
  if (!found) throw new Error("a plan of a test has a scenario");
  return found;
};

describe("closures", () => {
  test.for([
    {
      from: "2026-12-24",
      to: undefined,
      closed: ["2026-12-24"],
      open: ["2026-12-23", "2026-12-25", "2027-12-24"],
    },
    {
      from: "2026-12-24",
      to: "2026-12-26",
      closed: ["2026-12-24", "2026-12-25", "2026-12-26"],
      open: ["2026-12-27"],
    },
    { from: "12-24", to: "12-25", closed: ["2026-12-24", "2031-12-25"], open: ["2026-12-23", "2026-12-26"] },
    { from: "12-30", to: "01-02", closed: ["2026-12-31", "2027-01-02"], open: ["2026-12-29", "2027-01-03"] },
    { from: "02-29", to: undefined, closed: ["2028-02-29"], open: ["2027-02-28", "2027-03-01"] },
  ])("from $from to $to close $closed and not $open", ({ from, to, closed, open }) => {
    const closures = [{ from, ...(to !== undefined && { to }) }];
    expect(closed.filter((day) => !isClosedOn(closures, date(day)))).toEqual([]);
    expect(open.filter((day) => isClosedOn(closures, date(day)))).toEqual([]);
  });
});

describe("the shifts of a business date", () => {
  const scenario = scenarioOf({
    hours: [
      { days: ["fri", "sat"], from: "18:00", to: "00:30", lastSeating: "00:00" },
      { days: ["sat"], from: "12:00", to: "15:00" },
      { name: "Breakfast", from: "07:00", to: "10:00" },
    ],
    specialDays: {
      "12-31": [{ from: "20:00", to: "02:00" }],
      "2027-12-31": "closed",
      "2026-11-27": "closed",
    },
  });
  const breakfast = { name: "Breakfast", from: 420, to: 600 };
  const evening = { from: 1080, to: 1470, lastSeating: 1440 };

  test.for([
    { on: "2026-11-19", day: "a Thursday", shifts: [breakfast] },
    { on: "2026-11-20", day: "a Friday", shifts: [breakfast, evening] },
    { on: "2026-11-21", day: "a Saturday", shifts: [breakfast, { from: 720, to: 900 }, evening] },
    { on: "2026-11-27", day: "a Friday that is closed", shifts: [] },
    { on: "2026-12-31", day: "a special day of every year", shifts: [{ from: 1200, to: 1560 }] },
    { on: "2027-12-31", day: "the same where the full date says otherwise", shifts: [] },
  ])("are $shifts on $day", ({ on, shifts }) => {
    expect(shiftsOn(scenario, [], date(on))).toEqual(shifts);
  });

  test("are those of the season that it is", () => {
    const seasonal = scenarioOf({
      hours: [
        { season: { from: "05-01", to: "09-15" }, from: "12:00", to: "23:00" },
        { season: { from: "09-16", to: "04-30" }, days: ["fri"], from: "17:00", to: "22:00" },
      ],
    });
    const [summer, winter] = [
      { from: 720, to: 1380 },
      { from: 1020, to: 1320 },
    ];
    expect(shiftsOn(seasonal, [], date("2026-09-15"))).toEqual([summer]);
    expect(shiftsOn(seasonal, [], date("2026-09-16"))).toEqual([]);
    expect(shiftsOn(seasonal, [], date("2027-01-01"))).toEqual([winter]);
  });

  test("are those of a day that moves before those of every year, and after those of the very date", () => {
    const special = scenarioOf({
      hours: [{ from: "17:00", to: "22:00" }],
      specialDays: {
        "easter-2": "closed",
        "04-03": [{ from: "12:00", to: "15:00" }],
        "2nd sun 05": [{ from: "11:00", to: "16:00" }],
        "2027-05-09": "closed",
      },
    });
    expect(shiftsOn(special, [], date("2026-04-03"))).toEqual([]);
    expect(shiftsOn(special, [], date("2027-04-03"))).toEqual([{ from: 720, to: 900 }]);
    expect(shiftsOn(special, [], date("2026-05-10"))).toEqual([{ from: 660, to: 960 }]);
    expect(shiftsOn(special, [], date("2027-05-09"))).toEqual([]);
  });

  test("of an event are on its date alone, where there are no weekly hours", () => {
    const event = scenarioOf({ hours: [], specialDays: { "2026-12-31": [{ from: "19:00", to: "01:00" }] } });
    expect(shiftsOn(event, [], date("2026-12-31"))).toEqual([{ from: 1140, to: 1500 }]);
    expect(shiftsOn(event, [], date("2027-12-31"))).toEqual([]);
  });

  test("are none when the house is closed, whatever the special day says", () => {
    expect(shiftsOn(scenario, [{ from: "12-31" }], date("2026-12-31"))).toEqual([]);
  });

  test.for([
    { on: "2026-10-24", zone: "Europe/Oslo", until: "2026-10-25T03:00:00+01:00", hours: 8 },
    { on: "2026-03-28", zone: "Europe/Oslo", until: "2026-03-29T03:00:00+02:00", hours: 6 },
    { on: "2026-03-07", zone: "America/New_York", until: "2026-03-08T03:00:00-04:00", hours: 6 },
    { on: "2026-11-20", zone: "America/New_York", until: "2026-11-21T03:00:00-05:00", hours: 7 },
  ])("last $hours hours from 20:00 to 03:00 on $on in $zone", ({ on, zone, until, hours }) => {
    const late = scenarioOf({ hours: [{ from: "20:00", to: "03:00" }] });
    const [interval] = shiftIntervals(zone, late, [], date(on));
    expect(interval?.until.toString({ timeZoneName: "never" })).toBe(until);
    expect(interval?.from.until(interval.until).total("hours")).toBe(hours);
  });
});

describe("the open hours of a house", () => {
  const oneScenario = planOf([], [], { hours: [{ from: "11:30", to: "15:00" }] });
  const [lunch] = oneScenario.scenarios;
  const dinner = { ...lunch, id: 2, name: "Dinner", hours: [{ from: "17:00", to: "23:00" }] };
  const late = { ...lunch, id: 3, name: "Late", hours: [{ days: ["fri"], from: "22:00", to: "02:00" }] };
  const venue = venueOf({ ...oneScenario, scenarios: [dinner, lunch, late], closures: [{ from: "12-25" }] });

  test.for([
    {
      on: "2026-11-19",
      open: ["11:30–15:00", "17:00–23:00"],
      why: "the shifts of all scenarios, by the clock",
    },
    { on: "2026-11-20", open: ["11:30–15:00", "17:00–02:00"], why: "shifts that meet joined" },
    { on: "2026-12-25", open: [], why: "nothing on a closed day" },
  ])("are $why", ({ on, open }) => {
    expect(openIntervals(venue, date(on)).map(({ from, to }) => `${from}–${to}`)).toEqual(open);
  });

  test("come from the profile where there is no plan", () => {
    const remote = venueSchema.parse({
      id: 1,
      name: "Remote",
      timeZone: "Europe/Oslo",
      hours: [{ days: ["fri"], from: "17:00", to: "22:00" }],
    });
    expect(openIntervals(remote, date("2026-11-20"))).toEqual([{ from: "17:00", to: "22:00" }]);
    expect(openIntervals(remote, date("2026-11-21"))).toEqual([]);
  });
});

describe("a table", () => {
  const hours = [{ days: ["fri"], from: "18:10", to: "00:30" }];
  const venue = venueOf(planOf([{ min: 1, max: 4 }], [], { hours, slotInterval: "PT20M" }));

  test.for([
    { on: "2026-11-20", at: "18:10", may: true },
    { on: "2026-11-20", at: "20:30", may: true },
    { on: "2026-11-20", at: "20:20", may: false },
    { on: "2026-11-20", at: "17:50", may: false },
    { on: "2026-11-21", at: "00:10", may: true },
    { on: "2026-11-21", at: "00:30", may: false },
    { on: "2026-11-21", at: "20:30", may: false },
  ])("may begin on $on at $at: $may", ({ on, at, may }) => {
    expect(isStart(venue, "Dinner", date(on), at, [])).toBe(may);
    expect(isStart(venue, "Lunch", date(on), at, [])).toBe(false);
  });

  test("begins at no time of a day that the desk has closed", () => {
    expect(isStart(venue, "Dinner", date("2026-11-20"), "20:30", [{ from: "2026-11-20" }])).toBe(false);
  });
});
