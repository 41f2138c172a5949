import type { StaffMember } from "../ports.ts";

/** Which guests: of one business day, of a shift or a way to dine of it where they are named. */
export interface Audience {
  readonly venueId: number;
  /** YYYY-MM-DD, a business date. */
  readonly date: string;
  readonly shift?: string;
  readonly scenario?: string;
}

/** What guests read, below the line that says who writes. */
export interface HouseWords {
  readonly text: string;
  /** In other languages (BCP 47 primary subtags), where the house has written it in them. */
  readonly translations?: Readonly<Record<string, string>>;
}

/** How it went out, or how far it has come. */
interface BroadcastResult {
  readonly by: StaffMember;
  readonly at: Temporal.Instant;
  /** On the way. */
  readonly waiting: number;
  readonly sent: number;
  readonly unreached: number;
  readonly noChat: number;
}

/** A message to all guests of an evening: drafted, then sent once. */
export interface Broadcast extends Audience {
  readonly id: string;
  /** Absent until they are written; never changed after that. */
  readonly words?: HouseWords;
  /** The guests that were shown last to who drafts it. */
  readonly seen: readonly string[];
  /** Absent where it is a draft. */
  readonly result?: BroadcastResult;
}

/** A guest who gets it: the first of their bookings stands for all of that evening. */
export interface Addressee {
  readonly bookingId: string;
  /** Absent where they are to be called. */
  readonly conversationId?: string;
}

/** The chat of a booking. */
export interface GuestChat {
  readonly conversationId: string;
  readonly platform: string;
  /** BCP 47 primary subtag. */
  readonly language: string;
}

/** Guests whom a message did not reach, to be called. */
interface UnreadBroadcast extends Pick<Broadcast, "date"> {
  /** When it was sent. */
  readonly at: Temporal.Instant;
  readonly words: HouseWords;
  readonly bookingIds: readonly string[];
}

/** Messages to an evening's guests, kept. Every method is one transaction. */
export interface BroadcastBook {
  add(draft: Omit<Broadcast, "result">, at: Temporal.Instant): Promise<void>;
  find(id: string): Promise<Broadcast | undefined>;
  /** False where it has words already. */
  write(id: string, words: HouseWords, seen: readonly string[]): Promise<boolean>;
  /** Other guests than before are shown to who drafts it. */
  show(id: string, seen: readonly string[]): Promise<void>;
  /** False where it is gone, or sent already. */
  drop(id: string): Promise<boolean>;
  /** False where it is gone, or sent already: of two who press, one sends. */
  send(id: string, to: readonly Addressee[], by: StaffMember, at: Temporal.Instant): Promise<boolean>;
  /** Those whose result the staff have not been told. */
  listOpen(): Promise<readonly string[]>;
  listUnpassed(id: string): Promise<readonly string[]>;
  markPassed(id: string, conversationId: string, at: Temporal.Instant): Promise<void>;
  /** Writes down whom it reached by now. */
  collect(id: string): Promise<void>;
  markTold(id: string, at: Temporal.Instant): Promise<void>;
  /** The chats of a venue's bookings that start in [from, until), by booking; none of who asked to be forgotten. */
  listChats(
    venueId: number,
    from: Temporal.Instant,
    until: Temporal.Instant,
  ): Promise<ReadonlyMap<string, GuestChat>>;
  /** Of this day (YYYY-MM-DD) and later ones. */
  listUnread(venueId: number, from: string): Promise<readonly UnreadBroadcast[]>;
}

/** What of it the desk works with. */
export interface Broadcasts
  extends Pick<BroadcastBook, "add" | "find" | "write" | "show" | "drop" | "listChats" | "listUnread"> {
  /** Once it is true, the message reaches each of them once, whatever dies meanwhile. False as in the book. */
  send: BroadcastBook["send"];
  /** The whole message as a guest reads it. */
  asRead(words: HouseWords, venueName: string, language: string): string;
}
