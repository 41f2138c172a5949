import { bookingStates } from "#src/booking/contract/booking-state.ts";
import type { PlacementOutcome, PlacementRequest } from "#src/booking/contract/placements.ts";
import type { RefusalCode } from "#src/booking/contract/refusals.ts";
import type { Effect, OfferAnswer, Placement } from "#src/bot/machine/core/effect.ts";
import { defined } from "#src/lib/defined.ts";
import { agreementProperties } from "../agreement-properties.ts";
import { toBookedTable, toWireGuest } from "../booked-table.ts";
import type { ClaimedEffect, Conversation, Settlement, StoredEffect } from "../turn-store.ts";
import { tablesAt } from "./guest-tables.ts";
import { OutcomeOpen, type Outside, type ResultOf, requestsArriveWithin } from "./outside.ts";

/**
 * Places the booking, on its hold where there is one. An attempt that is not the first goes on where the earlier one
 * stopped, in this process or in one that died.
 */
export async function placeBooking(
  outside: Outside,
  claimed: ClaimedEffect,
  { requestId, placement }: Extract<Effect, { type: "placeBooking" }>,
): Promise<Settlement> {
  const { attempt, conversation } = claimed;
  const { placements, waitlist, clock, log } = outside;
  const request = toRequest(outside, placement, conversation);
  const bookingId = placement.holdId;
  const { waitlistEntryId, reference } = placement;
  if (waitlistEntryId !== undefined && !(await waitlist.claim(waitlistEntryId, reference))) {
    return {
      outcome: "done",
      event: { type: "bookingRefused", requestId, reason: "slotTaken" },
      followUps: offerBecame(placement, "gone"),
    };
  }
  const result = await place();
  switch (result.outcome) {
    case "unknown":
      throw new OutcomeOpen();
    case "placed":
      return {
        outcome: "done",
        event: { type: "bookingPlaced", requestId, booking: toBookedTable(result.booking) },
        followUps: [
          ...offerBecame(placement, "taken"),
          ...(result.settled ? [] : [ridOf(placement, result.booking.id, clock.now())]),
        ],
      };
    case "refused": {
      const reason = reasons[result.refusal] ?? "other";
      const { venueId } = placement;
      const tables = reason === "limitReached" ? { tables: await tablesAt(outside, claimed, venueId) } : {};
      log.info({ venueId, refusal: result.refusal }, "the booking service refuses a booking");
      return {
        outcome: "done",
        event: { type: "bookingRefused", requestId, reason, ...tables },
        followUps: offerBecame(placement, reason === "slotTaken" ? "gone" : "refused"),
      };
    }
  }

  function place(): Promise<PlacementOutcome> {
    if (attempt > 1) {
      return placements.recoverPlacement({ ...request, ...defined({ bookingId }) });
    }
    return bookingId === undefined
      ? placements.placeBooking(request)
      : placements.fulfilHold({ ...request, bookingId });
  }
}

const reasons: Partial<Record<RefusalCode, ResultOf<"bookingRefused">["reason"]>> = {
  slot_unavailable: "slotTaken",
  limit_reached: "limitReached",
};

/** Whether the guest waits on is known here for certain, whatever the chat is about by then. */
function offerBecame({ waitlistEntryId, reference }: Placement, answer: OfferAnswer): StoredEffect[] {
  return waitlistEntryId === undefined
    ? []
    : [{ type: "answerTableOffer", waitlistEntryId, answer, reference }];
}

function ridOf(placement: Placement, keep: string, now: Temporal.Instant): StoredEffect {
  const notBefore = now.add(requestsArriveWithin).toString();
  return { type: "ridOfDuplicates", placement, keep, notBefore };
}

/**
 * Cancels what arrived late of an earlier attempt, beside the booking that stands. It only ever cancels: by now the
 * guest may have cancelled that booking too, and nothing must be placed anew.
 */
export async function ridOfDuplicates(
  { service, log }: Outside,
  { placement, keep }: Extract<StoredEffect, { type: "ridOfDuplicates" }>,
): Promise<void> {
  const { venueId, reference } = placement;
  const found = await service.listBookings({ query: { extReferenceId: reference } });
  const surplus = (found.ok ? found.value : []).filter(
    (booking) =>
      booking.id !== keep &&
      booking.venueId === venueId &&
      booking.extReferenceId === reference &&
      bookingStates[booking.status].access === "open",
  );
  for (const { id } of surplus) {
    const params = { venueId, bookingId: id };
    const answer = await service.updateBookingState({ params, body: { state: "CANCELLED" } });
    log.warn({ venueId, cancelled: answer.ok }, "a duplicate of a booking had reached the service late");
  }
}

/**
 * Puts the wish on the waitlist, and into the line. Entries cannot be looked up: the key alone keeps a second one away.
 */
export async function joinWaitlist(
  outside: Outside,
  claimed: ClaimedEffect,
  { requestId, placement }: Extract<Effect, { type: "joinWaitlist" }>,
): Promise<Settlement> {
  const { conversation } = claimed;
  const { placements, waitlist, log } = outside;
  const result = await placements.placeWaitlistEntry(toRequest(outside, placement, conversation));
  switch (result.outcome) {
    case "unknown":
      throw new OutcomeOpen();
    case "placed":
      return { outcome: "done", event: await stepIntoLine(result.entry.id) };
    case "refused": {
      const { venueId } = placement;
      log.info({ venueId, refusal: result.refusal }, "a waitlist entry was refused");
      const isLimit = result.refusal === "limit_reached";
      const tables = isLimit ? { tables: await tablesAt(outside, claimed, venueId) } : {};
      return { outcome: "done", event: { type: "waitlistRefused", requestId, ...tables } };
    }
  }

  async function stepIntoLine(entryId: string): Promise<ResultOf<"waitlistJoined">> {
    const { slot, partySize, comment, takes, round } = placement;
    const entry = { entryId, slot, partySize, ...defined({ comment, takes, round }) };
    const place = await waitlist.joined(conversation.id, entry);
    return { type: "waitlistJoined", requestId, entryId, ...defined({ place }) };
  }
}

/** `partySize` becomes the wire's `guestCount`. */
function toRequest(
  { render }: Pick<Outside, "render">,
  placement: Placement,
  { guestReference }: Conversation,
): PlacementRequest {
  const { venueId, slot, partySize, reference, idempotencyKey, guest, comment, agreement, paid } = placement;
  const properties = {
    ...(agreement && agreementProperties(agreement, render)),
    ...(paid && { depositPaid: `${paid.amount} ${paid.currency}`, depositCharge: paid.chargeId }),
  };
  return {
    venueId,
    reference,
    idempotencyKey,
    booking: {
      timeSlotId: slot.id,
      scenarioName: slot.scenarioName,
      timeFrom: slot.startsAt,
      guestCount: partySize,
      guest: toWireGuest(guest),
      extReferenceId: reference,
      extReferenceNumber: guestReference,
      ...defined({ comment }),
      ...(Object.keys(properties).length > 0 && { extProperties: properties }),
    },
  };
}
