import type { KnownVenue } from "#src/bot/understanding/understanding-context.ts";

type Venues = readonly KnownVenue[];

/** What follows from the venues alone is worked out once for each list of them: the list itself is the key. */
export function memoizeByHouse<Value extends object>(
  build: (venues: Venues) => Value,
): (venues: Venues) => Value {
  const built = new WeakMap<Venues, Value>();
  return (venues) => {
    const known = built.get(venues) ?? build(venues);
    built.set(venues, known);
    return known;
  };
}
