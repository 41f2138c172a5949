import type { Query } from "./draft.ts";
import type { Slot, TimeRange } from "./table.ts";

/** A slot the guest picked, with the hold that keeps it where the service grants holds. */
export interface Selection {
  /** A table, or a place on the waitlist for one. */
  readonly kind: "table" | "waitlist";
  readonly query: Query;
  readonly slot: Slot;
  /** Written before the hold or the placement is requested; one for both, so that either is found by it. */
  readonly reference: string;
  readonly idempotencyKey: string;
  /** The temporary booking; absent while the service grants none. */
  readonly hold?: {
    readonly bookingId: string;
    readonly minutes: number;
    /** When it lapses: UTC, ISO 8601. */
    readonly until?: string;
    /** What a no-show costs in all, where the service answered so. */
    readonly noShowFee?: number;
  };
  /** Ways to dine that are free at the same moment, where none was asked for by name. */
  readonly otherScenarios?: readonly string[];
  /** The waitlist entry that this table answers. */
  readonly waitlistEntryId?: string;
  /** Of a place on the waitlist: the times that would do. */
  readonly takes?: TimeRange;
  /** The deposit that the guest was asked to pay for it. */
  readonly depositId?: string;
}
