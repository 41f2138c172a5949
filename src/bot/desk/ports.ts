import type { Enquiry, GuestWord, StaffWord } from "#src/bot/machine/core/enquiry.ts";
import type { BookedTable, BookingKey } from "#src/bot/machine/core/table.ts";
import type { EnquiryOpening, EnquiryPost } from "./enquiries/enquiry-view.ts";

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

/** One thing said or done in an enquiry. */
export interface EnquiryEntry {
  /** Unique for ever, so that a repeat is dropped. */
  readonly id: string;
  readonly enquiryId: string;
  readonly act: GuestWord["act"] | StaffWord["act"];
  readonly text?: string;
  /** Absent where it came from the chat. */
  readonly by?: StaffMember;
  readonly at: Temporal.Instant;
}

/** An enquiry as it stands. */
export interface EnquiryRecord extends Enquiry {
  readonly conversationId: string;
  /** Where the staff's platform shows it; the platform's to read. */
  readonly place?: string;
  /** The guest wrote then, and nobody of the staff has answered since. */
  readonly waitingSince?: Temporal.Instant;
  /** Who gave the chat back to maitred; absent again once the guest writes. */
  readonly closedBy?: string;
}

/** What guests and staff said to each other, kept. Every method is one transaction. */
export interface EnquiryBook {
  /** Writes down what came from a chat, in a new enquiry where it is none yet. Once an id. */
  addFromGuest(
    conversationId: string,
    enquiry: Enquiry,
    entry: Omit<EnquiryEntry, "by" | "enquiryId">,
  ): Promise<void>;
  /** Writes down what a staff member did; not where another has closed the enquiry already, who is named. */
  addFromStaff(
    entry: EnquiryEntry & Required<Pick<EnquiryEntry, "by">>,
  ): Promise<{ readonly ok: true } | { readonly ok: false; readonly closedBy: string }>;
  find(id: string): Promise<EnquiryRecord | undefined>;
  /** Those that wait for an answer, the longest first. */
  listWaiting(): Promise<readonly EnquiryRecord[]>;
  /** What the guest said last. */
  lastWords(id: string): Promise<string | undefined>;
  setPlace(id: string, place: string | undefined): Promise<void>;
  /** What the staff's platform does not show yet, in order. */
  listUnposted(id: string): Promise<readonly EnquiryEntry[]>;
  markPosted(entryId: string, at: Temporal.Instant): Promise<void>;
  /** What staff did that has not been passed on to its chat, in order. */
  listUnpassed(): Promise<readonly EnquiryEntry[]>;
  markPassed(entryId: string, at: Temporal.Instant): Promise<void>;
}

/** Where the staff's platform shows enquiries. A passing fault is thrown, and the call repeated. */
export interface StaffThreads {
  /** Opens a place for an enquiry; undefined where no repeat would help, which is logged. Once a key. */
  open(opening: EnquiryOpening): Promise<string | undefined>;
  /** False where the place is gone. Once a key. */
  post(place: string, post: EnquiryPost): Promise<boolean>;
}
