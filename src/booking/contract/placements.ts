import type { Booking, BookingDraft, Guest, WaitlistEntry } from "./booking.ts";
import type { Refused } from "./refusals.ts";

/**
 * One wish for a table. The caller has stored `reference` and `idempotencyKey` before the first request goes
 * out, gives the same two in every attempt and in recovery, and uses neither for anything else.
 */
export interface PlacementRequest {
  readonly venueId: number;
  /** With a guest: without one it would be a temporary booking, and never count as placed. */
  readonly booking: BookingDraft;
  /** Becomes the booking's `extReferenceId`, by which an attempt of unknown outcome is found again. */
  readonly reference: string;
  readonly idempotencyKey: string;
  /** How often it is tried while the outcome is open; three times unless told otherwise. */
  readonly attempts?: number;
}

export interface HoldFulfilment extends PlacementRequest {
  /** The temporary booking, created with the same `reference`. */
  readonly bookingId: string;
}

interface Recovery extends PlacementRequest {
  /** The temporary booking that was to become the reservation, where there was one. */
  readonly bookingId?: string;
  /** The booking already taken for the placement, when all that is left to do is to rid it of duplicates. */
  readonly keep?: string;
}

type RefusedOutcome = { readonly outcome: "refused" } & Refused;

/** The service may or may not have it, or may get it yet: recover the placement later. */
export interface Unknown {
  readonly outcome: "unknown";
}

export type PlacementOutcome =
  | {
      readonly outcome: "placed";
      readonly booking: Booking;
      /**
       * False when a duplicate could not be cancelled, or may be on its way: recover the placement again, when no
       * request can still be under way.
       */
      readonly settled: boolean;
    }
  | RefusedOutcome
  | Unknown;

export type WaitlistOutcome =
  | { readonly outcome: "placed"; readonly entry: WaitlistEntry }
  | RefusedOutcome
  | Unknown;

export interface HoldRequest {
  readonly venueId: number;
  readonly timeSlotId: string;
  readonly guestCount: number;
  /** The reference of the placement that the hold is for: both bear it, and are found by it. */
  readonly reference: string;
  /** The key of the placement. Another slot is another placement, with a reference and key of its own. */
  readonly idempotencyKey: string;
  /** The guest's own reference, the same for all of their bookings: `extReferenceNumber`. */
  readonly guestReference?: string;
  /** It may have been asked for before, by a process that died: it is looked up first. */
  readonly mayStand?: boolean;
}

/** A hold is a courtesy: whatever comes of it but `taken`, the booking goes on, with it or without. */
export type HoldOutcome =
  | { readonly outcome: "held"; readonly booking: Booking }
  /** Somebody else has the table: the service says so by its code. */
  | { readonly outcome: "taken" }
  /** This guest, or the client, has as much as the venue allows: the next one may have theirs. */
  | { readonly outcome: "limited"; readonly detail: string }
  /** The service takes no holds. */
  | { readonly outcome: "refused"; readonly detail: string }
  /** It may take one another time. With `mayStand` there may be a hold, now or yet, that nobody has seen. */
  | { readonly outcome: "failed"; readonly detail: string; readonly mayStand: boolean };

/** What a booking is to be like. What is left out stays as it is. */
export interface ChangeRequest {
  readonly venueId: number;
  readonly bookingId: string;
  readonly guestCount: number;
  /** UTC, ISO 8601. */
  readonly timeFrom: string;
  /** The venue's own date of that moment, YYYY-MM-DD. */
  readonly date: string;
  /** The time slot that begins then. Left out, it is looked up where the booking moves. */
  readonly slot?: { readonly id: string; readonly scenarioName: string };
  readonly comment?: string;
  /** The fields of the guest that are to be otherwise; a name replaces the former one whole. */
  readonly guest?: Guest;
  /** Of `extProperties`, those that are set, or taken off with null; a service that keeps none is no reason to refuse. */
  readonly properties?: Readonly<Record<string, string | null>>;
}

export type ChangeOutcome =
  | { readonly outcome: "changed"; readonly booking: Booking }
  /** `booking` is what the service holds then, where it has one: a part of the change may stand. */
  | (RefusedOutcome & { readonly booking?: Booking })
  | Unknown;

/**
 * Everything that places or changes something in more than one request, so that it is never done twice. The state of a
 * placement is the caller's to store: these functions keep nothing between calls. A BookingError is thrown only when
 * certainly nothing was done in that call.
 */
export interface Placements {
  placeBooking(request: PlacementRequest): Promise<PlacementOutcome>;
  /** Never rejects with a BookingError. */
  createHold(request: HoldRequest): Promise<HoldOutcome>;
  /** Turns the temporary booking into the reservation; once it has lapsed, places a new one. */
  fulfilHold(request: HoldFulfilment): Promise<PlacementOutcome>;
  /** Gives a hold back; nothing else is ever deleted. False when it has become a reservation. */
  removeHold(hold: { readonly venueId: number; readonly bookingId: string }): Promise<boolean>;
  /** Gives back what holds there are under a reference. Only once no request can be under way. */
  removeHoldsOf(placement: { readonly venueId: number; readonly reference: string }): Promise<void>;
  /**
   * Goes on where an earlier run stopped, with an open outcome or by dying: looks first, and places only
   * what the service does not know. May be called any number of times. Never rejects with a BookingError:
   * what the earlier run did is unknown as long as the service cannot be asked.
   */
  recoverPlacement(request: Recovery): Promise<PlacementOutcome>;
  placeWaitlistEntry(request: PlacementRequest): Promise<WaitlistOutcome>;
  /**
   * Cancels a booking after its guest was overwritten by nobody, so that what a service keeps of it names no one. One
   * that is over, or gone, is left as it is. Doing it twice comes to the same.
   * @returns whether it does not stand any more
   */
  cancelAsNobody(booking: { readonly venueId: number; readonly bookingId: string }): Promise<boolean>;
  /**
   * Makes a booking one of another guest reference, and leaves all else of it. Doing it twice comes to the same.
   * @returns the booking as it is then; undefined where the service does not let go of it
   */
  giveOver(booking: {
    readonly venueId: number;
    readonly bookingId: string;
    readonly guestReference: string;
  }): Promise<Booking | undefined>;
  /** Doing it twice comes to the same. */
  changeBooking(request: ChangeRequest): Promise<ChangeOutcome>;
}
