import { expect, test } from "vitest";
import { parseDuration } from "#src/lib/duration.ts";

test.for([
  ["PT15M", "PT15M"],
  ["PT24H", "PT24H"],
  ["P1DT30M", "P1DT30M"],
  ["PT0S", "PT0S"],
  ["P730D", "P730D"],
] as const)("%s is read as %s", ([text, read]) => {
  expect(parseDuration(text)?.toString()).toBe(read);
});

test.for(["", "15M", "PT", "-PT5M", "P1M", "P1W", "P1Y", "PT0.5S", "15 minutes", "PT5S; drop"])(
  "%j is no duration of ours",
  (text) => {
    expect(parseDuration(text)).toBeUndefined();
  },
);
