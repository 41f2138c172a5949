import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "./database.ts";
import { type Migrations, migrate } from "./migrate.ts";

const migrations: Migrations = {
  "0001-secret": {
    up: async (db) => {
      await sql`create table secret (name text primary key, value bytea not null)`.execute(db);
    },
  },
};

type Tables = { secret: { name: string; value: Uint8Array } };

/**
 * A random secret that all processes on one database share, created by whoever asks first.
 * @param name what it is for: "slot-ids"
 * @param bytes its length, counted when it is created
 */
export async function loadSecret(database: Database, name: string, bytes: number): Promise<Uint8Array> {
  await migrate(database, "secrets", migrations);
  const db = database.db.withTables<Tables>();
  await db
    .insertInto("secret")
    .values({ name, value: randomBytes(bytes) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom("secret")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return value;
}

/** Has whoever asks next make it anew. */
export async function forgetSecret(database: Database, name: string): Promise<void> {
  await migrate(database, "secrets", migrations);
  await database.db.withTables<Tables>().deleteFrom("secret").where("name", "=", name).execute();
}
