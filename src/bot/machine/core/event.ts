import type { Understood } from "#src/bot/understanding/understood.ts";
import type { Draft } from "./draft.ts";
import type { WaitlistedWish } from "./effect.ts";
import type { StaffWord } from "./enquiry.ts";
import type { BookedTable, CalendarDay, FreedTable, Slot, WaitingTable } from "./table.ts";

/** Commands that platforms offer beside free text. */
export type GuestCommand =
  | "start"
  | "book"
  | "bookings"
  | "cancel"
  | "language"
  | "help"
  | "mydata"
  | "forgetme";

/**
 * One table is booked after the other: of the second, only what tells it from the first. Without a day it is for that of the
 * first one ("two tables of seven"), and at its time where none is said.
 */
export type SecondWish = Readonly<
  Required<Pick<Understood, "partySize">> & Pick<Understood, "date" | "time">
> & {
  /** So many more like it are to follow. */
  readonly more?: number;
  /** It is the waitlist that they asked for, of this table. */
  readonly waits?: Draft;
};

/** What a message without words was, where that matters to its answer. */
export type Wordless = "voice" | "picture" | "sticker" | "place" | "contact";

/** What a guest did. */
export type GuestEvent =
  | {
      readonly type: "guestSaid";
      readonly text: string;
      readonly understood: Understood;
      /** The last message was worded anew: it is read as the answer to what that one answered. */
      readonly corrects?: true;
      /** What of the wishes in it holds at every visit. */
      readonly needs?: string;
      /** A second table that the same message wishes for. */
      readonly secondWish?: SecondWish;
    }
  | { readonly type: "guestChose"; readonly token: string }
  | {
      readonly type: "guestSharedContact";
      /** E.164. */
      readonly phone: string;
      readonly firstName?: string;
      readonly lastName?: string;
    }
  | { readonly type: "guestCommanded"; readonly command: GuestCommand; readonly argument?: string }
  /** The guest goes on with what they said in a group; `booking` is the table that they have for it already. */
  | {
      readonly type: "guestCameFromGroup";
      readonly round: string;
      readonly understood?: Understood;
      readonly booking?: BookedTable;
    }
  /** A message was worded anew, and what it says now is no correction that can be taken. */
  | { readonly type: "guestEdited" }
  /** A photo, a voice message, a sticker: nothing that can be read. */
  | { readonly type: "guestSentOther"; readonly kind?: Wordless };

/** A deposit is paid, as the platform says. */
export interface PaymentEvent {
  readonly type: "guestPaid";
  readonly depositId: string;
  /** The platform's own id of the payment. */
  readonly chargeId: string;
}

/**
 * What came back from an effect. `requestId` is the effect's: an answer to a question that is no
 * longer open is dropped.
 */
export type ResultEvent =
  | { readonly type: "slotsFound"; readonly requestId: string; readonly slots: readonly Slot[] }
  | { readonly type: "alternativesFound"; readonly requestId: string; readonly slots: readonly Slot[] }
  | { readonly type: "daysFound"; readonly requestId: string; readonly days: readonly CalendarDay[] }
  | {
      readonly type: "holdPlaced";
      readonly requestId: string;
      readonly venueId: number;
      readonly bookingId: string;
      readonly minutes: number;
      readonly noShowFee?: number;
      /** A booking that the guest has about then, where that was asked for. */
      readonly sameEvening?: BookedTable;
    }
  | {
      readonly type: "holdRefused";
      readonly requestId: string;
      readonly reason: "slotTaken" | "unsupported" | "limitReached";
      readonly sameEvening?: BookedTable;
      /** With `limitReached`. */
      readonly tables?: GuestTables;
    }
  | { readonly type: "bookingPlaced"; readonly requestId: string; readonly booking: BookedTable }
  | {
      readonly type: "bookingRefused";
      readonly requestId: string;
      readonly reason: "slotTaken" | "limitReached" | "other";
      /** With `limitReached`. */
      readonly tables?: GuestTables;
    }
  /** Not known yet whether it was placed; the effect goes on and reports again. */
  | { readonly type: "bookingOutcomeOpen"; readonly requestId: string }
  | {
      readonly type: "bookingsFound";
      readonly requestId: string;
      readonly bookings: readonly BookedTable[];
      /** The waitlist entries of this chat. */
      readonly waiting?: readonly WaitingTable[];
    }
  /** `other`: nothing ahead is under both. `tooOften`: nothing was looked up. Of theirs, the service let go of some, or of none. */
  | {
      readonly type: "bookingsClaimed";
      readonly requestId: string;
      readonly outcome: "theirs" | "someTheirs" | "keptAway" | "other" | "tooOften";
    }
  /** Absent where the guest has none that was not cancelled. */
  | { readonly type: "bookingRecalled"; readonly requestId: string; readonly booking?: BookedTable }
  | { readonly type: "bookingChanged"; readonly requestId: string; readonly booking: BookedTable }
  | ({ readonly type: "changeRefused" } & Refused)
  | { readonly type: "bookingStateSet"; readonly requestId: string; readonly booking: BookedTable }
  | ({ readonly type: "stateRefused" } & Refused)
  | { readonly type: "replacedCancelled"; readonly requestId: string; readonly former: BookedTable }
  /** The booking that was to make way for another still stands, as far as can be told. */
  | { readonly type: "replacedStands"; readonly requestId: string; readonly former: BookedTable }
  | {
      readonly type: "waitlistJoined";
      readonly requestId: string;
      readonly entryId: string;
      /** In line, 1 is the first; absent where it is not known. */
      readonly place?: number;
    }
  /** With `tables` where the guest waits for as much as the house allows. */
  | { readonly type: "waitlistRefused"; readonly requestId: string; readonly tables?: GuestTables }
  /** When the guest is asked again; absent where that cannot be before the visit any more. */
  | {
      readonly type: "promptPutOff";
      readonly requestId: string;
      readonly booking: BookedTable;
      /** UTC, ISO 8601. */
      readonly until?: string;
    }
  /** What is kept of the guest, counted. */
  | ({ readonly type: "guestRead"; readonly requestId: string } & KeptOfGuest)
  | { readonly type: "guestNotRead"; readonly requestId: string }
  /** The guest is erased, but for the bookings that they keep. */
  | { readonly type: "guestForgotten"; readonly requestId: string }
  /** The platform does not take this deposit. */
  | { readonly type: "depositNotTaken"; readonly requestId: string }
  | ({ readonly type: "depositSettled"; readonly requestId: string } & SettledDeposit)
  /** The service could not be asked at all. */
  | { readonly type: "serviceFailed"; readonly requestId: string };

/** What the guest has at a venue and waits for there; empty where it could not be looked up. */
export interface GuestTables {
  readonly bookings: readonly BookedTable[];
  readonly waiting: readonly WaitingTable[];
}

/** What became of a deposit that was paid. */
export interface SettledDeposit {
  /** In units of the currency. */
  readonly amount: number;
  readonly currency: string;
  /** `unbooked`: nothing could be booked for it. */
  readonly why: "unbooked" | "cancelled";
  /** It goes back by itself, or the house has to send it; or it stays, as agreed. */
  readonly outcome: "returns" | "byHouse" | "stays";
}

/** How much is kept of a guest. */
export interface KeptOfGuest {
  readonly bookings: readonly BookedTable[];
  readonly waiting: readonly WaitingTable[];
  /** Visits that are over. */
  readonly visits: number;
  /** Messages of either side. */
  readonly messages: number;
}

/** Why a booking could not be changed, or its state not set. `changed`: it is not what the guest spoke of any more. */
export type ChangeRefusal = "slotTaken" | "limitReached" | "readOnly" | "notFound" | "changed" | "other";

interface Refused {
  readonly requestId: string;
  readonly reason: ChangeRefusal;
  /** What it is now, where the service told. */
  readonly booking?: BookedTable;
  /** With `limitReached`. */
  readonly tables?: GuestTables;
}

/** What happened outside this chat: to a booking, or among the staff. */
export type OutsideEvent =
  | { readonly type: "staffWrote"; readonly word: StaffWord }
  /** The staff write to all guests of an evening: `translations` by BCP 47 primary subtag, else `text`. */
  | {
      readonly type: "houseWrote";
      readonly broadcastId: string;
      readonly venueId: number;
      readonly text: string;
      readonly translations?: Readonly<Record<string, string>>;
    }
  /** Nobody has written for a while; `isWaiting` where it is the staff's turn, `isQuiet` where the guest never wrote back. */
  | {
      readonly type: "enquiryIdle";
      readonly enquiryId: string;
      readonly isWaiting: boolean;
      readonly isQuiet?: true;
    }
  | {
      readonly type: "confirmationDue";
      readonly booking: BookedTable;
      readonly kind: "prompt" | "reminder";
    }
  /** The visit is over, and the house thanks for it. */
  | { readonly type: "visitOver"; readonly booking: BookedTable }
  | { readonly type: "tableFreed"; readonly offer: FreedTable }
  /** So many of the guest's group come, which is not what the booking is for. */
  | { readonly type: "groupCounted"; readonly booking: BookedTable; readonly partySize: number }
  /** Nothing that is said reaches the guest any more, until they return. */
  | { readonly type: "guestLeft" }
  | { readonly type: "guestReturned" }
  /** The time to answer runs out. */
  | { readonly type: "tableOfferTicked"; readonly waitlistEntryId: string; readonly reference: string }
  /** The time to pay a deposit is over. */
  | { readonly type: "depositLapsed"; readonly depositId: string }
  /** The time to answer is over; the table goes to the next in line. */
  | { readonly type: "tableOfferLapsed"; readonly waitlistEntryId: string }
  /** Another guest who was asked too has said yes first. */
  | { readonly type: "tableOfferGone"; readonly waitlistEntryId: string; readonly reference: string }
  /** No table came free in all the time that the guest waited for. */
  | { readonly type: "waitEnded"; readonly entry: WaitlistedWish }
  /** The staff took the guest off the list; an offer that was open ends with it. */
  | { readonly type: "waitRemoved"; readonly entry: WaitlistedWish; readonly reference?: string }
  | { readonly type: "bookingCancelledByVenue"; readonly booking: BookedTable }
  | { readonly type: "bookingConfirmedByVenue"; readonly booking: BookedTable }
  /** Its guest looks after it in another chat from now on. */
  | { readonly type: "bookingTakenOver"; readonly booking: BookedTable }
  /** It is no longer what the guest knows: another hand moved, confirmed or cancelled it at the service. */
  | {
      readonly type: "bookingChangedOutside";
      readonly booking: BookedTable;
      readonly was: BookedTable;
      /** It was done at the desk: the staff need no word of it, and the ledger has it from here. */
      readonly byStaff?: true;
    };

export type MachineEvent = GuestEvent | PaymentEvent | ResultEvent | OutsideEvent;
