import { isSameVisit } from "#src/bot/machine/core/same-visit.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import type { Inject } from "#src/bot/runtime/ports.ts";
import type { Ledger } from "./ports.ts";
import { movedId, toldId } from "./sync/take-in.ts";

/** The staff's line to the guest of a booking: what they did is told in the chat that the booking was made in. */
export function createGuestLine({
  ledger,
  inject,
}: {
  readonly ledger: Pick<Ledger, "find">;
  readonly inject: Inject;
}) {
  return {
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
