import type { Clock } from "#src/lib/clock.ts";

/** What is put off waits a minute at most, but where a platform asks for more. */
const restAfter = Temporal.Duration.from({ minutes: 3 });

/** What nobody foresaw is found that late. */
const lookEvery = Temporal.Duration.from({ minutes: 1 });

/** Knows whether looking for work can wait. */
export interface Rest {
  /** Call this when there was something to do. */
  worked(): void;
  /** Call this when work was looked for. */
  looked(): void;
  isLong(): boolean;
}

/**
 * Creates the rest of one runtime. If no other process writes to the store (`alone`), nothing is to be found some
 * minutes after the last work but what was put off for long, so it is looked for once a minute only (decision 0084).
 */
export function createRest(clock: Clock, alone: boolean): Rest {
  let workedAt = clock.now();
  let lookedAt = workedAt;
  const isPast = (moment: Temporal.Instant) => Temporal.Instant.compare(moment, clock.now()) <= 0;
  return {
    worked: () => {
      workedAt = clock.now();
    },
    looked: () => {
      lookedAt = clock.now();
    },
    isLong: () => alone && isPast(workedAt.add(restAfter)) && !isPast(lookedAt.add(lookEvery)),
  };
}
