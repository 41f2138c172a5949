import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isCalendarDay, isWithin, meet } from "#src/booking/service/venue/calendar-day.ts";
import { runs } from "#test/support/runs.ts";

const date = (text: string) => Temporal.PlainDate.from(text);

/** Every date of the year on which the day falls. */
function datesOf(day: string, year: number): string[] {
  const first = date(`${year}-01-01`);
  return Array.from({ length: first.daysInYear }, (_, days) => first.add({ days }))
    .filter((each) => isWithin({ from: day }, each))
    .map(String);
}

describe("a day of the venue file", () => {
  test.for([
    { day: "2026-12-24", year: 2026, dates: ["2026-12-24"] },
    { day: "2026-12-24", year: 2027, dates: [] },
    { day: "12-24", year: 2027, dates: ["2027-12-24"] },
    { day: "02-29", year: 2027, dates: [] },
    // The dates of Easter are those of the tables of the United States Naval Observatory.
    { day: "easter", year: 2026, dates: ["2026-04-05"] },
    { day: "easter", year: 2038, dates: ["2038-04-25"] },
    { day: "easter-2", year: 2027, dates: ["2027-03-26"] },
    { day: "easter+39", year: 2026, dates: ["2026-05-14"] },
    { day: "orthodox easter", year: 2026, dates: ["2026-04-12"] },
    { day: "orthodox easter+1", year: 2027, dates: ["2027-05-03"] },
    { day: "2nd sun 05", year: 2026, dates: ["2026-05-10"] },
    { day: "4th thu 11", year: 2026, dates: ["2026-11-26"] },
    { day: "1st mon 09", year: 2026, dates: ["2026-09-07"] },
    { day: "last mon 05", year: 2026, dates: ["2026-05-25"] },
    { day: "last mon 08", year: 2026, dates: ["2026-08-31"] },
  ])("$day is $dates in $year", ({ day, year, dates }) => {
    expect(isCalendarDay(day)).toBe(true);
    expect(datesOf(day, year)).toEqual(dates);
  });

  test.for([
    "",
    "02-30",
    "2026-13-01",
    "Easter",
    "easter+",
    "easter+99",
    "easter 1",
    "5th sun 05",
    "2nd sun 13",
    "2nd Sunday",
  ])("is not %j", (text) => {
    expect(isCalendarDay(text)).toBe(false);
  });

  test("moves to one date a year, on its own weekday and in its month", () => {
    const which = fc.constantFrom("1st", "2nd", "3rd", "4th", "last");
    fc.assert(
      fc.property(
        which,
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1970, max: 2100 }),
        (nth, month, year) => {
          const dates = datesOf(`${nth} fri ${String(month).padStart(2, "0")}`, year).map(date);
          expect(dates).toHaveLength(1);
          expect(dates[0]).toMatchObject({ dayOfWeek: 5, month });
        },
      ),
      { numRuns: runs(50) },
    );
  });
});

describe("a span of days", () => {
  test.for([
    {
      from: "easter-3",
      to: "easter+1",
      within: ["2026-04-02", "2026-04-06"],
      without: ["2026-04-01", "2026-04-07"],
    },
    {
      from: "05-01",
      to: "last sun 09",
      within: ["2026-05-01", "2026-09-27"],
      without: ["2026-04-30", "2026-09-28"],
    },
    {
      from: "11-01",
      to: "easter",
      within: ["2026-11-01", "2026-01-10", "2026-04-05"],
      without: ["2026-04-06"],
    },
  ])("from $from to $to", ({ from, to, within, without }) => {
    expect(within.filter((day) => !isWithin({ from, to }, date(day)))).toEqual([]);
    expect(without.filter((day) => isWithin({ from, to }, date(day)))).toEqual([]);
  });

  test.for([
    { one: { from: "05-01", to: "09-15" }, other: { from: "09-16", to: "04-30" }, shared: false },
    { one: { from: "05-01", to: "09-15" }, other: { from: "09-15", to: "04-30" }, shared: true },
    { one: { from: "01-01", to: "12-31" }, other: { from: "07-01", to: "07-31" }, shared: true },
    { one: { from: "03-01", to: "03-21" }, other: { from: "easter", to: "easter+1" }, shared: false },
    { one: { from: "03-01", to: "03-25" }, other: { from: "easter", to: "easter+1" }, shared: true },
    { one: { from: "2026-06-01", to: "2026-06-30" }, other: { from: "05-01", to: "09-15" }, shared: true },
    {
      one: { from: "2026-06-01", to: "2026-06-30" },
      other: { from: "2027-06-01", to: "2027-06-30" },
      shared: false,
    },
    { one: { from: "02-29", to: "02-29" }, other: { from: "03-01", to: "04-01" }, shared: false },
  ])("$one.from–$one.to meets $other.from–$other.to: $shared", ({ one, other, shared }) => {
    expect(meet(one, other)).toBe(shared);
    expect(meet(other, one)).toBe(shared);
  });
});
