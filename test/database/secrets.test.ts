import { expect, test } from "vitest";
import { openDatabase } from "#src/database/connect.ts";
import { loadSecret } from "#src/database/secrets.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";

describeDatabases("secrets", (open) => {
  test("are created once and stay the same", async () => {
    const database = await open();
    const secret = await loadSecret(database, "slot-ids", 32);
    expect(secret).toHaveLength(32);
    expect(new Set(secret).size).toBeGreaterThan(8);
    expect(await loadSecret(database, "slot-ids", 32)).toEqual(secret);
  });

  test("of different names, and of different databases, differ", async () => {
    const [one, other] = [await open(), await open()];
    const secret = await loadSecret(one, "slot-ids", 32);
    expect(await loadSecret(one, "tokens", 32)).not.toEqual(secret);
    expect(await loadSecret(other, "slot-ids", 32)).not.toEqual(secret);
  });
});

describeDatabases("secrets of several processes", (open) => {
  test("are the same for all that ask at once", async () => {
    const database = await open();
    const { url } = database;
    const processes = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ url }, createQuietLog())));
    const secrets = await Promise.all(processes.map((each) => loadSecret(each, "slot-ids", 32)));
    await Promise.all(processes.map((each) => each.close()));
    expect(new Set(secrets.map((secret) => secret.toString())).size).toBe(1);
  });
});
