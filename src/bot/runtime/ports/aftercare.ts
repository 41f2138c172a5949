import type { OfferAnswer, WaitlistedWish } from "#src/bot/machine/core/effect.ts";
import type { BookedTable, TimeRange, WaitingTable } from "#src/bot/machine/core/table.ts";
import type { MessageRef } from "./address.ts";

/** The confirmation question as it went out. */
export interface PromptDelivery {
  readonly conversationId: string;
  readonly booking: BookedTable;
  readonly kind: "prompt" | "reminder";
  readonly at: Temporal.Instant;
}

/** What happens after the booking. Every call may come twice; a fault is thrown and the call repeated. */
export interface BookingAftercare {
  /** The booking was placed, changed, confirmed or cancelled in this chat; `isAnswered`: the guest says that they come. */
  track(conversationId: string, booking: BookedTable, isAnswered?: boolean): Promise<void>;
  /** The guest has proved in this chat that a booking of another one is theirs: what comes of it is told here from now on. */
  takeOver(conversationId: string, booking: BookedTable): Promise<void>;
  /** The guest wants to be asked later, at best at the moment they named. Undefined where there is no later. */
  putOff(
    conversationId: string,
    booking: BookedTable,
    wanted?: Temporal.Instant,
  ): Promise<Temporal.Instant | undefined>;
  promptDelivered(delivery: PromptDelivery): Promise<void>;
  /** The confirmation question cannot reach this guest. */
  guestUnreachable(conversationId: string, booking: BookedTable): Promise<void>;
  /** What could not be asked meanwhile can be asked again. */
  guestReachable(conversationId: string): Promise<void>;
}

/** Who waits for a table. Every call may come twice; a fault is thrown and the call repeated. */
export interface WaitlistDesk {
  /**
   * The service took the wish on its waitlist.
   * @returns its place in line; undefined where the wish is over already
   */
  joined(conversationId: string, entry: WaitlistedWish): Promise<number | undefined>;
  widened(conversationId: string, entryId: string, takes: TimeRange): Promise<void>;
  /** Where `reference` is of an offer that is over, nothing is done. */
  answered(entryId: string, answer: OfferAnswer, reference?: string): Promise<void>;
  /**
   * The guest said yes, and the booking is about to be placed: from here on the offer does not lapse.
   * @returns false where the offer is over, or another guest who was asked too was quicker
   */
  claim(entryId: string, reference: string): Promise<boolean>;
  delivered(reference: string, message?: MessageRef): Promise<void>;
  /** The offer cannot reach this guest. */
  unreachable(entryId: string, reference: string): Promise<void>;
  /** The messages that an offer was made in, the last one last; undefined where it never reached the guest. */
  messagesOf(reference: string): Promise<readonly MessageRef[] | undefined>;
  /** What this chat waits for, in order of time, with its place in line. */
  waitingOf(conversationId: string): Promise<readonly WaitingTable[]>;
}
