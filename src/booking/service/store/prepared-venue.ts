import { type DeskRules, type PreparedVenue, prepareVenue } from "#src/booking/service/capacity/day-plan.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import { readDeskRules } from "./desk-rules.ts";
import type { ServiceDb } from "./tables.ts";

const latest = new WeakMap<PlannedVenue, { readonly rules: string; readonly prepared: PreparedVenue }>();

/** A venue with what the desk has decided above its file, as the database says now. */
export async function readPreparedVenue(db: ServiceDb, venue: PlannedVenue): Promise<PreparedVenue> {
  return preparedVenue(venue, await readDeskRules(db, venue.id));
}

/** Prepares each version of a venue once, as long as the desk's rules stay what they are. */
export function preparedVenue(venue: PlannedVenue, desk: DeskRules): PreparedVenue {
  const rules = JSON.stringify(desk);
  const known = latest.get(venue);
  if (known?.rules === rules) return known.prepared;
  const prepared = prepareVenue(venue, desk);
  latest.set(venue, { rules, prepared });
  return prepared;
}
