import type { Ask } from "#src/booking/contract/operations.ts";
import type { Placements } from "#src/booking/contract/placements.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type { HoldRefusals, Inject } from "#src/bot/runtime/ports/house.ts";
import type { StaffNotices } from "#src/bot/runtime/ports/staff.ts";
import type { Clock } from "#src/lib/clock.ts";
import type { Log } from "#src/lib/log.ts";
import type { QuietHours } from "../confirmation/quiet-hours.ts";
import type { WaitlistBook } from "../ports.ts";

/** What the waitlist works with. */
export interface WaitlistParts {
  readonly book: WaitlistBook;
  readonly service: {
    readonly listTimeSlots: Ask<"listTimeSlots">;
    readonly updateWaitlistState: Ask<"updateWaitlistState">;
  };
  readonly placements: Pick<Placements, "createHold" | "removeHold" | "removeHoldsOf">;
  readonly holdRefusals: HoldRefusals;
  readonly venues: () => readonly Pick<VenueFacts, "id" | "timeZone" | "offersAtOnce">[];
  /** The guest's stable reference at the service, by conversation. */
  readonly guestReference: (conversationId: string) => Promise<string | undefined>;
  readonly inject: Inject;
  /** A guest without a chat is called by the staff. */
  readonly tellStaff: StaffNotices["send"];
  readonly newId: () => string;
  /** How long a guest has to answer; where the service takes holds, the table is kept so long. */
  readonly offerFor: Temporal.Duration;
  /** Venue-local: who waits for another day is not woken. */
  readonly quietHours: QuietHours;
  readonly clock: Clock;
  readonly log: Log;
}

export function zoneOf({ venues }: Pick<WaitlistParts, "venues">, venueId: number): string | undefined {
  return venues().find(({ id }) => id === venueId)?.timeZone;
}
