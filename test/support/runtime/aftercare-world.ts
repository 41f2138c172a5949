import { aftercareEnvSchema, toAftercareConfig } from "#src/bot/aftercare/config.ts";
import { createAftercare } from "#src/bot/aftercare/create-aftercare.ts";
import { createGuestLine } from "#src/bot/aftercare/create-guest-line.ts";
import { createSync } from "#src/bot/aftercare/sync/create-sync.ts";
import { createLedger } from "#src/bot/persistence/create-ledger.ts";
import { createLookBook } from "#src/bot/persistence/create-look-book.ts";
import { findGuestReference } from "#src/bot/persistence/find-guest-reference.ts";
import { createBookedTables } from "#src/bot/runtime/create-booked-tables.ts";
import type { Inject } from "#src/bot/runtime/ports/house.ts";
import type { StaffNotices } from "#src/bot/runtime/ports/staff.ts";
import type { Database } from "#src/database/database.ts";
import { createJobs } from "#src/jobs/create-jobs.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { createTestClock, seldom } from "#test/support/jobs/test-clock.ts";
import { createHarness } from "./harness.ts";
import { createMemoryService } from "./memory-service.ts";

/**
 * A runtime with everything that follows a booking at work, from Saturday 21 November 2026, 10:00 in Oslo. Rounds of looks
 * are made when the test says so.
 */
export async function createAftercareWorld(database: Database) {
  const clock = createTestClock("2026-11-21T09:00:00Z");
  const service = createMemoryService();
  const ledger = createLedger(database);
  const log = createQuietLog();
  const jobs = createJobs({ database, log, timers: clock.timers, lookEvery: seldom });

  const notices = new Map<string, string>();
  const staffNotices: StaffNotices = {
    send: async ({ kind }, key) => {
      notices.set(key, kind);
    },
  };
  // A job counts as done when its message is out, or the clock would run ahead of the chat.
  const inject: Inject = async (...event) => {
    const isNew = await harness.runtime.inject(...event);
    await harness.runtime.settle();
    return isNew;
  };
  const bookings = createBookedTables(service.client);
  const shared = { ledger, bookings, jobs, inject, staffNotices, clock, log };
  const aftercare = createAftercare({
    ...shared,
    venues: () => [
      { id: 1, timeZone: "Europe/Oslo", afterVisit: { link: "https://fjord.example/thanks", after: "PT4H" } },
    ],
    config: toAftercareConfig(aftercareEnvSchema.parse({}), Temporal.Duration.from("PT15M")),
  });
  const looks = createLookBook(database);
  const guestReference = (conversationId: string) => findGuestReference(database, conversationId);
  let goRound = async () => {};
  createSync({
    ...shared,
    looks,
    planner: aftercare.planner,
    guestReference,
    jobs: {
      every: (_interval, _name, sweep) => {
        goRound = sweep;
      },
    },
  });
  const harness = createHarness(database, {
    memoryService: service,
    aftercare,
    staffNotices,
    clock: { now: clock.now, advance: () => undefined },
  });
  await jobs.start();
  clock.drive(database, jobs);
  return {
    ...harness,
    /** Lets time pass, with the jobs and deliveries that fall into it. */
    wait: clock.advance,
    /** Lets time pass, and then makes a round of looks. */
    lookAfter: async (duration: Temporal.DurationLike) => {
      await clock.advance(duration);
      await goRound();
    },
    jobs,
    ledger,
    looks,
    aftercare,
    inject,
    staffNotices,
    /** All that the staff were told of, in order. */
    notices: () => [...notices.values()],
    guestLine: createGuestLine({ ledger, inject, clock }),
    /** What the staff were told of after a booking, in order. */
    told: () => [...notices.values()].filter((kind) => kind === "noAnswer" || kind === "unreachable"),
    clock,
    /** How often the house thanked a chat's guest. */
    thanked: (chatId: string) =>
      harness.platform.sentTo(chatId).filter(({ reply }) => reply.text.startsWith("thankYou")).length,
    /** The confirmation questions that a chat got. */
    asked: (chatId: string) =>
      harness.platform
        .sentTo(chatId)
        .map(({ reply }) => reply.text)
        .filter((text) => text.startsWith("confirmationPrompt") || text.startsWith("confirmationReminder")),
    only: () => {
      const [booking] = [...service.bookings.values()];
      if (!booking) throw new Error("there is no booking");
      return booking;
    },
  };
}
