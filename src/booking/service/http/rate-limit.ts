import type { Clock } from "#src/lib/clock.ts";

export interface RateLimit {
  /** Counts one request. Undefined when it may go on, else the whole seconds to wait. */
  take(client: string): number | undefined;
}

/**
 * So many requests per second for each client, and as many at once after a pause (a token bucket). Counted in this
 * process alone. 0 is no limit.
 */
export function createRateLimit(perSecond: number, clock: Clock): RateLimit {
  if (perSecond === 0) return { take: () => undefined };
  const buckets = new Map<string, { tokens: number; at: number }>();
  const most = Math.max(perSecond, 1);
  return {
    take: (client) => {
      const now = clock.now().epochMilliseconds;
      const bucket = buckets.get(client) ?? { tokens: most, at: now };
      const passed = Math.max(0, now - bucket.at);
      const tokens = Math.min(most, bucket.tokens + (passed * perSecond) / 1000);
      const isAllowed = tokens >= 1;
      buckets.set(client, { tokens: isAllowed ? tokens - 1 : tokens, at: now });
      return isAllowed ? undefined : Math.ceil((1 - tokens) / perSecond);
    },
  };
}
