import { type Booking, hasGuest } from "#src/booking/contract/booking.ts";
import { bookingStates } from "#src/booking/contract/booking-state.ts";
import type { Effect } from "#src/bot/machine/effect.ts";
import { feeField } from "../booked-table.ts";
import { isServiceFault } from "../ports.ts";
import type { ClaimedEffect } from "../turn-store.ts";
import type { Outside, ResultOf } from "./outside.ts";

type PlaceHold = Extract<Effect, { type: "placeHold" }>;
type HoldResult = ResultOf<"holdPlaced" | "holdRefused">;

/** After this long a venue that refused a hold is asked for one again: it may have been that one slot. */
const askAgainAfter = Temporal.Duration.from({ hours: 1 });

/**
 * Keeps a slot while the guest types: a temporary booking, that is one without a guest. The interface specification
 * only hints at them, so a service may refuse them; it is then used without.
 */
export async function placeHold(
  outside: Outside,
  claimed: ClaimedEffect,
  effect: PlaceHold,
): Promise<HoldResult> {
  const { holdRefusals, clock } = outside;
  if (await holdRefusals.isRefused(effect.slot.venueId, clock.now())) return refused(effect, "unsupported");
  const earlier = claimed.attempt > 1 ? await findHold(outside, effect) : undefined;
  if (earlier !== undefined) return placed(outside, effect, earlier);
  try {
    return await createHold(outside, claimed, effect);
  } catch (error) {
    if (!isServiceFault(error) || !isRefusalOfHolds(error.status)) throw error;
    return await rememberRefusal(outside, effect);
  }
}

async function createHold(
  outside: Outside,
  { conversation }: ClaimedEffect,
  effect: PlaceHold,
): Promise<HoldResult> {
  const { slot, partySize, reference, idempotencyKey } = effect;
  const answer = await outside.placements.createHold({
    venueId: slot.venueId,
    timeSlotId: slot.id,
    guestCount: partySize,
    reference,
    idempotencyKey,
    guestReference: conversation.guestReference,
  });
  if (answer.ok) return placed(outside, effect, answer.value);
  if (answer.refusal === "slot_unavailable") return refused(effect, "slotTaken");
  return await rememberRefusal(outside, effect);
}

/** 400 and 422 come as refusals; these are the other ways to say that a booking needs a guest. */
function isRefusalOfHolds(status: number | undefined): boolean {
  return status === 405 || status === 409 || status === 501;
}

async function rememberRefusal(
  { holdRefusals, clock, log }: Outside,
  effect: PlaceHold,
): Promise<HoldResult> {
  const { venueId } = effect.slot;
  log.info({ venueId }, "the booking service refuses holds; it is used without for a while");
  await holdRefusals.remember(venueId, clock.now().add(askAgainAfter));
  return refused(effect, "unsupported");
}

/** The hold of an attempt whose end is not known. */
async function findHold({ service }: Outside, { reference, slot }: PlaceHold): Promise<Booking | undefined> {
  const answer = await service.listBookings({ query: { extReferenceId: reference } });
  if (!answer.ok) return undefined;
  return answer.value.find(
    (booking) =>
      booking.extReferenceId === reference &&
      booking.venueId === slot.venueId &&
      !hasGuest(booking) &&
      bookingStates[booking.status].access === "open",
  );
}

function placed({ holdFor }: Outside, effect: PlaceHold, hold: Booking): HoldResult {
  const { requestId, slot } = effect;
  const minutes = Math.floor(holdFor.total("minutes"));
  const { venueId } = slot;
  return { type: "holdPlaced", requestId, venueId, bookingId: hold.id, minutes, ...feeField(hold) };
}

function refused({ requestId }: PlaceHold, reason: "slotTaken" | "unsupported"): HoldResult {
  return { type: "holdRefused", requestId, reason };
}

/** Gives a hold back. One that has lapsed, or became a booking, is nothing to give back. */
export async function releaseHold(
  { service, log }: Outside,
  { hold }: Extract<Effect, { type: "releaseHold" }>,
): Promise<void> {
  const { venueId, id } = hold;
  const answer = await service.deleteBooking({ params: { venueId, bookingId: id } });
  if (!answer.ok && answer.refusal !== "not_found") {
    log.info({ venueId, refusal: answer.refusal }, "a hold was not given back; it lapses by itself");
  }
}
