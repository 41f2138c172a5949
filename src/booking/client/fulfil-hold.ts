import type { Booking, BookingUpdate } from "#src/booking/contract/booking.ts";
import { mayHaveActed } from "./errors.ts";
import { freshStart, type PlacementStart, placeBooking } from "./place-booking.ts";
import {
  isPlaced,
  outcomeUnknown,
  type PlacementOutcome,
  type PlacementRequest,
  type PlacementTools,
  placed,
  pursue,
  refused,
} from "./placement.ts";

export interface HoldFulfilment extends PlacementRequest {
  /** The temporary booking, created with the same `reference`. */
  readonly bookingId: string;
}

/**
 * Turns a temporary booking into the reservation: it is fetched, and sent back complete with the guest.
 * Doing so twice changes nothing, and the booking itself tells afterwards whether it has its guest. A hold
 * that lapsed or was cancelled is never revived: then the booking is placed anew, after a look for the
 * reference, since an earlier run may have come that far.
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

  const update = (held: Booking) =>
    client.updateBooking({ params, body: withGuest(held, request) }).catch((error: unknown) => {
      open ||= mayHaveActed(error);
      throw error;
    });

  const placeAnew = async () => ({
    outcome: await placeBooking(tools, request, { ...start, open: true }),
  });

  /** What the booking itself says: either how it all came out, or that it still is a hold. */
  const look = async (): Promise<{ outcome: PlacementOutcome } | { held: Booking }> => {
    const answer = await client.getBooking({ params });
    if (!answer.ok) return answer.refusal === "not_found" ? placeAnew() : { outcome: refused(answer) };
    if (isPlaced(answer.value)) return { outcome: placed(answer.value) };
    return answer.value.status === "CANCELLED" ? placeAnew() : { held: answer.value };
  };

  const step = async (): Promise<PlacementOutcome> => {
    const before = await look();
    if ("outcome" in before) return before.outcome;
    const answer = await update(before.held);
    if (answer.ok) return placed(answer.value);
    // Something else happened to the hold in between: it lapsed, or its own earlier fulfilment arrived.
    const after = await look();
    return "outcome" in after ? after.outcome : refused(answer);
  };

  const lastLook = async (): Promise<PlacementOutcome> => {
    const now = await client.getBooking({ params });
    return now.ok && isPlaced(now.value) ? placed(now.value) : outcomeUnknown;
  };

  return pursue(tools, { attempts: request.attempts, isOpen: () => open, step, lastLook });
}

/** The complete resource as it was fetched, with what the guest said since on top. */
function withGuest(held: Booking, { booking, reference }: PlacementRequest): BookingUpdate {
  return { ...held, ...booking, extReferenceId: reference };
}
