import { mayHaveActed } from "#src/booking/contract/booking-error.ts";
import type { HoldFulfilment, PlacementOutcome } from "#src/booking/contract/placements.ts";
import { type CompleteBooking, toUpdate } from "./complete-booking.ts";
import { BookingProtocolError } from "./errors.ts";
import { freshStart, type PlacementStart, placeBooking } from "./place-booking.ts";
import {
  isHold,
  isPlaced,
  outcomeUnknown,
  type PlacementTools,
  placed,
  pursue,
  refused,
} from "./placement.ts";
import { removeHold } from "./remove-hold.ts";

/**
 * Turns a temporary booking into the reservation: it is fetched, and sent back complete with the guest.
 * Doing so twice changes nothing, and the booking itself tells afterwards whether it has its guest. A hold
 * that lapsed or was cancelled is never revived: then the booking is placed anew, after a look for the
 * reference, since an earlier run may have come that far. So it is where the service does not let the hold become a
 * reservation; the hold is given back for it.
 *
 * Rejects with a BookingError only when certainly nothing was placed.
 */
export function fulfilHold(
  tools: PlacementTools,
  request: HoldFulfilment,
  start: PlacementStart = freshStart,
): Promise<PlacementOutcome> {
  const { client } = tools;
  const params = { venueId: request.venueId, bookingId: request.bookingId };
  let { open } = start;

  const { booking, reference: extReferenceId } = request;
  /** Undefined after an answer without sense: it has been dealt with, and the booking itself tells how. */
  const update = async (held: CompleteBooking) => {
    try {
      return await client.updateBooking({ params, body: toUpdate(held, { ...booking, extReferenceId }) });
    } catch (error) {
      open ||= mayHaveActed(error);
      if (error instanceof BookingProtocolError) return undefined;
      throw error;
    }
  };

  const placeAnew = async () => ({
    outcome: await placeBooking(tools, request, { ...start, open: true }),
  });

  /** What the booking itself says: either how it all came out, or that it still is a hold. */
  const look = async (): Promise<{ outcome: PlacementOutcome } | { held: CompleteBooking }> => {
    const answer = await client.getCompleteBooking({ params });
    if (!answer.ok) return answer.refusal === "not_found" ? placeAnew() : { outcome: refused(answer) };
    const found = answer.value.booking;
    if (isPlaced(found)) return { outcome: placed(found) };
    return isHold(found) ? { held: answer.value } : placeAnew();
  };

  const step = async (): Promise<PlacementOutcome> => {
    const before = await look();
    if ("outcome" in before) return before.outcome;
    const answer = await update(before.held);
    if (answer?.ok && isPlaced(answer.value)) return placed(answer.value);
    // Something else may have happened to the hold in between: it lapsed, or its own earlier fulfilment arrived.
    const after = await look();
    if ("outcome" in after) return after.outcome;
    await removeHold(tools, params);
    return (await placeAnew()).outcome;
  };

  const lastLook = async (): Promise<PlacementOutcome> => {
    const now = await client.getBooking({ params });
    return now.ok && isPlaced(now.value) ? placed(now.value) : outcomeUnknown;
  };

  return pursue(tools, { attempts: request.attempts, isOpen: () => open, step, lastLook });
}
