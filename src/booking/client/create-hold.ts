import type { Booking } from "#src/booking/contract/booking.ts";
import { BookingError, mayHaveActed, unlessFault } from "#src/booking/contract/booking-error.ts";
import type { OperationRefusal } from "#src/booking/contract/operations.ts";
import type { HoldOutcome, HoldRequest, PlacementRequest } from "#src/booking/contract/placements.ts";
import type { Refused } from "#src/booking/contract/refusals.ts";
import { defined } from "#src/lib/defined.ts";
import { byWorth, isHold, lookUp, type PlacementTools } from "./placement.ts";

/**
 * Holds a slot with a temporary booking, which lapses by itself. After an answer that left it open, a hold
 * that was made after all is found by its reference.
 */
export async function createHold(tools: PlacementTools, request: HoldRequest): Promise<HoldOutcome> {
  const { venueId, timeSlotId, guestCount, reference, guestReference } = request;
  try {
    const earlier = request.mayStand ? await findHold(tools, request) : undefined;
    if (earlier !== undefined) return { outcome: "held", booking: earlier };
    const answer = await tools.client.createBooking({
      params: { venueId },
      body: {
        timeSlotId,
        guestCount,
        extReferenceId: reference,
        ...defined({ extReferenceNumber: guestReference }),
      },
      // The placement itself goes out under the bare key, and one key must not stand for two bodies.
      idempotencyKey: `${request.idempotencyKey}:hold`,
    });
    return answer.ok ? { outcome: "held", booking: answer.value } : toOutcome(answer);
  } catch (error) {
    if (!(error instanceof BookingError)) throw error;
    const hold = mayHaveActed(error) ? await unlessFault(findHold(tools, request)) : undefined;
    if (hold !== undefined) return { outcome: "held", booking: hold };
    return { outcome: "failed", detail: error.message, mayStand: request.mayStand || mayHaveActed(error) };
  }
}

/** A bare 409 may be a service's way to say that it needs a guest: whether the table is taken, the placement hears. */
function toOutcome({ refusal, detail, guessed }: Refused<OperationRefusal<"createBooking">>): HoldOutcome {
  switch (refusal) {
    case "slot_unavailable":
      return guessed ? { outcome: "refused", detail } : { outcome: "taken" };
    case "limit_reached":
      return { outcome: "limited", detail };
    case "invalid_request":
    case "not_found":
      return { outcome: "refused", detail };
    case "forbidden":
    case "idempotency_key_reused":
      return { outcome: "failed", detail, mayStand: false };
  }
}

/** The hold that bears this reference, and is for this slot where both sides say which. */
export async function findHold(
  tools: PlacementTools,
  request: Pick<PlacementRequest, "venueId" | "reference"> & { readonly timeSlotId?: string },
): Promise<Booking | undefined> {
  const found = await lookUp(tools, request);
  const isOfSlot = ({ timeSlotId }: Booking) =>
    timeSlotId === undefined || (request.timeSlotId ?? timeSlotId) === timeSlotId;
  return found.filter(isHold).filter(isOfSlot).sort(byWorth)[0];
}
