import type { Agreement } from "./agreement.ts";
import type { Common } from "./common-state.ts";
import type { Draft, Query, Waits } from "./draft.ts";
import type { Hindrance, OfferReason } from "./offer-reason.ts";
import type { Selection } from "./selection.ts";
import type { BookedTable, CalendarDay, Slot, WaitingTable } from "./table.ts";

/** Nothing is under way. */
export interface Idle extends Common {
  readonly phase: "idle";
  /** The guest has just joined the waitlist for it: times said now are those that would do as well. */
  readonly joined?: WaitingTable;
  /** What the guest has just cancelled, should they want it back. */
  readonly cancelled?: BookedTable;
  /** The table that was talked about and has just been given up, for the same reason. */
  readonly givenUp?: Draft;
  /**
   * Since when the guest looks for a table that was not booked here (UTC, ISO 8601): for a while, a restaurant or a day that is
   * named is of that one.
   */
  readonly seeksElsewhere?: string;
}
export interface ChoosingVenue extends Common {
  readonly phase: "choosingVenue";
  readonly draft: Draft;
}
export interface AskingPartySize extends Common {
  readonly phase: "askingPartySize";
  readonly draft: Draft;
  /**
   * A party was named that no table here seats, and nobody can be asked: a smaller one is welcome. How many, where a version
   * that says so asked.
   */
  readonly tooLarge?: number | true;
}
export interface AskingDate extends Common {
  readonly phase: "askingDate";
  readonly draft: Draft;
}
/** All that is known of the wish but its day. */
type WithoutDay = Draft & { readonly venueId: number; readonly partySize: number };
/** YYYY-MM-DD, both days counted in. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}
/** What the days of a month have to offer is being looked up. */
export interface OpeningMonth extends Common {
  readonly phase: "openingMonth";
  readonly draft: WithoutDay;
  /** YYYY-MM. */
  readonly month: string;
  /** The days that were asked for; the others of the month are not shown. */
  readonly range?: DayRange;
  /** The first of them that is free is taken, and none is asked for. */
  readonly takesFirst?: true;
  readonly requestId: string;
}
/** A month is shown as a calendar: which day? */
export interface ChoosingDay extends Common {
  readonly phase: "choosingDay";
  readonly draft: WithoutDay;
  readonly month: string;
  readonly range?: DayRange;
  /** Those of the month that are not over. */
  readonly days: readonly CalendarDay[];
}
/** The guest's words have two readings, or name several days: which is meant? */
export interface ChoosingReading extends Common {
  readonly phase: "choosingReading";
  readonly draft: Draft;
  readonly readings:
    | { readonly type: "dates"; readonly dates: readonly string[] }
    | { readonly type: "times"; readonly times: readonly string[] };
}
/** A table as the guest had it the last time: it is being looked up. */
export interface Recalling extends Common {
  readonly phase: "recalling";
  /** What was said of the new one. */
  readonly draft: Draft;
  readonly requestId: string;
}
/** Free times are being looked up. */
export interface Searching extends Common {
  readonly phase: "searching";
  readonly query: Query;
  readonly requestId: string;
  /** The time that was just lost to someone else, to be said with the new offers. */
  readonly lostTime?: string;
  /** What was wanted first, where a second choice is looked up instead. */
  readonly missed?: Query;
}
/** Nothing suits: other days and venues are being looked up. */
export interface SearchingAlternatives
  extends Common,
    Partial<Pick<ChoosingSlot, "otherScenarios" | "hindrance" | "waitlistSlot" | "lostTime" | "waits">> {
  readonly phase: "searchingAlternatives";
  readonly query: Query;
  readonly requestId: string;
  /** The free slots of the wanted day nearest to the wanted time, though not near. */
  readonly sameDay: readonly Slot[];
}
/** A party too large to be booked: what the staff are asked for, until the guest has said yes to it. */
export interface Requesting extends Common {
  readonly phase: "requesting";
  readonly draft: Draft & { readonly venueId: number; readonly partySize: number };
}
/** Times are offered. Without any, the waitlist, another day and a person remain. */
export interface ChoosingSlot extends Common {
  readonly phase: "choosingSlot";
  readonly query: Query;
  readonly reason: OfferReason;
  /** In the order of the buttons. */
  readonly offers: readonly Slot[];
  readonly hindrance?: Hindrance;
  /** Nothing else is free that day, in whatever way to dine. */
  readonly isLast?: true;
  /** Scenarios that have free times too; one tap away. */
  readonly otherScenarios: readonly string[];
  /** The slot nearest to the wanted time that takes waitlist entries. */
  readonly waitlistSlot?: Slot;
  /** The time that was just lost to someone else. */
  readonly lostTime?: string;
  /** What was wanted first, where these times are a second choice. */
  readonly missed?: Query;
  /** The guest asked to wait instead, and these stand there all the same. */
  readonly waits?: Waits;
}
/** The service could not be reached; the query waits for another try. */
interface SearchFailed extends Common {
  readonly phase: "searchFailed";
  readonly query: Query;
}
/** The picked slot is being held. */
export interface Holding extends Common {
  readonly phase: "holding";
  readonly requestId: string;
  readonly selection: Selection;
  /** It is held, and whether there is one beside it for the second party is looked up; the booking that they have then. */
  readonly sameEvening?: BookedTable;
}
/** The guest has a table about then: is this one more, or does it take its place? */
export interface AskingSecond extends Common {
  readonly phase: "askingSecond";
  readonly selection: Selection;
  /** The booking that they have. */
  readonly sameEvening: BookedTable;
}
export interface AskingName extends Common {
  readonly phase: "askingName";
  readonly selection: Selection;
  /** The look-up of their bookings, for "the same name" as there. */
  readonly requestId?: string;
}
export interface AskingPhone extends Common {
  readonly phase: "askingPhone";
  readonly selection: Selection;
}
/** What the house is to be told of the table that is picked is asked, beside what it is told already. */
export interface AskingNote extends Common {
  readonly phase: "askingNote";
  readonly selection: Selection;
}
/** The summary is shown. */
export interface Confirming extends Common {
  readonly phase: "confirming";
  readonly selection: Selection;
  /** The guest said no to it: another no gives the table up. */
  readonly declined?: true;
}
/** The deposit is to be paid; the table is held until then, and booked once it is. */
export interface Paying extends Common {
  readonly phase: "paying";
  /** The deposit's. */
  readonly requestId: string;
  readonly selection: Selection;
  readonly agreement: Agreement;
}
/** The placement is under way; reference and key were stored before the request left. */
export interface Placing extends Common {
  readonly phase: "placing";
  readonly requestId: string;
  readonly selection: Selection;
}
/** The guest has just booked: a correction now means this booking. Once it is cancelled, the wish that it came from. */
export interface Placed extends Common {
  readonly phase: "placed";
  readonly booking: BookedTable;
}
/** The guest's bookings are being looked up, to list them while nothing else is under way, or to act on one. */
interface FindingBookings extends Common {
  readonly phase: "findingBookings";
  readonly purpose: BookingPurpose;
  readonly requestId: string;
  /** What the guest already said of the change they want. */
  readonly draft: Draft;
  /** The table that was talked about meanwhile, and goes on where they have no booking. */
  readonly goesOn?: Draft;
}
export interface ChoosingBooking extends Common {
  readonly phase: "choosingBooking";
  readonly purpose: BookingPurpose;
  readonly bookings: readonly BookedTable[];
  /** Listed after the bookings. */
  readonly waiting?: readonly WaitingTable[];
  /** The turn in which the places in line were read: in a later one they may be others, and are not shown again. */
  readonly placesOf?: string;
  readonly draft: Draft;
}
/** The guest is to be taken off the waitlist. */
interface ConfirmingLeave extends Common {
  readonly phase: "confirmingLeave";
  readonly table: WaitingTable;
}
export interface ConfirmingCancel extends Common {
  readonly phase: "confirmingCancel";
  readonly booking: BookedTable;
  /** All are to be cancelled: these are asked about next. */
  readonly more?: readonly BookedTable[];
}
/** The guest wants to be forgotten. */
export interface ConfirmingForget extends Common {
  readonly phase: "confirmingForget";
  /** Bookings that are still to come. */
  readonly ahead: readonly BookedTable[];
  readonly waiting: readonly WaitingTable[];
}
interface Forgetting extends Common {
  readonly phase: "forgetting";
  readonly requestId: string;
}
interface Cancelling extends Common {
  readonly phase: "cancelling";
  readonly booking: BookedTable;
  readonly more?: readonly BookedTable[];
  readonly requestId: string;
}
/** Bookings of another chat: what they are under is asked, and shows whose they are. */
interface ProvingGuest extends Common {
  readonly phase: "provingGuest";
  readonly reference: string;
}
interface ClaimingBookings extends Common {
  readonly phase: "claimingBookings";
  readonly reference: string;
  readonly requestId: string;
}
/** A booking is to be changed and the guest has not said how. */
export interface AskingChange extends Common {
  readonly phase: "askingChange";
  readonly booking: BookedTable;
  /** Only this is asked: whom it is to be under, how many come, or what is to be added. */
  readonly about?: "holder" | "partySize" | "wish";
}
export interface ConfirmingChange extends Common {
  readonly phase: "confirmingChange";
  readonly query: Query & { readonly changing: BookedTable };
  readonly startsAt: string;
  /** Known when the guest picked an offered slot; a changed party size alone needs none. */
  readonly slot?: Slot;
}
export interface Changing extends Common {
  readonly phase: "changing";
  readonly query: Query & { readonly changing: BookedTable };
  readonly startsAt: string;
  readonly slot?: Slot;
  readonly requestId: string;
}
/** The waitlist entry is being made. */
export interface JoiningWaitlist extends Common {
  readonly phase: "joiningWaitlist";
  readonly requestId: string;
  readonly selection: Selection;
}

/** `line` lists the waitlist entries alone, `leave` takes the guest off one, `forget` asks about them first. */
export type BookingPurpose = "list" | "change" | "cancel" | "line" | "leave" | "forget";

/** Where a conversation stands. Plain JSON: it is stored as it is. */
export type State =
  | Idle
  | ChoosingVenue
  | AskingPartySize
  | AskingDate
  | OpeningMonth
  | ChoosingDay
  | ChoosingReading
  | Recalling
  | Requesting
  | Searching
  | SearchingAlternatives
  | ChoosingSlot
  | SearchFailed
  | Holding
  | AskingSecond
  | AskingName
  | AskingPhone
  | AskingNote
  | Confirming
  | Paying
  | Placing
  | Placed
  | FindingBookings
  | ChoosingBooking
  | ConfirmingCancel
  | ConfirmingLeave
  | ConfirmingForget
  | Forgetting
  | Cancelling
  | ProvingGuest
  | ClaimingBookings
  | AskingChange
  | ConfirmingChange
  | Changing
  | JoiningWaitlist;
