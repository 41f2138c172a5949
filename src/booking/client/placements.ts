import type { Booking } from "#src/booking/contract/booking.ts";
import type { OperationRefusal } from "#src/booking/contract/operations.ts";
import type { Log } from "#src/lib/log.ts";
import type { Result } from "#src/lib/result.ts";
import type { BookingClient } from "./booking-client.ts";
import { createHold, type HoldRequest } from "./create-hold.ts";
import { fulfilHold, type HoldFulfilment } from "./fulfil-hold.ts";
import { placeBooking } from "./place-booking.ts";
import { placeWaitlistEntry, type WaitlistOutcome } from "./place-waitlist-entry.ts";
import type { PlacementOutcome, PlacementRequest, PlacementTools } from "./placement.ts";
import type { Refused } from "./read-answer.ts";
import { systemWait, type Wait } from "./retry.ts";

interface Recovery extends PlacementRequest {
  /** The temporary booking that was to become the reservation, where there was one. */
  readonly bookingId?: string;
  /** The booking already taken for the placement, when all that is left to do is to rid it of duplicates. */
  readonly keep?: string;
}

/**
 * Everything that places something, so that it is never placed twice. The state of a placement is the
 * caller's to store: these functions keep nothing between calls.
 */
export interface Placements {
  placeBooking(request: PlacementRequest): Promise<PlacementOutcome>;
  createHold(request: HoldRequest): Promise<Result<Booking, Refused<OperationRefusal<"createBooking">>>>;
  fulfilHold(request: HoldFulfilment): Promise<PlacementOutcome>;
  /**
   * Goes on where an earlier run stopped, with an open outcome or by dying: looks first, and places only
   * what the service does not know. May be called any number of times. Never rejects with a BookingError:
   * what the earlier run did is unknown as long as the service cannot be asked.
   */
  recoverPlacement(request: Recovery): Promise<PlacementOutcome>;
  placeWaitlistEntry(request: PlacementRequest): Promise<WaitlistOutcome>;
}

export function createPlacements(options: {
  readonly client: BookingClient;
  readonly log: Log;
  readonly wait?: Wait;
  readonly random?: () => number;
}): Placements {
  const tools: PlacementTools = { wait: systemWait, random: Math.random, ...options };
  return {
    placeBooking: (request) => placeBooking(tools, request),
    createHold: (request) => createHold(tools, request),
    fulfilHold: (request) => fulfilHold(tools, request),
    recoverPlacement: ({ bookingId, keep, ...request }) =>
      bookingId === undefined
        ? placeBooking(tools, request, { open: true, keep })
        : fulfilHold(tools, { ...request, bookingId }, { open: true, keep }),
    placeWaitlistEntry: (request) => placeWaitlistEntry(tools, request),
  };
}
