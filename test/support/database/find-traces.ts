import { sql } from "kysely";
import type { Database } from "#src/database/database.ts";

/**
 * Every column of every table, of whatever type and schema, that holds one of these texts: `schema.table.column`.
 * PostgreSQL's own tables are none of ours.
 */
export async function findTraces({ db }: Database, texts: readonly string[]): Promise<string[]> {
  const { rows: columns } = await sql<{ schema: string; table: string; column: string }>`
    select c.table_schema as schema, c.table_name as table, c.column_name as column
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')`.execute(
    db,
  );
  const patterns = texts.map((text) => `%${text}%`);
  const found: string[] = [];
  for (const { schema, table, column } of columns) {
    const { rows } = await sql<{ found: boolean }>`
      select exists (
        select from ${sql.table(`${schema}.${table}`)} where ${sql.ref(column)}::text ilike any(${patterns}::text[])
      ) as found`.execute(db);
    if (rows[0]?.found) found.push(`${schema}.${table}.${column}`);
  }
  return found;
}
