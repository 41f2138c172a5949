import { once } from "node:events";
import { sql } from "kysely";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import type { Database } from "#src/database/database.ts";
import { type HouseConnections, shareConnections } from "#src/database/houses/house-connections.ts";
import { houseMigrations } from "#src/database/houses/house-migrations.ts";
import { type Leases, openLeases } from "#src/database/houses/leases.ts";
import { makeHouse } from "#src/database/houses/make-house.ts";
import { migrate } from "#src/database/migrate.ts";
import { isUnavailable } from "#src/database/unavailable.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";

describeDatabases("the leases of houses", (open) => {
  let whole: Database;

  beforeEach(async () => {
    whole = await open();
    await migrate(whole, "houses", houseMigrations);
    await makeHouse(whole, "oslo");
    const connections = shareConnections(whole, { log: createQuietLog() });
    const { db, close } = connections.open("oslo");
    await sql`create table written (by text)`.execute(db);
    await close();
    await connections.close();
  });

  /** A process, as far as leases and connections go. */
  const openProcess = async (): Promise<{ leases: Leases; connections: HouseConnections }> => {
    const leases = await openLeases(whole, "http://127.0.0.1:1");
    onTestFinished(() => leases.close());
    const connections = shareConnections(whole, { admission: leases.admission, log: createQuietLog() });
    onTestFinished(() => connections.close());
    return { leases, connections };
  };

  /** Ends the session of its leases as the server does when the machine is gone; its process goes on. */
  const cutOff = async ({ leases }: { leases: Leases }) => {
    const over = once(leases.lost, "abort");
    const name = leases.admission.name.replace("house", "lease");
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${name}`.execute(
      whole.db,
    );
    await over;
  };

  const write = (database: Database, by: string) =>
    sql`insert into written values (${by})`.execute(database.db);

  test("are no two processes' at once, and no more than were asked for", async () => {
    const [one, other] = [await openProcess(), await openProcess()];
    const names = ["oslo", "bergen", "rome", "york"];
    const first = await one.leases.take(names, 2);
    expect(first).toHaveLength(2);
    const second = await other.leases.take(names, 3);
    expect([...first, ...second].toSorted()).toEqual(names.toSorted());
    expect(
      await one.leases.take(
        names.filter((name) => !first.includes(name)),
        9,
      ),
    ).toEqual([]);
    await other.leases.giveBack(second[0] ?? "");
    expect(
      await one.leases.take(
        names.filter((name) => !first.includes(name)),
        9,
      ),
    ).toEqual([second[0]]);
    expect(await one.leases.countProcesses()).toBe(2);
  });

  test("are free once their session is over, whose process writes nothing afterwards", async () => {
    const [old, next] = [await openProcess(), await openProcess()];
    expect(await old.leases.take(["oslo"], 1)).toEqual(["oslo"]);
    const before = old.connections.open("oslo");
    await write(before, "old");
    // In the middle of something when its leases go.
    const resumed = Promise.withResolvers<void>();
    const late = before.db.transaction().execute(async (trx) => {
      await sql`insert into written values ('late')`.execute(trx);
      await resumed.promise;
      await sql`insert into written values ('later')`.execute(trx);
    });
    const outcome = late.catch((error: unknown) => error);
    await sql`select 1`.execute(before.db);
    await cutOff(old);
    await expect.poll(() => next.leases.take(["oslo"], 1)).toEqual(["oslo"]);
    await write(next.connections.open("oslo"), "next");
    resumed.resolve();
    expect(await outcome).toBeInstanceOf(Error);
    for (let turn = 0; turn < 15; turn += 1) {
      const error = await write(before, "old again").catch((fault: unknown) => fault);
      expect(isUnavailable(error), String(error)).toBe(true);
    }
    const { rows } = await sql<{ by: string }>`select by from house_oslo__service.written order by 1`.execute(
      whole.db,
    );
    expect(rows.map(({ by }) => by)).toEqual(["next", "old"]);
  });

  test("that were given back leave the connections of the process to its other houses", async () => {
    const [one, other] = [await openProcess(), await openProcess()];
    await makeHouse(whole, "rome");
    expect(await one.leases.take(["oslo", "rome"], 2)).toHaveLength(2);
    const [oslo, rome] = [one.connections.open("oslo"), one.connections.open("rome")];
    await write(oslo, "one");
    await oslo.close();
    await one.leases.giveBack("oslo");
    expect(await other.leases.take(["oslo"], 1)).toEqual(["oslo"]);
    await write(other.connections.open("oslo"), "other");
    await sql`select 1`.execute(rome.db);
    await expect(write(oslo, "one again")).rejects.toThrow();
  });
});
