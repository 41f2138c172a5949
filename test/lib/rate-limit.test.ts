import { describe, expect, test } from "vitest";
import { createRateLimit } from "#src/lib/rate-limit.ts";

function open(count: number, seconds: number) {
  let now = Temporal.Instant.from("2026-11-21T09:00:00Z");
  const { take } = createRateLimit({ count, seconds }, { now: () => now });
  const pass = (duration: Temporal.DurationLike) => {
    now = now.add(duration);
  };
  const takeTimes = (times: number, who = "one") => Array.from({ length: times }, () => take(who));
  return { take, takeTimes, pass };
}

describe("so many in that time", () => {
  test("may come at once, and the next is told how long to wait", () => {
    const { takeTimes, take, pass } = open(10, 60);
    expect(takeTimes(10)).toEqual(Array(10).fill(undefined));
    expect(take("one")).toBe(6);
    pass({ seconds: 5 });
    expect(take("one")).toBe(1);
    pass({ seconds: 1 });
    expect(takeTimes(2)).toEqual([undefined, 6]);
  });

  test("are counted for each apart", () => {
    const { takeTimes } = open(1, 60);
    expect(takeTimes(1, "one")).toEqual([undefined]);
    expect(takeTimes(2, "other")).toEqual([undefined, 60]);
  });

  test("are no more after a long pause", () => {
    const { takeTimes, pass } = open(2, 60);
    pass({ hours: 24 });
    expect(takeTimes(3)).toEqual([undefined, undefined, 30]);
  });

  test("a clock that is set back takes nothing away", () => {
    const { takeTimes, pass } = open(2, 60);
    takeTimes(1);
    pass({ hours: -1 });
    expect(takeTimes(2)).toEqual([undefined, 30]);
  });
});

test("none is no limit", () => {
  expect(
    open(0, 1)
      .takeTimes(1000)
      .every((wait) => wait === undefined),
  ).toBe(true);
});

test("fewer than one in that time is one now and then", () => {
  const { takeTimes, pass } = open(0.5, 1);
  expect(takeTimes(2)).toEqual([undefined, 2]);
  pass({ seconds: 2 });
  expect(takeTimes(1)).toEqual([undefined]);
});
