import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { planDay, prepareVenue } from "#src/booking/service/capacity/day-plan.ts";
import { slotState, viewDay } from "#src/booking/service/capacity/day-view.ts";
import { venuesJsonSchema } from "#src/booking/service/venue/json-schema.ts";
import { parseVenues } from "#src/booking/service/venue/parse-venues.ts";
import { hasPlan } from "#src/booking/service/venue/venue.ts";

const text = readFileSync("venues.example.yaml", "utf8");
const result = parseVenues(text);
const venues = result.ok ? result.venues.filter(hasPlan) : [];
const ordinaryWeek = Array.from({ length: 7 }, (_, index) =>
  Temporal.PlainDate.from("2026-11-21").add({ days: index }),
);

/** The clock times at which a party can be booked that day, by someone who asks at noon the day before. */
function availableTimes(
  venue: (typeof venues)[number],
  date: Temporal.PlainDate,
  partySize: number,
): string[] {
  const now = date
    .subtract({ days: 1 })
    .toZonedDateTime({ timeZone: venue.timeZone, plainTime: "12:00" })
    .toInstant();
  const dayView = viewDay(planDay(prepareVenue(venue), date), [], now);
  return dayView.day.scenarios.flatMap((scenario) =>
    scenario.starts
      .filter((start) => slotState(dayView, scenario, start, partySize) === "available")
      .map(({ clock }) => `${Math.floor(clock / 60)}:${String(clock % 60).padStart(2, "0")}`),
  );
}

describe("the demo venues", () => {
  test("are right, without a warning, in two time zones", () => {
    expect(result).toMatchObject({ ok: true, warnings: [] });
    expect(venues.map(({ timeZone }) => timeZone)).toEqual(["Europe/Oslo", "America/New_York"]);
  });

  test.for(ordinaryWeek.map(String))("seat four at 19:00 on %s when asked the day before", (date) => {
    for (const venue of venues)
      expect(availableTimes(venue, Temporal.PlainDate.from(date), 4)).toContain("19:00");
  });

  test("show a shift past midnight", () => {
    const [oslo] = venues;
    expect(oslo && availableTimes(oslo, Temporal.PlainDate.from("2026-11-22"), 2)).toContain("0:30");
  });

  test("tell editors where their schema is", () => {
    expect(text.split("\n")[0]).toBe("# yaml-language-server: $schema=./venues.schema.json");
  });
});

test("venues.schema.json is what `node src/commands/venues-schema.ts` writes", () => {
  expect(JSON.parse(readFileSync("venues.schema.json", "utf8"))).toEqual(venuesJsonSchema());
});
