import type { CalendarChange } from "#src/bot/machine/core/effect.ts";
import type { BookedTable, BookingKey } from "#src/bot/machine/core/table.ts";

/** A booking as its message tells it. */
export type ToldVisit = Pick<BookedTable, "scenarioName" | "startsAt" | "partySize">;

/** A message about a booking. */
export interface MailRecord {
  /** 1 for the first about the booking. */
  readonly number: number;
  readonly news: CalendarChange;
  readonly visit: ToldVisit;
  /** When there was something to tell. */
  readonly at: Temporal.Instant;
  /**
   * `waiting`: the server has not taken it. `sending`: it may have, and it may be on its way just now. `taken`. Given
   * up: `refused` where it will never be taken, `late` after a day.
   */
  readonly state: "waiting" | "sending" | "taken" | "refused" | "late";
}

/** Remembers what guests were told by e-mail, and not where. */
export interface MailBook {
  /** In order. */
  list(booking: BookingKey): Promise<readonly MailRecord[]>;
  /**
   * Writes the message down as being sent until then, in place of one of its number that waits, or whose time is over.
   * False where somebody else is sending it.
   */
  claim(
    booking: BookingKey,
    record: Omit<MailRecord, "state">,
    now: Temporal.Instant,
    until: Temporal.Instant,
  ): Promise<boolean>;
  /** What became of it. `sending`: nobody knows, and it may be sent again at once. */
  settle(
    booking: BookingKey,
    number: number,
    state: MailRecord["state"],
    at: Temporal.Instant,
  ): Promise<void>;
  /** There is nothing to tell any more. */
  drop(booking: BookingKey, number: number): Promise<void>;
}

/** A booking, and where its guest is written to. */
export interface MailedBooking {
  readonly booking: BookedTable;
  readonly email?: string;
  /** When it came to its present time. */
  readonly timedAt: Temporal.Instant;
  /** The guest's, by which the restaurant finds the booking. */
  readonly reference: string;
  /** BCP 47 primary subtag. */
  readonly language: string;
  /** The chat that it was made in. */
  readonly chat: { readonly conversationId: string; readonly platform: string };
}

/** Tells guests of their bookings by e-mail. */
export interface BookingMails {
  /** Something has become of this booking. What, is looked up when it is told; a repeat is harmless. */
  look(booking: BookingKey): Promise<void>;
}
