import type { Wait } from "./wait.ts";

const firstDelayMs = 1000;
const longestDelayMs = 60_000;

export interface Attempts {
  readonly signal: AbortSignal;
  readonly wait: Wait;
  /** Told of each failed attempt; may ask for a longer wait than the usual one, or for no further attempt. */
  readonly onFailure: (error: unknown, delayMs: number) => { readonly waitAtLeastMs?: number } | "giveUp";
}

/**
 * Repeats an attempt until it resolves or the signal aborts, with waits of 1, 2, 4 … 60 seconds. An
 * attempt that goes well for a while calls `progressed`, and the waits begin again at one second.
 */
export async function keepTrying(
  attempt: (progressed: () => void) => Promise<void>,
  { signal, wait, onFailure }: Attempts,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    try {
      return await attempt(() => {
        failures = 0;
      });
    } catch (error) {
      if (signal.aborted) return;
      const delayMs = Math.min(longestDelayMs, firstDelayMs * 2 ** failures);
      failures += 1;
      const answer = onFailure(error, delayMs);
      if (answer === "giveUp") return;
      const { waitAtLeastMs = 0 } = answer;
      await wait(Math.max(delayMs, waitAtLeastMs), signal);
    }
  }
}
