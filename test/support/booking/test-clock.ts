import type { Clock } from "#src/lib/clock.ts";

export interface TestClock extends Clock {
  advance(duration: string): void;
}

/** A clock that stands still unless told to go on. */
export function createTestClock(start = "2026-11-22T10:00:00Z"): TestClock {
  let now = Temporal.Instant.from(start);
  return {
    now: () => now,
    advance: (duration) => {
      now = now.add(Temporal.Duration.from(duration));
    },
  };
}
