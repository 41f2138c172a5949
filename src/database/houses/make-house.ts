import { type Kysely, sql } from "kysely";
import type { Database } from "#src/database/database.ts";
import { OwnError, reasonOf } from "#src/lib/fault.ts";
import { codeOf } from "#src/lib/thrown.ts";
import { databaseNameOf, roleOf, schemasOf } from "./house-names.ts";

/** The house is not there, or cannot be made. The message says why, and what to do. */
class HouseNotMadeError extends OwnError {
  override readonly name = "HouseNotMadeError";
  readonly code = "HOUSE_NOT_MADE";
}

const remedies: Readonly<Record<string, string>> = {
  "42501":
    "the user of DATABASE_URL has to own the database and be able to make roles, or be a superuser; let it: " +
    "alter database NAME owner to USER; alter role USER createrole",
};

/**
 * Makes the schemas of a house and the role that owns them and nothing else, unless they are there. Nobody can log in as
 * that role; what works for the house takes it.
 * @throws HouseNotMadeError
 */
export async function makeHouse({ db, url }: Pick<Database, "db" | "url">, house: string): Promise<void> {
  const role = roleOf(databaseNameOf(url), house);
  try {
    await db.transaction().execute(async (trx) => {
      // Processes that start together make one house after one another.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`maitred:make-house:${role}`}, 0))`.execute(
        trx,
      );
      if (!(await isThere(trx, sql`to_regrole(${role})`))) await makeRole(trx, role);
      for (const schema of Object.values(schemasOf(house)))
        if (!(await isThere(trx, sql`to_regnamespace(${schema})`)))
          await sql`create schema ${sql.id(schema)} authorization ${sql.id(role)}`.execute(trx);
    });
  } catch (error) {
    const reason = remedies[codeOf(error) ?? ""] ?? reasonOf(error);
    throw new HouseNotMadeError(`could not make the house ${house}: ${reason}`, { cause: error });
  }
}

/** @throws HouseNotMadeError where it has not been made yet */
export async function expectHouse({ db, url }: Pick<Database, "db" | "url">, house: string): Promise<void> {
  if (await isThere(db, sql`to_regrole(${roleOf(databaseNameOf(url), house)})`)) return;
  throw new HouseNotMadeError(`the house ${house} has no tables yet: the first start makes them`);
}

async function isThere(db: Kysely<unknown>, found: ReturnType<typeof sql>): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`select ${found} is not null as "isThere"`.execute(db);
  return rows[0]?.isThere === true;
}

/** Who made a role may give it away, and must do so to be able to take it. */
async function makeRole(db: Kysely<unknown>, role: string): Promise<void> {
  await sql`create role ${sql.id(role)} nologin`.execute(db);
  await sql`grant ${sql.id(role)} to current_user`.execute(db);
}
