import type { WaitlistedWish } from "#src/bot/machine/core/effect.ts";
import type { BookedTable, BookingKey, Slot } from "#src/bot/machine/core/table.ts";

/** What maitred itself knows of a booking placed through it. */
export interface LedgerEntry {
  readonly booking: BookedTable;
  readonly conversationId: string;
  readonly bookedAt: Temporal.Instant;
  /** When the booking came to its present time: `bookedAt`, or when it was moved last. */
  readonly timedAt: Temporal.Instant;
  /** When the confirmation question went out, for the visit at `promptedFor`. */
  readonly promptedAt?: Temporal.Instant;
  /** The visit (UTC start) that the question was about: a moved booking is asked again. */
  readonly promptedFor?: string;
  /** When the guest was reminded of that question. */
  readonly remindedAt?: Temporal.Instant;
  /** The guest's answer for the visit at `answeredFor`. */
  readonly answer?: "coming" | "notComing";
  readonly answeredFor?: string;
  /** The guest put the answer off, and is asked again then. */
  readonly putOffUntil?: Temporal.Instant;
  /** The house thanked them for the visit. */
  readonly thankedAt?: Temporal.Instant;
  /** The staff were told that the question has no answer. */
  readonly staffToldAt?: Temporal.Instant;
  /** The guest could not be reached; the staff call. */
  readonly unreachable: boolean;
  /** Grows with everything that is written of the booking itself, so that older news is told from newer. */
  readonly revision: number;
}

/** The ledger: bookings placed through maitred, with their chat and what was asked. */
export interface Ledger {
  /** Writes or refreshes the booking of a chat; keeps what was asked before, and by which chat it was made. */
  upsert(conversationId: string, booking: BookedTable, at: Temporal.Instant): Promise<LedgerEntry>;
  /** Writes what the service says, unless the entry has another revision by now: then undefined. */
  refresh(booking: BookedTable, revision: number, at: Temporal.Instant): Promise<LedgerEntry | undefined>;
  /** The chat has changed this booking at the service, or is about to, and the ledger does not hold it yet. */
  isBehind(conversationId: string, key: BookingKey): Promise<boolean>;
  find(key: BookingKey): Promise<LedgerEntry | undefined>;
  /** Bookings of a venue that start in [from, until), in order of time. */
  listBetween(
    venueId: number,
    from: Temporal.Instant,
    until: Temporal.Instant,
  ): Promise<readonly LedgerEntry[]>;
  /** The question went out for the visit at `startsAt`; what followed an earlier question is over. */
  markPrompted(key: BookingKey, startsAt: string, at: Temporal.Instant): Promise<void>;
  /** The guest, who was asked about the visit at `startsAt`, is to be asked again at `until`. */
  markPutOff(
    key: BookingKey,
    putOff: { readonly startsAt: string; readonly until: Temporal.Instant; readonly at: Temporal.Instant },
  ): Promise<void>;
  /** Asked again; what was put off until then is settled. */
  markReminded(key: BookingKey, at: Temporal.Instant): Promise<void>;
  markStaffTold(key: BookingKey, at: Temporal.Instant): Promise<void>;
  markAnswered(key: BookingKey, answer: "coming" | "notComing", startsAt: string): Promise<void>;
  markUnreachable(key: BookingKey, at: Temporal.Instant): Promise<void>;
  markThanked(key: BookingKey, at: Temporal.Instant): Promise<void>;
  /** The guest of this chat wanted to be forgotten, or is: nothing is written to them of its own accord. */
  isForgotten(conversationId: string): Promise<boolean>;
}

/** How a booking was asked for: in the list of its guest's bookings, or by itself. */
export type LookedIn = "list" | "address";

/** A booking ahead, and how it was last read at the service. */
export interface Watched extends BookingKey {
  readonly conversationId: string;
  readonly startsAt: Temporal.Instant;
  readonly bookedAt: Temporal.Instant;
  readonly lookedAt?: Temporal.Instant;
  /** When the service last knew it. */
  readonly foundAt?: Temporal.Instant;
  /** The service did not know it when it was looked for last. */
  readonly missed?: { readonly in: LookedIn; readonly at: Temporal.Instant };
}

/** The last looks at the bookings ahead, shared by all processes. */
export interface LookBook {
  /** Bookings that start after `now` and that the house has not in hand yet. */
  listAhead(now: Temporal.Instant): Promise<readonly Watched[]>;
  /** How many requests were made for looks since then. */
  countSince(since: Temporal.Instant): Promise<number>;
  /** Takes bookings of one guest for one request: those among them that no other process has taken meanwhile. */
  claim(bookings: readonly Watched[], at: Temporal.Instant): Promise<readonly LedgerEntry[]>;
  markFound(key: BookingKey, at: Temporal.Instant): Promise<void>;
  markMissed(key: BookingKey, lookedIn: LookedIn, at: Temporal.Instant): Promise<void>;
}

/** A table offered to a guest on the waitlist; reference and key are written before its hold is requested. */
export interface WaitlistOffer {
  readonly slot: Slot;
  readonly reference: string;
  readonly idempotencyKey: string;
  /** Until when the guest may answer, and the hold where there is one; absent until the guest is told. */
  readonly made?: { readonly until: Temporal.Instant; readonly bookingId?: string };
}

/** A guest who waits for a table. */
export interface WaitlistWish extends WaitlistedWish {
  readonly conversationId: string;
  readonly offer?: WaitlistOffer;
}

/** Who waits, in line: the longest waiting first, those who let an offer pass behind them. */
export interface WaitlistBook {
  /** A repeat changes nothing. */
  add(conversationId: string, wish: WaitlistedWish, at: Temporal.Instant): Promise<void>;
  /** All that are not over, in line. */
  listOpen(): Promise<readonly WaitlistWish[]>;
  find(entryId: string): Promise<WaitlistWish | undefined>;
  setOffer(entryId: string, offer: WaitlistOffer): Promise<void>;
  /** Takes the offer back; with `passedAt` the guest let it pass and goes to the end of the line. */
  clearOffer(entryId: string, passedAt?: Temporal.Instant): Promise<void>;
  /** The guest has a table, wants none any more, or the time is over. */
  close(entryId: string): Promise<void>;
}
