import type { BookedTable, BookingKey } from "#src/bot/machine/table.ts";

/** What maitred itself knows of a booking placed through it. */
export interface LedgerEntry {
  readonly booking: BookedTable;
  readonly conversationId: string;
  readonly bookedAt: Temporal.Instant;
  /** When the confirmation question went out, for the visit at `promptedFor`. */
  readonly promptedAt?: Temporal.Instant;
  /** The visit (UTC start) that the question was about: a moved booking is asked again. */
  readonly promptedFor?: string;
  readonly remindedAt?: Temporal.Instant;
  /** The guest's answer for the visit at `promptedFor`. */
  readonly answer?: "coming" | "notComing";
  /** The guest could not be reached; the staff call. */
  readonly unreachable: boolean;
}

/** The ledger: bookings placed through maitred, with their chat and what was asked. */
export interface Ledger {
  /** Writes or refreshes the booking of a chat; keeps what was asked before. */
  upsert(conversationId: string, booking: BookedTable, at: Temporal.Instant): Promise<LedgerEntry>;
  find(key: BookingKey): Promise<LedgerEntry | undefined>;
  /** Bookings of a venue that start in [from, until), in order of time. */
  listBetween(
    venueId: number,
    from: Temporal.Instant,
    until: Temporal.Instant,
  ): Promise<readonly LedgerEntry[]>;
  markPrompted(key: BookingKey, startsAt: string, at: Temporal.Instant): Promise<void>;
  markReminded(key: BookingKey, at: Temporal.Instant): Promise<void>;
  markAnswered(key: BookingKey, answer: "coming" | "notComing"): Promise<void>;
  markUnreachable(key: BookingKey): Promise<void>;
}
