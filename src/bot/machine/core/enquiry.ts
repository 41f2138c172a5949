import type { WantedTime } from "./draft.ts";
import type { BookedTable, GuestDetails } from "./table.ts";

/** What the guest wishes for that only the staff can grant. */
export interface StaffRequest {
  readonly venueId: number;
  readonly partySize: number;
  /** YYYY-MM-DD, venue-local. */
  readonly date: string;
  readonly time?: WantedTime;
  readonly guest: GuestDetails;
  /** In the guest's words. */
  readonly comment?: string;
  /** The booking that it would change, which stands meanwhile. */
  readonly changing?: BookedTable;
}

/** A guest's exchange with the staff: one for each guest and venue, taken up again whenever either writes. */
export interface Enquiry {
  /** Unique among all chats, short. */
  readonly id: string;
  readonly venueId: number;
  /** Absent for a guest who has not told their name. */
  readonly guestName?: string;
  /** E.164. */
  readonly phone?: string;
}

/** Why the staff hear of a guest: they asked for a person, have a request, complain, were not understood, or could not be helped. */
export type EnquiryReason = "asked" | "request" | "complaint" | "notUnderstood" | "refused";

/**
 * What reaches the staff from a chat. `left`: the guest went back to maitred; `idle`: nobody
 * wrote any more; `returned`: the guest is about to write again.
 */
export interface GuestWord {
  readonly enquiry: Enquiry;
  readonly act: EnquiryReason | "said" | "left" | "idle" | "returned";
  /** In the guest's words. */
  readonly text?: string;
  /** Where that is what they want. */
  readonly request?: StaffRequest;
}

/** What the staff did about an enquiry. `closed`: the chat is maitred's again. */
export interface StaffWord {
  readonly enquiryId: string;
  readonly venueId: number;
  readonly act: "answered" | "accepted" | "declined" | "closed";
  /** Who of the staff, as guests may read it. */
  readonly by: string;
  readonly text?: string;
  /** The guest left a request with the staff and has written them nothing since: what they write next answers this. */
  readonly isAwaited?: true;
}

/** An exchange with the staff. */
export interface OpenEnquiry {
  readonly id: string;
  readonly venueId: number;
  /** What the guest writes goes to the staff, and maitred is silent, until one of them gives the chat back. */
  readonly isTalking?: true;
}
