import { describe, expect, test } from "vitest";
import { noDeskRules, planDay, prepareVenue, windowOf } from "#src/booking/service/capacity/day-plan.ts";
import { fromMinute } from "#src/booking/service/capacity/party.ts";
import { planOf, venueOf } from "#test/support/capacity/plans.ts";

const date = (text: string) => Temporal.PlainDate.from(text);
const seats = [{ min: 1, max: 4 }];

function planned(on: string, scenario: object, { timeZone = "Europe/Oslo", closures = [] as object[] } = {}) {
  const venue = venueOf({ ...planOf(seats, [], scenario), closures }, { timeZone });
  return planDay(prepareVenue(venue), date(on));
}

/** The start times as the venue's clock and the wire show them. */
function startsOf(on: string, scenario: object, options: Parameters<typeof planned>[2] = {}) {
  const day = planned(on, scenario, options);
  return day.scenarios.flatMap(({ starts }) =>
    starts.map(({ at }) => {
      const local = fromMinute(at).toZonedDateTimeISO(day.timeZone);
      return `${local.toPlainTime().toString().slice(0, 5)} ${fromMinute(at).toString().slice(11, 16)}Z`;
    }),
  );
}

describe("the start times of a date", () => {
  test("run from the shift's begin to its last seating, both included, in steps of the slot interval", () => {
    const hours = [{ from: "17:00", to: "22:00", lastSeating: "18:00" }];
    expect(startsOf("2026-11-21", { hours, slotInterval: "PT30M" })).toEqual([
      "17:00 16:00Z",
      "17:30 16:30Z",
      "18:00 17:00Z",
    ]);
  });

  test("carry the end of the shift where there is no last seating", () => {
    const [scenario] = planned("2026-11-21", { hours: [{ from: "17:00", to: "22:00" }] }).scenarios;
    const ends = new Set(scenario?.starts.map(({ leaveBy }) => fromMinute(leaveBy ?? 0).toString()));
    expect([...ends]).toEqual(["2026-11-21T21:00:00Z"]);
  });

  test("come from several shifts in the order of time, wherever they stand in the list", () => {
    const hours = [
      { from: "18:00", to: "23:00", lastSeating: "18:00" },
      { from: "12:00", to: "15:00", lastSeating: "12:00" },
    ];
    expect(startsOf("2026-11-21", { hours })).toEqual(["12:00 11:00Z", "18:00 17:00Z"]);
  });

  test("belong to the date on which they are, also after midnight, while the shift's date decides on hours", () => {
    const scenario = {
      hours: [{ days: ["fri"], from: "23:00", to: "02:00", lastSeating: "01:00" }],
      slotInterval: "PT1H",
    };
    expect(startsOf("2026-11-20", scenario)).toEqual(["23:00 22:00Z"]);
    expect(startsOf("2026-11-21", scenario)).toEqual(["00:00 23:00Z", "01:00 00:00Z"]);
    const closedSaturday = { closures: [{ from: "2026-11-21" }] };
    expect(startsOf("2026-11-21", scenario, closedSaturday)).toEqual(["00:00 23:00Z", "01:00 00:00Z"]);
    const closedFriday = { closures: [{ from: "2026-11-20" }] };
    expect(startsOf("2026-11-21", scenario, closedFriday)).toEqual([]);
  });
});

const night = { hours: [{ from: "22:00", to: "05:00", lastSeating: "04:00" }], slotInterval: "PT30M" };

describe("on the days of clock change", () => {
  test("start times that the clock jumps over are left out (Oslo, 29 March 2026)", () => {
    const starts = startsOf("2026-03-29", night).filter((start) => start < "22");
    expect(starts).toEqual([
      "00:00 23:00Z",
      "00:30 23:30Z",
      "01:00 00:00Z",
      "01:30 00:30Z",
      "03:00 01:00Z",
      "03:30 01:30Z",
      "04:00 02:00Z",
    ]);
  });

  test("start times that the clock shows twice are offered once, the earlier (Oslo, 25 October 2026)", () => {
    const starts = startsOf("2026-10-25", night).filter((start) => start < "22");
    expect(starts).toEqual([
      "00:00 22:00Z",
      "00:30 22:30Z",
      "01:00 23:00Z",
      "01:30 23:30Z",
      "02:00 00:00Z",
      "02:30 00:30Z",
      "03:00 02:00Z",
      "03:30 02:30Z",
      "04:00 03:00Z",
    ]);
  });

  test.for([
    {
      on: "2026-03-08",
      starts: ["01:00 06:00Z", "01:30 06:30Z", "03:00 07:00Z", "03:30 07:30Z", "04:00 08:00Z"],
    },
    {
      on: "2026-11-01",
      starts: [
        "01:00 05:00Z",
        "01:30 05:30Z",
        "02:00 07:00Z",
        "02:30 07:30Z",
        "03:00 08:00Z",
        "03:30 08:30Z",
        "04:00 09:00Z",
      ],
    },
  ])("both hold in New York on $on", ({ on, starts }) => {
    const found = startsOf(on, night, { timeZone: "America/New_York" });
    expect(found.filter((start) => start >= "01" && start < "22")).toEqual(starts);
  });

  test("a day's window is as long as the day and half a day to both sides", () => {
    const hours = (on: string) => {
      const { from, until } = windowOf("Europe/Oslo", date(on));
      return (until - from) / 60;
    };
    expect([hours("2026-11-21"), hours("2026-03-29"), hours("2026-10-25")]).toEqual([48, 47, 49]);
  });
});

describe("a day is open", () => {
  const friday = { hours: [{ days: ["fri"], from: "22:00", to: "02:00", lastSeating: "00:30" }] };

  test.for([
    { on: "2026-11-20", open: true, why: "when a shift begins on it" },
    { on: "2026-11-21", open: true, why: "when a start time of the evening before falls on it" },
    { on: "2026-11-22", open: false, why: "otherwise not" },
  ])("$why", ({ on, open }) => {
    expect(planned(on, friday).isOpen).toBe(open);
  });

  test("though its only scenario is blocked", () => {
    expect(planned("2026-11-20", { ...friday, blocked: true }).isOpen).toBe(true);
  });
});

describe("what the staff decide on top of the file", () => {
  const venue = venueOf(planOf(seats));
  const on = date("2026-11-21");

  test.for([
    { rules: { closures: [{ from: "2026-11-21" }] }, starts: 0 },
    { rules: { closures: [{ from: "2026-11-21", scenarioId: 1 }] }, starts: 0 },
    { rules: { closures: [{ from: "2026-11-21", scenarioId: 2 }] }, starts: 19 },
    { rules: { closures: [{ from: "2026-11-22", to: "2026-11-23" }] }, starts: 19 },
  ])("closes days, of the house or of a scenario: $rules.closures", ({ rules, starts }) => {
    const day = planDay(prepareVenue(venue, { ...noDeskRules, ...rules }), on);
    expect(day.scenarios[0]?.starts.length).toBe(starts);
  });

  test("blocks scenarios and takes tables out of service", () => {
    const outages = [{ tableIds: [1], from: 0, until: 60 }];
    const day = planDay(prepareVenue(venue, { closures: [], blockedScenarioIds: [1], outages }), on);
    expect(day.scenarios[0]?.rules.blocked).toBe(true);
    expect(day.outages).toEqual(outages);
  });
});
