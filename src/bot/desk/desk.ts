import type { ActNames } from "./acts.ts";
import { type GuestTyped, suggestGuests } from "./answer-guest.ts";
import { answering } from "./answering.ts";
import { readAttention, type VenueAsked } from "./attention.ts";
import { toBookingView } from "./booking-view.ts";
import { readDayMessages } from "./briefing/read-day-message.ts";
import type { DayMessageKind } from "./briefing/when-due.ts";
import { type BroadcastDesk, broadcastDesk } from "./broadcast/broadcast.ts";
import { callDone } from "./calls/calls.ts";
import { chooseTables, type TablesAsked } from "./choose-tables.ts";
import { confirmOrCancel, whyNot } from "./confirm-or-cancel.ts";
import type { BookingAsked, DayAsked, DeskParts } from "./desk-parts.ts";
import { type GuestsDesk, guestsDesk } from "./enquiries/guests-desk.ts";
import { type MonthAsked, readMonth } from "./figures/month.ts";
import type { Month } from "./figures/month-view.ts";
import { suggestPastDays } from "./figures/range.ts";
import { readStats, type StatsAsked } from "./figures/stats.ts";
import type { Stats } from "./figures/stats-view.ts";
import { findBooking } from "./find-booking.ts";
import { type FloorAsked, readFloor } from "./floor.ts";
import { type BringAsked, bringList } from "./lists/bring-list.ts";
import type { BookingsFile, Brought } from "./lists/list-views.ts";
import { type FileAsked, writeBookingsFile } from "./lists/write-bookings-file.ts";
import { askMark, type MarkAsked, markBooking } from "./mark-booking.ts";
import { type NoteSheet, type NotesAsked, readNotes, writeNotes } from "./notes/notes.ts";
import { drawDaySheets, readDaySheets } from "./read-day-sheets.ts";
import { readHistory } from "./read-history.ts";
import { readTrail, type TrailAsked } from "./read-trail.ts";
import { listRefunds, type RefundsAsked, refundDone } from "./refunds.ts";
import {
  type BlockAsked,
  blockScenario,
  type CloseAsked,
  closeDays,
  type OutAsked,
  takeTablesOut,
} from "./set-rules.ts";
import { type OpenViews, openViews } from "./sheet/open-views.ts";
import { liftRule, readRules } from "./standing-rules.ts";
import { suggestBookings, suggestDays, suggestVenues, type Useful } from "./suggest.ts";
import { suggestRules, suggestScenarios, suggestTables } from "./suggest-floor.ts";
import { type TakeDesk, takeDesk } from "./take/take.ts";
import { readMoves } from "./timeline/moves.ts";
import { drawTimeline, readTimeline } from "./timeline/timeline.ts";
import type { TimelineMoves, TimelineView } from "./timeline/timeline-view.ts";
import { writeDown } from "./trail.ts";
import type {
  Attention,
  DayMessages,
  DaySheets,
  Done,
  Doubted,
  Floors,
  Records,
  Refused,
  RuleDone,
  Said,
  Shown,
  Suggestion,
} from "./view.ts";
import { type WaitlistDesk, waitlistDesk } from "./waitlist/waitlist.ts";
import { texts } from "./words.ts";

/**
 * What staff can do, on whatever platform they sit. Every use case answers, also when the booking
 * service does not: a fault is logged and comes back as the refusal `failed`. What a remote service
 * keeps to itself (marks, tables, history, rules) is refused as `notHere`. Whether somebody is
 * staff at all is the platform's to check, before it asks.
 */
export interface Desk {
  /** The same desk for who is staff of some venues alone: of the others it shows nothing and changes nothing. */
  within(isTheirs: (venueId: number) => boolean): Desk;
  /** The same desk for who calls by other names what they can do. */
  named(acts: ActNames): Desk;
  /** Those that it shows, in the order of the venue file. */
  venues(): readonly { readonly id: number; readonly name: string }[];
  /** The day's bookings of one venue, or of each. */
  daySheet(ask: DayAsked): Promise<DaySheets | Refused>;
  /** Day sheets that stay open and follow what happens. */
  readonly openSheets: OpenViews<DaySheets>;
  show(ask: BookingAsked): Promise<Shown | Refused>;
  /** The booking, before somebody really cancels it; refuses where that is not possible. */
  askCancel(ask: BookingAsked): Promise<Shown | Refused>;
  /** The guest's word, taken by phone or at the door. The guest is told in their chat. */
  confirm(ask: BookingAsked): Promise<Done | Refused>;
  /** Final. The guest is told in their chat. */
  cancel(ask: BookingAsked): Promise<Done | Refused>;
  /** The booking, before somebody really marks it; refuses where that is not possible. */
  askMark(ask: MarkAsked): Promise<Shown | Refused>;
  /** How far the visit has come. The guest is not told. Long before the visit it asks whether somebody is sure. */
  mark(ask: MarkAsked): Promise<Done | Doubted | Refused>;
  chooseTables(ask: TablesAsked): Promise<Done | Refused>;
  /** What is written beside a booking: by the staff for themselves, and the guest's wish. */
  readonly notes: {
    read(ask: BookingAsked): Promise<NoteSheet | Refused>;
    /** Refused where somebody else wrote something since it was read, who is named. */
    write(ask: NotesAsked): Promise<Done | Refused>;
  };
  history(ask: BookingAsked): Promise<Records | Refused>;
  /** Who of the staff did what, on a day or with a booking. */
  trail(ask: TrailAsked): Promise<Records | Refused>;
  /** What the staff are told of a day, before it or after it. */
  dayMessage(ask: DayAsked & { readonly kind: DayMessageKind }): Promise<DayMessages | Refused>;
  /** What a month has for a party. */
  month(ask: MonthAsked): Promise<Month | Refused>;
  /** What some days came to. */
  stats(ask: StatsAsked): Promise<Stats | Refused>;
  /** Bookings as files, out of the house and into it. */
  readonly lists: {
    write(ask: FileAsked): Promise<BookingsFile | Refused>;
    bring(ask: BringAsked): Promise<Brought | Refused>;
  };
  /** Unseatable bookings, whose guests somebody has to call. */
  attention(ask: VenueAsked): Promise<Attention | Refused>;
  /** The guest was called: ticked off for all. Once. */
  called(ask: BookingAsked): Promise<Said | Refused>;
  /** The tables at this moment. */
  floor(ask: FloorAsked): Promise<Floors | Refused>;
  /** The tables over a day. */
  timeline(ask: DayAsked): Promise<TimelineView | Refused>;
  /** Timelines that stay open and follow what happens. */
  readonly openTimelines: OpenViews<TimelineView>;
  /** Where a booking of a timeline could be moved to. */
  moves(ask: BookingAsked): Promise<TimelineMoves | Refused>;
  /** What the staff decide above the venue file, one venue at a time. */
  readonly rules: {
    close(ask: CloseAsked): Promise<RuleDone | Refused>;
    block(ask: BlockAsked): Promise<RuleDone | Refused>;
    takeTablesOut(ask: OutAsked): Promise<RuleDone | Refused>;
    lift(ask: VenueAsked & { readonly rule: string }): Promise<RuleDone | Refused>;
    list(ask: VenueAsked): Promise<Records | Refused>;
  };
  /** Taking, changing and finding bookings. */
  readonly take: TakeDesk;
  /** Guests who wait for a table. */
  readonly waitlist: WaitlistDesk;
  /** A message to all guests of an evening. */
  readonly broadcast: BroadcastDesk;
  /** Deposits that guests get back. */
  readonly refunds: {
    list(ask: RefundsAsked): Promise<Records | Refused>;
    done(ask: RefundsAsked & { readonly payment: string }): Promise<Said | Refused>;
  };
  /** Guests who wanted a person. */
  readonly guests: GuestsDesk;
  /** At most 25 of each. Empty where they cannot be read. */
  readonly suggest: {
    /**
     * Bookings of today and tomorrow by name, time or id, and of the coming week once something is typed; the nearest to
     * now where they are too many.
     */
    bookings(ask: Typed & { readonly which: Useful }): Promise<readonly Suggestion<string>[]>;
    /** The coming week by name, with ISO dates as values. */
    days(ask: Typed): readonly Suggestion<string>[];
    /** Days at which ranges of the past begin or end, with ISO dates as values. */
    pastDays(ask: Typed): readonly Suggestion<string>[];
    venues(text: string): readonly Suggestion<number>[];
    scenarios(ask: Typed): readonly Suggestion<string>[];
    /** Goes on after the tables that are typed already. With `bookingId`, those of that booking's venue. */
    tables(ask: Typed & { readonly bookingId?: string }): Promise<readonly Suggestion<string>[]>;
    /** The rules in force, with their ids as values. */
    rules(ask: Typed): Promise<readonly Suggestion<string>[]>;
    /** Guests who wait for an answer, with their enquiries' ids as values. */
    guests(ask: GuestTyped): Promise<readonly Suggestion<string>[]>;
  };
}

/** What somebody has typed so far. */
interface Typed {
  readonly text: string;
  readonly venueId?: number;
}

/** Joins the staff's use cases to the parts they work with. */
export function createDesk(parts: DeskParts): Desk {
  const read = <Ask, Answer>(work: (parts: DeskParts, ask: Ask) => Promise<Answer>) =>
    answering(parts, texts.failedToRead, work);
  const change = <Ask, Answer>(work: (parts: DeskParts, ask: Ask) => Promise<Answer>) =>
    answering(parts, texts.failedToChange, work);
  return {
    within: (isTheirs) =>
      createDesk({ ...parts, venues: () => parts.venues().filter(({ id }) => isTheirs(id)), isTheirs }),
    named: (acts) => createDesk({ ...parts, acts }),
    venues: () => parts.venues().map(({ id, name }) => ({ id, name })),
    daySheet: read(readDaySheets),
    openSheets: openViews(parts, read(drawDaySheets)),
    show: read(showBooking),
    askCancel: read(askCancel),
    confirm: change((_, ask: BookingAsked) => confirmOrCancel(parts, "CONFIRMED", ask)),
    cancel: change((_, ask: BookingAsked) => confirmOrCancel(parts, "CANCELLED", ask)),
    askMark: read(askMark),
    mark: change(markBooking),
    chooseTables: change(chooseTables),
    notes: { read: read(readNotes), write: change(writeNotes) },
    history: read(readHistory),
    trail: read(readTrail),
    dayMessage: read(readDayMessages),
    month: read(readMonth),
    stats: read(readStats),
    lists: { write: read(writeBookingsFile), bring: change(bringList) },
    attention: read(readAttention),
    called: change(callDone),
    floor: read(readFloor),
    timeline: read(readTimeline),
    openTimelines: openViews(parts, read(drawTimeline)),
    moves: read(readMoves),
    rules: {
      close: change(closeDays),
      block: change(blockScenario),
      takeTablesOut: change(takeTablesOut),
      lift: change(liftRule),
      list: read(readRules),
    },
    take: takeDesk(parts, read, change),
    waitlist: waitlistDesk(parts, read, change),
    broadcast: broadcastDesk(parts, read, change),
    refunds: { list: read(listRefunds), done: change(refundDone) },
    guests: guestsDesk(parts, read, change),
    suggest: {
      bookings: (ask) => suggestBookings(parts, ask),
      days: (ask) => suggestDays(parts, ask),
      pastDays: (ask) => suggestPastDays(parts, ask),
      venues: (text) => suggestVenues(parts.venues(), text),
      scenarios: (ask) => suggestScenarios(parts, ask),
      tables: (ask) => suggestTables(parts, ask),
      rules: (ask) => suggestRules(parts, ask),
      guests: (ask) => suggestGuests(parts, ask),
    },
  };
}

async function showBooking(parts: DeskParts, ask: BookingAsked): Promise<Shown | Refused> {
  const found = await findBooking(parts, ask);
  if (!found.ok) return found.refused;
  const { booking, venue } = found.value;
  await writeDown(parts, "readBooking", ask.by, { booking: { venueId: venue.id, id: booking.id } });
  return { type: "booking", booking: toBookingView(booking, venue, parts) };
}

async function askCancel(parts: DeskParts, ask: BookingAsked): Promise<Shown | Refused> {
  const shown = await showBooking(parts, ask);
  if (shown.type === "refused" || shown.booking.actions.includes("cancel")) return shown;
  const why = whyNot("CANCELLED", shown.booking.state, parts.backOffice !== undefined);
  return { type: "refused", ...why, booking: shown.booking };
}
