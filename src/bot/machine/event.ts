import type { Understood } from "#src/bot/understanding/understood.ts";
import type { BookedTable, FreedTable, Slot } from "./table.ts";

/** Commands that platforms offer beside free text. */
export type GuestCommand = "start" | "book" | "bookings" | "cancel" | "language" | "help";

/** One table is booked after the other: of the second, only what tells it from the first. */
export type SecondWish = Readonly<Required<Pick<Understood, "partySize" | "date">>>;

/** What a guest did. */
export type GuestEvent =
  | {
      readonly type: "guestSaid";
      readonly text: string;
      readonly understood: Understood;
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
  /** A photo, a voice message, a sticker: nothing that can be read. */
  | { readonly type: "guestSentOther" };

/**
 * What came back from an effect. `requestId` is the effect's: an answer to a question that is no
 * longer open is dropped.
 */
export type ResultEvent =
  | { readonly type: "slotsFound"; readonly requestId: string; readonly slots: readonly Slot[] }
  | { readonly type: "alternativesFound"; readonly requestId: string; readonly slots: readonly Slot[] }
  | {
      readonly type: "holdPlaced";
      readonly requestId: string;
      readonly venueId: number;
      readonly bookingId: string;
      readonly minutes: number;
    }
  | { readonly type: "holdRefused"; readonly requestId: string; readonly reason: "slotTaken" | "unsupported" }
  | { readonly type: "bookingPlaced"; readonly requestId: string; readonly booking: BookedTable }
  | { readonly type: "bookingRefused"; readonly requestId: string; readonly reason: "slotTaken" | "other" }
  /** Not known yet whether it was placed; the effect goes on and reports again. */
  | { readonly type: "bookingOutcomeOpen"; readonly requestId: string }
  | { readonly type: "bookingsFound"; readonly requestId: string; readonly bookings: readonly BookedTable[] }
  | { readonly type: "bookingChanged"; readonly requestId: string; readonly booking: BookedTable }
  /** `booking` is what the service holds then: a part of the change may stand. */
  | {
      readonly type: "changeRefused";
      readonly requestId: string;
      readonly reason: ChangeRefusal;
      readonly booking?: BookedTable;
    }
  | { readonly type: "bookingStateSet"; readonly requestId: string; readonly booking: BookedTable }
  | { readonly type: "stateRefused"; readonly requestId: string; readonly reason: ChangeRefusal }
  | { readonly type: "waitlistJoined"; readonly requestId: string; readonly entryId: string }
  | { readonly type: "waitlistRefused"; readonly requestId: string }
  /** The service could not be asked at all. */
  | { readonly type: "serviceFailed"; readonly requestId: string };

/** Why a booking could not be changed, or its state not set. */
export type ChangeRefusal = "slotTaken" | "readOnly" | "notFound" | "other";

/** What happened to a booking outside this chat. */
export type HouseEvent =
  | {
      readonly type: "confirmationDue";
      readonly booking: BookedTable;
      readonly kind: "prompt" | "reminder";
    }
  | { readonly type: "tableFreed"; readonly offer: FreedTable }
  /** The time to answer is over; the table goes to the next in line. */
  | { readonly type: "tableOfferLapsed"; readonly waitlistEntryId: string }
  | { readonly type: "bookingCancelledByVenue"; readonly booking: BookedTable }
  | { readonly type: "bookingConfirmedByVenue"; readonly booking: BookedTable };

export type MachineEvent = GuestEvent | ResultEvent | HouseEvent;
