import { describe, expect, test } from "vitest";
import { type Row, stated } from "#test/bot/understanding/stated.ts";

describe("a party's size is read from", () => {
  test.for([
    ["4 people", 4],
    ["30ish people", 30],
    ["a work group of 30ish", 30],
    ["me my wife and 2 kids", 4],
    ["table for me my wife and 2 kids", 4],
    ["table for 4", 4],
    ["table for 4 with my parents", 4],
    ["table for 2 with my wife", 2],
    ["a table for two please", 2],
    ["party of ten", 10],
    ["for six", 6],
    ["one person", 1],
    ["just me", 1],
    ["just the two of us", 2],
    ["both of us", 2],
    ["5 of us", 5],
    ["we are 6", 6],
    ["there will be eight of us", 8],
    ["we'll be 7", 7],
    ["an eight top", 8],
    ["can you seat 12", 12],
    ["twenty-three guests", 23],
    ["a couple", 2],
    ["two couples", 4],
    ["a dozen", 12],
    ["half a dozen people", 6],
    ["2 adults and 3 kids", 5],
    ["4 and 2 kids", 6],
    ["4 + 2 kids", 6],
    ["2 adults 1 child", 3],
    ["three adults, two children", 5],
    ["4 people and a baby", 5],
    ["table for 4 plus 2 kids", 6],
    ["me and my wife", 2],
    ["my wife and I", 2],
    ["me, my wife and her parents", 4],
    ["me, my wife and 3 kids", 5],
    ["me and my son and daughter", 3],
    ["myself and 2 others", 3],
    ["my husband and I need a table", 2],
    ["3 friends and I need a table", 4],
    ["me and therese", 2],
    ["a table for me and Imelda", 2],
    ["4-5 people", 5],
    ["for 4 or 5", 5],
    ["between 4 and 6 people", 6],
    ["family of 4", 4],
    ["x4", 4],
  ] as const)("%s", ([text, partySize]) => {
    expect(stated(text)).toEqual({ partySize });
  });
});

describe("no party's size is read from", () => {
  test.for([
    "4",
    "for 2 hours",
    "for 3 nights",
    "a couple of days",
    "table 5",
    "my wife is late",
    "book me a table",
    "that's fine with me",
    "my daughter turns 5",
    "a 5 star place",
    "with more than 4 stars",
    "one of the tables outside",
    "one more thing",
    "2 tables",
    "under 50 euros",
    "room 12",
    "24/7",
    "set an alarm for 7",
    "it's for my parents",
    "let me and you talk",
  ])("%s", (text) => {
    expect(stated(text)).not.toHaveProperty("partySize");
  });
});

describe("the question for the party's size makes a bare number one:", () => {
  test.for([
    ["4-5", 5],
    ["four or five please", 5],
    ["between 6 and 8", 8],
    ["4", 4],
    ["four", 4],
    ["4 please", 4],
    ["23", 23],
    ["me", 1],
    ["4️⃣", 4],
    ["４", 4],
    ["٤", 4],
  ] as const)("%s", ([text, partySize]) => {
    expect(stated(text, { expecting: "partySize" })).toEqual({ partySize });
  });
});

describe("party, day and time stand apart in", () => {
  const rows: readonly Row[] = [
    ["table for 4 tomorrow at 7", { partySize: 4, date: "2026-11-19", time: "19:00" }],
    ["7pm friday 2 people", { partySize: 2, date: "2026-11-20", time: "19:00" }],
    ["book 5 for tomorrow", { partySize: 5, date: "2026-11-19" }],
    ["a table for 2 10pm", { partySize: 2, time: "22:00" }],
    ["4 ppl 8pm fri", { partySize: 4, date: "2026-11-20", time: "20:00" }],
    ["for 3 on the 3rd at 3", { partySize: 3, date: "2026-12-03", time: "15:00" }],
    ["5 at 6 on 7 December", { partySize: 5, date: "2026-12-07", time: "18:00" }],
    ["reservation for 12 at 7:45PM", { partySize: 12, time: "19:45" }],
    ["for 8 people at 8 on 8/8", { partySize: 8, date: "2027-08-08", time: "20:00" }],
    ["2 adults, 2 kids, Saturday 28 November 19.00", { partySize: 4, date: "2026-11-28", time: "19:00" }],
    ["table for 11 in the morning", { time: "11:00" }],
  ];
  test.for(rows)("%s", ([text, values]) => {
    expect(stated(text)).toEqual(values);
  });
});

describe("a correction gives the new value only:", () => {
  const rows: readonly Row[] = [
    ["not Saturday, Sunday", { date: "2026-11-22" }],
    ["not on Saturday but Sunday", { date: "2026-11-22" }],
    ["change from 4 to 6 people", { partySize: 6 }],
    ["instead of 4 we're 6", { partySize: 6 }],
    ["move it from 7pm to 8pm", { time: "20:00" }],
    ["can we switch from Friday to Saturday", { date: "2026-11-21" }],
    ["actually 5 of us", { partySize: 5 }],
  ];
  test.for(rows)("%s", ([text, values]) => {
    expect(stated(text)).toEqual(values);
  });
});

test("a sum is an answer to the question how many", () => {
  expect(stated("2+1", { expecting: "partySize" })).toEqual({ partySize: 3 });
  expect(stated("2+1")).toEqual({});
});
