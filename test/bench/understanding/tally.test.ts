import { expect, test } from "vitest";
import type { Answer, Gold } from "#bench/understanding/gold.ts";
import { judge } from "#bench/understanding/judge.ts";
import { tally, tallyBy, tallyFields } from "#bench/understanding/tally.ts";
import { messageWith } from "./message-with.ts";

const judged = (gold: Gold, answer: Answer, lang = "en") => judge(messageWith({ gold, lang }), answer);

const messages = [
  judged({ time: "19:00" }, { time: "19:00" }),
  judged({ time: "19:00" }, { time: "20:00" }),
  judged({ time: "19:00" }, {}, "de"),
  judged({ absent: ["time"] }, { time: "18:00" }, "de"),
  judged({ absent: ["time"] }, {}, "de"),
];

test("accuracy is over all that was judged, precision over what was given, recall over what was stated", () => {
  expect(tally(messages, "time")).toEqual({ judged: 5, accuracy: 40, precision: 33.3, recall: 33.3 });
});

test("where nothing was given or stated there is no precision and no recall", () => {
  expect(tally([judged({ absent: ["time"] }, {})], "time")).toEqual({
    judged: 1,
    accuracy: 100,
    precision: null,
    recall: null,
  });
});

test("a field that no message was judged by has no tally", () => {
  expect(Object.keys(tallyFields(messages))).toEqual(["time"]);
});

test("each language has a tally of its own, and the share of messages of which all is right", () => {
  const tallies = tallyBy(messages, ({ lang }) => lang);
  expect(tallies.map(({ name, messages, allRight }) => [name, messages, allRight])).toEqual([
    ["de", 3, 33.3],
    ["en", 2, 50],
  ]);
  expect(tallies[1]?.fields.time).toEqual({ judged: 2, accuracy: 50, precision: 50, recall: 50 });
});
