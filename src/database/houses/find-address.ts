import { sql } from "kysely";
import type { Database } from "#src/database/database.ts";

/** Where the process that has a house open is reached; undefined where none has. */
export async function findAddress({ db }: Pick<Database, "db">, house: string): Promise<string | undefined> {
  const { rows } = await sql<{ address: string | null }>`
    select address from house where name = ${house} and holder is not null`.execute(db);
  return rows[0]?.address ?? undefined;
}
