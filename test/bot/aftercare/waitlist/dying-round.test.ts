import { beforeAll, expect, test } from "vitest";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import type { Database } from "#src/database/database.ts";
import { migrate } from "#src/database/migrate.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { unfairIn } from "#test/support/waitlist/unfair.ts";
import { openWaitingWorld } from "#test/support/waitlist/waiting-world.ts";

/** The second table for two, at seven. */
const atSeven = 4;

describeDatabases("an offer that lapsed in a round that died", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await migrate(database, "bot", botMigrations);
  });

  async function openLapsed() {
    const world = await openWaitingWorld(database);
    await world.join(0, 2, "19:00");
    world.wait({ seconds: 1 });
    await world.join(1, 2, "19:00");
    world.wait({ seconds: 1 });
    world.frees(atSeven);
    world.wait({ minutes: 1 });
    await world.goRound();
    expect(await world.asked()).toEqual([0]);
    world.wait({ minutes: 16 });
    const lapsedAt = world.clock.now();
    // It looks who waits, and writes down that the first one's offer lapsed.
    await world.goRoundAndDie(2);
    world.wait({ minutes: 1 });
    return { world, lapsedAt };
  }

  test("puts the guest behind the others, though their late yes ends it", async () => {
    const { world } = await openLapsed();
    await world.answers(0, "choiceTakeTable");
    expect(world.reservations()).toEqual([]);
    world.wait({ minutes: 1 });
    await world.goRound();
    expect(await world.asked()).toEqual([1]);
    expect(unfairIn(await world.trail(), world.wishes, world.freeThen)).toEqual([]);
    await world.stop();
  });

  test("passed when it lapsed, and not when a later round ended it", async () => {
    const { world, lapsedAt } = await openLapsed();
    await world.goRound();
    const line = await world.book.listOpen();
    expect(line.map(({ conversationId, passedAt }) => [conversationId.at(-1), passedAt])).toEqual([
      ["1", undefined],
      ["0", lapsedAt],
    ]);
    await world.stop();
  });
});
