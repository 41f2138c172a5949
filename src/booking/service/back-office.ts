import type { Guest } from "#src/booking/contract/booking.ts";
import type { BookingState } from "#src/booking/contract/booking-state.ts";
import type { RefusalCode } from "#src/booking/contract/refusals.ts";
import type { Result } from "#src/lib/result.ts";
import type { DeskRule, DeskRuleDraft } from "./store/desk-rules.ts";
import type { BookingEvent } from "./store/history.ts";

export type { DeskRule, DeskRuleDraft } from "./store/desk-rules.ts";

/** A booking as the venue's own people see it, whichever client placed it. */
export interface BackOfficeBooking {
  readonly id: string;
  readonly venueId: number;
  /** The client that placed it. */
  readonly client: string;
  readonly state: BookingState;
  /** Set while the booking is temporary: it has no guest yet, and is gone from then on. */
  readonly expiresAt?: Temporal.Instant;
  readonly scenarioId: number;
  readonly scenarioName: string;
  readonly startsAt: Temporal.Instant;
  readonly endsAt: Temporal.Instant;
  readonly partySize: number;
  readonly guest?: Guest;
  readonly comment?: string;
  readonly extReferenceId?: string;
  readonly extReferenceNumber?: string;
  /** The tables of the current seating; on paper until the party is seated, and empty when it has none. */
  readonly tableIds: readonly number[];
  /** True when the staff chose the tables. */
  readonly tablesChosen?: boolean;
  readonly createdAt: Temporal.Instant;
}

/** Which booking is meant; ids are unique over all venues, the venue guards against a mix-up. */
export interface BookingKey {
  readonly venueId: number;
  readonly id: string;
}

/** Why a booking was not changed. */
export type BackOfficeRefusal = Extract<RefusalCode, "not_found" | "booking_read_only" | "state_not_allowed">;

/** A rule that was set, and the standing bookings that it is against: they stay booked, somebody must call them. */
interface RuleSet {
  readonly rule: DeskRule;
  readonly affected: readonly BackOfficeBooking[];
}

/** Why a rule was not set; `already_over` also when it ends before it begins. */
export type RuleRefusal = "not_found" | "unknown_scenario" | "unknown_table" | "already_over";

/** A table of the venue, as the staff know it. */
export interface BackOfficeTable {
  readonly id: number;
  /** Its number, where it has no other name. */
  readonly name: string;
  readonly section?: string;
}

/** The service's internal side, for the venue's own people: not on the wire, and over the bookings of all clients. */
export interface BackOffice {
  /**
   * The bookings that start on a date of the venue's calendar (`YYYY-MM-DD`), in order of time, cancelled ones
   * and temporary ones included. Empty for a venue that the service does not have.
   */
  listDay(venueId: number, date: string): Promise<readonly BackOfficeBooking[]>;
  find(key: BookingKey): Promise<BackOfficeBooking | undefined>;
  /** Sets any of the nine states, upward only (interface specification, "States and transitions"). */
  setState(
    key: BookingKey,
    state: BookingState,
    by: string,
  ): Promise<Result<BackOfficeBooking, { readonly refusal: BackOfficeRefusal }>>;
  /**
   * Gives a booking tables of the staff's choice, whatever their size and scenario; whoever stands there on paper is
   * seated anew. `undefined` takes the choice back: the party may sit anywhere again. Refused for a
   * temporary or a final booking, for tables that the venue does not have, and where one of them is out of service,
   * has a party that cannot be seated elsewhere, or one whose tables the staff chose.
   */
  seatAt(
    key: BookingKey,
    tableIds: readonly number[] | undefined,
    by: string,
  ): Promise<
    Result<BackOfficeBooking, { readonly refusal: BackOfficeRefusal | "unknown_table" | "table_taken" }>
  >;
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
  /** In the order of the venue file. */
  listTables(venueId: number): readonly BackOfficeTable[];
}
