import { expect, test } from "vitest";
import { isDuration, minutesOf } from "#src/booking/service/venue/duration.ts";

test.for([
  ["PT15M", 15],
  ["PT1H30M", 90],
  ["PT90M", 90],
  ["PT0M", 0],
  ["P1D", 1440],
  ["P1W", 10080],
  ["PT60S", 1],
] as const)("%s is %i minutes", ([text, minutes]) => {
  expect(minutesOf(text)).toBe(minutes);
});

test.for(["PT30S", "P1M", "P1Y", "-PT15M", "15", "15m", "", "PT"])(
  "%s is no number of whole minutes",
  (text) => {
    expect(minutesOf(text)).toBeUndefined();
  },
);

test.for([
  ["P3M", true],
  ["P90D", true],
  ["-P1D", false],
  ["90 days", false],
] as const)("whether %s is a duration: %s", ([text, expected]) => {
  expect(isDuration(text)).toBe(expected);
});
