import { unlessFault } from "#src/booking/contract/booking-error.ts";
import type { PlacementOutcome, PlacementRequest } from "#src/booking/contract/placements.ts";
import { findHold } from "./create-hold.ts";
import { fulfilHold } from "./fulfil-hold.ts";
import { freshStart, type PlacementStart, placeBooking } from "./place-booking.ts";
import type { PlacementTools } from "./placement.ts";

/**
 * Places a booking of which no hold is known. There may be one all the same, made by a request that had no answer, and
 * it may be what takes the table away: so a table that is taken is looked for under the placement's own reference, and
 * a hold found there becomes the booking.
 */
export async function placeWithoutHold(
  tools: PlacementTools,
  request: PlacementRequest,
  start: PlacementStart = freshStart,
): Promise<PlacementOutcome> {
  const outcome = await placeBooking(tools, request, start);
  if (outcome.outcome !== "refused" || outcome.refusal !== "slot_unavailable") return outcome;
  const hold = await unlessFault(findHold(tools, request));
  return hold === undefined ? outcome : fulfilHold(tools, { ...request, bookingId: hold.id }, start);
}
