import { expect, test } from "vitest";
import type { Database } from "#src/database/database.ts";
import { createPulse } from "#src/database/pulse.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";

describeDatabases("the pulse of a database", (open) => {
  test("is there while it answers, and gone once it is closed", async () => {
    const database = await open();
    const isAlive = createPulse(database);
    expect(await isAlive()).toBe(true);
    expect(await isAlive()).toBe(true);
    await database.close();
    expect(await isAlive()).toBe(false);
  });

  test("is not waited for longer than patience lasts, and comes back", async () => {
    const database = await open();
    const isAlive = createPulse(database, 10);
    const release = await holdEveryConnection(database);
    expect(await isAlive()).toBe(false);
    await release();
    await expect.poll(isAlive).toBe(true);
  });
});

/** A pool has ten at most. */
async function holdEveryConnection({ db }: Database): Promise<() => Promise<void>> {
  const released = Promise.withResolvers<void>();
  const held = Array.from({ length: 10 }, () => {
    const taken = Promise.withResolvers<void>();
    const work = db.connection().execute(async () => {
      taken.resolve();
      await released.promise;
    });
    return { taken: taken.promise, work };
  });
  await Promise.all(held.map(({ taken }) => taken));
  return async () => {
    released.resolve();
    await Promise.all(held.map(({ work }) => work));
  };
}
