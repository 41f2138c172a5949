import type { Effect } from "#src/bot/machine/core/effect.ts";
import { feeField } from "../booked-table.ts";
import { requestHold } from "../request-hold.ts";
import type { ClaimedEffect, Settlement, StoredEffect } from "../turn-store.ts";
import { type Outside, type ResultOf, requestsArriveWithin } from "./outside.ts";

type PlaceHold = Extract<Effect, { type: "placeHold" }>;

/**
 * Keeps a slot while the guest types: a temporary booking, that is one without a guest. The interface specification
 * only hints at them: whatever comes of it, the guest goes on, unless the table is known to be taken.
 */
export async function placeHold(
  outside: Outside,
  { attempt, conversation }: ClaimedEffect,
  effect: PlaceHold,
): Promise<Settlement> {
  const { slot, partySize, reference, idempotencyKey, requestId } = effect;
  const { venueId } = slot;
  const result = await requestHold(outside, {
    venueId,
    timeSlotId: slot.id,
    guestCount: partySize,
    reference,
    idempotencyKey,
    guestReference: conversation.guestReference,
    mayStand: attempt > 1,
  });
  switch (result.outcome) {
    case "held": {
      const minutes = Math.floor(outside.holdFor.total("minutes"));
      const { booking } = result;
      const event = { type: "holdPlaced", requestId, venueId, bookingId: booking.id, minutes } as const;
      return { outcome: "done", event: { ...event, ...feeField(booking) } };
    }
    case "taken":
      return { outcome: "done", event: refused(requestId, "slotTaken") };
    case "refused":
      return { outcome: "done", event: refused(requestId, "unsupported") };
    case "failed":
      return {
        outcome: "done",
        event: refused(requestId, "unsupported"),
        followUps: result.mayStand ? [ridOf(effect, outside.clock.now())] : [],
      };
  }
}

function refused(requestId: string, reason: "slotTaken" | "unsupported"): ResultOf<"holdRefused"> {
  return { type: "holdRefused", requestId, reason };
}

function ridOf({ slot, reference }: PlaceHold, now: Temporal.Instant): StoredEffect {
  const notBefore = now.add(requestsArriveWithin).toString();
  return { type: "ridOfHold", venueId: slot.venueId, reference, notBefore };
}

/** Gives a hold back. One that has lapsed, or became a booking, is nothing to give back. */
export async function releaseHold(
  { placements }: Outside,
  { hold }: Extract<Effect, { type: "releaseHold" }>,
): Promise<void> {
  await placements.removeHold({ venueId: hold.venueId, bookingId: hold.id });
}

/** Gives back a hold that was made though its answer never came. By now the guest has the table, or went on. */
export async function ridOfHold(
  { placements }: Outside,
  { venueId, reference }: Extract<StoredEffect, { type: "ridOfHold" }>,
): Promise<void> {
  await placements.removeHoldsOf({ venueId, reference });
}
