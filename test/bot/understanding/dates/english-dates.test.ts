import { describe, expect, test } from "vitest";
import { evening, type Row, stated } from "#test/bot/understanding/stated.ts";

describe("a date is read from", () => {
  const rows: readonly Row[] = [
    ["today", { date: "2026-11-18" }],
    ["tomorrow", { date: "2026-11-19" }],
    ["tommorow please", { date: "2026-11-19" }],
    ["the day after tomorrow", { date: "2026-11-20" }],
    ["tonight", { date: "2026-11-18", ...evening }],
    ["tomorrow night", { date: "2026-11-19", ...evening }],
    ["this afternoon", { date: "2026-11-18", part: "afternoon", timeFrom: "12:00", timeTo: "18:00" }],
    ["Friday", { date: "2026-11-20" }],
    ["this Friday", { date: "2026-11-20" }],
    ["on Monday", { date: "2026-11-23" }],
    ["fri night", { date: "2026-11-20", ...evening }],
    ["Tuesday next week", { date: "2026-11-24" }],
    ["the Friday after next", { date: "2026-11-27" }],
    ["the 20th", { date: "2026-11-20" }],
    ["the 12th", { date: "2026-12-12" }],
    ["on the second", { date: "2026-12-02" }],
    ["the 3rd of next month", { date: "2026-12-03" }],
    ["Friday the 4th", { date: "2026-12-04" }],
    ["5 December", { date: "2026-12-05" }],
    ["December 5th", { date: "2026-12-05" }],
    ["Dec. 5, 2027", { date: "2027-12-05" }],
    ["the 5th of December", { date: "2026-12-05" }],
    ["the twenty-third of December", { date: "2026-12-23" }],
    ["january 2nd", { date: "2027-01-02" }],
    ["Sat, 28 Nov", { date: "2026-11-28" }],
    ["2026-12-05", { date: "2026-12-05" }],
    ["2026/12/05", { date: "2026-12-05" }],
    ["25/12", { date: "2026-12-25" }],
    ["in 3 days", { date: "2026-11-21" }],
    ["in two weeks", { date: "2026-12-02" }],
    ["a week from today", { date: "2026-11-25" }],
    ["in a month", { date: "2026-12-18" }],
    ["New Year's Eve", { date: "2026-12-31" }],
    ["Valentine's day", { date: "2027-02-14" }],
    ["Good Friday", { date: "2027-03-26" }],
    ["29 February", { date: "2028-02-29" }],
  ];
  test.for(rows)("%s", ([text, values]) => {
    expect(stated(text)).toEqual(values);
  });
});

describe("a range of days is read from", () => {
  const rows: readonly Row[] = [
    ["this weekend", { date: "2026-11-21", dateTo: "2026-11-22" }],
    ["next weekend", { date: "2026-11-28", dateTo: "2026-11-29" }],
    ["next week", { date: "2026-11-23", dateTo: "2026-11-29" }],
    ["this week", { date: "2026-11-18", dateTo: "2026-11-22" }],
    ["between the 3rd and the 5th", { date: "2026-12-03", dateTo: "2026-12-05" }],
    ["from 3 to 5 December", { date: "2026-12-03", dateTo: "2026-12-05" }],
    ["December 3-5", { date: "2026-12-03", dateTo: "2026-12-05" }],
    ["Friday or Saturday", { date: "2026-11-20", dateTo: "2026-11-21" }],
  ];
  test.for(rows)("%s", ([text, values]) => {
    expect(stated(text)).toEqual(values);
  });
});

describe("two readings of a date are both given", () => {
  test("when nothing tells day from month", () => {
    expect(stated("05/06")).toEqual({
      date: "2027-06-05",
      openReadings: { dates: ["2027-06-05", "2027-05-06"] },
    });
  });

  test("but not where the venue's country, the language's region or the weekday decides", () => {
    expect(stated("05/06", { country: "NO" })).toEqual({ date: "2027-06-05" });
    expect(stated("05/06", { country: "US" })).toEqual({ date: "2027-05-06" });
    expect(stated("05/06", { language: "en-US" })).toEqual({ date: "2027-05-06" });
    expect(stated("05/06", { language: "en-US", country: "NO" })).toEqual({
      date: "2027-06-05",
      openReadings: { dates: ["2027-06-05", "2027-05-06"] },
    });
    expect(stated("Saturday 12/5", { country: "NO" })).toEqual({ date: "2026-12-05" });
    expect(stated("05/06", { language: "de" })).toEqual({ date: "2027-06-05" });
    expect(stated("Thursday 05/06")).toEqual({ date: "2027-05-06" });
  });

  test("when the weekday is today's", () => {
    expect(stated("Wednesday")).toEqual({
      date: "2026-11-25",
      openReadings: { dates: ["2026-11-25", "2026-11-18"] },
    });
  });

  test("when two days are joined by or", () => {
    expect(stated("Monday or Thursday")).toEqual({
      date: "2026-11-23",
      openReadings: { dates: ["2026-11-23", "2026-11-19"] },
    });
  });
});

describe("no date is read from", () => {
  const rows = [
    "we sat outside",
    "may I have the menu",
    "the first available",
    "the 2nd floor",
    "our 10th anniversary",
    "open 24/7",
    "a table on 31 February",
    "I was there last Friday",
    "we came two weeks ago",
    "yesterday",
    "a second helping",
    "I love sunny days",
    "after Christmas",
    "the fifth Friday of November",
    "12 Main street",
    "the first Monday of the month",
    "4 of us",
    "it's 5 km away",
  ];
  test.for(rows)("%s", (text) => {
    expect(stated(text)).not.toHaveProperty("date");
  });
});

describe("a day of the draft is the anchor for", () => {
  const draft = { date: "2026-11-27" };
  test.for([
    ["the day after", "2026-11-28"],
    ["the day before", "2026-11-26"],
    ["a week later", "2026-12-04"],
  ] as const)("%s", ([text, date]) => {
    expect(stated(text, { draft })).toEqual({ date });
    expect(stated(text)).not.toHaveProperty("date");
  });
});

describe("the question for the date makes a bare number a day:", () => {
  test.for([
    ["12", "2026-12-12"],
    ["the 20", "2026-11-20"],
    ["umm 20", "2026-11-20"],
  ] as const)("%s", ([text, date]) => {
    expect(stated(text, { expecting: "date" })).toEqual({ date });
    expect(stated(text)).toEqual({});
  });
});

test("a past day is kept only when its year was stated, so that the guest can be told", () => {
  expect(stated("11 Jan 2014")).toEqual({ date: "2014-01-11" });
  expect(stated("11 Jan")).toEqual({ date: "2027-01-11" });
});

test("today is today at the venue, whatever the machine's zone", () => {
  const lateInTokyo = Temporal.ZonedDateTime.from("2026-11-18T00:30:00+09:00[Asia/Tokyo]");
  expect(stated("today", { now: lateInTokyo })).toEqual({ date: "2026-11-18" });
  expect(stated("on Friday", { now: lateInTokyo })).toEqual({ date: "2026-11-20" });
});
