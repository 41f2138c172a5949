import type { Booking, BookingDraft } from "#src/booking/contract/booking.ts";
import type {
  OperationName,
  OperationPayload,
  OperationRefusal,
  OperationRequest,
} from "#src/booking/contract/operations.ts";
import type { RefusalCode } from "#src/booking/contract/refusals.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type { Notice, OfferAnswer, WaitlistedWish } from "#src/bot/machine/core/effect.ts";
import type { GuestCommand, OutsideEvent } from "#src/bot/machine/core/event.ts";
import type { BookedTable, BookingKey } from "#src/bot/machine/core/table.ts";
import type { Reply } from "#src/bot/replies/reply.ts";
import type { Result } from "#src/lib/result.ts";

/** Where a guest is reached: one chat on one platform. */
export interface Address {
  readonly platform: string;
  /** The platform's chat id. */
  readonly chatId: string;
}

/** Points at one message on a platform; opaque to everything but its adapter. */
export type MessageRef = string;

/** What a guest did, in every platform's common words. */
export type InboundContent =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "choice"; readonly token: string; readonly message?: MessageRef }
  /** `phone` as the platform gave it. Adapters pass on only the sender's own contact. */
  | {
      readonly type: "contact";
      readonly phone: string;
      readonly firstName?: string;
      readonly lastName?: string;
    }
  | { readonly type: "command"; readonly command: GuestCommand; readonly argument?: string }
  /** A photo, a voice message, a sticker. */
  | { readonly type: "other" };

/** One update of a platform. */
export interface Inbound {
  /** Unique on its platform for ever; an update delivered twice is dropped by it. */
  readonly id: string;
  readonly address: Address;
  readonly content: InboundContent;
  /** BCP 47, the platform's setting of this guest. */
  readonly language?: string;
}

/** Stores an update; once it resolves, the update may be acknowledged to the platform. */
export type Receive = (inbound: Inbound) => Promise<void>;

/** How the sending went. A passing fault (network, 5xx, rate limit) is thrown instead, and tried again. */
export type Delivery =
  | { readonly ok: true; readonly message?: MessageRef }
  /** The guest blocked the bot or the chat is gone (unreachable), or the platform will never take this reply (rejected). */
  | { readonly ok: false; readonly reason: "unreachable" | "rejected" };

/** A chat platform for guests. A new platform is one folder that implements this. */
export interface Platform {
  readonly name: string;
  /** What the platform cannot do is said here, not by optional methods. */
  readonly capabilities: { readonly edits: boolean; readonly contactSharing: boolean };
  /** Begins to take updates. Throws with a clear message when it cannot (a wrong token). */
  start(receive: Receive): Promise<void>;
  /** Stops taking updates; resolves when those in hand are stored. */
  stop(): Promise<void>;
  /**
   * Sends a reply; with `replaces`, edits that message into it where the platform can, and sends a
   * new one where the message can no longer be edited.
   */
  send(address: Address, reply: Reply, options?: { readonly replaces?: MessageRef }): Promise<Delivery>;
}

/**
 * Brings an event of the house into a chat. Resolves when it is stored; false when this id was seen
 * before, so that a repeat is harmless.
 */
export type Inject = (conversationId: string, event: OutsideEvent, id: string) => Promise<boolean>;

/** What the bot knows of the house besides the booking service. Read at every turn: it may change. */
export interface House {
  /** The venues to book at; empty while the service has not listed any. */
  venues(): readonly VenueFacts[];
}

/** What the staff are told: by the conversation itself, or by what was asked after the booking. */
export type StaffNotice =
  | Notice
  /** The guest did not answer the confirmation question, or could not be asked: call them. */
  | { readonly kind: "noAnswer" | "unreachable"; readonly booking: BookedTable }
  /** It was changed or cancelled in the restaurant's own system, or by another client of the service. */
  | { readonly kind: "changedOutside" | "cancelledOutside"; readonly booking: BookedTable };

/** Where notices to the staff go: a durable queue, so that a sleeping staff platform loses none. */
export interface StaffNotices {
  /** `key` makes a repeat harmless. */
  send(notice: StaffNotice, key: string): Promise<void>;
}

/** The confirmation question as it went out. */
export interface PromptDelivery {
  readonly conversationId: string;
  readonly booking: BookedTable;
  readonly kind: "prompt" | "reminder";
  readonly at: Temporal.Instant;
}

/** What happens after the booking. Every call may come twice; a fault is thrown and the call repeated. */
export interface BookingAftercare {
  /** The booking was placed, changed, confirmed or cancelled in this chat. */
  track(conversationId: string, booking: BookedTable): Promise<void>;
  promptDelivered(delivery: PromptDelivery): Promise<void>;
  /** The confirmation question cannot reach this guest. */
  guestUnreachable(conversationId: string, booking: BookedTable): Promise<void>;
}

/** Who waits for a table. Every call may come twice; a fault is thrown and the call repeated. */
export interface WaitlistDesk {
  /** The service took the wish on its waitlist. */
  joined(conversationId: string, entry: WaitlistedWish): Promise<void>;
  answered(conversationId: string, entryId: string, answer: OfferAnswer): Promise<void>;
}

/** Guests' bookings, one by one, as conversations know them. A fault of the service is thrown. */
export interface BookedTables {
  /** Undefined when the service knows it no more. */
  find(key: BookingKey): Promise<BookedTable | undefined>;
  /** What the service lists under a guest's reference, whatever its state. */
  listOf(guestReference: string): Promise<readonly BookedTable[]>;
  /** The guest was asked and has not answered. Undefined when the booking is further along, and stays as it is. */
  markUnconfirmed(key: BookingKey): Promise<BookedTable | undefined>;
}

/** One operation of the booking service. A fault is thrown, see `isServiceFault`. */
export type Ask<Name extends OperationName> = (
  request: OperationRequest<Name> & { readonly idempotencyKey?: string },
) => Promise<
  Result<OperationPayload<Name>, { readonly refusal: OperationRefusal<Name> | "invalid_request" }>
>;

/** The operations of the booking service that conversations need. */
export type BookingService = {
  readonly [Name in
    | "listBookings"
    | "getBooking"
    | "updateBookingState"
    | "listTimeSlots"
    | "listAvailability"]: Ask<Name>;
};

/** One wish for a table, on the wire's terms; the same in all attempts at it, recovery included. */
export interface PlacementRequest {
  readonly venueId: number;
  readonly booking: BookingDraft;
  /** Becomes the booking's `extReferenceId`, by which an attempt of unknown outcome is found again. */
  readonly reference: string;
  readonly idempotencyKey: string;
}

type Refused = { readonly outcome: "refused"; readonly refusal: RefusalCode };
/** The service may have it, or may get it yet: recover it later. */
type Unknown = { readonly outcome: "unknown" };

export type PlacementOutcome =
  /** `settled` is false while a duplicate is not ruled out: recover it again, later, with this booking to `keep`. */
  { readonly outcome: "placed"; readonly booking: Booking; readonly settled: boolean } | Refused | Unknown;

export interface HoldRequest {
  readonly venueId: number;
  readonly timeSlotId: string;
  readonly guestCount: number;
  readonly reference: string;
  readonly idempotencyKey: string;
  /** Becomes `extReferenceNumber`. */
  readonly guestReference: string;
  /** It may have been asked for before: it is looked up first. */
  readonly mayStand: boolean;
}

/** A hold is a courtesy: whatever comes of it but `taken`, the booking goes on, with it or without. */
export type HoldOutcome =
  | { readonly outcome: "held"; readonly booking: Pick<Booking, "id" | "noShowFee"> }
  | { readonly outcome: "taken" }
  /** The service takes no holds. */
  | { readonly outcome: "refused"; readonly detail: string }
  /** A passing fault. With `mayStand` there may be a hold that nobody has seen, now or yet. */
  | { readonly outcome: "failed"; readonly detail: string; readonly mayStand: boolean };

/** Which venues' holds the service refuses, and when to try again. */
export interface HoldRefusals {
  isRefused(venueId: number, now: Temporal.Instant): Promise<boolean>;
  remember(venueId: number, until: Temporal.Instant): Promise<void>;
}

/** What a booking is to be like; what is left out stays as it is. */
interface ChangeRequest {
  readonly venueId: number;
  readonly bookingId: string;
  readonly guestCount: number;
  /** UTC, ISO 8601. */
  readonly timeFrom: string;
  /** The venue's own date of that moment, YYYY-MM-DD. */
  readonly date: string;
  /** Looked up by its time where it is left out. */
  readonly slot?: { readonly id: string; readonly scenarioName: string };
  readonly comment?: string;
}

type ChangeOutcome =
  | { readonly outcome: "changed"; readonly booking: Booking }
  /** `booking` is what the service holds then: a part of the change may stand. */
  | (Refused & { readonly booking?: Booking })
  | Unknown;

/**
 * Places bookings, each of them once. A fault is thrown only when certainly nothing was placed in that call.
 */
export interface Placements {
  /** Never throws a fault. */
  createHold(request: HoldRequest): Promise<HoldOutcome>;
  /** Gives a hold back; nothing else is ever deleted. False when it has become a reservation. */
  removeHold(hold: { readonly venueId: number; readonly bookingId: string }): Promise<boolean>;
  /** Gives back what holds there are under a reference. Only once no request can be under way. */
  removeHoldsOf(placement: { readonly venueId: number; readonly reference: string }): Promise<void>;
  placeBooking(request: PlacementRequest): Promise<PlacementOutcome>;
  /** Turns the temporary booking into the reservation; once it has lapsed, places a new one. */
  fulfilHold(request: PlacementRequest & { readonly bookingId: string }): Promise<PlacementOutcome>;
  /** Goes on where an earlier attempt stopped: looks first. `bookingId` is the hold's. */
  recoverPlacement(
    request: PlacementRequest & { readonly bookingId?: string; readonly keep?: string },
  ): Promise<PlacementOutcome>;
  placeWaitlistEntry(
    request: PlacementRequest,
  ): Promise<{ readonly outcome: "placed"; readonly entry: { readonly id: string } } | Refused | Unknown>;
  /** Doing it twice comes to the same. A fault is thrown only when certainly nothing was changed. */
  changeBooking(request: ChangeRequest): Promise<ChangeOutcome>;
}

/** The booking service could not be asked, or its answer made no sense. */
export interface ServiceFault extends Error {
  /** Whether it may have done what it was asked, all the same. */
  readonly mayHaveActed: boolean;
  /** The HTTP status, where there was an answer. */
  readonly status?: number;
}

/** Told by its shape, since the client that throws it is not to be known here. */
export function isServiceFault(error: unknown): error is ServiceFault {
  return error instanceof Error && "mayHaveActed" in error && typeof error.mayHaveActed === "boolean";
}
