import type { Clock } from "#src/lib/clock.ts";

/** A copy of something that is kept elsewhere. */
export interface RecentCopy<Value> {
  /** Fails when there is no recent copy and none can be read. */
  get(): Promise<Value>;
}

interface Reading<Value> {
  readonly value: Promise<Value>;
  readonly begunAt: Temporal.Instant;
  isUnderWay: boolean;
}

/**
 * Creates a copy that is read again, when somebody asks, once it is older than `maxAgeMs`. Everybody who asks during
 * a reading waits for that one. The age counts from the start of a reading, so a change is seen after `maxAgeMs` and
 * the time of one reading at the latest.
 */
export function createRecentCopy<Value>(
  read: () => Promise<Value>,
  { maxAgeMs, clock }: { readonly maxAgeMs: number; readonly clock: Clock },
): RecentCopy<Value> {
  let latest: Reading<Value> | undefined;

  const isRecent = ({ begunAt }: Reading<Value>) => {
    const age = clock.now().epochMilliseconds - begunAt.epochMilliseconds;
    // A clock that was set back must not keep the copy until it is right again.
    return age >= 0 && age < maxAgeMs;
  };
  const begin = () => {
    const reading = { value: read(), begunAt: clock.now(), isUnderWay: true };
    reading.value.then(
      () => {
        reading.isUnderWay = false;
      },
      () => {
        latest = undefined;
      },
    );
    return reading;
  };

  return {
    get: () => {
      if (!latest || !(latest.isUnderWay || isRecent(latest))) latest = begin();
      return latest.value;
    },
  };
}
