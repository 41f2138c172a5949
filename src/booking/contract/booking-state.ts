import { z } from "zod";

/** The nine states of a booking (interface specification, "Booking states"). */
export const bookingStateSchema = z
  .enum([
    "REGISTERED",
    "UNCONFIRMED",
    "CONFIRMED",
    "WAITING",
    "SEATED",
    "BILL_PRINTED",
    "CLOSED",
    "NO_SHOW",
    "CANCELLED",
  ])
  .meta({ id: "BookingState" });
export type BookingState = z.infer<typeof bookingStateSchema>;

/** The states that may be set through the API. */
export const settableStateSchema = z.enum(["UNCONFIRMED", "CONFIRMED", "CANCELLED"], {
  error: "must be one of UNCONFIRMED, CONFIRMED and CANCELLED",
});
export type SettableState = z.infer<typeof settableStateSchema>;

/** Waitlist entries can only be cancelled. */
export const settableWaitlistStateSchema = z.enum(["CANCELLED"], { error: "must be CANCELLED" });

interface StateRules {
  /** A booking only ever moves to a state of a higher level. */
  readonly level: number;
  /**
   * What the API may do with a booking in this state: `open` takes changes, `blocked` is active in the house
   * and takes none, `final` is over and takes none from anybody.
   */
  readonly access: "open" | "blocked" | "final";
}

/** Level and access of each state (interface specification, "Booking states"). */
export const bookingStates: Readonly<Record<BookingState, StateRules>> = {
  REGISTERED: { level: 0, access: "open" },
  UNCONFIRMED: { level: 1, access: "open" },
  CONFIRMED: { level: 2, access: "open" },
  WAITING: { level: 3, access: "blocked" },
  SEATED: { level: 4, access: "blocked" },
  BILL_PRINTED: { level: 5, access: "blocked" },
  CLOSED: { level: 6, access: "final" },
  NO_SHOW: { level: 6, access: "final" },
  CANCELLED: { level: 6, access: "final" },
};

/** Whether the API may set this state at all, whatever the booking. */
export function isSettable(state: BookingState): state is SettableState {
  return settableStateSchema.safeParse(state).success;
}
