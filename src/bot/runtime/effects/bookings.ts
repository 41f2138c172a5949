import { type Booking, hasGuest } from "#src/booking/contract/booking.ts";
import type { RefusalCode } from "#src/booking/contract/refusals.ts";
import type { Effect } from "#src/bot/machine/effect.ts";
import type { ChangeRefusal } from "#src/bot/machine/event.ts";
import { isAhead, toBookedTable } from "../booked-table.ts";
import { isServiceFault } from "../ports.ts";
import type { ClaimedEffect } from "../turn-store.ts";
import { OutcomeOpen, type Outside, type ResultOf, timeZoneOf } from "./outside.ts";

/** The guest's own bookings that are still ahead, in order of time. */
export async function findBookings(
  { service, clock }: Outside,
  { conversation }: ClaimedEffect,
  { requestId }: Extract<Effect, { type: "findBookings" }>,
): Promise<ResultOf<"bookingsFound" | "serviceFailed">> {
  const { guestReference } = conversation;
  const answer = await service.listBookings({ query: { extReferenceNumber: guestReference } });
  // A service that does not list them has not said that there are none.
  if (!answer.ok) return { type: "serviceFailed", requestId };
  const now = clock.now();
  const bookings = answer.value
    .filter((booking) => booking.extReferenceNumber === guestReference && isAhead(booking, now))
    .map(toBookedTable)
    .toSorted((a, b) => Temporal.Instant.compare(a.startsAt, b.startsAt));
  return { type: "bookingsFound", requestId, bookings };
}

/**
 * Changes a booking, and reports what the service then holds: all of the change, or the booking beside the reason
 * why not all of it.
 */
export async function changeBooking(
  outside: Outside,
  effect: Extract<Effect, { type: "changeBooking" }>,
): Promise<ResultOf<"bookingChanged" | "changeRefused">> {
  const { requestId, booking, partySize, startsAt, slot, comment } = effect;
  const { venueId, id: bookingId } = booking;
  const timeZone = timeZoneOf(outside, venueId);
  const result = await outside.placements.changeBooking({
    venueId,
    bookingId,
    guestCount: partySize,
    timeFrom: startsAt,
    date: Temporal.Instant.from(startsAt).toZonedDateTimeISO(timeZone).toPlainDate().toString(),
    ...(slot && { slot: { id: slot.id, scenarioName: slot.scenarioName } }),
    ...(comment !== undefined && { comment }),
  });
  switch (result.outcome) {
    case "unknown":
      throw new OutcomeOpen();
    case "changed":
      return { type: "bookingChanged", requestId, booking: toBookedTable(result.booking) };
    case "refused": {
      const { refusal, booking: standing } = result;
      outside.log.info({ venueId, refusal }, "the booking service refuses a change");
      return {
        type: "changeRefused",
        requestId,
        reason: toChangeRefusal(refusal),
        ...(standing && hasGuest(standing) && { booking: toBookedTable(standing) }),
      };
    }
  }
}

type SetBookingState = Extract<Effect, { type: "setBookingState" }>;

/**
 * Sets a booking's state. What counts is the state that the booking has afterwards: states only move upward, so the
 * service refuses one that is set already, by an earlier attempt or by the staff, and that is as good as set.
 */
export async function setBookingState(
  outside: Outside,
  effect: SetBookingState,
): Promise<ResultOf<"bookingStateSet" | "stateRefused">> {
  const { requestId, booking, state } = effect;
  const params = { venueId: booking.venueId, bookingId: booking.id };
  const answer = await askForState(outside, effect);
  const now = answer?.ok && answer.value.status === state ? answer.value : await read();
  if (now?.status === state) return { type: "bookingStateSet", requestId, booking: toBookedTable(now) };
  // Neither done nor refused: the effect is tried again until it is known.
  if (answer === undefined) throw new OutcomeOpen();
  const reason = answer.ok ? "other" : toChangeRefusal(answer.refusal);
  return { type: "stateRefused", requestId, reason };

  async function read(): Promise<Booking | undefined> {
    const current = await outside.service.getBooking({ params });
    return current.ok ? current.value : undefined;
  }
}

/** Undefined when the answer makes no sense or never came, so that it may have been done. */
async function askForState({ service }: Outside, { booking, state }: SetBookingState) {
  const params = { venueId: booking.venueId, bookingId: booking.id };
  try {
    return await service.updateBookingState({ params, body: { state } });
  } catch (error) {
    if (isServiceFault(error) && error.mayHaveActed) return undefined;
    throw error;
  }
}

/** Why, in the conversation's terms. */
function toChangeRefusal(refusal: RefusalCode): ChangeRefusal {
  switch (refusal) {
    case "slot_unavailable":
      return "slotTaken";
    case "booking_read_only":
    case "state_not_allowed":
      return "readOnly";
    case "not_found":
      return "notFound";
    default:
      return "other";
  }
}
