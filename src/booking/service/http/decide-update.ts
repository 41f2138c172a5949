import { type BookingUpdate, hasGuest } from "#src/booking/contract/booking.ts";
import type { InputMistake } from "#src/booking/contract/refusals.ts";
import { mayUpdate } from "#src/booking/service/states/decide-state-change.ts";
import type { BookingChange } from "#src/booking/service/store/booking-change.ts";
import { type BookingRecord, isTemporary } from "#src/booking/service/store/booking-record.ts";
import type { SlotChoice } from "#src/booking/service/store/take-capacity.ts";
import { feeOf } from "#src/booking/service/venue/no-show-fee.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import { chooseNewSlot } from "./choose-slot.ts";
import { explain, type Outcome, refuseInput } from "./problem.ts";
import { detailsOf, otherVenue } from "./read-draft.ts";
import type { SlotIds } from "./slot-ids.ts";

/** What Update Booking makes of a booking: all of it is replaced but its state. */
export function decideUpdate(
  booking: BookingRecord,
  update: BookingUpdate,
  venue: PlannedVenue,
  slotIds: SlotIds,
): Outcome<BookingChange> {
  if (!mayUpdate(booking.state)) return explain("booking_read_only");
  const mistakes = findContradictions(booking, update);
  if (mistakes.length > 0) return refuseInput(mistakes);
  const newSlot = chooseNewSlot(update, booking, venue, slotIds);
  if (!newSlot.ok) return newSlot;
  const slot = newSlot.value ?? booking;
  const party = { scenarioId: slot.scenarioId, partySize: update.guestCount };
  const details = detailsOf(update, feeOf(venue, update.noShowFee, party, booking));
  const isMoved = newSlot.value !== undefined || update.guestCount !== booking.partySize;
  return {
    ok: true,
    value: isMoved ? { details, move: { slot, partySize: update.guestCount } } : { details },
  };
}

/** What Update Booking Timeslot makes of it: the same booking at another time. */
export function decideMove(booking: BookingRecord, slot: SlotChoice): Outcome<BookingChange> {
  if (!mayUpdate(booking.state)) return explain("booking_read_only");
  const { details, partySize } = booking;
  const stays = slot.scenarioId === booking.scenarioId && slot.startsAt.equals(booking.startsAt);
  return { ok: true, value: stays ? { details } : { details, move: { slot, partySize } } };
}

function findContradictions(booking: BookingRecord, update: BookingUpdate): InputMistake[] {
  const { id = booking.id, venueId = booking.venueId, status = booking.state } = update;
  return [
    ...(id === booking.id ? [] : [{ path: "id", message: "must be the booking of the path" }]),
    ...(venueId === booking.venueId ? [] : [otherVenue]),
    ...(status === booking.state
      ? []
      : [{ path: "status", message: "must be as it is; the state is changed with PATCH" }]),
    ...(isTemporary(booking) || hasGuest(update)
      ? []
      : [{ path: "guest", message: "is required: a reservation cannot lose its guest" }]),
  ];
}
