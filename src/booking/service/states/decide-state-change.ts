import { type BookingState, bookingStates, isSettable } from "#src/booking/contract/booking-state.ts";
import type { RefusalCode } from "#src/booking/contract/refusals.ts";
import type { Result } from "#src/lib/result.ts";

/** Who wants the change: an integrator through the interface, or the venue itself (its staff, its jobs). */
type StateSetter = "api" | "staff";

export interface StateChange {
  readonly from: BookingState;
  readonly to: BookingState;
  readonly by: StateSetter;
  /** Whether the booking is a hold that has no guest yet. */
  readonly temporary: boolean;
}

type StateRefusal = Extract<RefusalCode, "invalid_request" | "booking_read_only" | "state_not_allowed">;

/**
 * Whether a booking may move to another state (interface specification, "Booking states"): only to a higher
 * level; the API sets three of the states and nothing while a booking is blocked; nobody changes a final one.
 * Of the states, a temporary booking takes only CANCELLED. The value is the new state.
 */
export function decideStateChange(change: StateChange): Result<BookingState, { refusal: StateRefusal }> {
  const refusal = refusalOf(change);
  return refusal === undefined ? { ok: true, value: change.to } : { ok: false, refusal };
}

/** Whether the API may change anything of a booking in this state: its slot, its guest, its party size. */
export function mayUpdate(state: BookingState): boolean {
  return bookingStates[state].access === "open";
}

type DeleteRefusal = Extract<RefusalCode, "booking_read_only" | "not_temporary">;

/** Whether a booking may be deleted: only a temporary one (interface specification, "Delete Booking"). */
export function decideDelete(
  state: BookingState,
  { temporary }: Pick<StateChange, "temporary">,
): Result<undefined, { refusal: DeleteRefusal }> {
  if (bookingStates[state].access === "final") return { ok: false, refusal: "booking_read_only" };
  return temporary ? { ok: true, value: undefined } : { ok: false, refusal: "not_temporary" };
}

type TableRefusal = Extract<RefusalCode, "booking_read_only" | "state_not_allowed">;

/** Whether the staff may choose the tables of a booking: until it is over, and not of a temporary one. */
export function decideTableChoice(
  state: BookingState,
  { temporary }: Pick<StateChange, "temporary">,
): Result<undefined, { refusal: TableRefusal }> {
  if (bookingStates[state].access === "final") return { ok: false, refusal: "booking_read_only" };
  return temporary ? { ok: false, refusal: "state_not_allowed" } : { ok: true, value: undefined };
}

/** Whether the party sits at its tables in fact: nobody seats it elsewhere on paper any more. */
export function isSeated(state: BookingState): boolean {
  return state === "SEATED" || state === "BILL_PRINTED";
}

function refusalOf({ from, to, by, temporary }: StateChange): StateRefusal | undefined {
  if (by === "api" && !isSettable(to)) return "invalid_request";
  const { access, level } = bookingStates[from];
  if (access === "final" || (by === "api" && access === "blocked")) return "booking_read_only";
  if (temporary && to !== "CANCELLED") return "state_not_allowed";
  return bookingStates[to].level > level ? undefined : "state_not_allowed";
}
