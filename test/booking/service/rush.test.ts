import { expect, onTestFinished, test } from "vitest";
import { type Ask, playRush } from "#bench/rush/play.ts";
import { openDatabase } from "#src/database/connect.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { at } from "#test/support/service/conformance/stage.ts";
import { findContradictions } from "#test/support/service/contradictions.ts";
import { createTestService, keys } from "#test/support/service/test-service.ts";

describeDatabases("many more guests than a house has tables, through two services at once", (open) => {
  test("are all answered: the tables are sold, none twice, and the others hear what there is", async () => {
    const database = await open();
    const other = await openDatabase({ url: database.url }, createQuietLog());
    const services = [createTestService(database), createTestService(other)];
    onTestFinished(async () => {
      for (const service of services) await service.stop();
      await other.close();
    });
    for (const service of services) await service.start();
    const ways = services.map((service): Ask => {
      return (path, { headers, ...init }) =>
        service.fetchInProcess(
          new Request(`http://maitred.internal${path}`, {
            ...init,
            headers: { ...headers, "X-API-KEY": keys.anna },
          }),
        );
    });
    const date = "2026-12-05";
    const rush = { venueId: 1, date, timeFrom: at(date, "19:00"), guests: 120, withinMs: 0 };
    const served = await playRush(ways, rush);
    const counts = Object.groupBy(served, ({ outcome }) => outcome);
    const { sold = [], offered = [] } = counts;
    expect([sold.length > 2, sold.length + offered.length]).toEqual([true, 120]);
    expect(await findContradictions(database)).toEqual([]);
    const read = await (ways[0] ?? fail)("/api/bookings?extReferenceNumber=guest-0", {});
    expect(await read.json()).toMatchObject({ data: served[0]?.outcome === "sold" ? [{}] : [] });
    expect(services.flatMap(({ log }) => log.lines)).toEqual([]);
  });
});

const fail: Ask = () => Promise.reject(new Error("there is no way to the house"));
