import { cancelWaitlistEntry, joinWaitlist } from "#src/booking/service/store/join-waitlist.ts";
import type { Writing } from "#src/booking/service/store/writing.ts";
import type { Handlers } from "./handler.ts";
import { explained, refuse } from "./problem.ts";
import { readDraft } from "./read-draft.ts";
import type { SlotIds } from "./slot-ids.ts";
import { toWireEntry } from "./to-wire.ts";

const nothingToWaitFor =
  "This time slot takes no waitlist entries: it can be booked, or is not to be had at all. Ask for the time slots again.";

export function createWaitlistHandlers({
  writing,
  slotIds,
}: {
  readonly writing: Writing;
  readonly slotIds: SlotIds;
}): Pick<Handlers, "createWaitlistEntry" | "updateWaitlistState"> {
  return {
    createWaitlistEntry: async ({ body }, { client, venue }) => {
      const wish = readDraft(body, venue, slotIds);
      if (!wish.ok) return wish;
      const placement = { ...wish.value, client: client.name, venue };
      return {
        work: async (trx) => {
          const entry = await joinWaitlist(trx, writing, placement);
          if (entry.ok) return { ok: true, value: toWireEntry(entry.value, slotIds) };
          return entry.refusal === "limit_reached" ? entry : refuse("slot_unavailable", nothingToWaitFor);
        },
      };
    },
    updateWaitlistState: async ({ params }, { client, venue }) => {
      const query = { id: params.waitlistId, venueId: venue.id, client: client.name };
      return {
        work: async (trx) => {
          const cancelled = await cancelWaitlistEntry(trx, query);
          return explained(
            cancelled.ok ? { ok: true, value: toWireEntry(cancelled.value, slotIds) } : cancelled,
          );
        },
      };
    },
  };
}
