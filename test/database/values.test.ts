import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { Database } from "#src/database/database.ts";
import { jsonb } from "#src/database/values.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";

type Tables = {
  sample: {
    id: number;
    at: Temporal.Instant | null;
    day: string | Temporal.PlainDate | null;
    tags: string[] | null;
    facts: unknown;
    seal: Uint8Array | null;
  };
};

describeDatabases("values", (open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await sql`
      create table sample (
        id integer primary key, at timestamptz, day date, tags text[], facts jsonb, seal bytea
      )`.execute(database.db);
  });

  async function read(expression: string): Promise<unknown> {
    const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(
      database.db,
    );
    return rows[0]?.value;
  }

  test.for([
    ["'2026-11-21 19:00:00.123456+01'::timestamptz", Temporal.Instant.from("2026-11-21T18:00:00.123456Z")],
    ["'2026-11-21 19:00+00'::timestamptz", Temporal.Instant.from("2026-11-21T19:00:00Z")],
    [
      "array['2026-11-21 19:00+00'::timestamptz, null]",
      [Temporal.Instant.from("2026-11-21T19:00:00Z"), null],
    ],
    ["'2026-11-21'::date", "2026-11-21"],
    ["array['2026-11-21'::date]", ["2026-11-21"]],
    ["'19:30'::time", "19:30:00"],
    ["'2026-11-21 19:30'::timestamp", "2026-11-21 19:30:00"],
    ["'90 minutes'::interval", "01:30:00"],
    ["7::int8", 7],
    ["9007199254740993::int8", 9007199254740993n],
    ["array[1, 2]::int8[]", [1, 2]],
    ["(select count(*) from sample where id < 0)", 0],
    ["12.50::numeric", "12.50"],
    ["array[12.50]::numeric[]", ["12.50"]],
    ["1.5::float8", 1.5],
    ["true", true],
    ["'{\"covers\": [2, 4]}'::jsonb", { covers: [2, 4] }],
    ["'[1, \"a\", null]'::jsonb", [1, "a", null]],
    ["array['a,b', 'c\"d', null]", ["a,b", 'c"d', null]],
    [
      "array[[1, 2], [3, 4]]",
      [
        [1, 2],
        [3, 4],
      ],
    ],
    ["'\\x00ff'::bytea", new Uint8Array([0, 255])],
    ["'[1,5)'::int4range", "[1,5)"],
    ["null::timestamptz", null],
  ] as const)("reads %s", async ([expression, expected]) => {
    expect(await read(expression)).toStrictEqual(expected);
  });

  test("writes what it reads", async () => {
    const db = database.db.withTables<Tables>();
    const row = {
      id: 1,
      at: Temporal.Instant.from("2026-11-21T18:00:00.25Z"),
      day: Temporal.PlainDate.from("2026-11-21"),
      tags: ["by the window", 'a "quiet" one, \\ please', "{}"],
      facts: jsonb(["allergies", { nuts: true }]),
      seal: new Uint8Array([0, 1, 255]),
    };
    await db.insertInto("sample").values(row).execute();
    const read = await db.selectFrom("sample").selectAll().where("at", "=", row.at).executeTakeFirstOrThrow();
    expect(read).toStrictEqual({ ...row, day: "2026-11-21", facts: ["allergies", { nuts: true }] });
  });

  test("takes a moment in raw SQL, alone, in an array and in a list", async () => {
    const moment = Temporal.Instant.from("2026-11-21T18:00:00Z");
    const { rows } = await sql<Record<string, unknown>>`
      select ${moment}::timestamptz as alone, ${moment} = any(${[moment]}::timestamptz[]) as inside`.execute(
      database.db,
    );
    expect(rows).toStrictEqual([{ alone: moment, inside: true }]);
    const db = database.db.withTables<Tables>();
    await expect(db.selectFrom("sample").select("id").where("at", "in", [moment]).execute()).resolves.toEqual(
      [],
    );
  });

  test("says how many rows a statement changed", async () => {
    const db = database.db.withTables<Tables>();
    const empty = { at: null, day: null, tags: null, facts: null, seal: null };
    await db
      .insertInto("sample")
      .values([
        { id: 11, ...empty },
        { id: 12, ...empty },
      ])
      .execute();
    const result = await db.deleteFrom("sample").where("id", ">", 10).executeTakeFirstOrThrow();
    expect(result.numDeletedRows).toBe(2n);
  });

  test("reads the clock in UTC, whatever the server's zone", async () => {
    expect(await read("current_setting('timezone')")).toBe("UTC");
    expect(await read("('2026-11-21 23:30:00-02'::timestamptz)::date")).toBe("2026-11-22");
  });
});
