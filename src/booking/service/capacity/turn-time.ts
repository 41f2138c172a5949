import { knownMinutesOf } from "#src/booking/service/venue/duration.ts";
import { type PartySizes, parsePartySizes } from "#src/booking/service/venue/party-sizes.ts";
import type { Scenario } from "#src/booking/service/venue/plan.ts";

/** How long parties of these sizes occupy a table, padding between parties not counted. */
export interface TurnTime extends PartySizes {
  readonly minutes: number;
}

export function readTurnTimes(turnTime: Scenario["turnTime"]): TurnTime[] {
  return Object.entries(turnTime).flatMap(([sizes, duration]) => {
    const range = parsePartySizes(sizes);
    return range ? [{ ...range, minutes: knownMinutesOf(duration) }] : [];
  });
}

/** Minutes that a party of that size stays; undefined when the scenario does not say. */
export function turnMinutes(turnTimes: readonly TurnTime[], partySize: number): number | undefined {
  return turnTimes.find(({ min, max }) => min <= partySize && partySize <= max)?.minutes;
}
