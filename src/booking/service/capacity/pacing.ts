import { knownMinutesOf } from "#src/booking/service/venue/duration.ts";
import type { Pacing } from "#src/booking/service/venue/plan.ts";
import type { StandingParty } from "./party.ts";

/** The most that may start in one interval; intervals are counted from midnight on the venue's clock. */
export interface PacingLimit {
  readonly intervalMinutes: number;
  readonly covers: number;
  readonly parties: number;
}

/** A start: its moment in minutes since 1970, and the same on the clock's face in minutes since midnight. */
export interface PacedStart {
  readonly at: number;
  readonly clock: number;
}

export function readPacing({ interval, covers, parties }: Pacing): PacingLimit {
  return {
    intervalMinutes: knownMinutesOf(interval),
    covers: covers ?? Number.POSITIVE_INFINITY,
    parties: parties ?? Number.POSITIVE_INFINITY,
  };
}

/** Whether one more party may start then, next to those that are to start in the same interval already. */
export function isWithinPacing(
  limit: PacingLimit,
  start: PacedStart,
  partySize: number,
  others: readonly Pick<StandingParty, "from" | "partySize">[],
): boolean {
  const from = start.at - (start.clock % limit.intervalMinutes);
  const until = from + limit.intervalMinutes;
  const starting = others.filter((other) => from <= other.from && other.from < until);
  const covers = starting.reduce((sum, other) => sum + other.partySize, partySize);
  return covers <= limit.covers && starting.length < limit.parties;
}
