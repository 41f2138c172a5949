import type { BookingState } from "#src/booking/contract/booking-state.ts";
import type { BookingKey } from "#src/bot/machine/core/table.ts";
import type { BroadcastView } from "./broadcast/broadcast-view.ts";
import type { Month } from "./figures/month-view.ts";
import type { Stats } from "./figures/stats-view.ts";
import type { DeskMark } from "./marks.ts";
import type { Picture } from "./picture-view.ts";
import type { FreeTables, Offer } from "./take/take-view.ts";
import type { WaitEntryView, Waitlist } from "./waitlist/wait-view.ts";

/** What the staff may do with a booking, as it stands. Platforms make buttons of it. */
export type DeskAction = "confirm" | "cancel" | "show" | DeskMark;

/**
 * One booking in full, the guest's wish included: for the eyes of the one who asked. All texts of
 * a view are plain and finished; a platform escapes and lays them out, and adds no words.
 */
export interface BookingView {
  readonly booking: BookingKey;
  readonly state: BookingState;
  /** UTC, ISO 8601. */
  readonly startsAt: string;
  readonly partySize: number;
  /** Venue, day and time. */
  readonly title: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** What the staff wrote down for themselves. */
  readonly note?: string;
  /** The notes can be edited. */
  readonly mayNote?: boolean;
  /** In the guest's words, up to 2,000 UTF-16 units. May hold health data (allergies). */
  readonly wish?: string;
  /** What the guest agreed to pay in some cases: when, and the words that they read. */
  readonly agreement?: string;
  /** What is sensible now; staff may do more by name. */
  readonly actions: readonly DeskAction[];
}

export interface SheetRow {
  readonly booking: BookingKey;
  /** HH:MM, venue-local. */
  readonly time: string;
  /** UTC, ISO 8601. */
  readonly startsAt: string;
  readonly party: string;
  readonly partySize: number;
  readonly name: string;
  /** In words. */
  readonly state: string;
  readonly stateCode: BookingState;
  /** Only where the guest is to be called. */
  readonly phone?: string;
  readonly tables?: string;
  /** Where it is not said above the rows. */
  readonly scenario?: string;
  /** "20 minutes late". */
  readonly late?: string;
  /** Why the guest is to be called. */
  readonly why?: string;
  /** Somebody should call the guest, and nobody has. */
  readonly toCall?: boolean;
  /** "called by Kari, Sat 21 Nov, 17:05". */
  readonly called?: string;
  /** "4th visit, 1 no-show". */
  readonly regular?: string;
  /** Health data, in the guest's words; also part of `wish`. */
  readonly allergies?: string;
  /** As in `BookingView`. */
  readonly wish?: string;
  /** The staff's own. */
  readonly note?: string;
  /** There is a wish or a note, which is not for everybody's eyes. */
  readonly hasWish?: boolean;
  /** What is sensible now, on a day's sheet. */
  readonly actions?: readonly DeskAction[];
}

/** Bookings of one venue. */
export interface SheetView {
  readonly venueId: number;
  readonly venueName: string;
  readonly title: string;
  readonly summary: string;
  /** What the reader must know of the list, e.g. that it is not complete. */
  readonly notes: readonly string[];
  /** Which of the notes are about an entry of the waitlist. */
  readonly callers?: readonly Caller[];
  readonly groups: readonly SheetGroup[];
}

/** Somebody on the waitlist whom a table is kept for until they are called. */
export interface Caller {
  readonly entryId: string;
  readonly note: string;
}

/** Rows of a sheet. A booking may be a row of several groups. */
export interface SheetGroup {
  readonly title: string;
  /** Of the group as a whole. */
  readonly line?: string;
  readonly rows: readonly SheetRow[];
}

/**
 * One venue's bookings of one day: who is late, whom to call, everybody by shift, then what is off the table (cancelled, did
 * not come).
 */
export interface DaySheetView extends SheetView {
  /** YYYY-MM-DD, venue-local. */
  readonly date: string;
  /** How many guests wait for a table of the day, in words; absent where nobody does. */
  readonly waits?: string;
}

/**
 * The day as all of the staff see it, kept up to date in a channel that several people read: no wish, no phone number. Its
 * rows are those whose visit is not over.
 */
export interface LiveSheetView extends DaySheetView {
  /** What happened lately, the latest last. */
  readonly news: readonly string[];
  /** Whom somebody will do something with next, the most likely ones; each once, in order of time. */
  readonly next: readonly SheetRow[];
  /** The day is over: it stays as it was. */
  readonly isOver: boolean;
}

/** What the staff are told of a whole day, before it and after it. The lines of the summary are apart. */
export interface DayMessageView extends DaySheetView {
  readonly kind: "briefing" | "wrapUp";
  /** Whether anybody is expected on that day, or was. */
  readonly hasBookings: boolean;
}

/** Tells the staff of something, in a channel that several people read: no wish, no phone number. */
export interface NoticeView {
  /** The same for every attempt to post this notice; platforms use it to post once. */
  readonly key: string;
  readonly venueId: number;
  readonly tone: "new" | "changed" | "gone" | "attention";
  readonly title: string;
  readonly lines: readonly string[];
  /** Absent where the notice is about no one booking; then there are no actions. */
  readonly booking?: BookingKey;
  readonly actions: readonly DeskAction[];
  /** The list of what needs attention can be opened from it. */
  readonly opensAttention?: boolean;
  /** The waitlist of this business day (YYYY-MM-DD) can be opened from it. */
  readonly opensWaitlist?: string;
}

/** What the staff may do about an enquiry. Platforms make buttons of it. */
export type EnquiryAction = "answer" | "accept" | "decline" | "close";

/** Tells the staff that a guest wants a person, and begins the place where both write. */
export interface EnquiryOpening {
  /** The same for every attempt. */
  readonly key: string;
  readonly venueId: number;
  /** Of the place: who the guest is. */
  readonly name: string;
  readonly title: string;
  readonly lines: readonly string[];
}

/** One thing said or done, for those who follow the enquiry. */
export interface EnquiryPost {
  /** The same for every attempt. */
  readonly key: string;
  readonly enquiryId: string;
  readonly tone: "guest" | "staff" | "house";
  readonly title: string;
  /** In the words of whoever said it. */
  readonly text?: string;
  readonly actions: readonly EnquiryAction[];
}

/** What a guest and the staff have said to one another. */
export interface Talk {
  readonly type: "talk";
  readonly enquiryId: string;
  /** Who the guest is. */
  readonly title: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** The latest, in order. */
  readonly lines: readonly TalkLine[];
  readonly actions: readonly EnquiryAction[];
}

interface TalkLine extends Pick<EnquiryPost, "tone" | "title" | "text"> {
  /** "Sat 21 Nov, 10:31" on the venue's clock. */
  readonly at: string;
}

/** Why the desk did not do what was asked. */
export type DeskReason =
  | "notFound"
  | "ambiguous"
  | "wrongVenue"
  | "notYours"
  | "unknownVenue"
  | "dateNotUnderstood"
  | "notUnderstood"
  | "alreadyDone"
  | "readOnly"
  | "notAllowed"
  | "notHere"
  | "failed";

export interface Refused {
  readonly type: "refused";
  readonly reason: DeskReason;
  readonly text: string;
  /** The booking as it stands, where it is known. */
  readonly booking?: BookingView;
}

export interface DaySheets {
  readonly type: "daySheets";
  /** One a venue; never empty. */
  readonly sheets: readonly [DaySheetView, ...DaySheetView[]];
}

export interface DayMessages {
  readonly type: "dayMessages";
  /** One a venue; never empty. */
  readonly sheets: readonly [DayMessageView, ...DayMessageView[]];
}

/** The unseatable bookings. */
export interface Attention {
  readonly type: "attention";
  /** One a venue; never empty. Its groups are days. */
  readonly sheets: readonly [SheetView, ...SheetView[]];
}

export interface Shown {
  readonly type: "booking";
  readonly booking: BookingView;
}

export interface Done {
  readonly type: "done";
  readonly change: "confirmed" | "cancelled" | "moved";
  readonly text: string;
  /** Who did it when, short: "Confirmed by Kari, Sat 21 Nov, 10:31". */
  readonly mark: string;
  /** True when somebody should call the guest; `text` says so. */
  readonly mustCall: boolean;
  readonly booking: BookingView;
}

/** Likely a slip: nothing is done unless somebody says that they are sure. */
export interface Doubted {
  readonly type: "doubted";
  readonly text: string;
  readonly as: DeskMark;
  readonly booking: BookingView;
}

/** One thing that is written down. */
interface RecordLine {
  readonly text: string;
  /** Ends the line: a staff member's id, which platforms show as a person, or another name. */
  readonly by: string;
  /** What that staff member was called then, for platforms that do not know the id. */
  readonly name?: string;
  /** What it is about, as the acts take it: a rule, a payment. */
  readonly ref?: string;
}

/** Something written down, line by line. */
export interface Records {
  readonly type: "records";
  readonly title: string;
  readonly lines: readonly RecordLine[];
  /** Said where there are no lines. */
  readonly none: string;
}

/** A desk rule was set or lifted. */
export interface RuleDone {
  readonly type: "ruleDone";
  readonly text: string;
  /** The bookings that it is against; absent where there are none. */
  readonly affected?: SheetView;
}

/** A word reached a guest, or will: it is kept. */
export interface Said {
  readonly type: "said";
  readonly text: string;
}

/** Bookings that were searched for, the latest first. */
export interface FoundBookings {
  readonly type: "found";
  /** One a venue that has any; its groups are days. Never empty. */
  readonly sheets: readonly [SheetView, ...SheetView[]];
}

/** A party at a table. */
export interface TableParty extends SheetRow {
  /** HH:MM, venue-local. */
  readonly until: string;
  /** That time has passed, and they still sit there. */
  readonly isOver?: boolean;
}

/** One table at this moment. */
export interface FloorTableView {
  readonly tableId: number;
  readonly table: string;
  readonly section?: string;
  /** Who has it now, on paper until they are seated. */
  readonly now?: TableParty;
  /** Who has it next, today. */
  readonly next?: TableParty;
  /** HH:MM, venue-local; absent where it can be used. */
  readonly outUntil?: string;
}

/** A venue's tables at this moment, in the order of the venue file. */
export interface FloorView {
  readonly venueId: number;
  readonly venueName: string;
  readonly title: string;
  readonly summary: string;
  readonly tables: readonly FloorTableView[];
  /** The same by section, tables that one party has joined; the last of no section. */
  readonly areas: readonly FloorArea[];
  /** Absent where nothing makes pictures. */
  readonly picture?: Picture;
}

/** A part of the house. */
export interface FloorArea {
  /** Absent where its tables are of no section. */
  readonly title?: string;
  readonly places: readonly FloorPlace[];
}

/** A table, or tables that one party has together, and how it is with them. */
export interface FloorPlace {
  /** "5 + 6". */
  readonly tables: string;
  readonly tableCount: number;
  /** `expected`: a party whose time has come and which does not sit there yet. */
  readonly is: "taken" | "expected" | "free" | "out";
  /** Absent where nobody has it. */
  readonly name?: string;
  readonly party?: string;
  /** "seated until 20:30", "free until 21:00". */
  readonly how: string;
  /** "then 21:00 Olsen, 4 people". */
  readonly next?: string;
}

export interface Floors {
  readonly type: "floors";
  /** One a venue; never empty. */
  readonly floors: readonly [FloorView, ...FloorView[]];
}

export type DeskAnswer =
  | DaySheets
  | Attention
  | Shown
  | Done
  | Doubted
  | Records
  | Talk
  | RuleDone
  | Said
  | Refused
  | Offer
  | FreeTables
  | FoundBookings
  | Waitlist
  | WaitEntryView
  | BroadcastView
  | Floors
  | Month
  | Stats;

/** A value that may be typed, with what it means. */
export interface Suggestion<Value> {
  readonly value: Value;
  readonly label: string;
}
