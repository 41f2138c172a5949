import type { Clock } from "#src/lib/clock.ts";

export interface TestClock extends Clock {
  advance(duration: Temporal.DurationLike): void;
}

/** Stands still until a test moves it. A Saturday morning in Oslo unless told otherwise. */
export function createTestClock(start = "2026-11-21T09:00:00Z"): TestClock {
  let now = Temporal.Instant.from(start);
  return {
    now: () => now,
    advance: (duration) => {
      now = now.add(duration);
    },
  };
}
