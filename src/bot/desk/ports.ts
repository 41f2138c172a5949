import type { BookedTable, BookingKey } from "#src/bot/machine/core/table.ts";

/** Who of the staff acted, for the audit trail. */
export interface StaffMember {
  /** Platform and id, e.g. `discord:80351110224678912`. */
  readonly id: string;
  readonly displayName: string;
}

/** Who did what, when. */
export interface AuditTrail {
  record(entry: {
    readonly by: StaffMember;
    /** A verb and its object, such as `confirmBooking`. Reading guests' data counts. */
    readonly action: string;
    /** Absent where the action is about no one booking. */
    readonly booking?: BookingKey;
    /** The rule set or lifted. */
    readonly rule?: { readonly venueId: number; readonly id: string };
    readonly at: Temporal.Instant;
  }): Promise<void>;
}

/** Tells a booking's guest, in the chat it was made in, what the staff did. */
export interface GuestLine {
  /** False where the booking was not made through a chat. One change is told once, however often it is called. */
  tell(change: "confirmed" | "cancelled", booking: BookedTable): Promise<boolean>;
}
