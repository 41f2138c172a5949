import type { Booking } from "#src/booking/contract/booking.ts";
import type { RefusalCode } from "#src/booking/contract/refusals.ts";
import { decideDelete, decideStateChange } from "#src/booking/service/states/decide-state-change.ts";
import { bookingChange, removal, stateChange } from "#src/booking/service/store/booking-change.ts";
import { type BookingRecord, isTemporary } from "#src/booking/service/store/booking-record.ts";
import { findBooking, findBookingsByReference } from "#src/booking/service/store/bookings.ts";
import { newBooking } from "#src/booking/service/store/new-booking.ts";
import type { ChangeTarget } from "#src/booking/service/store/open-booking.ts";
import type { ServiceDb } from "#src/booking/service/store/tables.ts";
import { type Deed, mapDeed } from "#src/booking/service/store/together/deed.ts";
import type { Writing } from "#src/booking/service/store/writing.ts";
import type { Result } from "#src/lib/result.ts";
import { openSlotId } from "./choose-slot.ts";
import { decideMove, decideUpdate } from "./decide-update.ts";
import type { Handler, Handlers, Pending, VenueCallContext } from "./handler.ts";
import { explain, explained, type Refused } from "./problem.ts";
import { readDraft } from "./read-draft.ts";
import type { SlotIds } from "./slot-ids.ts";
import { toWireBooking } from "./to-wire.ts";

export interface BookingParts {
  readonly db: ServiceDb;
  readonly writing: Writing;
  readonly slotIds: SlotIds;
}

type BookingHandlers = Pick<
  Handlers,
  | "listBookings"
  | "createBooking"
  | "getBooking"
  | "updateBooking"
  | "deleteBooking"
  | "updateBookingState"
  | "updateBookingTimeSlot"
>;

export function createBookingHandlers(parts: BookingParts): BookingHandlers {
  return {
    listBookings: listBookings(parts),
    createBooking: createBooking(parts),
    getBooking: getBooking(parts),
    updateBooking: updateBooking(parts),
    deleteBooking: deleteTemporary,
    updateBookingState: updateState(parts),
    updateBookingTimeSlot: updateTimeSlot(parts),
  };
}

function listBookings({ db, writing, slotIds }: BookingParts): Handler<"listBookings"> {
  return async ({ query }, { client }) => {
    const found = await findBookingsByReference(db, { ...query, client: client.name }, writing.clock.now());
    const own = found.filter(({ venueId }) => client.mayUse(venueId));
    return { ok: true, value: own.map((booking) => toWireBooking(booking, slotIds)) };
  };
}

function getBooking({ db, writing, slotIds }: BookingParts): Handler<"getBooking"> {
  return async ({ params }, { client, venue }) => {
    const query = { id: params.bookingId, venueId: venue.id, client: client.name };
    const booking = await findBooking(db, query, writing.clock.now());
    return booking ? { ok: true, value: toWireBooking(booking, slotIds) } : explain("not_found");
  };
}

function createBooking({ writing, slotIds }: BookingParts): Handler<"createBooking"> {
  return async ({ body }, { client, venue }) => {
    const wish = readDraft(body, venue, slotIds);
    if (!wish.ok) return wish;
    const placement = { ...wish.value, client: client.name, venue };
    return answering(newBooking(writing, placement), slotIds);
  };
}

function updateBooking({ writing, slotIds }: BookingParts): Handler<"updateBooking"> {
  return async ({ params, body }, context) => {
    const change = bookingChange(writing, targetOf(params.bookingId, context), (booking) =>
      decideUpdate(booking, body, context.venue, slotIds),
    );
    return answering(change, slotIds);
  };
}

function updateTimeSlot({ writing, slotIds }: BookingParts): Handler<"updateBookingTimeSlot"> {
  return async ({ params, body }, context) => {
    const slot = openSlotId(body.timeslotId, "timeslotId", context.venue, slotIds);
    if (!slot.ok) return slot;
    const change = bookingChange(writing, targetOf(params.bookingId, context), (booking) =>
      decideMove(booking, slot.value),
    );
    return answering(change, slotIds);
  };
}

function updateState({ slotIds }: BookingParts): Handler<"updateBookingState"> {
  return async ({ params, body }, context) => {
    const change = stateChange(targetOf(params.bookingId, context), (booking) =>
      decideStateChange({
        from: booking.state,
        to: body.state,
        by: "api",
        temporary: isTemporary(booking),
      }),
    );
    return answering(change, slotIds);
  };
}

const deleteTemporary: Handler<"deleteBooking"> = async ({ params }, context) => {
  const deed = removal(targetOf(params.bookingId, context), (booking) =>
    decideDelete(booking.state, { temporary: isTemporary(booking) }),
  );
  return {
    deed: mapDeed(deed, (deleted) => explained(deleted.ok ? { ok: true, value: {} } : deleted)),
  };
};

function targetOf(id: string, { client, venue }: VenueCallContext): ChangeTarget {
  return { venue, query: { id, venueId: venue.id, client: client.name }, by: client.name };
}

function answering(
  deed: Deed<Result<BookingRecord, { readonly refusal: RefusalCode } | Refused>>,
  slotIds: SlotIds,
): Pending<Booking> {
  const toOutcome = (changed: Result<BookingRecord, { readonly refusal: RefusalCode } | Refused>) =>
    explained(changed.ok ? { ok: true, value: toWireBooking(changed.value, slotIds) } : changed);
  return { deed: mapDeed(deed, toOutcome) };
}
