import type { Clock } from "#src/lib/clock.ts";

/** A clock that stands until a test moves it. */
export interface TestClock extends Clock {
  set(moment: string | Temporal.Instant): void;
  advance(duration: Temporal.DurationLike): void;
}

export function createTestClock(start: string): TestClock {
  let moment = Temporal.Instant.from(start);
  return {
    now: () => moment,
    set: (to) => {
      moment = Temporal.Instant.from(to);
    },
    advance: (duration) => {
      moment = moment.add(duration);
    },
  };
}
