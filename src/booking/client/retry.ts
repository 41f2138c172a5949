import type { Log } from "#src/lib/log.ts";
import type { Wait } from "#src/lib/wait.ts";
import { BookingHttpError, BookingNetworkError, BookingTimeoutError } from "./errors.ts";

export interface RetryTools {
  readonly wait: Wait;
  /** Between 0 and 1, spreads the attempts of clients that failed at the same time. */
  readonly random: () => number;
  readonly log: Log;
}

const maxAttempts = 3;
const firstPauseMs = 200;
const longestPauseMs = 5000;

/**
 * How many milliseconds to wait after the attempt of this number, 1 being the first: twice as many each time, of
 * which a random half or more.
 */
export function backOff(attempt: number, random: () => number): number {
  const longest = Math.min(firstPauseMs * 2 ** (attempt - 1), longestPauseMs);
  return Math.round((longest / 2) * (1 + random()));
}

/**
 * Does the work, and again after a passing fault: three attempts at most. Work that is not safe to repeat is
 * repeated only after a 429, with which a service says that it did nothing (RFC 6585, section 4).
 */
export async function retrying<Value>(
  tools: RetryTools,
  { safe }: { readonly safe: boolean },
  work: () => Promise<Value>,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const ms = attempt < maxAttempts ? pauseBefore(error, safe, backOff(attempt, tools.random)) : undefined;
      if (ms === undefined) throw error;
      tools.log.debug({ attempt, ms }, "asking the booking service again");
      await tools.wait(ms);
    }
  }
}

/** Undefined when the fault is not to be followed by another attempt. */
function pauseBefore(error: unknown, safe: boolean, usualMs: number): number | undefined {
  const repeatable =
    isPassing(error) && (safe || (error instanceof BookingHttpError && error.status === 429));
  if (!repeatable) return undefined;
  const askedMs = error instanceof BookingHttpError ? (error.retryAfter?.total("milliseconds") ?? 0) : 0;
  // Nobody waits that long for an answer: whoever asked hears now, and when the service will be back.
  return askedMs > longestPauseMs ? undefined : Math.max(askedMs, usualMs);
}

/** Whether the same request may well succeed a moment later. */
export function isPassing(error: unknown): boolean {
  return (
    error instanceof BookingNetworkError ||
    error instanceof BookingTimeoutError ||
    (error instanceof BookingHttpError && isPassingStatus(error.status))
  );
}

/** 501 does not pass: the service is well, and does no such thing. */
export function isPassingStatus(status: number): boolean {
  return (status >= 500 && status !== 501) || status === 429;
}
