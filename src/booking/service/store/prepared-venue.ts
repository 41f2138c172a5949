import { type PreparedVenue, prepareVenue } from "#src/booking/service/capacity/day-plan.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";

const prepared = new WeakMap<PlannedVenue, PreparedVenue>();

/** Prepares each version of a venue once. */
export function preparedVenue(venue: PlannedVenue): PreparedVenue {
  const known = prepared.get(venue);
  if (known) return known;
  const fresh = prepareVenue(venue);
  prepared.set(venue, fresh);
  return fresh;
}
