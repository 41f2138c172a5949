import { isSameVisit } from "#src/bot/machine/core/same-visit.ts";
import type { BookedTable, BookingKey } from "#src/bot/machine/core/table.ts";
import type { Inject } from "#src/bot/runtime/ports/house.ts";
import type { Clock } from "#src/lib/clock.ts";
import type { Ledger } from "./ports.ts";
import { movedId, toldId } from "./sync/take-in.ts";

/** The staff's line to the guest of a booking: what they did is told in the chat that the booking was made in. */
export function createGuestLine({
  ledger,
  inject,
  clock,
}: {
  readonly ledger: Pick<Ledger, "find" | "markChanging">;
  readonly inject: Inject;
  readonly clock: Clock;
}) {
  return {
    /** What a look finds from now on is not told by it: the staff tell it. Where they cannot, a later look does. */
    expect: (booking: BookingKey): Promise<void> => ledger.markChanging(booking, clock.now()),
    /** False where the booking was not made through a chat. One change is told once, however often it is called. */
    tell: async (change: "confirmed" | "cancelled" | "moved", booking: BookedTable): Promise<boolean> => {
      const entry = await ledger.find(booking);
      if (!entry) return false;
      if (change === "moved") {
        const { booking: was, conversationId } = entry;
        // Told already, and the ledger has it.
        if (isSameVisit(was, booking)) return true;
        await inject(
          conversationId,
          { type: "bookingChangedOutside", booking, was, byStaff: true },
          movedId(entry, booking),
        );
        return true;
      }
      const type = change === "confirmed" ? "bookingConfirmedByVenue" : "bookingCancelledByVenue";
      await inject(entry.conversationId, { type, booking }, toldId(change, booking));
      return true;
    },
  };
}
