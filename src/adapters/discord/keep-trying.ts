import type { Log } from "#src/lib/log.ts";
import type { Wait } from "#src/lib/system-wait.ts";
import { DiscordSetupError, describeFault } from "./fault.ts";

const firstDelayMs = 1_000;
const longestDelayMs = 60_000;

/**
 * Repeats an attempt until it resolves, the signal aborts, or it turns out that somebody has to put
 * something right first. Waits 1, 2, 4 … 60 seconds between attempts. Never throws.
 *
 * @param first an attempt that is already under way
 */
export async function keepTrying(
  first: Promise<void>,
  attempt: () => Promise<void>,
  { signal, wait, log }: { readonly signal: AbortSignal; readonly wait: Wait; readonly log: Log },
): Promise<void> {
  let next = first;
  for (let delayMs = firstDelayMs; !signal.aborted; delayMs = Math.min(longestDelayMs, 2 * delayMs)) {
    try {
      return await next;
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof DiscordSetupError) return log.error({}, error.message);
      log.warn({ ...describeFault(error), delayMs }, "Discord cannot be used yet, trying again");
    }
    await wait(delayMs, signal);
    if (!signal.aborted) next = attempt();
  }
}
