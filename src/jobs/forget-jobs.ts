import { sql } from "kysely";
import type { Database } from "#src/database/database.ts";

/**
 * Takes out every job whose payload or result holds one of these texts and none of the others, whatever its queue and
 * state; one that is just being carried out ends as it would. pg-boss finds jobs by their key alone, and keeps those
 * that are done for a week.
 */
export async function forgetJobs(
  { db, schemas }: Pick<Database, "db" | "schemas">,
  holding: readonly string[],
  butNot: readonly string[] = [],
): Promise<void> {
  const { rows } = await sql<{ made: boolean }>`
    select to_regclass(${`${schemas.jobs}.job`}) is not null as made`.execute(db);
  if (rows[0]?.made !== true) return;
  const patterns = (texts: readonly string[]) => texts.map((text) => `%${escaped(JSON.stringify(text))}%`);
  await sql`
    delete from ${sql.id(schemas.jobs, "job")}
    where concat(data::text, output::text) like any(${patterns(holding)}::text[])
      and not data::text like any(${patterns(butNot)}::text[])`.execute(db);
}

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
