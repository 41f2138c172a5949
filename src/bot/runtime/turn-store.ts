import type { Effect, Placement, WaitlistedWish } from "#src/bot/machine/core/effect.ts";
import type { OutsideEvent, ResultEvent } from "#src/bot/machine/core/event.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import type { Address, MessageRef } from "./ports/address.ts";
import type { Inbound, InboundContent } from "./ports/inbound.ts";

/** What waits in the inbox for its turn. */
export type Arrival =
  | { readonly source: "guest"; readonly content: InboundContent }
  | { readonly source: "house"; readonly event: ResultEvent | OutsideEvent }
  /** The guest writes faster than is served: one kind answer. */
  | { readonly source: "flood" };

/**
 * What waits in the outbox: the machine's effects, and what an effect leaves to be done after it. The latter are
 * effects of their own, so that a fault in them does not send a message twice.
 */
export type StoredEffect =
  | Effect
  | {
      readonly type: "reportPromptDelivered";
      readonly booking: BookedTable;
      readonly kind: "prompt" | "reminder";
      /** UTC, ISO 8601. */
      readonly at: string;
    }
  /** The message of an offer is out, under this reference where the platform gives one. */
  | { readonly type: "reportOfferDelivered"; readonly reference: string; readonly message?: MessageRef }
  | {
      readonly type: "reportOfferUnreachable";
      readonly waitlistEntryId: string;
      readonly reference: string;
    }
  /** Left by an earlier version: the entry is written down as it is made. */
  | { readonly type: "trackWaitlistEntry"; readonly entry: WaitlistedWish }
  /** A hold may have been made, or may be made yet, that nobody knows of. */
  | {
      readonly type: "ridOfHold";
      readonly venueId: number;
      readonly reference: string;
      /** UTC, ISO 8601: not to be run earlier. */
      readonly notBefore: string;
    }
  /** The booking stands; a duplicate of it may have reached the service late, or reach it yet. */
  | {
      readonly type: "ridOfDuplicates";
      readonly placement: Placement;
      readonly keep: string;
      /** UTC, ISO 8601: not to be run earlier. */
      readonly notBefore: string;
    };

/**
 * Effects of one lane of a chat run one after the other, in order. What is said has a lane of its own: a slow
 * request does not keep an answer back, and what cannot be delivered does not keep a booking back. So has what takes
 * long to send and stands for itself, such as photos: neither words nor work wait for it.
 */
export type LaneName = (typeof laneNames)[number];
export const laneNames = ["talk", "work", "aside"] as const;

/** One chat, as stored. */
export interface Conversation {
  readonly id: string;
  readonly address: Address;
  /** The platform's setting, BCP 47. */
  readonly language?: string;
  /** On whose own page the chat stands. */
  readonly venueId?: number;
  /** The guest's stable, unguessable reference; `extReferenceNumber` of all their bookings. */
  readonly guestReference: string;
  /** The last message in the chat, where it is one of ours. */
  readonly lastMessage?: MessageRef;
  /** The message whose button was pressed last, until the answer to it; cleared when the guest writes. */
  readonly pressed?: { readonly message: MessageRef; readonly inTurn: number };
  /** The platform said that nothing reaches the guest, who has not been heard of since. */
  readonly unreachable?: true;
}

/** The next arrival of a chat, under the lock of its conversation. */
export interface PendingTurn {
  /** Unique among all turns of all chats. */
  readonly number: number;
  readonly arrival: Arrival;
  readonly conversation: Conversation;
  /** The stored snapshot; absent in a new chat. */
  readonly snapshot?: unknown;
}

/** What a turn comes to. */
export interface Turn {
  readonly snapshot: unknown;
  readonly effects: readonly StoredEffect[];
  /** The message whose button was pressed just now. */
  readonly pressedMessage?: MessageRef;
  /** The old snapshot could not be read: it is kept aside. */
  readonly snapshotLost: boolean;
}

/** An effect that this process may run until its lease is over. */
export interface ClaimedEffect {
  readonly id: number;
  /** Proves the lease. */
  readonly claim: string;
  readonly lane: LaneName;
  readonly effect: StoredEffect;
  /** 1 for the first attempt. More also after a process died in the middle of one. */
  readonly attempt: number;
  readonly storedAt: Temporal.Instant;
  /** That the outcome is open was reported already. */
  readonly reportedOpen: boolean;
  readonly conversation: Conversation;
  /** Of the update that it comes from, where it comes from one. */
  readonly trace?: string;
}

/** How an effect ended. */
export interface Settlement {
  /** `dropped`: it could not be done, which is nobody's mistake. `failed`: a mistake of ours, logged. */
  readonly outcome: "done" | "dropped" | "failed";
  /** Its result, for the machine. */
  readonly event?: ResultEvent;
  readonly followUps?: readonly StoredEffect[];
  /** A message reached the chat, under this reference where the platform gives one. */
  readonly sent?: { readonly message?: MessageRef };
  readonly unreachable?: boolean;
}

export interface ArrivalLimit {
  /** Most messages of one guest since then; the next one is a `flood`, further ones are dropped. */
  readonly messages: number;
  readonly since: Temporal.Instant;
}

/** How a process takes a turn. */
export interface Taking {
  readonly at: Temporal.Instant;
  /** Until when effects that it takes along are its own; absent in a process that is about to end. */
  readonly until?: Temporal.Instant;
  /**
   * Called under the lock of the conversation. It must be free of I/O, and may be called again when the database
   * gives the transaction up.
   */
  decide(pending: PendingTurn): Turn;
}

/** What a step leaves to be done. */
export interface ToDo {
  /** Effects that are this process's to run now, one of a lane at most. */
  readonly claimed: readonly ClaimedEffect[];
  /** Where more may wait, of the chat. */
  readonly look: readonly ("turns" | LaneName)[];
}

/** Inbox, conversations and outbox. Every method is one transaction and does nothing outside it. */
export interface TurnStore {
  /**
   * Stores an update, with its conversation and guest where they are new. The id is unique on its platform;
   * a repeated one is dropped, and so is the leaving or return of a guest who is not known. Where nothing else waits
   * in the chat it becomes a turn at once, except without a `taking`.
   */
  receive(
    inbound: Inbound,
    reception: {
      readonly at: Temporal.Instant;
      /** A reference for a guest who is new; asked for another where a guest has that one. */
      readonly newReference: () => string;
      readonly limit?: ArrivalLimit;
    },
    taking?: Taking,
  ): Promise<{
    readonly conversationId: string;
    readonly result: "stored" | "repeated" | "dropped";
    readonly toDo: ToDo;
  }>;

  /** Stores an event of the house. False when the id is known, or the conversation is not. */
  inject(conversationId: string, event: OutsideEvent, id: string, at: Temporal.Instant): Promise<boolean>;

  /** Takes the oldest arrival of a chat, decides it and stores its turn; undefined when nothing waits. */
  takeTurn(conversationId: string, taking: Taking): Promise<ToDo | undefined>;

  /**
   * Takes the next effect of a lane, unless another process runs one of it. In the talk lane a deferred effect
   * keeps the later ones back, which is the order of the replies; in the work lane it does not.
   */
  claim(
    conversationId: string,
    lane: LaneName,
    lease: { readonly now: Temporal.Instant; readonly until: Temporal.Instant },
  ): Promise<ClaimedEffect | undefined>;

  /** Keeps a lease while the effect runs. */
  extend(claimed: ClaimedEffect, until: Temporal.Instant): Promise<void>;

  /**
   * Ends an effect and stores what came of it; its result becomes a turn at once where nothing else waits in the chat.
   * An effect that another process ended is left as it is.
   */
  settle(claimed: ClaimedEffect, settlement: Settlement, taking: Taking): Promise<ToDo>;

  /** Puts an effect off, and reports `event` if it was not reported before. */
  defer(
    claimed: ClaimedEffect,
    deferral: { readonly dueAt: Temporal.Instant; readonly event?: ResultEvent },
    at: Temporal.Instant,
  ): Promise<void>;

  /** The chats with something that can be done now. */
  findWork(now: Temporal.Instant): Promise<readonly string[]>;

  /** Gives up all leases: for a process that has the database to itself, at its start. */
  releaseLeases(): Promise<void>;
}
