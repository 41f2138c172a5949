import type { PlacementRequest } from "#src/booking/contract/placements.ts";
import { isHold, isPlaced, lookUp, type PlacementTools } from "./placement.ts";

interface BookingPath {
  readonly venueId: number;
  readonly bookingId: string;
}

/**
 * Gives a hold back. One that has lapsed or became a reservation is nothing to give back, and is looked at first: the
 * specification asks clients not to delete reservations, so a service may do it. False when it is a reservation.
 */
export async function removeHold(tools: PlacementTools, params: BookingPath): Promise<boolean> {
  const found = await tools.client.getBooking({ params });
  if (found.ok && isHold(found.value)) await letGo(tools, params);
  return !found.ok || !isPlaced(found.value);
}

/** Gives back whatever holds bear this reference: one may have been made though its answer never came. */
export async function removeHoldsOf(
  tools: PlacementTools,
  request: Pick<PlacementRequest, "venueId" | "reference">,
): Promise<void> {
  for (const { venueId, id } of (await lookUp(tools, request)).filter(isHold)) {
    await letGo(tools, { venueId, bookingId: id });
  }
}

/** Not every service deletes, whatever it answers then; a hold may be cancelled as well. */
async function letGo({ client, log }: PlacementTools, params: BookingPath): Promise<void> {
  const deleted = await client.deleteBooking({ params });
  if (deleted.ok) return;
  const cancelled = await client.updateBookingState({ params, body: { state: "CANCELLED" } });
  if (cancelled.ok || cancelled.refusal === "not_found") return;
  const { venueId } = params;
  log.info({ venueId, refusal: cancelled.refusal }, "a hold was not given back; it lapses by itself");
}
