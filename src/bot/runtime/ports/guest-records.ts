import type { Say } from "#src/bot/machine/core/effect.ts";
import type { BookingKey } from "#src/bot/machine/core/table.ts";
import type { InboundContent } from "./inbound.ts";

/** What is kept of a guest in our own tables. Moments are UTC, ISO 8601. */
export interface GuestRecord {
  /** By what it is to the guest: plain fields, of which some may be null. `restaurant` is the id of a venue. */
  readonly facts: Readonly<Record<string, unknown>>;
  readonly written: readonly { readonly at: string; readonly content: InboundContent }[];
  readonly said: readonly { readonly at: string; readonly say: Say }[];
}

/** How often it was tried to have bookings that another chat has made. Every call may come twice. */
export interface ClaimTries {
  /** Writes a try down before anything is looked up for it. @returns false where there were too many of late */
  begin(claim: {
    readonly key: string;
    readonly conversationId: string;
    readonly reference: string;
  }): Promise<boolean>;
  /** It was the guest: the try counts for nothing. */
  succeeded(key: string): Promise<void>;
}

/**
 * What the house keeps of its guests beside their bookings at a remote service. Every call may come twice; a fault is
 * thrown and the call repeated.
 */
export interface GuestRecords {
  /** All that is kept of the guest of this chat, to be given to them. */
  read(conversationId: string): Promise<GuestRecord>;
  /** Something that the chat decided is still to be done, besides this effect. */
  isBusy(conversationId: string, effectId?: number): Promise<boolean>;
  /** Takes out what the queues hold of this guest, but for the jobs of the bookings that are kept. */
  forgetJobs(conversationId: string, kept: readonly BookingKey[]): Promise<void>;
  /**
   * Erases the guest of this chat wherever else they lie. With bookings that are kept until the visit, what those need stays
   * until `forgetAt`; without, the chat itself goes, with all that waits in it.
   */
  erase(conversationId: string, kept: readonly BookingKey[], forgetAt?: Temporal.Instant): Promise<void>;
}
