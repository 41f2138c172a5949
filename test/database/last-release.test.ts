import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { serviceMigrations } from "#src/booking/service/store/migrations.ts";
import { botMigrations } from "#src/bot/persistence/migrations.ts";
import type { Database } from "#src/database/database.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";

const file = new URL("../fixtures/last-release.json", import.meta.url);

const releaseSchema = z.object({
  commit: z.string(),
  /** By hand: columns that no version has read since the one before, `schema.table.column`, which may go. */
  unread: z.array(z.string()),
  migrations: z.array(z.string()),
  columns: z.record(z.string(), z.string()),
});

const migrations = [...Object.keys(botMigrations), ...Object.keys(serviceMigrations)];

/** `schema.table.column` and its type, with what may be left out: "text", "int4 null", "text default". */
async function readColumns({ db }: Database): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; kind: string }>`
    select concat_ws('.', table_schema, table_name, column_name) as name,
      concat_ws(' ', udt_name, case when is_nullable = 'YES' then 'null' end,
        case when column_default is not null or is_identity = 'YES' then 'default' end) as kind
    from information_schema.columns
    where table_schema in ('public', 'service') order by 1`.execute(db);
  return Object.fromEntries(rows.map(({ name, kind }) => [name, kind]));
}

/** Kysely's migrator, with which that release migrates, has them for itself, and makes them where they are not there. */
const isOfMigrator = (column: string) => /^\w+\.\w+_migration_lock\./.test(column);

const tableOf = (column: string) => column.split(".").slice(0, 2).join(".");
const mayBeLeftOut = (kind: string) => / (?:null|default)\b/.test(kind);

/** What the two versions would do to each other's rows. */
describeDatabases("the tables as the last release knows them", (open) => {
  let columns: Record<string, string>;
  let release: z.infer<typeof releaseSchema>;
  beforeAll(async () => {
    columns = await readColumns(await open());
    if (process.env["RELEASE"] !== undefined) {
      const commit = execFileSync("git", ["rev-parse", process.env["RELEASE"]], { encoding: "utf8" }).trim();
      const text = JSON.stringify({ commit, unread: [], migrations, columns }, undefined, 2);
      writeFileSync(file, `${text}\n`);
    }
    const read = releaseSchema.parse(JSON.parse(readFileSync(file, "utf8")));
    const own = Object.entries(read.columns).filter(([name]) => !isOfMigrator(name));
    release = { ...read, columns: Object.fromEntries(own) };
  });

  test("have every column that it reads, of the same type", () => {
    const changed = Object.entries(release.columns)
      .filter(([name, kind]) => columns[name]?.split(" ")[0] !== kind.split(" ")[0])
      .map(([name]) => name);
    expect(changed.filter((name) => !release.unread.includes(name))).toEqual([]);
  });

  test("take its rows, which leave out what it need not say and does not know", () => {
    const tables = new Set(Object.keys(release.columns).map(tableOf));
    const demanded = Object.entries(columns)
      .filter(([name, kind]) => tables.has(tableOf(name)) && !mayBeLeftOut(kind))
      .map(([name]) => name);
    expect(demanded.filter((name) => mayBeLeftOut(release.columns[name] ?? "text null"))).toEqual([]);
  });

  test("lack something only by a migration that is named for it", () => {
    const gone = Object.keys(release.columns).filter((name) => !(name in columns));
    const added = migrations.filter((name) => !release.migrations.includes(name));
    expect(gone.length === 0 || added.some((name) => name.endsWith("-contract"))).toBe(true);
  });

  test("come from migrations that it has run, and from later ones", () => {
    expect(release.migrations.filter((name) => !migrations.includes(name))).toEqual([]);
  });
});
