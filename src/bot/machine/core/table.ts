import type { BookingState } from "#src/booking/contract/booking-state.ts";

/** A start time at one venue and scenario, as the service offered it for one party size. */
export interface Slot {
  /** The service's opaque time slot id. */
  readonly id: string;
  readonly venueId: number;
  readonly scenarioName: string;
  /** UTC, ISO 8601. */
  readonly startsAt: string;
  /** The same: until when the table is the guest's. Absent where the service does not say. */
  readonly endsAt?: string;
  readonly available: boolean;
  readonly waitlistAvailable: boolean;
}

/** What a day has for a party. `few`: some of the ways to dine are full, others are not. `closed`: nothing is offered then. */
export type DayState = "free" | "few" | "full" | "closed";

/** A day of a calendar. */
export interface CalendarDay {
  /** YYYY-MM-DD, venue-local. */
  readonly date: string;
  readonly state: DayState;
}

/** What a guest agreed to, as it is kept with the booking. */
interface KeptAgreement {
  /** The words that were shown, line by line. */
  readonly words: string;
  /** UTC, ISO 8601. */
  readonly at: string;
}

/** A booking of this guest, as the conversation needs to know it. */
export interface BookedTable {
  readonly id: string;
  readonly venueId: number;
  readonly scenarioName: string;
  /** UTC, ISO 8601. */
  readonly startsAt: string;
  /** The same, where the service says it. */
  readonly endsAt?: string;
  readonly partySize: number;
  readonly state: BookingState;
  /** The name it is under; absent where the service gave none. */
  readonly name?: string;
  readonly comment?: string;
  /** What a no-show costs in all, as the service holds it, in units of the venue's currency. */
  readonly noShowFee?: number;
  /** What the guest agreed to pay in some cases. */
  readonly agreement?: KeptAgreement;
}

/** Which booking is meant, wherever only that matters. */
export interface BookingKey {
  readonly venueId: number;
  readonly id: string;
}

export const isSameBooking = (a: BookingKey, b: BookingKey): boolean =>
  a.id === b.id && a.venueId === b.venueId;

/** Who books. Remembered in the chat, so that a guest is asked once. */
export interface GuestDetails {
  readonly firstName?: string;
  readonly lastName?: string;
  /** E.164. */
  readonly phone?: string;
  readonly email?: string;
  /** Allergies, in the guest's words: they hold at every visit. */
  readonly needs?: string;
}

/** Whom a booking is under. A part of a name that is given replaces the former name whole. */
export type Holder = Pick<GuestDetails, "firstName" | "lastName" | "phone" | "email">;

/** Start times that a waiting guest would take, `HH:MM` on the venue's clock, both included; a bound left out is open. */
export interface TimeRange {
  readonly from?: string;
  /** One before `from` is past midnight: then only `from` binds. */
  readonly to?: string;
}

/** A table that this guest waits for. */
export interface WaitingTable {
  readonly entryId: string;
  readonly venueId: number;
  readonly scenarioName: string;
  /** UTC, ISO 8601. */
  readonly startsAt: string;
  readonly partySize: number;
  /** The times of that day which would do; absent where it is about `startsAt`. */
  readonly takes?: TimeRange;
  /** 1 is the first to be offered a table at these times. */
  readonly place: number;
}

/** A table that came free for someone on the waitlist. */
export interface FreedTable {
  readonly waitlistEntryId: string;
  readonly slot: Slot;
  readonly partySize: number;
  /** Absent where the service takes no holds: the table may go to somebody else meanwhile. */
  readonly hold?: { readonly bookingId: string; readonly minutes: number };
  /** The reference and key that a hold was asked for under, for the booking it becomes. */
  readonly reference: string;
  readonly idempotencyKey: string;
  readonly comment?: string;
  /** Until when it is offered: UTC, ISO 8601. */
  readonly until?: string;
  /** The round of friends that it was wished for. */
  readonly round?: string;
  /** Others in line are asked at the same time, and the first yes gets it. */
  readonly isShared?: true;
}
