import type { WaitlistWish } from "../ports.ts";
import type { WaitlistParts } from "./waitlist-parts.ts";

/** Takes the guest off both lists. An entry that the service no longer knows is as good as cancelled. */
export async function leaveLine(
  { book, service, clock }: WaitlistParts,
  { entryId, slot }: WaitlistWish,
  answer?: "yes" | "no",
): Promise<void> {
  await service.updateWaitlistState({
    params: { venueId: slot.venueId, waitlistId: entryId },
    body: { state: "CANCELLED" },
  });
  await book.close(entryId, answer, clock.now());
}
