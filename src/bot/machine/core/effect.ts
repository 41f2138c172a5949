import type { Agreement } from "./agreement.ts";
import type { GuestWord } from "./enquiry.ts";
import type { Message } from "./message.ts";
import type { BookedTable, BookingKey, GuestDetails, Holder, Slot, TimeRange } from "./table.ts";

/** A button under a message. */
export interface Button {
  readonly token: string;
  readonly label: Message;
  /** As in `Option`. */
  readonly row?: number;
}

/** Says one message, made of lines, with its buttons. */
export interface Say {
  readonly type: "say";
  /** BCP 47 primary subtag. */
  readonly language: string;
  /** ISO 3166-1 alpha-2 of the venue: the order of dates and the 12- or 24-hour clock follow it. */
  readonly region?: string;
  readonly lines: readonly Message[];
  readonly buttons: readonly Button[];
  /** Ask for the phone number with the platform's own button, where it has one. */
  readonly contactRequest: boolean;
  /** The platform's button for the phone number, which an earlier message brought, goes: it has served. */
  readonly contactServed?: true;
  /** False for what the guest did not ask for (a prompt): it never overwrites an earlier message. */
  readonly answers: boolean;
  /** Until when the hold is there that the lines tell of, UTC: what is sent late promises no more than is left of it. */
  readonly heldUntil?: string;
  /** The message to many guests that it is: by this the house finds out whom it reached. */
  readonly broadcast?: string;
}

/** Everything needed to place a booking, stored before the request leaves. */
export interface Placement {
  readonly venueId: number;
  readonly slot: Slot;
  readonly partySize: number;
  readonly reference: string;
  readonly idempotencyKey: string;
  readonly guest: GuestDetails;
  readonly comment?: string;
  /** The temporary booking to be turned into the reservation. */
  readonly holdId?: string;
  /** The waitlist entry that this table answers: it is over once the booking stands. */
  readonly waitlistEntryId?: string;
  /** Of a waitlist entry: the times that would do. */
  readonly takes?: TimeRange;
  /** Of a waitlist entry: the round of friends that the table is for. */
  readonly round?: string;
  /** What the guest agreed to pay in some cases; kept with the booking. */
  readonly agreement?: Agreement;
  /** The deposit that was paid for it, in units of its currency; kept with the booking. */
  readonly paid?: { readonly amount: number; readonly currency: string; readonly chargeId: string };
}

/** What is to be paid before a table is booked. */
export interface Deposit {
  /** Unguessable; what a payment names. */
  readonly id: string;
  /** In the smallest units of the currency. */
  readonly amount: number;
  /** ISO 4217, or XTR for Telegram's Stars. */
  readonly currency: string;
  /** What is booked once it is paid. */
  readonly placement: Placement;
  /** Until when it may be paid: UTC, ISO 8601. */
  readonly until: string;
  /** Until when it comes back to who cancels; absent where it always does. */
  readonly freeUntil?: string;
}

/** Times of one day that an organiser may choose from for their group. */
export interface OfferedTimes {
  readonly venueId: number;
  readonly partySize: number;
  /** UTC, ISO 8601; one at least. */
  readonly startsAt: readonly [string, ...string[]];
}

/** What a guest on the waitlist waits for. */
export interface WaitlistedWish {
  readonly entryId: string;
  readonly slot: Slot;
  readonly partySize: number;
  readonly comment?: string;
  /** The times of that day which would do; absent where it is about the slot's own. */
  readonly takes?: TimeRange;
  /** As in `Draft`. */
  readonly round?: string;
}

/**
 * `taken`: the booking stands. `gone`: somebody else has the table, and the guest waits on. `refused`: the service does
 * not place it for this guest, who waits on. `declined`: the guest waits no more. `kept`: the guest does not want this table, and
 * waits on.
 */
export type OfferAnswer = "taken" | "gone" | "refused" | "declined" | "kept";

/** Tells the staff. */
export type Notice =
  | { readonly kind: "booked" | "confirmed" | "cancelled"; readonly booking: BookedTable }
  /** `isRenamed`: it is under another name. */
  | { readonly kind: "changed"; readonly booking: BookedTable; readonly isRenamed?: true }
  /** The guest comes late, by so much where they said it. */
  | { readonly kind: "late"; readonly booking: BookedTable; readonly minutes?: number }
  | {
      /** Who waits for a table; and who asks for more than the house allows one guest. */
      readonly kind: "waitlisted" | "limitReached";
      readonly venueId: number;
      readonly startsAt: string;
      readonly partySize: number;
      readonly guestName?: string;
    };

/** What became of a booking, for a calendar. */
export type CalendarChange = "placed" | "changed" | "cancelled";

/** What is to be done outside; the runtime performs it after the turn is stored, at least once. */
export type Effect =
  | Say
  | {
      readonly type: "findSlots";
      readonly requestId: string;
      readonly venueId: number;
      readonly partySize: number;
      readonly date: string;
    }
  | {
      readonly type: "findAlternatives";
      readonly requestId: string;
      readonly venueId: number;
      readonly partySize: number;
      readonly date: string;
      readonly scenarioName?: string;
      /** Venue-local HH:MM; the answer holds the slots nearest to it. */
      readonly time?: string;
      /** Other venues of the house to look at, the same day. */
      readonly otherVenueIds: readonly number[];
    }
  /** What some days in a row have to offer. */
  | {
      readonly type: "findDays";
      readonly requestId: string;
      readonly venueId: number;
      readonly partySize: number;
      readonly fromDate: string;
      readonly days: number;
      /** That one alone counts. */
      readonly scenarioName?: string;
    }
  | {
      readonly type: "placeHold";
      readonly requestId: string;
      /** The answer tells of a booking that the guest has about then. */
      readonly tellsSameEvening?: true;
      readonly slot: Slot;
      readonly partySize: number;
      readonly reference: string;
      readonly idempotencyKey: string;
    }
  | { readonly type: "releaseHold"; readonly hold: BookingKey }
  | { readonly type: "placeBooking"; readonly requestId: string; readonly placement: Placement }
  /** Asks for the deposit in the chat. */
  | {
      readonly type: "askDeposit";
      readonly requestId: string;
      readonly deposit: Deposit;
      /** As in `Say`. */
      readonly language: string;
      readonly region?: string;
      readonly title: Message;
      readonly description: Message;
    }
  /** It must not be paid any more. */
  | { readonly type: "withdrawDeposit"; readonly depositId: string }
  /** Books what a payment was for, or sends it back. */
  | { readonly type: "takePayment"; readonly requestId: string; readonly chargeId: string }
  /** A booking is cancelled: what was paid for it goes back, or stays. */
  | {
      readonly type: "settleDeposit";
      readonly requestId: string;
      readonly booking: BookedTable;
      readonly cancelledBy: "guest" | "house";
      /** UTC, ISO 8601. */
      readonly at: string;
    }
  /** With `alsoBegun` those of the last hours too. */
  | { readonly type: "findBookings"; readonly requestId: string; readonly alsoBegun?: true }
  /** Has the bookings ahead under a reference, where the guest knows the number or the name that they are under. */
  | {
      readonly type: "claimBookings";
      readonly requestId: string;
      readonly reference: string;
      readonly proof: Holder;
    }
  /** The guest's last visit, or else the booking that is furthest ahead. */
  /** The language is the guest's, by which what was said of that evening alone is told from their wishes. */
  | { readonly type: "recallBooking"; readonly requestId: string; readonly language?: string }
  | {
      readonly type: "changeBooking";
      readonly requestId: string;
      readonly booking: BookingKey;
      readonly partySize: number;
      /** UTC, ISO 8601. */
      readonly startsAt: string;
      readonly slot?: Slot;
      readonly comment?: string;
      /** What the guest knew of the booking: where it is for another visit by now, nothing is changed. */
      readonly asked?: BookedTable;
      /** Whom it is to be under from now on; what is left out stays. */
      readonly holder?: Holder;
      /** The terms of the changed booking; null where it has none any more, absent where they stay. */
      readonly agreement?: Agreement | null;
    }
  | {
      readonly type: "setBookingState";
      readonly requestId: string;
      readonly booking: BookingKey;
      readonly state: "UNCONFIRMED" | "CONFIRMED" | "CANCELLED";
      /** What the guest was asked about: where the booking is for another visit by now, nothing is set. */
      readonly asked?: BookedTable;
    }
  /** Cancels the booking that a new one, which stands, takes the place of. */
  | { readonly type: "cancelReplaced"; readonly requestId: string; readonly former: BookedTable }
  | { readonly type: "joinWaitlist"; readonly requestId: string; readonly placement: Placement }
  /** Writes down which times a waiting guest would take. */
  | { readonly type: "widenWish"; readonly waitlistEntryId: string; readonly takes: TimeRange }
  /** Offers a freed table in a message of its own, which `editOffer` finds again by the offer's reference. */
  | {
      readonly type: "offerTable";
      readonly waitlistEntryId: string;
      readonly reference: string;
      /** UTC, ISO 8601: an offer that could not be delivered by then is not sent. */
      readonly until?: string;
      readonly say: Say;
    }
  /**
   * Turns the messages of an offer into these words. With `until` it shows how much time is left: not after that moment,
   * and only where the platform can edit. Without, the offer is over: where it cannot be shown so, it is said.
   */
  | { readonly type: "editOffer"; readonly reference: string; readonly until?: string; readonly say: Say }
  /** What became of a freed table that was offered: the entry is over, or stays in line. */
  | {
      readonly type: "answerTableOffer";
      readonly waitlistEntryId: string;
      readonly answer: OfferAnswer;
      /** The offer's; absent where the guest leaves the line, whatever is offered. */
      readonly reference?: string;
    }
  /**
   * Sends the confirmation question. Only once it is out is the booking UNCONFIRMED; where the guest
   * cannot be reached, it goes on the staff's list to call.
   */
  | {
      readonly type: "askConfirmation";
      readonly booking: BookedTable;
      readonly kind: "prompt" | "reminder";
      readonly say: Say;
    }
  /** The guest wants to be asked later whether they come; `wanted` is the moment that they named, UTC. */
  | {
      readonly type: "putOffPrompt";
      readonly requestId: string;
      readonly booking: BookedTable;
      readonly wanted?: string;
    }
  /** Counts what is kept of the guest. */
  | { readonly type: "readGuest"; readonly requestId: string }
  /** Gives the guest all that is kept of them, as a file. */
  | { readonly type: "showRecord" }
  /** Erases the guest, once what the chat decided before is done. */
  | {
      readonly type: "eraseGuest";
      readonly requestId: string;
      /** To be cancelled; without the guest's name and wishes. */
      readonly cancel: readonly BookedTable[];
      /** Stay until the visit. */
      readonly keep: readonly (BookingKey & Pick<BookedTable, "startsAt">)[];
      /** Said once nothing is left; where bookings stay, the chat does and says it. */
      readonly goodbye: Say;
    }
  /** A file that enters, moves or removes this visit in the guest's calendar. */
  | {
      readonly type: "attachCalendarFile";
      readonly booking: BookedTable;
      readonly change: CalendarChange;
      /** When that happened: UTC, ISO 8601. */
      readonly at: string;
      /** As in `Say`. */
      readonly language: string;
      readonly region?: string;
      readonly title: Message;
      readonly note: Message;
    }
  /** Where the venue is, on the platform's map. */
  | { readonly type: "attachPlace"; readonly venueId: number }
  /** Pictures of the venue. */
  | { readonly type: "attachPhotos"; readonly venueId: number }
  /** Writes the ledger and plans, moves or drops the confirmation prompt of this booking. */
  | {
      readonly type: "trackBooking";
      readonly booking: BookedTable;
      /** The guest has just said that they come to it. */
      readonly isAnswered?: true;
    }
  /** The group that the table is for reads of it. */
  | ({
      readonly type: "shareTable";
      readonly booking: BookedTable;
      /** As in `Say`. */
      readonly language: string;
      readonly region?: string;
      /** The group is known by its round, or by the booking whose place this one takes. */
    } & (
      | { readonly round: string; readonly former?: undefined }
      | { readonly round?: undefined; readonly former: BookingKey }
    ))
  /** Lets the group read which times its organiser is offered. */
  | {
      readonly type: "shareTimes";
      readonly round: string;
      readonly offered: OfferedTimes;
      readonly language: string;
      readonly region?: string;
    }
  | { readonly type: "notifyStaff"; readonly notice: Notice }
  /** Passes on to the staff what the guest wants of them, says, or does about it. */
  | { readonly type: "writeStaff"; readonly word: GuestWord }
  /** The question about this booking has no answer, and none will come from the chat. */
  | { readonly type: "reportGuestUnreachable"; readonly booking: BookedTable }
  | { readonly type: "reportGuestReachable" };

/** The question of the state that the turn ends in, asked once, after some lines that lead to it. */
export interface Ask {
  readonly type: "ask";
  readonly before: readonly Message[];
  /** As in `Say`. */
  readonly answers: boolean;
  /** The guest has it before them as it is, and only asked something in between. */
  readonly isKnown?: true;
}

/** What an event leads to. `transition` puts the question into words and hands out effects alone. */
export interface Step<Next, Doing = Effect | Ask> {
  readonly state: Next;
  readonly effects: readonly Doing[];
}
