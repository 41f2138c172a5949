import type { Clock } from "#src/lib/clock.ts";

/** What is put off waits a minute at most, but where a platform asks for more. */
const restAfter = Temporal.Duration.from({ minutes: 3 });

/** What nobody foresaw is found that late. */
const lookEvery = Temporal.Duration.from({ minutes: 1 });

/** Whether looking for work can wait. */
export interface Rest {
  /** There was something to do. */
  worked(): void;
  /** It was looked for. */
  looked(): void;
  isLong(): boolean;
}

/**
 * Where nobody else writes to the store, nothing is to be found there some minutes after the last work but what was put off for
 * long. A house at rest asks once a minute then, of which a thousand share a server.
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
