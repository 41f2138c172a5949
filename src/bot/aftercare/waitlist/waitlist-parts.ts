import type { VenueFacts } from "#src/bot/machine/context.ts";
import type { Ask, Inject, Placements } from "#src/bot/runtime/ports.ts";
import type { Clock } from "#src/lib/clock.ts";
import type { Log } from "#src/lib/log.ts";
import type { WaitlistBook } from "../ports.ts";

/** What the waitlist works with. */
export interface WaitlistParts {
  readonly book: WaitlistBook;
  readonly service: {
    readonly listTimeSlots: Ask<"listTimeSlots">;
    readonly deleteBooking: Ask<"deleteBooking">;
    readonly updateWaitlistState: Ask<"updateWaitlistState">;
  };
  readonly placements: Pick<Placements, "createHold">;
  readonly venues: () => readonly Pick<VenueFacts, "id" | "timeZone">[];
  /** The guest's stable reference at the service, by conversation. */
  readonly guestReference: (conversationId: string) => Promise<string | undefined>;
  readonly inject: Inject;
  readonly newId: () => string;
  /** How long a freed table is kept for the guest it is offered to. */
  readonly offerFor: Temporal.Duration;
  readonly clock: Clock;
  readonly log: Log;
}
