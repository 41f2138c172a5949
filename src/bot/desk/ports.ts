import type { BookingState } from "#src/booking/contract/booking-state.ts";
import type { Enquiry, GuestWord, StaffWord } from "#src/bot/machine/core/enquiry.ts";
import type { BookedTable, BookingKey } from "#src/bot/machine/core/table.ts";
import type { Enquiries } from "#src/bot/runtime/ports/staff.ts";
import type { DeskAction, Done, EnquiryOpening, EnquiryPost } from "./view.ts";

/** Who of the staff acted, for the audit trail. */
export interface StaffMember {
  /** Platform and id, e.g. `discord:80351110224678912`. */
  readonly id: string;
  readonly displayName: string;
  /** Answers for the whole house: sees what was done that is no one venue's. */
  readonly runsTheHouse?: boolean;
}

/** Who did what, when. */
export interface AuditTrail {
  record(entry: {
    readonly by: StaffMember;
    /** A verb and its object, such as `confirmBooking`. Reading guests' data counts. */
    readonly action: string;
    /** Where it is about a venue as a whole; a booking or a rule says its own. */
    readonly venueId?: number;
    /** Absent where the action is about no one booking. */
    readonly booking?: BookingKey;
    /** The rule set or lifted. */
    readonly rule?: { readonly venueId: number; readonly id: string };
    readonly at: Temporal.Instant;
  }): Promise<void>;
}

/** Tells a booking's guest, in the chat it was made in, what the staff did. */
export interface GuestLine {
  /** Before the service is told: what is found there meanwhile is the staff's own doing, and no news. */
  expect(booking: BookingKey): Promise<void>;
  /** False where the booking was not made through a chat. One change is told once, however often it is called. */
  tell(change: "confirmed" | "cancelled" | "moved", booking: BookedTable): Promise<boolean>;
}

/** What of the trail is asked for. */
interface TrailQuery {
  /** What was done at these moments, the last one not included. */
  readonly from: Temporal.Instant;
  readonly until: Temporal.Instant;
  readonly venueId: number;
  /** Of one booking, whenever it was. */
  readonly bookingId?: string;
  /** With what was done at no one venue. */
  readonly houseToo?: boolean;
}

/** One line of the trail. */
export interface TrailLine {
  readonly at: Temporal.Instant;
  readonly staffId: string;
  readonly staffName: string;
  readonly action: string;
  readonly bookingId?: string;
  readonly ruleId?: string;
}

/** Reads what the staff did. */
export interface TrailReader {
  /** The latest lines, the oldest of them first. */
  list(query: TrailQuery): Promise<readonly TrailLine[]>;
  /** What a staff member was called last; undefined for who never did anything here. */
  nameOf(staffId: string): Promise<string | undefined>;
}

/** How a booking's guest is reached: in a chat; in one where the question has no answer; in none that works. */
export type Reach = "chat" | "silent" | "unreachable";

/** Somebody of the staff has called a guest about a visit. */
export interface CallTick {
  readonly bookingId: string;
  readonly startsAt: Temporal.Instant;
  readonly by: StaffMember;
  readonly at: Temporal.Instant;
}

/** Remembers whom the staff have called. */
export interface CallBook {
  /** False where somebody has done so already, at `since` or later: of two who tick off at once, one does. */
  called(
    booking: { readonly venueId: number; readonly id: string; readonly startsAt: Temporal.Instant },
    since: Temporal.Instant,
    by: StaffMember,
    at: Temporal.Instant,
  ): Promise<boolean>;
  /** About visits from this moment on. */
  listCalled(venueId: number, from: Temporal.Instant): Promise<readonly CallTick[]>;
}

/** How guests are reached. */
export interface Contacts extends CallBook {
  /** The bookings of a venue that start in [from, until) and were made in a chat, by their ids. */
  listReach(
    venueId: number,
    from: Temporal.Instant,
    until: Temporal.Instant,
  ): Promise<ReadonlyMap<string, Reach>>;
}

/** What became of a booking, as the notices of it show to all. */
export interface NoticeMark {
  /** What, by whom and when: "Confirmed by Kari, Sat 21 Nov, 10:31". Nothing of the guest. */
  readonly text: string;
  readonly change: Done["change"] | "changed";
  /** What may be done with the booking from then on. */
  readonly actions: readonly DeskAction[];
}

/** A mark to be kept. */
export interface MarkToKeep {
  /** Of one booking, the same for the same change: whoever comes first has marked it. */
  readonly key: string;
  /** The notice that tells the same, which needs no mark of it. */
  readonly noticeKey?: string;
  readonly mark: NoticeMark;
  readonly at: Temporal.Instant;
}

/** A message that tells all of the staff of a booking. */
export interface PostedNotice {
  /** As the staff's platform calls it. */
  readonly message: string;
  /** What became of the booking since. */
  readonly marks: readonly NoticeMark[];
  /** Its guest is forgotten. */
  readonly isNameless?: true;
}

/** A line of a posted notice that names a guest. */
export interface NamingLine {
  /** As the staff's platform calls it. */
  readonly message: string;
  /** Of the notice's lines, the first being 0. */
  readonly line: number;
}

/** Which guest it names: the one of a chat, or of a booking. */
export type NamedBy = { readonly conversationId: string } | { readonly booking: BookingKey };

/** Remembers which messages told of a booking, and what became of it. */
export interface NoticeBook {
  isPosted(key: string): Promise<boolean>;
  /** `toldAt`: when there was something to tell; the message may be younger. */
  posted(
    booking: BookingKey,
    notice: { readonly key: string; readonly message: string; readonly toldAt: Temporal.Instant },
  ): Promise<void>;
  mark(booking: BookingKey, mark: MarkToKeep): Promise<void>;
  /** Those that there is something to show on. */
  listMarked(booking: BookingKey): Promise<readonly PostedNotice[]>;
  /** The message is gone. */
  forget(message: string): Promise<void>;
  /** @returns false where the guest is forgotten by now, so that nothing was kept */
  names(line: NamingLine, whom: NamedBy, toldAt: Temporal.Instant): Promise<boolean>;
  listNames(whom: NamedBy): Promise<readonly NamingLine[]>;
  /** From now on the booking's notices name nobody. @returns their messages */
  makeNameless(booking: BookingKey): Promise<readonly string[]>;
  /** All that name guests of visits, or wishes, that were over before then. */
  listPastNames(before: Temporal.Instant, lineOfGuest: number): Promise<readonly NamingLine[]>;
}

/** A booking as far as its notices need to know it. */
type MarkedBooking = Pick<BookedTable, "venueId" | "id" | "startsAt">;

/** Shows on a booking's notices what the staff did with it. Never throws. */
export interface NoticeMarks {
  /** Before it is done: it shows even if nobody is left to call `show`, once the booking is in that state. */
  expect(booking: MarkedBooking, state: BookingState, mark: NoticeMark): Promise<void>;
  /** What was expected was not done. */
  drop(booking: BookingKey, state: BookingState): Promise<void>;
  show(booking: MarkedBooking, state: BookingState, mark: NoticeMark): Promise<void>;
}

/** What became of a day's booking lately. It names nobody: the booking does. */
export interface SheetNews {
  readonly kind: string;
  readonly bookingId: string;
  readonly at: Temporal.Instant;
}

/** A day's sheet in the staff's channel. */
export interface PostedSheet {
  readonly venueId: number;
  /** YYYY-MM-DD, a business date. */
  readonly date: string;
  /** As the staff's platform calls it; absent where it was not taken. */
  readonly message?: string;
  /** How often it was posted: somebody may delete it. */
  readonly posts: number;
  /** When the message was last brought up to date. */
  readonly shownAt: Temporal.Instant;
}

/** Remembers where the day's sheets are, and what they show. */
export interface SheetBook {
  find(venueId: number, date: string): Promise<PostedSheet | undefined>;
  /** Whether this was the last that the sheet was made to show. */
  isShown(sheet: PostedSheet, content: string): Promise<boolean>;
  /** @param content what it shows; only a hash of it is kept */
  save(sheet: PostedSheet, content: string): Promise<void>;
  /** Those of days before this one that have not been closed. */
  listPast(venueId: number, before: string): Promise<readonly PostedSheet[]>;
  /** The day is over; its news are forgotten. */
  close(sheet: PostedSheet): Promise<void>;
  /** Once a key. */
  addNews(key: string, venueId: number, date: string, news: SheetNews): Promise<void>;
  /** The latest ones, the latest last. */
  listNews(venueId: number, date: string): Promise<readonly SheetNews[]>;
}

/** What the staff were told of a day: its briefing, or its wrap-up. */
interface PostedDayMessage {
  readonly venueId: number;
  /** YYYY-MM-DD, a business date. */
  readonly date: string;
  readonly kind: string;
}

/** Remembers which days' messages were posted. */
export interface DayMessageBook {
  isPosted(message: PostedDayMessage): Promise<boolean>;
  posted(message: PostedDayMessage, at: Temporal.Instant): Promise<void>;
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
  /** They asked for something that the staff have said neither yes nor no to. */
  readonly hasRequest?: true;
}

/** What guests and staff said to each other, kept. Every method is one transaction. */
export interface EnquiryBook {
  /** Writes down what came from a chat, in a new enquiry where it is none yet. Once an id. */
  addFromGuest(
    conversationId: string,
    enquiry: Enquiry,
    entry: Omit<EnquiryEntry, "by" | "enquiryId">,
  ): Promise<void>;
  /**
   * Writes down what a staff member did; not where another has closed the enquiry, or decided the request, who is named,
   * nor a word on a request that there never was.
   */
  addFromStaff(
    entry: EnquiryEntry & Required<Pick<EnquiryEntry, "by">>,
  ): Promise<{ readonly ok: true } | { readonly ok: false; readonly doneBy: string | undefined }>;
  find(id: string): Promise<EnquiryRecord | undefined>;
  /** Those that wait for an answer, the longest first. */
  listWaiting(): Promise<readonly EnquiryRecord[]>;
  /** What the guest said last. */
  lastWords(id: string): Promise<string | undefined>;
  /** The latest of what was said and done, in order. */
  listEntries(id: string): Promise<readonly EnquiryEntry[]>;
  /** Of the entry that was written down last; another one once there is anything new. */
  lastNumber(): Promise<number>;
  setPlace(id: string, place: string | undefined): Promise<void>;
  /** What the staff's platform does not show yet, in order. */
  listUnposted(id: string): Promise<readonly EnquiryEntry[]>;
  markPosted(entryId: string, at: Temporal.Instant): Promise<void>;
  /** What staff did that has not been passed on to its chat, in order. */
  listUnpassed(): Promise<readonly EnquiryEntry[]>;
  markPassed(entryId: string, at: Temporal.Instant): Promise<void>;
  /** Where the staff's platform shows what these guests said. */
  listPlaces(of: PlacesOf): Promise<readonly EnquiryPlace[]>;
}

/** The enquiries of one chat, or those in which nobody has said anything since. */
type PlacesOf = { readonly conversationId: string } | { readonly silentSince: Temporal.Instant };

interface EnquiryPlace {
  readonly venueId: number;
  readonly place: string;
}

/** What guests and staff say to each other, and how it reaches the other side. */
export interface EnquiryDesk
  extends Enquiries,
    Pick<EnquiryBook, "find" | "listWaiting" | "lastWords" | "listEntries" | "lastNumber"> {
  /** Once it resolves, the word is kept and reaches the guest, whatever dies meanwhile. */
  answer: EnquiryBook["addFromStaff"];
  /** Once it resolves, what the staff's platform shows of these enquiries goes, whatever dies meanwhile. Before they go here. */
  forgetPlaces(of: PlacesOf): Promise<void>;
}

/** Where the staff's platform shows enquiries. A passing fault is thrown, and the call repeated. */
export interface StaffThreads {
  /** Opens a place for an enquiry; undefined where no repeat would help, which is logged. Once a key. */
  open(opening: EnquiryOpening): Promise<string | undefined>;
  /** False where the place is gone. Once a key. */
  post(place: string, post: EnquiryPost): Promise<boolean>;
  /** Takes away what the guest said, and their name. A repeat is harmless. */
  forget(place: EnquiryPlace): Promise<void>;
}

/** Guests who asked to wait for a table of some days, and how far they came. */
export interface WaitlistCount {
  readonly entries: number;
  /** Of them: those who were offered a table at least once. */
  readonly offered: number;
  /** Of them: those who took one, by the references (`extReferenceId`) of their bookings. */
  readonly booked: readonly string[];
}

/** Counts the waitlist, as far back as guests are remembered. */
export interface WaitlistCounter {
  /** Those whose wish starts between the two moments, the second not included. */
  count(venueId: number, from: Temporal.Instant, until: Temporal.Instant): Promise<WaitlistCount>;
}
