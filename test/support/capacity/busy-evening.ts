import type { SeatRequest } from "#src/booking/service/capacity/party.ts";
import type { Plan } from "#src/booking/service/venue/plan.ts";
import { planOf, type Seats } from "./plans.ts";

const alike = (count: number, min: number, max: number): Seats[] =>
  Array.from({ length: count }, () => ({ min, max }));
const pairs = (first: number, count: number, min: number, max: number) =>
  Array.from({ length: count }, (_, index) => ({
    tables: [first + 2 * index, first + 2 * index + 1],
    min,
    max,
  }));

/** Forty tables for two to eight, eleven pairs among them. */
export function largeHouse(): Plan {
  const tables = [...alike(16, 1, 2), ...alike(14, 2, 4), ...alike(6, 4, 6), ...alike(4, 5, 8)];
  return planOf(tables, [...pairs(1, 6, 3, 4), ...pairs(17, 5, 5, 8)]);
}

const sizes = [
  ...alike(47, 2, 2),
  ...alike(14, 3, 3),
  ...alike(20, 4, 4),
  ...alike(5, 1, 1),
  ...alike(5, 5, 5),
];
const largeSizes = [...alike(5, 6, 6), ...alike(3, 7, 7), ...alike(1, 8, 8)];
const sizeMix = [...sizes, ...largeSizes].map(({ max }) => max);

/**
 * Requests as an evening brings them: mostly couples, most of them in the middle of the evening, staying for
 * 90 to 150 minutes and 15 more for the table to be laid. The same seed gives the same requests.
 */
export function busyRequests(seed: number, count: number): SeatRequest[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const partySize = sizeMix[Math.floor(random() * sizeMix.length)] ?? 2;
    const from = Math.floor(((random() + random()) / 2) * 21) * 15;
    const stay = partySize <= 2 ? 90 : partySize <= 4 ? 120 : 150;
    return {
      id: `b${String(index).padStart(4, "0")}`,
      scenarioId: 1,
      partySize,
      from,
      until: from + stay + 15,
    };
  });
}

/** A linear congruential generator: numbers from 0 to below 1 that look random and repeat for a seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
