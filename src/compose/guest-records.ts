import type { BackOffice } from "#src/booking/contract/back-office.ts";
import type { NoticeNames } from "#src/bot/desk/notice-names.ts";
import type { EnquiryDesk } from "#src/bot/desk/ports.ts";
import { createClaimTries } from "#src/bot/persistence/create-claim-tries.ts";
import { createGuestWatch } from "#src/bot/persistence/create-guest-watch.ts";
import { forgetPastGuests, forgetUnremembered } from "#src/bot/persistence/forget-past-guests.ts";
import { eraseChat, findForgettable, findTraces, hasWork } from "#src/bot/persistence/guest-records.ts";
import { readGuestRecord } from "#src/bot/persistence/read-guest-record.ts";
import type { GuestRecords } from "#src/bot/runtime/ports/guest-records.ts";
import type { Database } from "#src/database/database.ts";
import { forgetJobs } from "#src/jobs/forget-jobs.ts";
import type { Jobs } from "#src/jobs/jobs.ts";
import type { Clock } from "#src/lib/clock.ts";

/**
 * Reads and erases a guest wherever this database keeps them: in the chats, the job queues and the embedded booking
 * service. The chat is erased last, since the rest is found by it: if a process dies on the way, the next one begins
 * again.
 */
export function createGuestRecords(
  database: Database,
  backOffice: Pick<BackOffice, "forgetGuest"> | undefined,
  enquiries: Pick<EnquiryDesk, "forgetPlaces">,
  names: NoticeNames,
): GuestRecords {
  return {
    read: (conversationId) => readGuestRecord(database, conversationId),
    isBusy: (conversationId, effectId) => hasWork(database, conversationId, effectId),
    forgetJobs: async (conversationId, kept) => {
      const traces = await findTraces(database, conversationId);
      if (!traces) return;
      const keptIds = kept.map(({ id }) => id);
      const gone = traces.bookings.map(({ id }) => id).filter((id) => !keptIds.includes(id));
      await forgetJobs(database, [conversationId, traces.reference, ...gone], keptIds);
    },
    erase: async (conversationId, kept, forgetAt) => {
      const traces = await findTraces(database, conversationId);
      if (!traces) return;
      await backOffice?.forgetGuest(traces.reference, kept);
      await enquiries.forgetPlaces({ conversationId });
      const bookings = traces.bookings.filter(({ id }) => !kept.some((booking) => booking.id === id));
      await names.forgetGuest({ conversationId, bookings });
      await eraseChat(database, conversationId, kept, forgetAt);
    },
  };
}

interface ForgettingParts {
  readonly database: Database;
  readonly enquiries: Pick<EnquiryDesk, "forgetPlaces">;
  readonly names: NoticeNames;
  readonly jobs: Pick<Jobs, "every">;
  readonly clock: Clock;
  readonly config: { readonly retention: Temporal.Duration };
}

const hour = Temporal.Duration.from({ hours: 1 });
const day = Temporal.Duration.from({ hours: 24 });

/** Schedules the jobs that forget guests after a time, without being asked to. Call it before the jobs start. */
export function scheduleForgetting(
  records: GuestRecords,
  { database, enquiries, names, jobs, clock, config: { retention } }: ForgettingParts,
): void {
  // A day of the retention counts 24 hours: an instant knows no calendar.
  const before = (duration: Temporal.Duration) =>
    clock.now().subtract({ milliseconds: duration.total("milliseconds") });
  jobs.every(day, "forget-past-guests", async () => {
    await enquiries.forgetPlaces({ silentSince: before(retention) });
    await names.forgetPast(before(retention));
    await forgetPastGuests(database, before(retention), (id) => eraseAll(records, id));
  });
  jobs.every(day, "forget-unremembered", () => forgetUnremembered(database, before(day)));
  jobs.every(hour, "forget-guests", () => forgetAfterVisits(database, records, clock.now()));
}

/** Erases guests who asked to be forgotten after their last visit, once that visit is over. */
async function forgetAfterVisits(
  database: Database,
  records: GuestRecords,
  now: Temporal.Instant,
): Promise<void> {
  for (const conversationId of await findForgettable(database, now)) {
    if (await records.isBusy(conversationId)) continue;
    await eraseAll(records, conversationId);
  }
}

async function eraseAll(records: GuestRecords, conversationId: string): Promise<void> {
  await records.forgetJobs(conversationId, []);
  await records.erase(conversationId, []);
}

/**
 * Opens the books that limit what one guest can do: how often staff are told of them, and how often they try to prove
 * another chat's booking.
 */
export function openGuestBooks(database: Database, clock: Clock) {
  return { guestWatch: createGuestWatch(database), claimTries: createClaimTries(database, clock) };
}
