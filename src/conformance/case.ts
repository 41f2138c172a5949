import type { Stage } from "./stage.ts";

/**
 * One sentence about a service, and how it is tried. `specified`: the interface says so. `decided`: it is silent, and
 * this is what maitred's own service does; others may do otherwise.
 */
export interface Case {
  readonly topic: "Venues" | "Time slots" | "Availability" | "Bookings" | "States" | "Waitlist" | "Refusals";
  readonly says: string;
  readonly basis: "specified" | "decided";
  /** Places bookings, which it takes back. */
  readonly isWriting: boolean;
  /** @throws Difference, NotTried */
  readonly run: (stage: Stage) => Promise<void>;
}

type Run = Case["run"];

/** The cases of one topic. */
export function casesOf(topic: Case["topic"], isWriting: boolean) {
  return {
    specified: (says: string, run: Run): Case => ({ topic, says, basis: "specified", isWriting, run }),
    decided: (says: string, run: Run): Case => ({ topic, says, basis: "decided", isWriting, run }),
  };
}
