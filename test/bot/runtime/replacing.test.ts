import { beforeAll, beforeEach, expect, test } from "vitest";
import type { BookingClient } from "#src/booking/client/booking-client.ts";
import { BookingNetworkError } from "#src/booking/client/errors.ts";
import { createPlacements } from "#src/booking/client/placements.ts";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import type { Database } from "#src/database/database.ts";
import { migrate } from "#src/database/migrate.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { now } from "#test/support/machine/facts.ts";
import { clearWork } from "#test/support/runtime/clear-work.ts";
import { createExecutioner, guarded, Killed } from "#test/support/runtime/executioner.ts";
import { createHarness, type Harness, type HarnessOptions } from "#test/support/runtime/harness.ts";
import { createModelService, type ModelService, walkVenues } from "#test/support/walks/model-service.ts";

/** The other venue takes a fee of who does not come. */
const venues = walkVenues.map((venue) =>
  venue.id === 2 ? { ...venue, noShowFees: { Dinner: { amount: 40, per: "party" as const } } } : venue,
);

describeDatabases("a booking that goes to another venue", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await migrate(database, "bot", botMigrations);
  });
  beforeEach(() => clearWork(database));

  function houseOf(client: BookingClient, options: HarnessOptions = {}): Harness {
    const tools = { wait: () => Promise.resolve(), random: () => 0.5, log: createQuietLog() };
    return createHarness(database, {
      service: client,
      placements: createPlacements({ client, ...tools }),
      house: { venues: () => venues },
      ...options,
    });
  }

  /** A guest with a table at Fjord, to whom the summary of one at Tejo is shown. */
  async function walkToSummary(harness: Harness, chatId: string) {
    const guest = harness.guest(chatId);
    await guest.says("a table for 2 tomorrow at 7pm at Fjord");
    await guest.says("Ada Lovelace");
    await guest.presses("choiceSkip");
    await guest.presses("choiceConfirm");
    await guest.says("change it to Tejo");
    await guest.presses("choiceSkip");
    return guest;
  }

  const standing = ({ reservations }: ModelService) =>
    [...reservations().values()].filter(({ status }) => status !== "CANCELLED").map(({ venueId }) => venueId);

  test("is placed there and cancelled here, and both are told", async () => {
    const service = createModelService(() => now);
    const harness = houseOf(service.client);
    const guest = await walkToSummary(harness, "move-venue");
    expect(guest.last()).toContain("summary summaryName fee");
    expect(guest.last()).toContain("replaces askAgree");
    await guest.presses("choiceAgree");
    expect(guest.last()).toBe("replaced");
    expect(standing(service)).toEqual([2]);
  });

  test("is cancelled here as soon as the service can be reached again", async () => {
    const service = createModelService(() => now);
    let isDown = false;
    const flaky: BookingClient = {
      ...service.client,
      updateBookingState: (request) => {
        if (isDown)
          throw new BookingNetworkError({
            operation: "updateBookingState",
            connected: false,
            reason: "refused",
          });
        return service.client.updateBookingState(request);
      },
    };
    const harness = houseOf(flaky);
    const guest = await walkToSummary(harness, "move-outage");
    isDown = true;
    await guest.presses("choiceAgree");
    expect(guest.last()).toContain("placed");
    expect(guest.last()).toContain("replacing");
    expect(standing(service)).toEqual([1, 2]);
    isDown = false;
    harness.clock.advance({ seconds: 5 });
    await harness.runtime.settle();
    expect(guest.last()).toBe("replaced");
    expect(standing(service)).toEqual([2]);
  });

  test("that cannot be cancelled here is told to the guest and to the staff", async () => {
    const service = createModelService(() => now);
    const harness = houseOf(service.client);
    const guest = await walkToSummary(harness, "move-refused");
    const [former] = service.reservations().keys();
    service.seat(former ?? "");
    await guest.presses("choiceAgree");
    expect(guest.last()).toContain("replacedStands");
    expect(harness.told.words).toMatchObject([{ act: "refused" }]);
  });

  test("is one booking in the end wherever the process dies", async () => {
    for (let killAt = 1; ; killAt += 2) {
      await clearWork(database);
      const service = createModelService(() => now);
      const heir = houseOf(service.client);
      const guest = await walkToSummary(heir, `move-kill-${killAt}`);
      const executioner = createExecutioner(killAt);
      const mortal = houseOf(guarded(service.client, executioner), {
        platform: guarded(heir.platform, executioner),
        store: guarded(heir.options.store, executioner),
      });
      const press = guest.button("choiceAgree");
      const id = `press-${killAt}`;
      try {
        await mortal.guest(`move-kill-${killAt}`).does(press, id);
      } catch (error) {
        if (!(error instanceof Killed)) throw error;
      }
      await heir.runtime.start();
      await guest.does(press, id);
      await mortal.runtime.stop();
      await heir.runtime.stop();
      expect(standing(service), `after call ${killAt}`).toEqual([2]);
      expect(heir.platform.sentTo(`move-kill-${killAt}`).map(({ reply }) => reply.text)).toContain(
        "replaced",
      );
      if (!executioner.isDead()) return;
    }
  });
});
