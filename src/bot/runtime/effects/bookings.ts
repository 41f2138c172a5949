import type { Booking, BookingUpdate } from "#src/booking/contract/booking.ts";
import { bookingStates } from "#src/booking/contract/booking-state.ts";
import type { OperationRefusal } from "#src/booking/contract/operations.ts";
import type { Effect } from "#src/bot/machine/effect.ts";
import type { ChangeRefusal } from "#src/bot/machine/event.ts";
import { isSameVisit } from "#src/bot/machine/same-visit.ts";
import type { BookedTable } from "#src/bot/machine/table.ts";
import { isAhead, toBookedTable } from "../booked-table.ts";
import type { ClaimedEffect } from "../turn-store.ts";
import type { Outside, ResultOf } from "./outside.ts";

/** The guest's own bookings that are still ahead, in order of time. */
export async function findBookings(
  { service, clock }: Outside,
  { conversation }: ClaimedEffect,
  { requestId }: Extract<Effect, { type: "findBookings" }>,
): Promise<ResultOf<"bookingsFound">> {
  const { guestReference } = conversation;
  const answer = await service.listBookings({ query: { extReferenceNumber: guestReference } });
  const now = clock.now();
  const bookings = (answer.ok ? answer.value : [])
    .filter((booking) => booking.extReferenceNumber === guestReference && isAhead(booking, now))
    .map(toBookedTable)
    .toSorted((a, b) => Temporal.Instant.compare(a.startsAt, b.startsAt));
  return { type: "bookingsFound", requestId, bookings };
}

type ChangeBooking = Extract<Effect, { type: "changeBooking" }>;

/**
 * Changes a booking. An update replaces the whole resource, so it is fetched and sent back with the changes
 * (interface specification, "Update Booking"). Doing it twice comes to the same.
 */
export async function changeBooking(
  { service }: Outside,
  effect: ChangeBooking,
): Promise<ResultOf<"bookingChanged" | "changeRefused">> {
  const { requestId } = effect;
  const params = { venueId: effect.booking.venueId, bookingId: effect.booking.id };
  const current = await service.getBooking({ params });
  if (!current.ok) return { type: "changeRefused", requestId, reason: toChangeRefusal(current.refusal) };
  const booking = toBookedTable(current.value);
  if (isAnother(booking, effect.asked) && !isChanged(booking, effect)) {
    return { type: "changeRefused", requestId, reason: "changed", booking };
  }
  const answer = await service.updateBooking({ params, body: withChanges(current.value, effect) });
  if (!answer.ok)
    return { type: "changeRefused", requestId, reason: toChangeRefusal(answer.refusal), booking };
  return { type: "bookingChanged", requestId, booking: toBookedTable(answer.value) };
}

/** Whether the booking is for another visit than the guest knew it for: what they said was not about this one. */
function isAnother(booking: BookedTable, asked: BookedTable | undefined): boolean {
  const isOpen = bookingStates[booking.state].access === "open";
  return isOpen && asked !== undefined && !isSameVisit(asked, booking);
}

/** An earlier attempt has arrived. */
function isChanged(booking: BookedTable, { startsAt, partySize }: ChangeBooking): boolean {
  return Temporal.Instant.compare(booking.startsAt, startsAt) === 0 && booking.partySize === partySize;
}

/**
 * A booking that stays at its time keeps its slot. One that moves is given the new slot, or, where only the time is
 * known, that time: what named the old slot must go, or it would win over the new time.
 */
function withChanges(current: Booking, { partySize, startsAt, slot, comment }: ChangeBooking): BookingUpdate {
  const changed = {
    ...current,
    guestCount: partySize,
    ...(comment !== undefined && { comment }),
  };
  if (Temporal.Instant.compare(current.timeFrom, startsAt) === 0 && slot === undefined) return changed;
  const { timeSlotId: _, timeTo: __, ...rest } = changed;
  if (slot === undefined) return { ...rest, timeFrom: startsAt };
  return { ...rest, timeFrom: startsAt, timeSlotId: slot.id, scenarioName: slot.scenarioName };
}

/**
 * Sets a booking's state. A state that the booking has already, because an earlier attempt arrived or the staff were
 * quicker, is as good as set: states only move upward, so the service refuses to set it again.
 */
export async function setBookingState(
  { service }: Outside,
  { requestId, booking, state, asked }: Extract<Effect, { type: "setBookingState" }>,
): Promise<ResultOf<"bookingStateSet" | "stateRefused">> {
  const params = { venueId: booking.venueId, bookingId: booking.id };
  const find = async () => {
    const current = await service.getBooking({ params });
    return current.ok ? toBookedTable(current.value) : undefined;
  };
  const before = asked && (await find());
  if (before && isAnother(before, asked)) {
    return { type: "stateRefused", requestId, reason: "changed", booking: before };
  }
  const answer = await service.updateBookingState({ params, body: { state } });
  if (answer.ok) return { type: "bookingStateSet", requestId, booking: toBookedTable(answer.value) };
  const current = answer.refusal === "not_found" ? undefined : await find();
  if (current?.state === state) return { type: "bookingStateSet", requestId, booking: current };
  const reason = toChangeRefusal(answer.refusal);
  return { type: "stateRefused", requestId, reason, ...(current && { booking: current }) };
}

/** Cancels the booking that a new one took the place of; one that is gone already is as good as cancelled. */
export async function cancelReplaced(
  outside: Outside,
  { requestId, former }: Extract<Effect, { type: "cancelReplaced" }>,
): Promise<ResultOf<"replacedCancelled" | "replacedStands">> {
  const { venueId, id } = former;
  const result = await setBookingState(outside, {
    type: "setBookingState",
    requestId,
    booking: { venueId, id },
    state: "CANCELLED",
  });
  if (result.type === "bookingStateSet") {
    return { type: "replacedCancelled", requestId, former: result.booking };
  }
  if (result.reason === "notFound") {
    return { type: "replacedCancelled", requestId, former: { ...former, state: "CANCELLED" } };
  }
  return { type: "replacedStands", requestId, former };
}

/** Why, in the conversation's terms. */
function toChangeRefusal(
  refusal: OperationRefusal<"getBooking" | "updateBooking" | "updateBookingState">,
): ChangeRefusal {
  switch (refusal) {
    case "slot_unavailable":
      return "slotTaken";
    case "booking_read_only":
    case "state_not_allowed":
      return "readOnly";
    case "not_found":
      return "notFound";
    case "invalid_request":
    case "forbidden":
      return "other";
  }
}
