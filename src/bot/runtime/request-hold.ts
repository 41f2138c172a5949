import type { HoldOutcome, HoldRequest, Placements } from "#src/booking/contract/placements.ts";
import type { Clock } from "#src/lib/clock.ts";
import type { Log } from "#src/lib/log.ts";
import type { HoldRefusals } from "./ports/house.ts";

export interface HoldParts {
  readonly placements: Pick<Placements, "createHold">;
  readonly holdRefusals: HoldRefusals;
  readonly clock: Clock;
  readonly log: Log;
}

/** After this long a venue that refused a hold is asked for one again: it may have been that one slot. */
const askAgainAfter = Temporal.Duration.from({ hours: 1 });

/** Asks the service for a hold, unless it refused one for this venue lately. Never throws a fault of the service. */
export async function requestHold(parts: HoldParts, request: HoldRequest): Promise<HoldOutcome> {
  const { placements, holdRefusals, clock, log } = parts;
  const { venueId } = request;
  if (await holdRefusals.isRefused(venueId, clock.now())) {
    return { outcome: "refused", detail: "refused a while ago" };
  }
  const result = await placements.createHold(request);
  if (result.outcome === "failed") {
    log.warn({ venueId, reason: result.detail }, "a hold could not be made; the booking goes on without it");
  }
  if (result.outcome === "refused") {
    log.info({ venueId }, "the booking service refuses holds; it is used without for a while");
    await holdRefusals.remember(venueId, clock.now().add(askAgainAfter));
  }
  return result;
}
