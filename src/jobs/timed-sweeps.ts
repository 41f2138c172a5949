import { faultOf } from "#src/lib/fault.ts";
import type { Log } from "#src/lib/log.ts";
import { untilAborted } from "#src/lib/until-aborted.ts";
import type { JobTimers } from "./open-boss.ts";
import type { Sweep } from "./sweep.ts";

export interface TimedSweeps {
  /** Begins no further turn, and waits for those under way, so long and no longer. */
  stop(options: { readonly timeoutMs: number }): Promise<void>;
}

/**
 * Begins the first turn of each, for a process that shares its store with no other: nobody else could take a turn, so that no
 * job has to say whose it is. A turn that takes longer than `timeLimit` counts as failed, and holds the next up no longer.
 */
export function startTimedSweeps(
  sweeps: readonly Sweep[],
  parts: { readonly timers: JobTimers; readonly timeLimit: Temporal.Duration; readonly log: Log },
): TimedSweeps {
  const ending = new AbortController();
  const cutOff = new AbortController();
  const { timers, timeLimit, log } = parts;

  const takeTurn = async ({ name, sweep }: Sweep) => {
    const late = AbortSignal.timeout(timeLimit.total("milliseconds"));
    try {
      await untilAborted(AbortSignal.any([cutOff.signal, late]), sweep());
    } catch (error) {
      log.error({ queue: name, ...faultOf(error) }, "a sweep failed; it waits for its next turn");
    }
  };

  const keepSweeping = async (sweep: Sweep) => {
    while (!ending.signal.aborted) {
      const next = timers.now() + sweep.interval.total("milliseconds");
      await takeTurn(sweep);
      await waitUntil(next, timers, ending.signal);
    }
  };

  const ended = Promise.all(sweeps.map(keepSweeping));
  return {
    stop: async ({ timeoutMs }) => {
      ending.abort();
      const timer = setTimeout(() => cutOff.abort(), timeoutMs);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** Less far when the signal comes first. */
async function waitUntil(at: number, timers: JobTimers, signal: AbortSignal): Promise<void> {
  const due = Promise.withResolvers<void>();
  const timer = timers.setTimeout(due.resolve, Math.max(0, at - timers.now()));
  await untilAborted(signal, due.promise).catch(() => undefined);
  timers.clearTimeout(timer);
}
