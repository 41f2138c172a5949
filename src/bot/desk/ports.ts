import type { BookingState } from "#src/booking/contract/booking-state.ts";
import type { BookedTable, BookingKey } from "#src/bot/machine/table.ts";
import type { Result } from "#src/lib/result.ts";

/** A booking as the staff see it. */
export interface DeskBooking extends BookedTable {
  readonly phone?: string;
  readonly email?: string;
}

/** Who of the staff acted, for the audit trail. */
export interface StaffMember {
  /** Platform and id, e.g. `discord:80351110224678912`. */
  readonly id: string;
  readonly displayName: string;
}

/** Why the house's book did not take a change. */
export type DeskRefusal = "notFound" | "readOnly" | "stateNotAllowed";

/**
 * The bookings the staff work on. With the embedded service these are all of the house's, through
 * its internal port; with a remote one, which has no list by day, those placed through maitred.
 */
export interface HouseBook {
  /** False where only bookings placed through maitred are known; day sheets say so. */
  readonly complete: boolean;
  /** Bookings of one venue-local date that starts then, cancelled ones included, in order of time. */
  listDay(venueId: number, date: string): Promise<readonly DeskBooking[]>;
  find(key: BookingKey): Promise<DeskBooking | undefined>;
  setState(
    key: BookingKey,
    state: BookingState,
    by: StaffMember,
  ): Promise<Result<DeskBooking, { readonly refusal: DeskRefusal }>>;
}

/** What the staff do that is written down. Reading guests' data counts. */
export type StaffAction = "readDaySheet" | "readBooking" | "confirmBooking" | "cancelBooking";

/** Who did what, when. */
export interface AuditTrail {
  record(entry: {
    readonly by: StaffMember;
    readonly action: StaffAction;
    /** Absent for a day sheet. */
    readonly booking?: BookingKey;
    readonly at: Temporal.Instant;
  }): Promise<void>;
}

/** Tells a booking's guest, in the chat it was made in, what the staff did. */
export interface GuestLine {
  /** False where the booking was not made through a chat. */
  tell(
    change: "confirmed" | "cancelled",
    booking: BookedTable,
    /** Makes a repeat harmless: one change is told once. */
    key: string,
  ): Promise<boolean>;
}
