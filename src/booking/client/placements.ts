import type { Log } from "#src/lib/log.ts";
import type { BookingClient } from "./booking-client.ts";
import { type ChangeOutcome, type ChangeRequest, changeBooking } from "./change-booking.ts";
import { createHold, type HoldOutcome, type HoldRequest } from "./create-hold.ts";
import { fulfilHold, type HoldFulfilment } from "./fulfil-hold.ts";
import { placeWaitlistEntry, type WaitlistOutcome } from "./place-waitlist-entry.ts";
import { placeWithoutHold } from "./place-without-hold.ts";
import type { PlacementOutcome, PlacementRequest, PlacementTools } from "./placement.ts";
import { removeHold, removeHoldsOf } from "./remove-hold.ts";
import { systemWait, type Wait } from "./retry.ts";

interface Recovery extends PlacementRequest {
  /** The temporary booking that was to become the reservation, where there was one. */
  readonly bookingId?: string;
  /** The booking already taken for the placement, when all that is left to do is to rid it of duplicates. */
  readonly keep?: string;
}

/**
 * Everything that places or changes something in more than one request, so that it is never done twice. The state of a
 * placement is the caller's to store: these functions keep nothing between calls.
 */
export interface Placements {
  placeBooking(request: PlacementRequest): Promise<PlacementOutcome>;
  /** Never rejects with a BookingError. */
  createHold(request: HoldRequest): Promise<HoldOutcome>;
  fulfilHold(request: HoldFulfilment): Promise<PlacementOutcome>;
  /** Gives a hold back; nothing else is ever deleted. False when it has become a reservation. */
  removeHold(hold: { readonly venueId: number; readonly bookingId: string }): Promise<boolean>;
  /** Gives back what holds there are under a reference. Only once no request can be under way. */
  removeHoldsOf(placement: { readonly venueId: number; readonly reference: string }): Promise<void>;
  /**
   * Goes on where an earlier run stopped, with an open outcome or by dying: looks first, and places only
   * what the service does not know. May be called any number of times. Never rejects with a BookingError:
   * what the earlier run did is unknown as long as the service cannot be asked.
   */
  recoverPlacement(request: Recovery): Promise<PlacementOutcome>;
  placeWaitlistEntry(request: PlacementRequest): Promise<WaitlistOutcome>;
  changeBooking(request: ChangeRequest): Promise<ChangeOutcome>;
}

export function createPlacements(options: {
  readonly client: BookingClient;
  readonly log: Log;
  readonly wait?: Wait;
  readonly random?: () => number;
}): Placements {
  const tools: PlacementTools = { wait: systemWait, random: Math.random, ...options };
  return {
    placeBooking: (request) => placeWithoutHold(tools, request),
    createHold: (request) => createHold(tools, request),
    fulfilHold: (request) => fulfilHold(tools, request),
    removeHold: (hold) => removeHold(tools, hold),
    removeHoldsOf: (placement) => removeHoldsOf(tools, placement),
    recoverPlacement: ({ bookingId, keep, ...request }) =>
      bookingId === undefined
        ? placeWithoutHold(tools, request, { open: true, keep })
        : fulfilHold(tools, { ...request, bookingId }, { open: true, keep }),
    placeWaitlistEntry: (request) => placeWaitlistEntry(tools, request),
    changeBooking: (request) => changeBooking(tools, request),
  };
}
