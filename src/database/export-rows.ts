import { sql } from "kysely";
import type { Database } from "./database.ts";

export interface ExportedRow {
  /** With its schema where that is not the usual one: `service.booking`. */
  readonly table: string;
  /** Its columns, as PostgreSQL writes them in JSON. */
  readonly row: unknown;
}

/** Rows that are asked for at a time. */
const atATime = 500;

/**
 * Tells every row of every table of ours, all as they were at one moment, table by table. The queue's jobs are left out,
 * which say what is to be done and not what is.
 * @param leftOut tables that hold what opens doors
 */
export async function exportRows(
  { db, schemas: { common, service } }: Pick<Database, "db" | "schemas">,
  leftOut: readonly string[],
  tell: (rows: readonly ExportedRow[]) => Promise<void>,
): Promise<void> {
  await db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (trx) => {
      const { rows: tables } = await sql<{ schema: string; name: string }>`
        select table_schema as schema, table_name as name
        from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema in (${common}, ${service})
          and table_name !~ '_migration(_lock)?$'
        order by 1, 2`.execute(trx);
      for (const { schema, name } of tables) {
        const table = schema === common ? name : `service.${name}`;
        if (leftOut.includes(table)) continue;
        await sql`declare exported cursor for select to_jsonb(one) as row from ${sql.table(`${schema}.${name}`)} as one`.execute(
          trx,
        );
        for (;;) {
          const { rows } = await sql<{ row: unknown }>`fetch ${sql.lit(atATime)} from exported`.execute(trx);
          if (rows.length === 0) break;
          await tell(rows.map(({ row }) => ({ table, row })));
        }
        await sql`close exported`.execute(trx);
      }
    });
}
