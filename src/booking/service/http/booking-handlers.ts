import type { Booking } from "#src/booking/contract/booking.ts";
import type { RefusalCode } from "#src/booking/contract/refusals.ts";
import { decideDelete, decideStateChange } from "#src/booking/service/states/decide-state-change.ts";
import { type BookingRecord, isTemporary } from "#src/booking/service/store/booking-record.ts";
import { findBooking, findBookingsByReference } from "#src/booking/service/store/bookings.ts";
import type { ServiceDb } from "#src/booking/service/store/tables.ts";
import {
  type ChangeTarget,
  deleteBooking,
  writeBookingChange,
  writeStateChange,
} from "#src/booking/service/store/write-booking-change.ts";
import { writeNewBooking } from "#src/booking/service/store/write-new-booking.ts";
import type { Writing } from "#src/booking/service/store/writing.ts";
import type { Result } from "#src/lib/result.ts";
import { openSlotId } from "./choose-slot.ts";
import { decideMove, decideUpdate } from "./decide-update.ts";
import type { Handler, Handlers, VenueCallContext } from "./handler.ts";
import { explain, explained, type Outcome, type Refused } from "./problem.ts";
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
    deleteBooking: deleteTemporary(parts),
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
  return async ({ body }, { client, venue, inTransaction }) => {
    const wish = readDraft(body, venue, slotIds);
    if (!wish.ok) return wish;
    const placement = { ...wish.value, client: client.name, venue };
    return answerWith(await inTransaction((trx) => writeNewBooking(trx, writing, placement)), slotIds);
  };
}

function updateBooking({ writing, slotIds }: BookingParts): Handler<"updateBooking"> {
  return async ({ params, body }, context) => {
    const target = targetOf(params.bookingId, context);
    const changed = await context.inTransaction((trx) =>
      writeBookingChange(trx, writing, target, (booking) =>
        decideUpdate(booking, body, context.venue, slotIds),
      ),
    );
    return answerWith(changed, slotIds);
  };
}

function updateTimeSlot({ writing, slotIds }: BookingParts): Handler<"updateBookingTimeSlot"> {
  return async ({ params, body }, context) => {
    const slot = openSlotId(body.timeslotId, "timeslotId", context.venue, slotIds);
    if (!slot.ok) return slot;
    const target = targetOf(params.bookingId, context);
    const changed = await context.inTransaction((trx) =>
      writeBookingChange(trx, writing, target, (booking) => decideMove(booking, slot.value)),
    );
    return answerWith(changed, slotIds);
  };
}

function updateState({ writing, slotIds }: BookingParts): Handler<"updateBookingState"> {
  return async ({ params, body }, context) => {
    const target = targetOf(params.bookingId, context);
    const changed = await context.inTransaction((trx) =>
      writeStateChange(trx, writing, target, (booking) =>
        decideStateChange({
          from: booking.state,
          to: body.state,
          by: "api",
          temporary: isTemporary(booking),
        }),
      ),
    );
    return answerWith(changed, slotIds);
  };
}

function deleteTemporary({ writing }: BookingParts): Handler<"deleteBooking"> {
  return async ({ params }, context) => {
    const target = targetOf(params.bookingId, context);
    const deleted = await context.inTransaction((trx) =>
      deleteBooking(trx, writing, target, (booking) =>
        decideDelete(booking.state, { temporary: isTemporary(booking) }),
      ),
    );
    return explained(deleted.ok ? { ok: true, value: {} } : deleted);
  };
}

function targetOf(id: string, { client, venue }: VenueCallContext): ChangeTarget {
  return { venue, query: { id, venueId: venue.id, client: client.name }, by: client.name };
}

function answerWith(
  changed: Result<BookingRecord, { readonly refusal: RefusalCode } | Refused>,
  slotIds: SlotIds,
): Outcome<Booking> {
  return explained(changed.ok ? { ok: true, value: toWireBooking(changed.value, slotIds) } : changed);
}
