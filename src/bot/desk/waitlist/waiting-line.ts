import type { Slot } from "#src/bot/machine/core/table.ts";
import type { Result } from "#src/lib/result.ts";
import type { StaffMember } from "../ports.ts";

/** Somebody who waits for a table, or waited. */
export interface WaitingEntry {
  readonly entryId: string;
  readonly slot: Pick<Slot, "venueId" | "scenarioName" | "startsAt">;
  readonly partySize: number;
  readonly comment?: string;
  readonly guestName?: string;
  readonly phone?: string;
  /** Set where the guest has no chat: the staff call them. */
  readonly caller?: { readonly name: string; readonly phone?: string };
  readonly joinedAt: Temporal.Instant;
  /** 1 is the first to be offered a table of that day; absent once it is over. */
  readonly place?: number;
  /** The first and the last start that the guest would take. */
  readonly from: Temporal.Instant;
  readonly to: Temporal.Instant;
  /** When they let an offer pass, or were skipped. */
  readonly passedAt?: Temporal.Instant;
  readonly isOver: boolean;
  readonly offer?: {
    readonly slot: Pick<Slot, "startsAt" | "scenarioName">;
    readonly reference: string;
    /** Absent until the guest is asked. */
    readonly made?: { readonly until: Temporal.Instant };
    readonly settled?: "accepted" | "lapsed";
  };
  /** What came of the last offer that has come to something. */
  readonly answer?: { readonly said: string; readonly at: Temporal.Instant };
  /** What the staff did with it last. */
  readonly lastAct?: {
    readonly number: number;
    readonly act: "added" | "offered" | "skipped" | "removed";
    readonly by: StaffMember;
    readonly at: Temporal.Instant;
    readonly reference?: string;
  };
}

/** A guest without a chat who wants to wait. */
interface CallerWish {
  /** The same for every attempt. */
  readonly key: string;
  readonly venueId: number;
  /** YYYY-MM-DD, venue-local. */
  readonly date: string;
  readonly partySize: number;
  /** HH:MM, venue-local. */
  readonly takes: { readonly from: string; readonly to: string };
  readonly name: string;
  readonly phone?: string;
  readonly comment?: string;
}

/** The waitlist in the hands of the staff: by the offers, holds and trail of the rounds that go on by themselves. */
export interface WaitingLine {
  find(entryId: string): Promise<WaitingEntry | undefined>;
  /** Those for starts in [from, until), in line; what is over comes last. */
  list(venueId: number, from: Temporal.Instant, until: Temporal.Instant): Promise<readonly WaitingEntry[]>;
  /** The starts that could be offered to this guest now. */
  freeFor(entryId: string): Promise<readonly Pick<Slot, "startsAt" | "scenarioName">[]>;
  /**
   * Asks the guest about a free start, before all others. `changed`: they do not wait any more, or are asked already.
   * `quiet`: it is night, and the start is after it. `unreadable`: the service does not say what is free.
   */
  offer(
    entryId: string,
    startsAt: string,
    by: StaffMember,
  ): Promise<Result<unknown, { readonly refusal: "changed" | "notFree" | "quiet" | "unreadable" }>>;
  /** Puts behind the others, or takes off; an open offer ends. False where it is not what `isSeen` was shown. */
  act(
    kind: "skipped" | "removed",
    entryId: string,
    by: StaffMember,
    isSeen: (entry: Omit<WaitingEntry, "from" | "to" | "place">) => boolean,
  ): Promise<boolean>;
  /** `free`: nobody has to wait for these starts. */
  add(
    wish: CallerWish,
    by: StaffMember,
  ): Promise<
    | { readonly ok: true; readonly entryId: string }
    | { readonly ok: false; readonly refusal: "free"; readonly free: readonly Pick<Slot, "startsAt">[] }
    | { readonly ok: false; readonly refusal: "noWaitlist" | "unknown" }
  >;
  /** The caller says yes: their offer lapses no more, and its table is free to be booked. */
  claimCaller(entryId: string, reference: string): Promise<boolean>;
  settleCaller(entryId: string, reference: string, outcome: "taken" | "gone"): Promise<void>;
}
