import { describe, expect, test } from "vitest";
import { understand } from "#src/bot/understanding/understand.ts";
import { now } from "#test/bot/understanding/stated.ts";

const draft = { partySize: 4, date: "2026-11-20", time: "19:00" };
const atSummary = { expecting: "confirm", tablePicked: true, draft } as const;
const atChange = { expecting: "confirm", changeShown: true, draft } as const;
const ifComing = { expecting: "confirm", draft } as const;
const read = (language: string, text: string, context: object) =>
  understand(text, { now, language, expecting: null, ...context });

describe("a yes", () => {
  test.for([
    ["sv", "jo men det går bra"],
    ["sv", "ja, men det blir bra"],
    ["sv", "jo men visst"],
    ["sv", "jovisst"],
    ["sv", "ja så får det bli"],
    ["sv", "då säger vi så"],
    ["sv", "ja för all del"],
    ["sv", "inga problem, kör"],
    ["sv", "aa det går bra"],
    ["en", "lovely jubbly"],
    ["en", "deffo"],
    ["en", "can't see anything wrong with it"],
  ] as const)("to what is shown: %s, %s", ([language, text]) => {
    expect(read(language, text, atSummary).intent).toBe("affirm");
  });

  test.for([
    ["sv", "det är bättre"],
    ["sv", "ja det passar bättre"],
    ["sv", "det var så jag ville ha det"],
    ["en", "that's much better"],
    ["en", "that's what i wanted"],
  ] as const)("to a change: %s, %s", ([language, text]) => {
    expect(read(language, text, atChange).intent).toBe("affirm");
  });

  test.for([
    ["sv", "det missar vi inte"],
    ["sv", "klart vi gör"],
    ["en", "wouldn't miss it for the world"],
    ["en", "course we are"],
  ] as const)("to whether they come: %s, %s", ([language, text]) => {
    expect(read(language, text, ifComing).intent).toBe("affirm");
  });
});

describe("no yes:", () => {
  test.for([
    ["sv", "ja men"],
    ["sv", "jo men inte på onsdag"],
    ["sv", "ja men vi behöver en barnstol"],
    ["sv", "jo men är det inte för dyrt?"],
    ["sv", "så får det inte bli"],
    ["sv", "får det bli en timme senare?"],
    ["sv", "det är bättre på lördag"],
    ["en", "that's not what i wanted"],
    ["en", "is that what i wanted?"],
    ["en", "saturday is better"],
    ["en", "looking forward to it, but can we make it 8"],
  ] as const)("%s, %s", ([language, text]) => {
    for (const context of [atSummary, atChange])
      expect(read(language, text, context).intent).not.toBe("affirm");
  });
});

test.for([
  ["en", "no change"],
  ["sv", "nej ingen ändring"],
] as const)("a no to a change: %s, %s", ([language, text]) => {
  expect(read(language, text, atChange).intent).toBe("deny");
});

test("who can still come says no to nothing", () => {
  expect(read("en", "no we can still make it", ifComing).meant).toBe("stands");
});

test.for([
  ["en", "something's come up, need to call it off", "cancel"],
  ["en", "let me call my wife", "other"],
  ["sv", "hinner inte komma", "cancel"],
  ["sv", "vi hinner inte till sju", "other"],
] as const)("of a booking, %s, %s: %s", ([language, text, intent]) => {
  expect(read(language, text, { draft }).intent).toBe(intent);
});
