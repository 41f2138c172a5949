import { describe, expect, test } from "vitest";
import { dinner, lunchAndDinner, type Row, stated } from "#test/bot/understanding/stated.ts";

describe("a time is read from", () => {
  const rows: readonly Row[] = [
    ["at 7", { time: "19:00" }],
    ["at evening 6:15", { time: "18:15" }],
    ["7pm", { time: "19:00" }],
    ["7 p.m.", { time: "19:00" }],
    ["eight pm", { time: "20:00" }],
    ["7:30", { time: "19:30" }],
    ["7.30pm", { time: "19:30" }],
    ["730pm", { time: "19:30" }],
    ["19:30", { time: "19:30" }],
    ["at 1930", { time: "19:30" }],
    ["8:30 am", { time: "08:30" }],
    ["seven o'clock", { time: "19:00" }],
    ["half seven", { time: "19:30" }],
    ["half past six", { time: "18:30" }],
    ["quarter past 7", { time: "19:15" }],
    ["a quarter to eight", { time: "19:45" }],
    ["20 past 7", { time: "19:20" }],
    ["ten to 8", { time: "19:50" }],
    ["at seven forty five pm", { time: "19:45" }],
    ["around 8ish", { time: "20:00" }],
    ["noon", { time: "12:00" }],
    ["midnight", { time: "00:00" }],
    ["a quarter past noon", { time: "12:15" }],
    ["at 11", { time: "11:00" }],
    ["at 12", { time: "12:00" }],
    ["8 in the morning", { time: "08:00" }],
    ["6 in the evening", { time: "18:00" }],
    ["evening 6", { time: "18:00" }],
    ["breakfast at 9", { time: "09:00" }],
    ["lunch at 1", { time: "13:00" }],
    ["07:15 in the evening", { time: "19:15" }],
    ["in two hours", { date: "2026-11-18", time: "12:00" }],
    ["in half an hour", { date: "2026-11-18", time: "10:30" }],
    ["9 tomorrow evening", { date: "2026-11-19", time: "21:00" }],
    ["8pm on the 20th", { date: "2026-11-20", time: "20:00" }],
    ["today at 9", { date: "2026-11-18", time: "21:00" }],
    ["noon on 5 Dec", { date: "2026-12-05", time: "12:00" }],
    [
      "7 or 7:30 tomorrow",
      { date: "2026-11-19", time: "19:00", openReadings: { times: ["19:00", "19:30"] } },
    ],
  ];
  test.for(rows)("%s", ([text, values]) => {
    expect(stated(text)).toEqual(values);
  });
});

describe("a bound or a range is read from", () => {
  const rows: readonly Row[] = [
    ["after 7", { timeFrom: "19:00" }],
    ["any time after 7 pm", { timeFrom: "19:00" }],
    ["7 or later", { timeFrom: "19:00" }],
    ["before 9", { timeTo: "21:00" }],
    ["no later than 8pm", { timeTo: "20:00" }],
    ["between 6 and 8", { timeFrom: "18:00", timeTo: "20:00" }],
    ["from 6 to 8", { timeFrom: "18:00", timeTo: "20:00" }],
    ["7-9pm", { timeFrom: "19:00", timeTo: "21:00" }],
    ["11-1pm", { timeFrom: "11:00", timeTo: "13:00" }],
    ["5pm - 7:30pm", { timeFrom: "17:00", timeTo: "19:30" }],
    ["this evening from 7 to 7:30", { date: "2026-11-18", timeFrom: "19:00", timeTo: "19:30" }],
    ["lunch", { part: "lunch", timeFrom: "11:30", timeTo: "15:00" }],
    ["dinner on Friday", { date: "2026-11-20", part: "evening", timeFrom: "17:00", timeTo: "23:00" }],
    ["late afternoon", { part: "afternoon", timeFrom: "16:00", timeTo: "18:00" }],
    ["in the morning", { part: "morning", timeFrom: "06:00", timeTo: "12:00" }],
  ];
  test.for(rows)("%s", ([text, values]) => {
    expect(stated(text)).toEqual(values);
  });
});

describe("no time is read from", () => {
  const rows = [
    "7",
    "table for 7",
    "7 people",
    "good evening",
    "good morning!",
    "my number is 22 12 34 56",
    "under 30 euros",
    "a rating of 4.5",
    "2 hours",
    "for 8 tonight we are hungry people",
    "see you later",
    "maybe later",
    "table number 9",
    "at 4 people we are too many",
    "we have 2 kids",
  ];
  test.for(rows)("%s", (text) => {
    expect(stated(text)).not.toHaveProperty("time");
  });
});

describe("opening hours decide which half of the day is meant:", () => {
  test.for([
    ["at 7", dinner, "19:00"],
    ["at 10", dinner, "22:00"],
    ["at 12:30", lunchAndDinner, "12:30"],
    ["at 1", lunchAndDinner, "13:00"],
    ["at 8", () => [{ from: "07:00", to: "11:00" }], "08:00"],
    ["at 1", () => [{ from: "18:00", to: "02:00" }], "01:00"],
    ["8:30 am", dinner, "08:30"],
  ] as const)("%s", ([text, openings, time]) => {
    expect(stated(text, { openings })).toEqual({ time });
  });

  test("both are given when the house is open at both", () => {
    const openings = () => [{ from: "07:00", to: "23:00" }];
    expect(stated("at 8", { openings })).toEqual({
      time: "20:00",
      openReadings: { times: ["20:00", "08:00"] },
    });
  });

  test("the hours of the stated date count", () => {
    const openings = (date: string) => (date === "2026-11-22" ? [{ from: "08:00", to: "12:00" }] : dinner());
    expect(stated("Sunday at 9", { openings })).toEqual({ date: "2026-11-22", time: "09:00" });
    expect(stated("Monday at 9", { openings })).toEqual({ date: "2026-11-23", time: "21:00" });
  });
});

describe("the question for the time makes a bare number a time:", () => {
  test.for([
    ["7", "19:00"],
    ["seven", "19:00"],
    ["8 please", "20:00"],
    ["for 7", "19:00"],
    ["1715", "17:15"],
    ["23", "23:00"],
    ["what about 6 or so", "18:00"],
  ] as const)("%s", ([text, time]) => {
    expect(stated(text, { expecting: "time" })).toEqual({ time });
  });

  test("but not a party's number", () => {
    expect(stated("a table for 4", { expecting: "time" })).toEqual({ partySize: 4 });
    expect(stated("4 people", { expecting: "time" })).toEqual({ partySize: 4 });
    expect(stated("for 2, at 6:45", { expecting: "time" })).toEqual({ partySize: 2, time: "18:45" });
  });
});

describe("a shift is read from", () => {
  test.for([
    ["an hour later", { timeShift: "later", shiftMinutes: 60 }],
    ["half an hour earlier please", { timeShift: "earlier", shiftMinutes: 30 }],
    ["20 minutes later", { timeShift: "later", shiftMinutes: 20 }],
    ["something earlier", { timeShift: "earlier" }],
    ["a bit later", { timeShift: "later" }],
  ] as const)("%s", ([text, values]) => {
    expect(stated(text)).toEqual(values);
  });

  test("a bare word only when something was asked", () => {
    expect(stated("earlier", { expecting: "slot" })).toEqual({ timeShift: "earlier" });
    expect(stated("no, later", { expecting: "confirm" })).toEqual({ timeShift: "later" });
    expect(stated("later")).toEqual({});
  });
});

test("a time across a change of clocks is the venue's", () => {
  const beforeSpring = Temporal.ZonedDateTime.from("2027-03-28T01:30:00+01:00[Europe/Oslo]");
  expect(stated("in two hours", { now: beforeSpring })).toEqual({ date: "2027-03-28", time: "04:30" });
});
