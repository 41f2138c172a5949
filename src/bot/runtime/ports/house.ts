import type { Ask } from "#src/booking/contract/operations.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type { OutsideEvent } from "#src/bot/machine/core/event.ts";
import type { BookedTable, BookingKey } from "#src/bot/machine/core/table.ts";

/**
 * Brings an event of the house into a chat. Resolves when it is stored; false when this id was seen
 * before, so that a repeat is harmless.
 */
export type Inject = (conversationId: string, event: OutsideEvent, id: string) => Promise<boolean>;

/** What the bot knows of the restaurant besides its bookings. It is read at every turn, since it may change. */
export interface House {
  /** True if a remote service keeps the bookings, in which we cannot erase. */
  readonly keptElsewhere?: boolean;
  /** Guests who give an e-mail address are told there too. */
  readonly mails?: boolean;
  /** The venues to book at; empty while the service has not listed any. */
  venues(): readonly VenueFacts[];
}

/** The operations of the booking service that conversations need. */
export type BookingService = {
  readonly [Name in
    | "listBookings"
    | "getBooking"
    | "updateBookingState"
    | "listTimeSlots"
    | "listAvailability"]: Ask<Name>;
};

/** Guests' bookings, one by one, as conversations know them. A fault of the service is thrown. */
export interface BookedTables {
  /** Undefined when the service knows it no more. */
  find(key: BookingKey): Promise<BookedTable | undefined>;
  /** What the service lists under a guest's reference, whatever its state. */
  listOf(guestReference: string): Promise<readonly BookedTable[]>;
  /** The guest was asked and has not answered. Undefined when the booking is further along, and stays as it is. */
  markUnconfirmed(key: BookingKey): Promise<BookedTable | undefined>;
}

/** Which venues' holds the service refuses, and when to try again. */
export interface HoldRefusals {
  isRefused(venueId: number, now: Temporal.Instant): Promise<boolean>;
  remember(venueId: number, until: Temporal.Instant): Promise<void>;
}
