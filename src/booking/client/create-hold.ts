import { type Booking, hasGuest } from "#src/booking/contract/booking.ts";
import type { OperationRefusal } from "#src/booking/contract/operations.ts";
import type { Result } from "#src/lib/result.ts";
import { mayHaveActed, unlessFault } from "./errors.ts";
import { byWorth, lookUp, type PlacementTools } from "./placement.ts";
import type { Refused } from "./read-answer.ts";

export interface HoldRequest {
  readonly venueId: number;
  readonly timeSlotId: string;
  readonly guestCount: number;
  /** The reference of the placement that the hold is for: both bear it, and are found by it. */
  readonly reference: string;
  /** The key of the placement. Another slot is another placement, with a reference and key of its own. */
  readonly idempotencyKey: string;
  /** The guest's own reference, the same for all of their bookings: `extReferenceNumber`. */
  readonly guestReference?: string;
}

/**
 * Holds a slot with a temporary booking, which lapses by itself. After an answer that left it open, a hold
 * that was made after all is found by its reference. Rejects with a BookingError when there is none to be
 * found; one that arrives still later lapses unused.
 */
export async function createHold(
  tools: PlacementTools,
  request: HoldRequest,
): Promise<Result<Booking, Refused<OperationRefusal<"createBooking">>>> {
  const { venueId, timeSlotId, guestCount, reference, guestReference } = request;
  try {
    return await tools.client.createBooking({
      params: { venueId },
      body: {
        timeSlotId,
        guestCount,
        extReferenceId: reference,
        ...(guestReference !== undefined && { extReferenceNumber: guestReference }),
      },
      // The placement itself goes out under the bare key, and one key must not stand for two bodies.
      idempotencyKey: `${request.idempotencyKey}:hold`,
    });
  } catch (error) {
    if (!mayHaveActed(error)) throw error;
    const hold = await unlessFault(findHold(tools, request));
    if (hold === undefined) throw error;
    return { ok: true, value: hold };
  }
}

async function findHold(tools: PlacementTools, request: HoldRequest): Promise<Booking | undefined> {
  const found = await lookUp(tools, request);
  return found
    .filter((booking) => !hasGuest(booking) && booking.status !== "CANCELLED")
    .filter((booking) => (booking.timeSlotId ?? request.timeSlotId) === request.timeSlotId)
    .sort(byWorth)[0];
}
