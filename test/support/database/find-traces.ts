import { sql } from "kysely";
import type { Database } from "#src/database/database.ts";

/**
 * Every column of every table, of whatever type and schema, that holds one of these texts: `schema.table.column`.
 * PostgreSQL's own tables are none of ours.
 */
export async function findTraces({ db }: Database, texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; table: string; columns: readonly string[] }>`
    select c.table_schema as schema, c.table_name as table, array_agg(c.column_name::text) as columns
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
    group by c.table_schema, c.table_name order by 1, 2`.execute(db);
  const patterns = texts.map((text) => `%${text}%`);
  const found: string[] = [];
  for (const { schema, table, columns } of tables) {
    const holds = columns.map(
      (column) => sql`bool_or(${sql.ref(column)}::text ilike any(${patterns}::text[]))`,
    );
    const { rows } = await sql<{ holds: readonly (boolean | null)[] }>`
      select array[${sql.join(holds)}] as holds from ${sql.table(`${schema}.${table}`)}`.execute(db);
    const hits = columns.filter((_, index) => rows[0]?.holds[index]);
    found.push(...hits.map((column) => `${schema}.${table}.${column}`));
  }
  return found;
}
