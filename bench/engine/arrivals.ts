import { type DayPlan, planDay } from "#src/booking/service/capacity/day-plan.ts";
import { requestFor } from "#src/booking/service/capacity/day-view.ts";
import type { SeatRequest } from "#src/booking/service/capacity/party.ts";
import { house, scenarioId } from "./house.ts";
import { createRandom } from "./random.ts";

/** A Friday, and a moment well before it: nothing is too late or too soon. */
export const evening = Temporal.PlainDate.from("2026-11-20");
export const bookedAt = Temporal.Instant.from("2026-11-01T12:00:00Z");

/** Of a hundred parties, how many have 1, 2, … 8 people. */
const sizeWeights = [5, 47, 14, 20, 5, 5, 3, 1];
/** By quarter of an hour from 17:00 to 21:30: most want half past six to eight, and round times. */
const startWeights = [4, 1, 6, 2, 10, 3, 14, 5, 18, 5, 14, 5, 12, 3, 8, 2, 5, 1, 2];

/**
 * Requests in the order in which they come in, until they ask for `load` times as many covers as the house has
 * seats. The same seed gives the same requests.
 */
export function arrivalsOf(seed: number, load: number): SeatRequest[] {
  const day = planDay(house, evening);
  const random = createRandom(seed);
  const seats = house.venue.plan.tables.reduce((sum, { max }) => sum + max, 0);
  const requests: SeatRequest[] = [];
  for (let covers = 0; covers < load * seats; ) {
    const request = drawRequest(day, random, requests.length);
    requests.push(request);
    covers += request.partySize;
  }
  return requests;
}

function drawRequest(day: DayPlan, random: () => number, index: number): SeatRequest {
  const [scenario] = day.scenarios;
  const partySize = 1 + drawIndex(sizeWeights, random);
  const start = scenario?.starts[drawIndex(startWeights, random)];
  const request = scenario && start && requestFor(scenario, start, partySize);
  if (!request) throw new Error(`scenario ${scenarioId} has no such start or size`);
  return { ...request, id: `b${String(index).padStart(4, "0")}` };
}

function drawIndex(weights: readonly number[], random: () => number): number {
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return index < 0 ? weights.length - 1 : index;
}
