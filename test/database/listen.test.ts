import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import type { Database } from "#src/database/database.ts";
import { listenOnPostgres } from "#src/database/postgres-listen.ts";
import { transact } from "#src/database/transact.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { openLine } from "#test/support/database/open-line.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";

/** Writes down what it hears, in order. */
function createEar() {
  const heard: string[] = [];
  return {
    heard,
    onHearing: () => heard.push("(hears)"),
    onDeaf: () => heard.push("(deaf)"),
    onMessage: (message: string) => heard.push(message),
  };
}

function say({ db }: Database, message: string, channel = "news"): Promise<unknown> {
  return sql`select pg_notify(${channel}, ${message})`.execute(db);
}

describeDatabases("listening", (open) => {
  test("hears what committed transactions say on the channel, and nothing else", async () => {
    const database = await open();
    const ear = createEar();
    const listening = await database.listen("news", ear);
    expect(ear.heard).toEqual(["(hears)"]);
    await say(database, "other", "other_news");
    const failed = transact(database.db, async (trx) => {
      await sql`select pg_notify('news', 'rolled back')`.execute(trx);
      throw new Error("no");
    });
    await expect(failed).rejects.toThrow("no");
    await transact(database.db, async (trx) => {
      await sql`select pg_notify('news', 'first')`.execute(trx);
      await sql`select pg_notify('news', 'second')`.execute(trx);
    });
    await expect.poll(() => ear.heard).toEqual(["(hears)", "first", "second"]);
    await listening.close();
    await listening.close();
    expect(ear.heard.at(-1)).toBe("(deaf)");
    const second = createEar();
    await database.listen("news", second);
    await say(database, "third");
    await expect.poll(() => second.heard).toEqual(["(hears)", "third"]);
    expect(ear.heard).not.toContain("third");
  });

  test("ends with the database", async () => {
    const database = await open();
    const ear = createEar();
    await database.listen("news", ear);
    await database.close();
    expect(ear.heard).toEqual(["(hears)", "(deaf)"]);
  });
});

describeDatabases("a listening connection", (open) => {
  test("that is cut off is replaced, and what was said meanwhile is known to be missed", async () => {
    const database = await open();
    const ear = createEar();
    await database.listen("news", ear);
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen "news"%'`.execute(database.db);
    await expect.poll(() => ear.heard).toEqual(["(hears)", "(deaf)", "(hears)"]);
    await say(database, "again");
    await expect.poll(() => ear.heard.at(-1)).toBe("again");
  });

  test("that is dead without a sign is given up", async () => {
    const database = await open();
    const line = await openLine(database.url);
    const ear = createEar();
    const parts = { url: line.url, db: database.db, log: createQuietLog(), beatMs: 300 };
    const listening = await listenOnPostgres(parts, "news", ear);
    onTestFinished(() => listening.close());
    await expect.poll(() => ear.heard.at(-1)).toBe("(hears)");
    line.fallSilent();
    await expect.poll(() => ear.heard.at(-1)).toBe("(deaf)");
  });

  test("that cannot be had leaves the listener deaf, and can be given up", async () => {
    const { db } = await open();
    const ear = createEar();
    const parts = { url: "postgres://host@127.0.0.1:1/venue", db, log: createQuietLog() };
    const listening = await listenOnPostgres(parts, "news", ear);
    expect(ear.heard).toEqual(["(deaf)"]);
    await listening.close();
  });
});
