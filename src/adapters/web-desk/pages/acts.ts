import type { DeskAct } from "./act.ts";
import { bookingActs } from "./booking-acts.ts";
import { broadcastActs } from "./broadcast-acts.ts";
import { houseActs } from "./house-acts.ts";
import { takeActs } from "./take-acts.ts";
import { waitlistActs } from "./waitlist-acts.ts";

const acts: Readonly<Record<string, DeskAct>> = {
  ...bookingActs,
  ...takeActs,
  ...waitlistActs,
  ...houseActs,
  ...broadcastActs,
};

/** What can be done at the desk, by the name that forms send. */
export function findAct(name: string): DeskAct | undefined {
  return Object.hasOwn(acts, name) ? acts[name] : undefined;
}
