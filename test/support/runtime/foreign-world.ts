import { createPlacements } from "#src/booking/client/placements.ts";
import { createWaitlistDesk } from "#src/bot/aftercare/waitlist/create-waitlist-desk.ts";
import { createHoldRefusals } from "#src/bot/persistence/create-hold-refusals.ts";
import { createStaffLineBook } from "#src/bot/persistence/create-staff-line-book.ts";
import { createWaitlistBook } from "#src/bot/persistence/create-waitlist-book.ts";
import { findGuestReference } from "#src/bot/persistence/find-guest-reference.ts";
import type { Inject } from "#src/bot/runtime/ports/house.ts";
import type { Database } from "#src/database/database.ts";
import { newId } from "#src/lib/ids.ts";
import { createFaults } from "#test/support/booking/faults.ts";
import { createForeignService, type ForeignServiceOptions } from "#test/support/booking/foreign-service.ts";
import { connectOverHttp, createTestClient } from "#test/support/booking/test-client.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { createTestClock } from "./clock.ts";
import { createHarness, fjord } from "./harness.ts";

/** A runtime and its waitlist, with the real client over HTTP, at a service that is not ours. */
export async function openForeignWorld(database: Database, options: ForeignServiceOptions = {}) {
  const service = createForeignService(options);
  const faults = createFaults(service.respond, () => tested.expire());
  const connection = await connectOverHttp((request) => {
    const reply = faults.respond(request);
    if (reply === "silence") setImmediate(tested.expire);
    return reply;
  });
  const clock = createTestClock();
  const tested = createTestClient(connection);
  const { client, wait } = tested;
  const log = createQuietLog();
  const placements = createPlacements({ client, log, wait, random: () => 0.5 });
  const holdRefusals = createHoldRefusals(database);
  const rounds: (() => Promise<void>)[] = [];
  const inject: Inject = async (...event) => {
    const isNew = await harness.runtime.inject(...event);
    await harness.runtime.settle();
    return isNew;
  };
  const waitlist = createWaitlistDesk({
    jobs: {
      every: (_every, _name, work) => {
        rounds.push(work);
      },
    },
    book: createWaitlistBook(database),
    staffLine: createStaffLineBook(database),
    tellStaff: async () => {},
    service: client,
    placements,
    holdRefusals,
    venues: () => [fjord],
    guestReference: (conversationId) => findGuestReference(database, conversationId),
    inject,
    newId,
    offerFor: Temporal.Duration.from("PT15M"),
    quietHours: { from: Temporal.PlainTime.from("22:00"), to: Temporal.PlainTime.from("08:00") },
    clock,
    log,
  });
  const harness = createHarness(database, { service: client, placements, holdRefusals, waitlist, clock });
  return {
    guest: harness.guest,
    platform: harness.platform,
    runtime: harness.runtime,
    told: harness.told,
    clock,
    foreign: service,
    fail: faults.fail,
    landLate: faults.landLate,
    /** What was asked of the service, such as `PATCH /venues/1/bookings/f1/timeslot`. */
    asked: () =>
      connection.requests.map(({ method, path }) => `${method} ${path.replace("/api", "").split("?")[0]}`),
    /** The bookings that stand and have their guest. */
    standing: () =>
      service.bookings.filter(({ guest, status }) => guest !== undefined && status !== "CANCELLED"),
    /** One round of the waitlist. */
    goRound: async () => {
      for (const round of rounds) await round();
      await harness.runtime.settle();
    },
    close: async () => {
      await harness.runtime.stop();
      await connection.close();
    },
  };
}
