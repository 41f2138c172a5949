import type { Result } from "#src/lib/result.ts";
import type { Guest } from "./booking.ts";
import type { BookingState } from "./booking-state.ts";
import type { HouseFigures } from "./figures.ts";
import type { RefusalCode } from "./refusals.ts";
import type { BookingSource, HouseRule, StaffBookings } from "./staff-bookings.ts";

/** A booking in the diary, whichever client placed it. */
export interface DiaryBooking {
  readonly id: string;
  readonly venueId: number;
  readonly state: BookingState;
  readonly scenarioName: string;
  readonly startsAt: Temporal.Instant;
  readonly partySize: number;
  /** Absent while the booking is temporary: it holds capacity for minutes, and nobody has to act on it. */
  readonly guest?: Guest;
  readonly comment?: string;
  /** What the staff wrote down for themselves; only the back office knows it. */
  readonly staffNote?: string;
  /** What the guest agreed to pay in some cases, in the words that they were shown, and when (ISO 8601). */
  readonly agreement?: { readonly words: string; readonly at: string };
  /** The tables of the current seating; on paper until the party is seated. Absent where they are not known. */
  readonly tableIds?: readonly number[];
}

/** A booking as the back office sees it. */
export interface BackOfficeBooking extends DiaryBooking {
  /** The client that placed it. */
  readonly client: string;
  /** Set while the booking is temporary: it has no guest yet, and is gone from then on. */
  readonly expiresAt?: Temporal.Instant;
  readonly scenarioId: number;
  readonly endsAt: Temporal.Instant;
  readonly extReferenceId?: string;
  readonly extReferenceNumber?: string;
  /** Empty when it has no tables. */
  readonly tableIds: readonly number[];
  /** True when the staff chose the tables. */
  readonly tablesChosen?: boolean;
  readonly createdAt: Temporal.Instant;
  /** Set where the staff took it. */
  readonly source?: BookingSource;
}

/** Which booking is meant; ids are unique over all venues, the venue guards against a mix-up. */
export interface BookingKey {
  readonly venueId: number;
  readonly id: string;
}

/** Why a booking was not changed. */
export type DiaryRefusal = Extract<RefusalCode, "not_found" | "booking_read_only" | "state_not_allowed">;

/** One change of a booking: who, when, and what it is from then on. */
export interface BookingEvent {
  readonly at: Temporal.Instant;
  readonly by: string;
  readonly kind: "created" | "updated" | "stateChanged" | "tablesChosen" | "stayChanged";
  /** Absent for the creation. */
  readonly fromState?: BookingState;
  readonly toState: BookingState;
  readonly startsAt: Temporal.Instant;
  readonly partySize: number;
  /** The tables that the staff chose; none when they took their choice back. Of `tablesChosen` only. */
  readonly tableIds?: readonly number[];
  /** When the party leaves from then on. Of `stayChanged` only. */
  readonly endsAt?: Temporal.Instant;
  /** The rules that a staff member set aside, and why. The reason is lost with the guest's data. */
  readonly override?: { readonly rules: readonly HouseRule[]; readonly reason?: string };
}

/**
 * What the staff decide on top of the venue file:
 * - a closure: no shift of the venue, or of one scenario, begins on these business dates, both included;
 * - a block: a scenario takes no bookings until the rule is lifted;
 * - an outage: nobody sits at these tables between the two moments.
 */
export type DeskRuleDraft =
  | {
      readonly kind: "closure";
      /** `YYYY-MM-DD`, not after `to`. */
      readonly from: string;
      readonly to: string;
      /** Left out, the whole venue. */
      readonly scenarioId?: number;
      readonly reason?: string;
    }
  | { readonly kind: "block"; readonly scenarioId: number; readonly reason?: string }
  | {
      readonly kind: "outage";
      readonly tableIds: readonly number[];
      readonly from: Temporal.Instant;
      /** After `from`, and not part of the outage. */
      readonly until: Temporal.Instant;
      readonly reason?: string;
    };

/** A rule in force: who set it, and when. */
export type DeskRule = DeskRuleDraft & {
  readonly id: string;
  readonly venueId: number;
  readonly by: string;
  readonly at: Temporal.Instant;
};

/** A rule that was set, and the standing bookings that it is against: they stay booked, somebody must call them. */
interface RuleSet {
  readonly rule: DeskRule;
  readonly affected: readonly BackOfficeBooking[];
}

/** Why a rule was not set; `already_over` also when it ends before it begins. */
export type RuleRefusal = "not_found" | "unknown_scenario" | "unknown_table" | "already_over";

/** A table of the venue, as the staff know it. */
export interface FloorTable {
  readonly id: number;
  /** Its number, where it has no other name. */
  readonly name: string;
  readonly section?: string;
}

/**
 * The diary of a venue's bookings, as its own people work on it. The embedded service keeps it for all clients; over
 * a remote service, which lists no days, it knows what was placed through maitred.
 */
export interface Diary<Entry extends DiaryBooking = DiaryBooking> {
  /** False where only bookings placed through maitred are known. */
  readonly complete: boolean;
  /**
   * The bookings that start on a date of the venue's calendar (`YYYY-MM-DD`), in order of time, cancelled ones
   * and temporary ones included. Empty for an unknown venue.
   */
  listDay(venueId: number, date: string): Promise<readonly Entry[]>;
  find(key: BookingKey): Promise<Entry | undefined>;
  /**
   * Sets a state, upward only (interface specification, "States and transitions"): any of the nine in the back
   * office, elsewhere those that the API lets others set.
   *
   * @param by who does it: a staff member's id, or another name
   */
  setState(
    key: BookingKey,
    state: BookingState,
    by: string,
  ): Promise<Result<Entry, { readonly refusal: DiaryRefusal }>>;
}

/** A meal period that the venue file names. */
export interface NamedShift {
  readonly name: string;
  readonly scenarioName: string;
  readonly from: Temporal.Instant;
  /** Not part of it. */
  readonly until: Temporal.Instant;
}

/** What a guest did on earlier days. */
export interface EarlierVisits {
  readonly came: number;
  readonly noShows: number;
}

/** The internal side of the embedded service: its diary, its tables and its rules. Not on the wire. */
export interface BackOffice extends Diary<BackOfficeBooking>, StaffBookings<BackOfficeBooking>, HouseFigures {
  /**
   * Gives a booking tables of the staff's choice, whatever their size and scenario; whoever stands there on paper is
   * seated anew. `undefined` takes the choice back: the party may sit anywhere again. Refused for a
   * temporary or a final booking, for tables that the venue does not have, and where one of them is out of service,
   * has a party that cannot be seated elsewhere, or one whose tables the staff chose.
   */
  assignTables(
    key: BookingKey,
    tableIds: readonly number[] | undefined,
    by: string,
  ): Promise<Result<BackOfficeBooking, { readonly refusal: DiaryRefusal | "unknown_table" | "table_taken" }>>;
  /**
   * The tables that `assignTables` would give a booking, each by itself, whoever has to make room; none to one that is
   * not standing.
   */
  listTableChoices(key: BookingKey): Promise<readonly number[]>;
  /**
   * Takes the guest with this reference of the client's out of all that they booked, but for the bookings to keep: those
   * stay for the figures, without name, number or wish. Entries on the waitlist go whole.
   */
  forgetGuest(reference: string, keep: readonly BookingKey[]): Promise<void>;
  /** Another number once something was written to a date of the venue's calendar (`YYYY-MM-DD`), or to one around it. */
  dayVersion(venueId: number, date: string): Promise<number>;
  /** Every change of a booking, the oldest first. */
  history(key: BookingKey): Promise<readonly BookingEvent[]>;
  /** The rules in force or ahead, the oldest first. */
  listRules(venueId: number): Promise<readonly DeskRule[]>;
  /** @throws RangeError when a closure names a date that the calendar does not have */
  addRule(
    venueId: number,
    draft: DeskRuleDraft,
    by: string,
  ): Promise<Result<RuleSet, { readonly refusal: RuleRefusal }>>;
  /** Takes a rule back; it stays written down, with who lifted it and when. The value is the rule as it was. */
  liftRule(
    venueId: number,
    ruleId: string,
    by: string,
  ): Promise<Result<DeskRule, { readonly refusal: "not_found" }>>;
  /**
   * Unseatable bookings: ahead, and since the venue file or a rule changed without a place, or
   * at a time at which it is closed. In order of time; the staff have to look after them.
   */
  listUnseatable(venueId: number): Promise<readonly BackOfficeBooking[]>;
  /** Those that begin on a business date (`YYYY-MM-DD`) and have a name. */
  listShifts(venueId: number, date: string): readonly NamedShift[];
  /**
   * What the guests of these bookings did at the venue before a moment, by the bookings' ids: known by their reference, or by
   * the same phone number. Without those who were never there.
   */
  listEarlierVisits(
    venueId: number,
    bookingIds: readonly string[],
    before: Temporal.Instant,
  ): Promise<ReadonlyMap<string, EarlierVisits>>;
  /**
   * In the order of the venue file; empty for an unknown venue. With a business date (`YYYY-MM-DD`) without those that stand in
   * another season, or on other weekdays.
   */
  listTables(venueId: number, date?: string): readonly FloorTable[];
  /** The same of its scenarios. */
  listScenarios(venueId: number): readonly { readonly id: number; readonly name: string }[];
}
