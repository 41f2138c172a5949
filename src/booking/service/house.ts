import type { Guest } from "#src/booking/contract/booking.ts";
import type { BookingState } from "#src/booking/contract/booking-state.ts";
import type { RefusalCode } from "#src/booking/contract/refusals.ts";
import type { Result } from "#src/lib/result.ts";
import type { HouseRule, HouseRuleDraft } from "./store/desk-rules.ts";
import type { BookingEvent } from "./store/history.ts";

export type { HouseRule, HouseRuleDraft } from "./store/desk-rules.ts";

/** A booking as the house itself sees it, whichever client placed it. */
export interface HouseBooking {
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
export interface HouseBookingKey {
  readonly venueId: number;
  readonly id: string;
}

/** Why a booking was not changed. */
export type HouseRefusal = Extract<RefusalCode, "not_found" | "booking_read_only" | "state_not_allowed">;

/** A rule that was set, and the standing bookings that it is against: they stay booked, somebody must call them. */
interface RuleSet {
  readonly rule: HouseRule;
  readonly affected: readonly HouseBooking[];
}

/** Why a rule was not set; `already_over` also when it ends before it begins. */
export type RuleRefusal = "not_found" | "unknown_scenario" | "unknown_table" | "already_over";

/** A table of the house, as the staff know it. */
export interface HouseTable {
  readonly id: number;
  /** Its number, where it has no other name. */
  readonly name: string;
  readonly section?: string;
}

/** The house's own way to its bookings, for the staff's desk: not on the wire, and over all clients. */
export interface House {
  /**
   * The bookings that start on a date of the venue's calendar (`YYYY-MM-DD`), in order of time, cancelled ones
   * and temporary ones included. Empty for a venue that the service does not have.
   */
  listDay(venueId: number, date: string): Promise<readonly HouseBooking[]>;
  find(key: HouseBookingKey): Promise<HouseBooking | undefined>;
  /** Sets any of the nine states, upward only (interface specification, "States and transitions"). */
  setState(
    key: HouseBookingKey,
    state: BookingState,
    by: string,
  ): Promise<Result<HouseBooking, { readonly refusal: HouseRefusal }>>;
  /**
   * Gives a booking tables of the staff's choice, whatever their size and scenario; whoever stands there on paper is
   * seated anew. `undefined` takes the choice back: the house may seat the party anywhere again. Refused for a
   * temporary or a final booking, for tables that the house does not have, and where one of them is out of service,
   * has a party that cannot be seated elsewhere, or one whose tables the staff chose.
   */
  seatAt(
    key: HouseBookingKey,
    tableIds: readonly number[] | undefined,
    by: string,
  ): Promise<Result<HouseBooking, { readonly refusal: HouseRefusal | "unknown_table" | "table_taken" }>>;
  /** Every change of a booking, the oldest first. */
  history(key: HouseBookingKey): Promise<readonly BookingEvent[]>;
  /** The rules in force or ahead, the oldest first. */
  listRules(venueId: number): Promise<readonly HouseRule[]>;
  /** @throws RangeError when a closure names a date that the calendar does not have */
  addRule(
    venueId: number,
    draft: HouseRuleDraft,
    by: string,
  ): Promise<Result<RuleSet, { readonly refusal: RuleRefusal }>>;
  /** Takes a rule back; it stays written down, with who lifted it and when. The value is the rule as it was. */
  liftRule(
    venueId: number,
    ruleId: string,
    by: string,
  ): Promise<Result<HouseRule, { readonly refusal: "not_found" }>>;
  /**
   * Bookings ahead that the house cannot take any more, since the venue file or a rule changed: without a place, or
   * at a time at which it is closed. In order of time; the staff have to look after them.
   */
  listUnseatable(venueId: number): Promise<readonly HouseBooking[]>;
  /** In the order of the venue file. */
  listTables(venueId: number): readonly HouseTable[];
}
