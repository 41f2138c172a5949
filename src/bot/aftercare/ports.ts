import type { WaitlistedWish } from "#src/bot/machine/core/effect.ts";
import type { BookedTable, BookingKey, Slot, TimeRange } from "#src/bot/machine/core/table.ts";

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
  /** Another chat has a booking from now on; its guest can be reached there. One that is not known is nothing to be moved. */
  moveTo(conversationId: string, key: BookingKey): Promise<void>;
  /** Writes what the service says, unless the entry has another revision by now: then undefined. */
  refresh(booking: BookedTable, revision: number, at: Temporal.Instant): Promise<LedgerEntry | undefined>;
  /** The chat has changed this booking at the service, or is about to, and the ledger does not hold it yet. */
  isBehind(conversationId: string, key: BookingKey): Promise<boolean>;
  find(key: BookingKey): Promise<LedgerEntry | undefined>;
  /**
   * The staff are about to change this booking at the service, and tell it themselves. What was read until now counts for
   * nothing, and the next look is an interval away.
   */
  markChanging(key: BookingKey, at: Temporal.Instant): Promise<void>;
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
  /**
   * The bookings ahead of this chat that its guest could not be asked about, which can be asked again: as if they had
   * come to their time just now, so that a question that was lost is another one.
   */
  markReachable(conversationId: string, at: Temporal.Instant): Promise<readonly LedgerEntry[]>;
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
  /** Several guests are asked at once: the reference of the offer whose hold keeps the table for all of them. */
  readonly batch?: string;
  /** Until when the guest may answer, and the hold where there is one; absent until the guest is told. */
  readonly made?: { readonly until: Temporal.Instant; readonly bookingId?: string };
  /** The guest said yes in time, or the time ran out: each excludes the other. */
  readonly settled?: "accepted" | "lapsed";
}

/** A guest who waits without a chat: the staff call them. */
export interface Caller {
  readonly name: string;
  readonly phone?: string;
  /** Their bookings' at the service, in a guest's stead. */
  readonly reference: string;
}

/** A guest who waits for a table. */
export interface WaitlistWish extends WaitlistedWish {
  /** Nobody's where there is a caller. */
  readonly conversationId: string;
  readonly caller?: Caller;
  /** When the guest last let an offer pass, or did not want it: what was free then is not offered again. */
  readonly passedAt?: Temporal.Instant;
  readonly offer?: WaitlistOffer;
}

/** A start that came free while somebody waited for it, until it is seen taken again. */
export interface Opening {
  readonly id: number;
  readonly venueId: number;
  readonly scenarioName: string;
  /** UTC, ISO 8601. */
  readonly startsAt: string;
  readonly seenAt: Temporal.Instant;
}

/** Why somebody who stood earlier in line, and would take this start, was not asked. */
export type SkipReason =
  /** Another table is offered to them just now. */
  | "hasOffer"
  /** It is not free for a party of their size. */
  | "partySize"
  /** It was free already when they let an offer pass. */
  | "letPass"
  /** The staff chose another guest. */
  | "staffChoice";

/** What came of asking a guest. */
export type AskAnswer =
  | "yes"
  | "no"
  /** Not this table, and still in line. */
  | "kept"
  | "lapsed"
  | "unreachable"
  /** Somebody else had the table before the booking stood. */
  | "gone"
  /** The service did not place it for this guest. */
  | "refused"
  /** The staff took the offer back. */
  | "withdrawn";

/** Why an offer ends, and the wish stays in line. */
export type OfferEnd = Exclude<AskAnswer, "yes" | "no">;

/** What staff do with an entry of the line. */
export type LineActKind = "added" | "offered" | "skipped" | "removed";

/** Who of the staff. */
export interface LineMember {
  readonly id: string;
  readonly displayName: string;
}

/** What a staff member did with an entry, when. */
export interface LineAct {
  readonly number: number;
  readonly act: LineActKind;
  readonly by: LineMember;
  readonly at: Temporal.Instant;
  /** Of the offer that it made or ended. */
  readonly reference?: string;
}

/** An entry of the line, or one that was, as the staff see it. */
export interface LineRow extends WaitlistWish {
  readonly joinedAt: Temporal.Instant;
  readonly isOver: boolean;
  readonly guestName?: string;
  readonly phone?: string;
  /** What came of the last offer that has come to something. */
  readonly answer?: { readonly said: AskAnswer; readonly at: Temporal.Instant };
  readonly lastAct?: LineAct;
}

/** An offer about to be made, and who stands earlier and is not asked. */
export interface Asking {
  /** Who of the staff chose the guest. */
  readonly by?: LineMember;
  readonly openingId: number;
  /** In line, of those who wait for a table of that day. */
  readonly place: number;
  readonly skipped: readonly {
    readonly wish: WaitlistWish;
    readonly place: number;
    readonly why: SkipReason;
  }[];
}

/**
 * Who waits, in line: the longest waiting first, those who let an offer pass behind them. Whatever changes here is
 * written into the trail in the same transaction.
 */
export interface WaitlistBook {
  /** A repeat changes nothing. */
  add(conversationId: string, wish: WaitlistedWish, at: Temporal.Instant): Promise<void>;
  widen(conversationId: string, entryId: string, takes: TimeRange): Promise<void>;
  /** All that are not over, in line. */
  listOpen(): Promise<readonly WaitlistWish[]>;
  find(entryId: string): Promise<WaitlistWish | undefined>;
  /** Writes down what is about to be offered. False where the wish is over or has another offer. */
  prepareOffer(entryId: string, offer: WaitlistOffer, asking: Asking, at: Temporal.Instant): Promise<boolean>;
  /** The table is there: the guest is asked from now on. False where the wish is over by now. */
  makeOffer(
    entryId: string,
    reference: string,
    made: NonNullable<WaitlistOffer["made"]>,
    at: Temporal.Instant,
  ): Promise<boolean>;
  /** Somebody else had the table before the guest was asked: they never were. */
  dropOffer(entryId: string, reference: string): Promise<void>;
  /** False where the offer is over, or another one of its batch is accepted. A repeat is true again. */
  claim(entryId: string, reference: string, at: Temporal.Instant): Promise<boolean>;
  /** False where the offer is accepted, or over. A repeat is true again. */
  lapse(entryId: string, reference: string, at: Temporal.Instant): Promise<boolean>;
  /** The offer is over, and the guest waits on: in their place, or behind the others. */
  endOffer(entryId: string, reference: string, end: OfferEnd, at: Temporal.Instant): Promise<void>;
  /** The guest has a table, wants none any more, or the time is over. */
  close(entryId: string, answer: "yes" | "no" | undefined, at: Temporal.Instant): Promise<void>;
  noteMessage(reference: string, message: string | undefined, at: Temporal.Instant): Promise<void>;
  /** Undefined where the offer was never delivered. */
  messagesOf(reference: string): Promise<readonly string[] | undefined>;
  /** These starts are free: what is not known as open yet opens now. Answers with all that are open at the venue. */
  open(
    venueId: number,
    starts: readonly Pick<Opening, "scenarioName" | "startsAt">[],
    at: Temporal.Instant,
  ): Promise<readonly Opening[]>;
  closeOpenings(ids: readonly number[], at: Temporal.Instant): Promise<void>;
}

/** The line as the staff see it, and what they do with it. Their acts are written in the same transaction. */
export interface StaffLineBook {
  /** Those for starts in [from, until): in line, then those that are over. */
  list(venueId: number, from: Temporal.Instant, until: Temporal.Instant): Promise<readonly LineRow[]>;
  find(entryId: string): Promise<LineRow | undefined>;
  addCaller(wish: WaitlistedWish, caller: Caller, by: LineMember, at: Temporal.Instant): Promise<void>;
  /**
   * Puts an entry behind the others, or takes it off; an offer that is open ends with it. False where it is over, the
   * guest has said yes, or `isSeen` says that it is another by now than the one that was meant.
   */
  act(
    act: "skipped" | "removed",
    entryId: string,
    by: LineMember,
    at: Temporal.Instant,
    isSeen: (row: LineRow) => boolean,
  ): Promise<boolean>;
  /** Acts whose consequences are not drawn yet, with the entry as it then was. */
  listOpenActs(): Promise<readonly (LineAct & { readonly wish: WaitlistWish })[]>;
  carriedOut(number: number, at: Temporal.Instant): Promise<void>;
}
