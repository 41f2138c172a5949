import { setTimeout as pause } from "node:timers/promises";
import type { TimeLimits } from "./limits.ts";

/** Tells load balancers, which ask `/ready`, that the server is about to stop, while it still answers requests. */
export interface Departure {
  /** Returns what `/ready` answers, and remembers that somebody asked. */
  isAccepting(): boolean;
  /** Answers no from now on. Resolves after a balancer has had time to ask, or at once if nobody asked lately. */
  leave(): Promise<void>;
}

export function createDeparture({ balancerMs }: Pick<TimeLimits, "balancerMs">): Departure {
  let askedAt = Number.NEGATIVE_INFINITY;
  let leaving: Promise<unknown> | undefined;
  return {
    isAccepting: () => {
      askedAt = performance.now();
      return leaving === undefined;
    },
    leave: async () => {
      // Who asks less often than that is a person, or a watchdog that leads nobody here.
      const isAsked = performance.now() - askedAt < 3 * balancerMs;
      leaving ??= isAsked ? pause(balancerMs) : Promise.resolve();
      await leaving;
    },
  };
}
