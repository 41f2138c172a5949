import { mayHaveActed } from "#src/booking/contract/booking-error.ts";
import type { PlacementRequest, WaitlistOutcome } from "#src/booking/contract/placements.ts";
import { outcomeUnknown, type PlacementTools, pursue, refused } from "./placement.ts";

/**
 * Puts a wish on the waitlist. Entries cannot be looked up, so an open outcome is only ever repeated under
 * the same key. A service that ignores the key may end up with a second entry, which is harmless: it takes
 * no capacity, and the guest is offered a table once.
 *
 * Rejects with a BookingError only when certainly nothing was placed.
 */
export function placeWaitlistEntry(
  tools: PlacementTools,
  request: PlacementRequest,
): Promise<WaitlistOutcome> {
  let open = false;

  const create = () =>
    tools.client.createWaitlistEntry({
      params: { venueId: request.venueId },
      body: { ...request.booking, extReferenceId: request.reference },
      // Set apart from the booking's own key, should the same placement first have tried for a table.
      idempotencyKey: `${request.idempotencyKey}:waitlist`,
    });

  const step = async (): Promise<WaitlistOutcome> => {
    const answer = await create().catch((error: unknown) => {
      open ||= mayHaveActed(error);
      throw error;
    });
    return answer.ok ? { outcome: "placed", entry: answer.value } : refused(answer);
  };

  return pursue(tools, {
    attempts: request.attempts,
    isOpen: () => open,
    step,
    lastLook: () => Promise.resolve(outcomeUnknown),
  });
}
