import { LRUCache } from "lru-cache";
import type { Clock } from "./clock.ts";

export interface RateLimit {
  /** Counts one attempt. Undefined when it may go on, else the whole seconds to wait. */
  take(who: string): number | undefined;
}

/** How often each may, on an average; 0 is no limit. */
interface Rate {
  readonly count: number;
  readonly seconds: number;
}

/** Of so many the last attempts are remembered; who is forgotten begins anew. */
const mostRemembered = 10_000;

/** So many for each in that time, and as many at once after a pause (a token bucket, its tokens counted in the time that they take to come). Counted in this process alone. */
export function createRateLimit({ count, seconds }: Rate, clock: Clock): RateLimit {
  if (count === 0) return { take: () => undefined };
  const buckets = new LRUCache<string, { readonly creditMs: number; readonly at: number }>({
    max: mostRemembered,
  });
  const costMs = (seconds * 1000) / count;
  const mostMs = Math.max(count, 1) * costMs;
  return {
    take: (who) => {
      const now = clock.now().epochMilliseconds;
      const bucket = buckets.get(who) ?? { creditMs: mostMs, at: now };
      const creditMs = Math.min(mostMs, bucket.creditMs + Math.max(0, now - bucket.at));
      const missingMs = Math.round(costMs - creditMs);
      buckets.set(who, { creditMs: missingMs > 0 ? creditMs : creditMs - costMs, at: now });
      return missingMs > 0 ? Math.ceil(missingMs / 1000) : undefined;
    },
  };
}
