import type { Clock } from "#src/lib/clock.ts";
import { networkOf } from "#src/lib/network-of.ts";
import { createRateLimit } from "#src/lib/rate-limit.ts";
import { problemResponse } from "#src/web/problem.ts";
import type { Mount } from "#src/web/routes.ts";

/** A program with a key that is no more asks on; one that tries out keys asks much oftener. */
const mostWrong = { count: 60, seconds: 60 };

/**
 * Wraps the service's handler: an address that sends too many wrong keys gets a 429 for further wrong ones. Right
 * keys go on, from the same address too.
 */
export function limitWrongKeys(handle: Mount["handle"], clock: Clock): Mount["handle"] {
  const limit = createRateLimit(mostWrong, clock);
  return async (request, send, client) => {
    const answer = await handle(request, send, client);
    const wait = answer.status === 401 ? limit.take(networkOf(client.address)) : undefined;
    if (wait === undefined) return answer;
    const detail = `Too many requests without a valid key. Try again in ${wait} s.`;
    return problemResponse(
      429,
      { title: "Too Many Requests", code: "rate_limited", detail },
      { "Retry-After": String(wait) },
    );
  };
}
