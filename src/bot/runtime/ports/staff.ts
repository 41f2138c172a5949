import type { Notice } from "#src/bot/machine/core/effect.ts";
import type { GuestWord } from "#src/bot/machine/core/enquiry.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";

/** What the staff are told: by the conversation itself, or by what was asked after the booking. */
export type StaffNotice =
  | Notice
  /** The guest did not answer the confirmation question, or could not be asked: call them. */
  | { readonly kind: "noAnswer" | "unreachable"; readonly booking: BookedTable }
  /** A table is free for a guest who waits without a chat: call them. */
  | {
      readonly kind: "callFromLine";
      readonly venueId: number;
      readonly startsAt: string;
      readonly partySize: number;
      readonly guestName: string;
      /** Until when the table is theirs to say yes to (ISO 8601). */
      readonly until: string;
    }
  /** What a staff member wrote to all guests of an evening has gone out, to so many. */
  | {
      readonly kind: "broadcastSent";
      readonly venueId: number;
      /** YYYY-MM-DD, a business date. */
      readonly date: string;
      readonly by: string;
      readonly sent: number;
      readonly unreached: number;
      /** Not yet known of these: their platform is away. */
      readonly waiting: number;
      /** With those who have no chat. */
      readonly toCall: number;
    }
  /** It was changed or cancelled in the restaurant's own system, or by another client of the service. */
  | { readonly kind: "changedOutside" | "cancelledOutside"; readonly booking: BookedTable }
  /** Its guest looks after it in another chat, where they gave its reference and what it is under. */
  | { readonly kind: "takenOver"; readonly booking: BookedTable }
  /** The address that the guest gave takes no e-mail. */
  | { readonly kind: "mailRefused"; readonly booking: BookedTable }
  /** So many bookings of that day the guest cancelled before this one, under so many names altogether. */
  | {
      readonly kind: "rebooked";
      readonly booking: BookedTable;
      readonly cancelled: number;
      readonly names: number;
    }
  /** A payment that the staff have to send back by hand. `amount` in units of the currency. */
  | {
      readonly kind: "refundOwed";
      readonly venueId: number;
      readonly amount: number;
      readonly currency: string;
      readonly chargeId: string;
      readonly providerChargeId: string;
    };

/** Where notices to the staff go: a durable queue, so that a sleeping staff platform loses none. */
export interface StaffNotices {
  /** `key` makes a repeat harmless. `conversationId`: of the guest whom it names, by which it can be forgotten. */
  send(notice: StaffNotice, key: string, conversationId?: string): Promise<void>;
}

/** Keeps the staff from being told the same of a guest twice, and has what such a notice is decided from. */
export interface GuestWatch {
  /** Returns false if the staff were told of this matter before, under another key. */
  isFirst(
    told: { readonly conversationId: string; readonly venueId: number; readonly matter: string },
    key: string,
    at: Temporal.Instant,
  ): Promise<boolean>;
  /** The names of this chat's cancelled bookings that were to start from one moment on and before another. */
  cancelledNames(
    conversationId: string,
    visits: { readonly venueId: number; readonly from: Temporal.Instant; readonly until: Temporal.Instant },
  ): Promise<readonly string[]>;
}

/** Guests' words to the staff. A fault is thrown and the call repeated. */
export interface Enquiries {
  /** `key` makes a repeat harmless. */
  take(conversationId: string, word: GuestWord, key: string): Promise<void>;
}
