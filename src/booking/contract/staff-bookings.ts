import type { Result } from "#src/lib/result.ts";
import type { Guest } from "./booking.ts";

/**
 * What a party is measured against, in the order in which it is told:
 * - `blocked`: the scenario takes no bookings
 * - `hours`: no shift of the scenario is on then, or the day is closed
 * - `lastSeating`: the shift is on, but too near to its end
 * - `slotTimes`: the shift is on, but bookings start at other minutes
 * - `partySize`: smaller or larger than the scenario takes, or than any of its places seats
 * - `leadTime`: sooner than bookings are taken
 * - `horizon`: later than bookings are taken
 * - `pacing`: too many would start then
 */
export type HouseRule =
  | "blocked"
  | "hours"
  | "lastSeating"
  | "slotTimes"
  | "partySize"
  | "leadTime"
  | "horizon"
  | "pacing";

/** The staff's word that the house's rules do not count this once; it is kept in the booking's history. */
export interface Override {
  readonly reason: string;
}

/** How a booking came to be, where the staff took it. */
export type BookingSource = "phone" | "walkIn";

/** A booking for somebody who called. */
export interface PlaceAsked {
  readonly venueId: number;
  /** The same in every attempt at this booking: it is placed once within a day. */
  readonly key: string;
  readonly scenarioId: number;
  /** In a whole minute, not past. */
  readonly startsAt: Temporal.Instant;
  readonly partySize: number;
  /** With some text in it. */
  readonly guest: Guest;
  readonly comment?: string;
  /** Chosen by the staff; left out, the party sits wherever it fits. */
  readonly tableIds?: readonly number[];
  readonly override?: Override;
}

/** A party at the door, seated from this minute on. */
export interface WalkInAsked extends Omit<PlaceAsked, "scenarioId" | "startsAt"> {
  /** Left out, the first that is on now and seats the party. */
  readonly scenarioId?: number;
  /** When the party leaves at the latest; left out, after its turn time. */
  readonly until?: Temporal.Instant;
}

/** What becomes of a booking; what is left out stays. */
export interface StaffChange {
  readonly scenarioId?: number;
  readonly startsAt?: Temporal.Instant;
  readonly partySize?: number;
  /** Its fields replace the guest's; one that is empty takes the guest's away. */
  readonly guest?: Guest;
  /** Empty, there is none any more. */
  readonly comment?: string;
  readonly override?: Override;
}

/** What is written beside a booking. */
export interface BookingNotes {
  /** The guest's wish. */
  readonly comment?: string;
  /** The staff's own, which no guest and no other client reads. */
  readonly staffNote?: string;
}

/** Why notes were not written. `changed_meanwhile`: somebody else has written others. */
export type NotesRefusal = "changed_meanwhile" | "not_found" | "booking_read_only" | "state_not_allowed";

/**
 * Why a booking was not taken or changed. `rules_broken`: an override sets these aside. `full`: no seating of
 * everybody has room. `too_large`: no table or combination is for so many, and the staff have to name tables.
 * `table_taken`: others have the tables; `until` is when those of a stay end at the latest, where that helps.
 * `outsideHours`: and the scenario is not even open then.
 */
export type StaffRefusal =
  | { readonly refusal: "rules_broken"; readonly rules: readonly HouseRule[] }
  | { readonly refusal: "table_taken"; readonly until?: Temporal.Instant; readonly outsideHours?: true }
  | { readonly refusal: "full"; readonly outsideHours?: true }
  | {
      readonly refusal:
        | "too_large"
        | "past"
        | "unknown_table"
        | "unknown_scenario"
        | "not_found"
        | "booking_read_only"
        | "state_not_allowed"
        | "too_long"
        | "idempotency_key_reused";
    };

/** A start time that a party can have, by all rules. */
export interface FreeTime {
  readonly scenarioId: number;
  readonly scenarioName: string;
  readonly startsAt: Temporal.Instant;
  readonly endsAt: Temporal.Instant;
}

/** A table or a combination at which nobody sits. */
export interface FreePlace {
  readonly tableIds: readonly number[];
  readonly min: number;
  readonly max: number;
  /** When the next party has it; absent where nobody does today. */
  readonly nextAt?: Temporal.Instant;
  /** When a party seated now leaves: after its turn time, or in time for the next party. */
  readonly stayUntil: Temporal.Instant;
}

/** Bookings that are searched for; what is given must fit all. */
export interface BookingSearch {
  readonly venueIds: readonly number[];
  /** A part of the name, of the phone number, of the guest's reference or of an id; in any case and without accents. */
  readonly text: string;
  readonly limit: number;
}

/** Which booking is meant. */
interface Key {
  readonly venueId: number;
  readonly id: string;
}

/**
 * What the venue's own people do with bookings, beside the state and the tables.
 *
 * @template Entry a booking as they see it
 */
export interface StaffBookings<Entry> {
  /** Places a booking as guests' are placed, by the same rules. The booking of a key is kept for 24 hours. */
  place(ask: PlaceAsked, by: string): Promise<Result<Entry, StaffRefusal>>;
  /** Seats a party at once. The rules of when bookings are taken do not count for it; the key as in `place`. */
  seatWalkIn(ask: WalkInAsked, by: string): Promise<Result<Entry, StaffRefusal>>;
  /** Changes a booking that is not over; of a party that is here, no more than its size, its guest and its note. */
  change(key: Key, change: StaffChange, by: string): Promise<Result<Entry, StaffRefusal>>;
  /**
   * Replaces both notes; one that is empty is taken away.
   *
   * @param isSeen whether these, as they are now, are those that the writer has read
   */
  writeNotes(
    key: Key,
    notes: BookingNotes,
    isSeen: (now: BookingNotes) => boolean,
    by: string,
  ): Promise<Result<Entry, { readonly refusal: NotesRefusal }>>;
  /** Sets when a party leaves. It keeps its tables, and whoever has them next on paper makes room. */
  setStay(key: Key, until: Temporal.Instant, by: string): Promise<Result<Entry, StaffRefusal>>;
  /** The start times of a date (`YYYY-MM-DD`) that a party can have; a booking named gives way to itself. */
  listFreeTimes(
    venueId: number,
    ask: {
      readonly date: string;
      readonly partySize: number;
      readonly scenarioId?: number;
      readonly bookingId?: string;
    },
  ): Promise<readonly FreeTime[]>;
  /** Where a party could sit down this minute, the smallest places first. */
  listFreePlaces(venueId: number, partySize: number): Promise<readonly FreePlace[]>;
  /** What a party that sits down this minute would break: an override sets it aside. */
  listDoorRules(venueId: number, partySize: number): Promise<readonly HouseRule[]>;
  /** The latest first; also bookings of the past, and cancelled ones. */
  search(search: BookingSearch): Promise<readonly Entry[]>;
  /** Bookings by phone that begin before `until` and are not confirmed: nobody asks these guests in a chat. */
  listToCall(venueId: number, until: Temporal.Instant): Promise<readonly Entry[]>;
}
