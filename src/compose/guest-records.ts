import type { BackOffice } from "#src/booking/contract/back-office.ts";
import {
  eraseChat,
  findForgettable,
  findTraces,
  hasWork,
  readGuest,
} from "#src/bot/persistence/guest-records.ts";
import type { GuestRecords } from "#src/bot/runtime/ports.ts";
import type { Database } from "#src/database/database.ts";
import { forgetJobs } from "#src/jobs/forget-jobs.ts";
import type { Clock } from "#src/lib/clock.ts";

/**
 * Guests wherever they lie in this database: the chats, the queues and, where it is the embedded one, the booking
 * service. Erasing ends with the chat, by which the rest is found: whoever dies on the way is followed by one who begins
 * again.
 */
export function createGuestRecords(
  database: Database,
  backOffice: Pick<BackOffice, "forgetGuest"> | undefined,
): GuestRecords {
  return {
    read: (conversationId) => readGuest(database, conversationId),
    isBusy: (conversationId, effectId) => hasWork(database, conversationId, effectId),
    forgetJobs: async (conversationId, kept) => {
      const traces = await findTraces(database, conversationId);
      if (!traces) return;
      const keptIds = kept.map(({ id }) => id);
      const gone = traces.bookingIds.filter((id) => !keptIds.includes(id));
      await forgetJobs(database, [conversationId, traces.reference, ...traces.names, ...gone], keptIds);
    },
    erase: async (conversationId, kept, forgetAt) => {
      const traces = await findTraces(database, conversationId);
      if (!traces) return;
      await backOffice?.forgetGuest(traces.reference, kept);
      await eraseChat(database, conversationId, kept, forgetAt);
    },
  };
}

/** Forgets those who kept bookings until a visit that is over. */
export async function forgetAfterVisits(
  database: Database,
  records: GuestRecords,
  { now }: Clock,
): Promise<void> {
  for (const conversationId of await findForgettable(database, now())) {
    if (await records.isBusy(conversationId)) continue;
    await records.forgetJobs(conversationId, []);
    await records.erase(conversationId, []);
  }
}
