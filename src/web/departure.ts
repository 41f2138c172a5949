import { setTimeout as pause } from "node:timers/promises";
import type { TimeLimits } from "./limits.ts";

/** How a balancer learns that a server is about to stop while that still answers: it asks whether it is ready. */
export interface Departure {
  /** What one who asks for readiness hears. */
  isAccepting(): boolean;
  /** Says no from now on, and resolves once those who ask have heard it: at once where nobody asked lately. */
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
