import { BookingError } from "#src/booking/contract/booking-error.ts";
import { faultOf } from "#src/lib/fault.ts";
import type { WaitlistWish } from "../ports.ts";
import type { WaitlistParts } from "./waitlist-parts.ts";

/** Does the work for each wish by itself: one that fails is left to the next round, and keeps no other back. */
export async function forEachWish(
  { log }: Pick<WaitlistParts, "log">,
  wishes: readonly WaitlistWish[],
  work: (wish: WaitlistWish) => Promise<void>,
): Promise<void> {
  for (const wish of wishes) {
    try {
      await work(wish);
    } catch (error) {
      const { conversationId } = wish;
      if (error instanceof BookingError) {
        log.warn({ conversationId, ...faultOf(error) }, "a wish on the waitlist waits for the next round");
      } else {
        log.error({ conversationId, ...faultOf(error) }, "a wish on the waitlist could not be looked after");
      }
    }
  }
}
