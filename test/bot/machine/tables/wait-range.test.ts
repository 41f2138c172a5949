import { describe, expect, test } from "vitest";
import { saysNoOther } from "#src/bot/machine/tables/wait-range.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { contextOf, tejo, waiting } from "#test/support/machine/facts.ts";

describe("“no, just 7”, asked whether other times would do than the one that is waited for", () => {
  const table = waiting; // for two, at 19:00

  test.for<readonly [string, Understood, boolean]>([
    ["its hour as a number", { intent: "other", partySize: 7 }, true],
    ["another number", { intent: "other", partySize: 8 }, false],
    ["no number", { intent: "other" }, false],
    ["a number with a day", { intent: "other", partySize: 7, date: "2026-11-23" }, false],
    ["a number with a time", { intent: "other", partySize: 7, time: "21:00" }, false],
  ])("%s", ([, understood, expected]) => {
    expect(saysNoOther(understood, table, contextOf())).toBe(expected);
  });

  test("is nothing where the number is the party that waits", () => {
    const seven = { intent: "other", partySize: 7 } as const;
    expect(saysNoOther(seven, { ...table, partySize: 7 }, contextOf())).toBe(false);
  });

  test("is nothing where the venue is in the file no more", () => {
    expect(saysNoOther({ intent: "other" }, table, contextOf({ venues: [tejo] }))).toBe(false);
  });
});
