import { BookingError } from "#src/booking/contract/booking-error.ts";
import type { Effect } from "#src/bot/machine/core/effect.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { defined } from "#src/lib/defined.ts";
import { feeField, isAhead, toBookedTable } from "../booked-table.ts";
import { requestHold } from "../request-hold.ts";
import type { ClaimedEffect, Settlement, StoredEffect } from "../turn-store.ts";
import { tablesAt } from "./guest-tables.ts";
import { type Outside, type ResultOf, requestsArriveWithin } from "./outside.ts";

type PlaceHold = Extract<Effect, { type: "placeHold" }>;

/**
 * Keeps a slot while the guest types: a temporary booking, that is one without a guest. The interface specification
 * only hints at them: whatever comes of it, the guest goes on, unless the table is known to be taken.
 */
export async function placeHold(
  outside: Outside,
  claimed: ClaimedEffect,
  effect: PlaceHold,
): Promise<Settlement> {
  const { slot, requestId } = effect;
  const { venueId } = slot;
  const [result, sameEvening] = await Promise.all([
    askForHold(outside, claimed, effect),
    tableThen(outside, claimed, effect),
  ]);
  const beside = defined({ sameEvening });
  switch (result.outcome) {
    case "held": {
      const minutes = Math.floor(outside.holdFor.total("minutes"));
      const { booking } = result;
      const event = { type: "holdPlaced", requestId, venueId, bookingId: booking.id, minutes } as const;
      return { outcome: "done", event: { ...event, ...feeField(booking), ...beside } };
    }
    case "taken":
      return { outcome: "done", event: refused(requestId, "slotTaken") };
    case "limited": {
      // Who has no table here has met a limit on holds alone, and may book all the same.
      const tables = await tablesAt(outside, claimed, venueId);
      const isFull = tables.bookings.length > 0;
      const event = isFull
        ? { ...refused(requestId, "limitReached"), tables }
        : { ...refused(requestId, "unsupported"), ...beside };
      return { outcome: "done", event };
    }
    case "refused":
      return { outcome: "done", event: { ...refused(requestId, "unsupported"), ...beside } };
    case "failed":
      return {
        outcome: "done",
        event: { ...refused(requestId, "unsupported"), ...beside },
        followUps: result.mayStand ? [ridOf(effect, outside.clock.now())] : [],
      };
  }
}

function askForHold(outside: Outside, { attempt, conversation }: ClaimedEffect, effect: PlaceHold) {
  const { slot, partySize, reference, idempotencyKey } = effect;
  return requestHold(outside, {
    venueId: slot.venueId,
    timeSlotId: slot.id,
    guestCount: partySize,
    reference,
    idempotencyKey,
    guestReference: conversation.guestReference,
    mayStand: attempt > 1,
  });
}

/** Nobody dines twice within these: lunch and dinner of one day are further apart. */
const sameEveningHours = 5;

/** What the guest has booked about then, the nearest first. To ask about it is a courtesy: a fault says that there is none. */
async function tableThen(
  { service, clock, log }: Outside,
  { conversation }: ClaimedEffect,
  { slot, tellsSameEvening }: PlaceHold,
): Promise<BookedTable | undefined> {
  if (!tellsSameEvening) return undefined;
  const { guestReference } = conversation;
  try {
    const answer = await service.listBookings({ query: { extReferenceNumber: guestReference } });
    if (!answer.ok) return undefined;
    const apart = ({ timeFrom }: { readonly timeFrom: string }) =>
      Temporal.Instant.from(timeFrom).since(slot.startsAt).abs().total("hours");
    const [nearest] = answer.value
      .filter((booking) => booking.extReferenceNumber === guestReference && isAhead(booking, clock.now()))
      .filter((booking) => apart(booking) < sameEveningHours)
      .toSorted((a, b) => apart(a) - apart(b));
    return nearest && toBookedTable(nearest);
  } catch (error) {
    if (!(error instanceof BookingError)) throw error;
    log.debug({ reason: error.code }, "could not look for a guest's other tables");
    return undefined;
  }
}

function refused(requestId: string, reason: ResultOf<"holdRefused">["reason"]): ResultOf<"holdRefused"> {
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
