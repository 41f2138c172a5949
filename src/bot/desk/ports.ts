import type { BookingState } from "#src/booking/contract/booking-state.ts";
import type { BookedTable, BookingKey } from "#src/bot/machine/table.ts";
import type { Result } from "#src/lib/result.ts";

/** A booking as the staff see it. */
export interface DeskBooking extends BookedTable {
  readonly phone?: string;
  readonly email?: string;
  /** What the staff call its tables, on paper until the party is seated; empty or absent where none is known. */
  readonly tables?: readonly string[];
}

/** Who of the staff acted, for the audit trail. */
export interface StaffMember {
  /** Platform and id, e.g. `discord:80351110224678912`. */
  readonly id: string;
  readonly displayName: string;
}

/** Why the house's book did not take a change. */
export type DeskRefusal = "notFound" | "readOnly" | "stateNotAllowed";

/**
 * The bookings the staff work on. With the embedded service these are all of the house's, through
 * its internal port; with a remote one, which has no list by day, those placed through maitred.
 */
export interface HouseBook {
  /** False where only bookings placed through maitred are known; day sheets say so. */
  readonly complete: boolean;
  /** Absent with a remote service, which keeps these things to itself. */
  readonly floor?: Floor;
  /** Bookings of one venue-local date that starts then, cancelled ones included, in order of time. */
  listDay(venueId: number, date: string): Promise<readonly DeskBooking[]>;
  find(key: BookingKey): Promise<DeskBooking | undefined>;
  /** Without a floor, only the states that a service lets others set. */
  setState(
    key: BookingKey,
    state: BookingState,
    by: StaffMember,
  ): Promise<Result<DeskBooking, { readonly refusal: DeskRefusal }>>;
}

/** A table of the house. */
export interface DeskTable {
  readonly id: number;
  readonly name: string;
  /** The part of the house where it stands. */
  readonly section?: string;
}

/** What the staff decide for a while, above the venue file. */
export type RuleDraft =
  | {
      readonly kind: "closure";
      /** Venue-local dates, `YYYY-MM-DD`, both included. */
      readonly from: string;
      readonly to: string;
      /** Left out, the whole house. */
      readonly scenarioName?: string;
      readonly reason?: string;
    }
  | { readonly kind: "block"; readonly scenarioName: string; readonly reason?: string }
  | {
      readonly kind: "outage";
      readonly tableIds: readonly number[];
      readonly from: Temporal.Instant;
      readonly until: Temporal.Instant;
      readonly reason?: string;
    };

/** A rule in force or ahead. */
export type Rule = RuleDraft & {
  readonly id: string;
  /** Who set it, as `StaffMember` has the id. */
  readonly by: string;
  readonly at: Temporal.Instant;
};

/** One change of a booking: who, when, and what it is from then on. */
export interface BookingChange {
  readonly at: Temporal.Instant;
  /** A staff member's id, or the name of the service's client. */
  readonly by: string;
  readonly fromState?: BookingState;
  readonly toState: BookingState;
  readonly startsAt: Temporal.Instant;
  readonly partySize: number;
  /** What the staff call the tables that they chose; empty where they took their choice back. */
  readonly tables?: readonly string[];
}

/** The dining room itself, where the house's own service is the one inside. */
export interface Floor {
  /** Empty for a venue that the house does not have. */
  listTables(venueId: number): readonly DeskTable[];
  /** `tableIds` undefined: any table that fits, from now on. */
  seatAt(
    key: BookingKey,
    tableIds: readonly number[] | undefined,
    by: StaffMember,
  ): Promise<Result<DeskBooking, { readonly refusal: DeskRefusal | "unknownTable" | "tableTaken" }>>;
  /** The oldest first. */
  history(key: BookingKey): Promise<readonly BookingChange[]>;
  listRules(venueId: number): Promise<readonly Rule[]>;
  /** `affected`: bookings that the rule is against. They stay booked. */
  addRule(
    venueId: number,
    draft: RuleDraft,
    by: StaffMember,
  ): Promise<
    Result<
      { readonly rule: Rule; readonly affected: readonly DeskBooking[] },
      { readonly refusal: "notFound" | "unknownScenario" | "unknownTable" | "alreadyOver" }
    >
  >;
  liftRule(
    venueId: number,
    ruleId: string,
    by: StaffMember,
  ): Promise<Result<Rule, { readonly refusal: "notFound" }>>;
  /** Bookings ahead that the house has no place for any more, in order of time. */
  listUnseatable(venueId: number): Promise<readonly DeskBooking[]>;
}

/** What the staff do that is written down. Reading guests' data counts. */
export type StaffAction =
  | "readDaySheet"
  | "readBooking"
  | "readHistory"
  | "readAttention"
  | "confirmBooking"
  | "cancelBooking"
  | "markWaiting"
  | "markSeated"
  | "markBillPrinted"
  | "markClosed"
  | "markNoShow"
  | "chooseTables"
  | "addRule"
  | "liftRule";

/** Who did what, when. */
export interface AuditTrail {
  record(entry: {
    readonly by: StaffMember;
    readonly action: StaffAction;
    /** Absent where the action is about no one booking. */
    readonly booking?: BookingKey;
    /** The rule set or lifted. */
    readonly rule?: { readonly venueId: number; readonly id: string };
    readonly at: Temporal.Instant;
  }): Promise<void>;
}

/** Tells a booking's guest, in the chat it was made in, what the staff did. */
export interface GuestLine {
  /** False where the booking was not made through a chat. */
  tell(
    change: "confirmed" | "cancelled",
    booking: BookedTable,
    /** Makes a repeat harmless: one change is told once. */
    key: string,
  ): Promise<boolean>;
}
