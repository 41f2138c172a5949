import { describe, expect, test } from "vitest";
import { operations } from "#src/booking/contract/operations.ts";
import { mistakes } from "#test/support/booking/mistakes.ts";

const slots = operations.listTimeSlots.query;
const daySlots = operations.listDayTimeSlots.query;
const availability = operations.listAvailability.query;
const references = operations.listBookings.query;

const count = "must be a whole number from 1 to 2147483647";
const time = "must be a time of day with seconds, such as 19:30:00";
const date = "must be a date of the calendar, such as 2026-11-22";

describe("the query of a day's slots", () => {
  test("reads numbers out of text and leaves the rest as it came", () => {
    const query = {
      date: "2026-11-22",
      guestCount: "4",
      timeFrom: "18:00:00",
      timeTo: "23:59:59",
      scenarioId: "2",
    };
    expect(slots.parse({ ...query, other: "x" })).toEqual({ ...query, guestCount: 4 });
  });

  test("needs a date, and a guest count for the slots of one party size", () => {
    expect(mistakes(slots, {})).toEqual(["date: is required", "guestCount: is required"]);
    expect(mistakes(daySlots, {})).toEqual(["date: is required"]);
    expect(daySlots.parse({ date: "2026-11-22" })).toEqual({ date: "2026-11-22" });
    expect(daySlots.parse({ date: "2026-11-22", guestCount: "3" })).toMatchObject({ guestCount: 3 });
  });

  test.for([
    "",
    "0",
    "-1",
    "4.5",
    "4.0",
    " 4",
    "4 ",
    "04",
    "+4",
    "1e1",
    "0x4",
    "four",
    "Infinity",
    "2147483648",
    "٤",
  ])("%j is no guest count", (guestCount) => {
    expect(mistakes(slots, { date: "2026-11-22", guestCount })).toEqual([`guestCount: ${count}`]);
  });

  test.for([
    "2026-02-29",
    "2026-11-31",
    "2026-13-01",
    "2026-00-10",
    "0000-01-01",
    "0001-12-31",
    "9999-01-01",
    "26-11-22",
    "2026-1-2",
    "20261122",
    "2026-11-22T00:00:00Z",
    "today",
    "",
  ])("%j is no date", (value) => {
    expect(mistakes(slots, { date: value, guestCount: "2" })).toEqual([`date: ${date}`]);
  });

  test.for(["2028-02-29", "2026-12-31", "0002-01-01", "9998-12-31"])("%j is a date", (value) => {
    expect(mistakes(slots, { date: value, guestCount: "2" })).toEqual([]);
  });

  test.for(["24:00:00", "19:30", "19:60:00", "19:30:60", "7:30:00", "19:30:00Z", "19:30:00.5", "193000", ""])(
    "%j is no time of day",
    (value) => {
      const query = { date: "2026-11-22", guestCount: "2" };
      expect(mistakes(slots, { ...query, timeFrom: value })).toEqual([`timeFrom: ${time}`]);
      expect(mistakes(daySlots, { ...query, timeTo: value })).toEqual([`timeTo: ${time}`]);
    },
  );

  test("takes any scenario id, and no parameter twice", () => {
    const query = { date: "2026-11-22", guestCount: "2" };
    expect(mistakes(slots, { ...query, scenarioId: "no such scenario" })).toEqual([]);
    expect(mistakes(slots, { ...query, scenarioId: ["1", "2"] })).toEqual(["scenarioId: must be text"]);
    expect(mistakes(slots, { ...query, guestCount: ["2", "2"] })).toEqual([`guestCount: ${count}`]);
  });
});

describe("the query of the availability", () => {
  test("may be empty", () => {
    expect(availability.parse({})).toEqual({});
  });

  test.for(["1", "31"])("takes %s days", (days) => {
    expect(availability.parse({ days })).toEqual({ days: Number(days) });
  });

  test.for(["0", "32", "-1", "1.5", "", "ten"])("refuses %j days", (days) => {
    expect(mistakes(availability, { days })).toEqual(["days: must be a whole number from 1 to 31"]);
  });

  test.for([
    ["fromDate", "2026-02-30", date],
    ["guestCount", "0", count],
    ["reservableState", "OPEN", "must be one of AVAILABLE, NOT_AVAILABLE and FULLY_BOOKED"],
    ["reservableState", "available", "must be one of AVAILABLE, NOT_AVAILABLE and FULLY_BOOKED"],
    ["venueStatus", "AVAILABLE", "must be OPEN or CLOSED"],
    ["venueStatus", "", "must be OPEN or CLOSED"],
  ] as const)("refuses %s %j", ([name, value, mistake]) => {
    expect(mistakes(availability, { [name]: value })).toEqual([`${name}: ${mistake}`]);
  });
});

describe("the query by external reference", () => {
  test.for([
    { extReferenceId: "a" },
    { extReferenceNumber: "b" },
    { extReferenceId: "a", extReferenceNumber: "b" },
    { extReferenceId: "r".repeat(200) },
  ])("takes %j", (query) => {
    expect(references.parse(query)).toEqual(query);
  });

  test.for([
    [{}, ": needs extReferenceId or extReferenceNumber"],
    [{ extReferenceId: "" }, "extReferenceId: must not be empty"],
    [{ extReferenceNumber: "" }, "extReferenceNumber: must not be empty"],
    [{ extReferenceNumber: "r".repeat(201) }, "extReferenceNumber: must have at most 200 characters"],
    [{ extReferenceId: "a\0" }, "extReferenceId: must not contain the character NUL"],
  ] as const)("refuses %j", ([query, mistake]) => {
    expect(mistakes(references, query)).toEqual([mistake]);
  });
});
