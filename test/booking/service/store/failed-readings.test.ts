import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { createDayCache } from "#src/booking/service/store/day-cache.ts";
import type { ServiceTables } from "#src/booking/service/store/tables.ts";
import { hasPlan, type PlannedVenue } from "#src/booking/service/venue/venue.ts";
import type { Database } from "#src/database/database.ts";
import { testVenues } from "#test/support/service/test-venues.ts";

const lost = new Error("the connection is lost");

/** What a database is whose server has gone. */
function openLostDatabase() {
  const failed = () => Promise.reject(lost);
  return new Kysely<ServiceTables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createDriver: () => ({
        init: async () => undefined,
        acquireConnection: failed,
        beginTransaction: failed,
        commitTransaction: failed,
        rollbackTransaction: failed,
        releaseConnection: async () => undefined,
        destroy: async () => undefined,
      }),
    },
  });
}

/** A rejection that nobody hears ends the process. */
describe("a reading of days that fails", () => {
  const dates = ["2026-12-01", "2026-12-02"];
  const now = Temporal.Instant.from("2026-11-20T09:00:00Z");
  const venue = testVenues.find(hasPlan) as PlannedVenue;
  const hearing: Pick<Database, "listen"> = {
    listen: async (_channel, { onHearing }) => {
      onHearing();
      return { close: async () => undefined };
    },
  };

  test.for([
    ["kept", hearing],
    ["not kept, while news of other processes cannot come", undefined],
  ] as const)("fails for whoever asked, and for nobody else: %s", async ([, listening]) => {
    const unheard: unknown[] = [];
    const note = (error: unknown) => unheard.push(error);
    process.on("unhandledRejection", note);
    onTestFinished(() => void process.off("unhandledRejection", note));
    const days = createDayCache(openLostDatabase());
    if (listening) await days.start(listening);
    await expect(days.look(venue, dates, now)).rejects.toBe(lost);
    await new Promise((resolve) => setImmediate(resolve));
    expect(unheard).toEqual([]);
    await expect(days.look(venue, dates, now)).rejects.toBe(lost);
  });
});
