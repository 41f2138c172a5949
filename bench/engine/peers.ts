import { overlaps, type SeatRequest } from "#src/booking/service/capacity/party.ts";
import type { Plan } from "#src/booking/service/venue/plan.ts";

/** Takes parties as they come; says of each whether it is taken. */
export type Policy = (request: SeatRequest) => boolean;

interface Place {
  readonly tables: readonly number[];
  readonly min: number;
  readonly max: number;
}

interface Seated {
  readonly party: SeatRequest;
  place: Place;
}

/** The first place of the plan that is free, tables before combinations; nobody is moved. */
export function firstFit(plan: Plan): Policy {
  return keepInPlace(placesOf(plan));
}

/** The free place with the fewest seats, on the fewest tables; nobody is moved. */
export function bestFit(plan: Plan): Policy {
  return keepInPlace(bySeats(plan));
}

/** As best-fit; where nothing is free, one party moves to another free place if that makes one. */
export function bestFitWithOneMove(plan: Plan): Policy {
  const places = bySeats(plan);
  const seated: Seated[] = [];
  return (party) => {
    const free = freePlace(places, party, seated);
    if (free) return seated.push({ party, place: free }) > 0;
    for (const place of placesFor(places, party)) {
      const [inTheWay, ...more] = seated.filter((other) => isInTheWay(other, place, party));
      if (!inTheWay || more.length > 0) continue;
      const others = [...seated.filter((other) => other !== inTheWay), { party, place }];
      const elsewhere = freePlace(places, inTheWay.party, others);
      if (!elsewhere) continue;
      inTheWay.place = elsewhere;
      return seated.push({ party, place }) > 0;
    }
    return false;
  };
}

function keepInPlace(places: readonly Place[]): Policy {
  const seated: Seated[] = [];
  return (party) => {
    const place = freePlace(places, party, seated);
    if (place) seated.push({ party, place });
    return place !== undefined;
  };
}

function placesOf({ tables, combinations }: Plan): Place[] {
  return [...tables.map(({ id, min, max }) => ({ tables: [id], min, max })), ...combinations];
}

function bySeats(plan: Plan): Place[] {
  return placesOf(plan).sort((a, b) => a.max - b.max || a.tables.length - b.tables.length);
}

function placesFor(places: readonly Place[], { partySize }: SeatRequest): Place[] {
  return places.filter(({ min, max }) => min <= partySize && partySize <= max);
}

function freePlace(
  places: readonly Place[],
  party: SeatRequest,
  seated: readonly Seated[],
): Place | undefined {
  return placesFor(places, party).find((place) => !seated.some((other) => isInTheWay(other, place, party)));
}

function isInTheWay(other: Seated, place: Place, party: SeatRequest): boolean {
  return overlaps(other.party, party) && other.place.tables.some((table) => place.tables.includes(table));
}
