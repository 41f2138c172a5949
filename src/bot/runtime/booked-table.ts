import { agreementIn } from "#src/booking/contract/agreement-fields.ts";
import { type Booking, hasGuest } from "#src/booking/contract/booking.ts";
import { bookingStates } from "#src/booking/contract/booking-state.ts";
import type { OperationPayload } from "#src/booking/contract/operations.ts";
import type { BookedTable, GuestDetails, Slot } from "#src/bot/machine/core/table.ts";
import { defined } from "#src/lib/defined.ts";

/** The wire's booking as conversations know it: `guestCount` becomes `partySize`. */
export function toBookedTable(booking: Booking): BookedTable {
  const name = [booking.guest?.firstName, booking.guest?.lastName].filter(Boolean).join(" ");
  return {
    id: booking.id,
    venueId: booking.venueId,
    scenarioName: booking.scenarioName ?? "",
    startsAt: booking.timeFrom,
    ...defined({ endsAt: booking.timeTo }),
    partySize: booking.guestCount,
    state: booking.status,
    ...(name !== "" && { name }),
    ...(booking.comment !== undefined && booking.comment !== "" && { comment: booking.comment }),
    ...feeField(booking),
    ...defined({ agreement: agreementIn(booking.extProperties) }),
  };
}

/** What a no-show costs in all, where the service says so: what it captures, or else what it only reserves. */
export function feeField({ noShowFee }: Pick<Booking, "noShowFee">): { readonly noShowFee?: number } {
  const amount = noShowFee?.amountToCapture ?? noShowFee?.amountPreAuthorized;
  return defined({ noShowFee: amount });
}

/** A booking that the guest may still come to: no hold, not over, not begun before `since`. */
export function isAhead(booking: Booking, since: Temporal.Instant): boolean {
  return (
    hasGuest(booking) &&
    bookingStates[booking.status].access !== "final" &&
    Temporal.Instant.compare(Temporal.Instant.from(booking.timeFrom), since) > 0
  );
}

export function toSlot(venueId: number, slot: OperationPayload<"listTimeSlots">[number]): Slot {
  const { id, scenarioName, available, waitlistAvailable, timeFrom: startsAt, timeTo: endsAt } = slot;
  return { id, venueId, scenarioName, startsAt, ...defined({ endsAt }), available, waitlistAvailable };
}

/** The wire's guest: only what is known. */
export function toWireGuest({
  firstName,
  lastName,
  phone,
  email,
}: GuestDetails): NonNullable<Booking["guest"]> {
  return {
    ...defined({ firstName, lastName, phone, email }),
  };
}
