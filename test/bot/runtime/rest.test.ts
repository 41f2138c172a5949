import { expect, test } from "vitest";
import { createRest } from "#src/bot/runtime/rest.ts";

/** At which seconds it is looked for work, by who would look every two, while there is some at the times given. */
function looksOf(alone: boolean, works: readonly number[], until: number): readonly number[] {
  let second = 0;
  const now = () => Temporal.Instant.fromEpochMilliseconds(second * 1000);
  const rest = createRest({ now }, alone);
  const looks: number[] = [];
  for (; second <= until; second += 2) {
    if (works.includes(second)) rest.worked();
    if (rest.isLong()) continue;
    rest.looked();
    looks.push(second);
  }
  return looks;
}

const everyOther = (from: number, to: number) =>
  Array.from({ length: (to - from) / 2 + 1 }, (_, index) => from + 2 * index);

test("who is alone with the store looks once a minute from three minutes after the last work", () => {
  expect(looksOf(true, [], 400)).toEqual([...everyOther(0, 178), 238, 298, 358]);
});

test("work wakes them at once, and keeps them awake", () => {
  expect(looksOf(true, [250], 520)).toEqual([...everyOther(0, 178), 238, ...everyOther(250, 428), 488]);
});

test("who shares it looks as often as ever", () => {
  expect(looksOf(false, [], 400)).toEqual(everyOther(0, 400));
});
