import { describe, expect, test } from "vitest";
import type { Answer, Gold } from "#bench/understanding/gold.ts";
import { isAllRight, judge, withCourtesiesAsOther } from "#bench/understanding/judge.ts";
import { messageWith } from "./message-with.ts";

const verdictsOf = (gold: Gold, answer: Answer) =>
  Object.fromEntries(judge(messageWith({ gold }), answer).verdicts);

describe("a value is judged by what the text states:", () => {
  test.for<readonly [because: string, gold: Gold, answer: Answer, verdicts: Record<string, string>]>([
    ["the stated value is a hit", { date: "2026-11-20" }, { date: "2026-11-20" }, { date: "hit" }],
    ["another value is wrong", { date: "2026-11-20" }, { date: "2026-11-21" }, { date: "wrong" }],
    ["no value is a miss", { partySize: 4 }, {}, { partySize: "missed" }],
    [
      "one of several right answers is a hit",
      { timeAnyOf: ["07:00", "19:00"] },
      { time: "19:00" },
      { time: "hit" },
    ],
    [
      "none of several right answers is wrong",
      { timeAnyOf: ["07:00", "19:00"] },
      { time: "20:00" },
      { time: "wrong" },
    ],
    ["a value that is not stated is spurious", { absent: ["time"] }, { time: "19:00" }, { time: "spurious" }],
    [
      "silence about what is not stated is right",
      { absent: ["time", "date"] },
      {},
      { time: "quiet", date: "quiet" },
    ],
    ["a soft date may be given", { dateSoft: "2026-11-18" }, { date: "2026-11-18" }, { date: "quiet" }],
    ["a soft date may be left out", { dateSoft: "2026-11-18" }, {}, { date: "quiet" }],
    ["a soft date may not be another", { dateSoft: "2026-11-18" }, { date: "2026-11-19" }, { date: "wrong" }],
    ["a field that the gold value does not speak of is not judged", {}, { time: "19:00" }, {}],
    [
      "the ends of a range are judged apart",
      { timeFromAnyOf: ["18:00"], timeToAnyOf: ["20:00"] },
      { timeFrom: "18:00", timeTo: "21:00" },
      { timeFrom: "hit", timeTo: "wrong" },
    ],
  ])("%s", ([, gold, answer, verdicts]) => {
    expect(verdictsOf(gold, answer)).toEqual(verdicts);
  });
});

test("a message is all right when nothing is wrong, missed or made up", () => {
  const message = messageWith({ gold: { date: "2026-11-20", absent: ["time"] } });
  expect(isAllRight(judge(message, { date: "2026-11-20" }))).toBe(true);
  expect(isAllRight(judge(message, { date: "2026-11-20", time: "19:00" }))).toBe(false);
  expect(isAllRight(judge(message, {}))).toBe(false);
});

describe("a courtesy counts as “other” where the source knows no courtesies,", () => {
  test.for<readonly [gold: Gold, answer: Answer, verdict: string]>([
    [{ intent: "other" }, { intent: "thanks" }, "hit"],
    [{ intentAnyOf: ["other", "inform"] }, { intent: "greet" }, "hit"],
    [{ intent: "other" }, { intent: "book" }, "wrong"],
    [{ intent: "affirm" }, { intent: "thanks" }, "wrong"],
  ])("%o answered with %o: %s", ([gold, answer, verdict]) => {
    expect(withCourtesiesAsOther(judge(messageWith({ gold }), answer)).verdicts.get("intent")).toBe(verdict);
  });
});
