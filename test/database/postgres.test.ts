import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { openDatabase } from "#src/database/connect.ts";
import { DatabaseUnreachableError } from "#src/database/unreachable.ts";
import { describePostgres } from "#test/support/database/describe-databases.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";

describe("a PostgreSQL server that nobody answers for", () => {
  test("is named in one sentence without the password", async () => {
    const opening = openDatabase({ url: "postgres://host:s3cret@127.0.0.1:1/venue" }, createQuietLog());
    await expect(opening).rejects.toBeInstanceOf(DatabaseUnreachableError);
    await expect(opening).rejects.toThrow(
      'could not reach PostgreSQL at 127.0.0.1:1 (database "venue"): nothing listens there; is the server running?',
    );
  });

  test.for([
    [failed("ENOTFOUND"), "no such host; check DATABASE_URL"],
    [failed("28P01"), "wrong user name or password; check DATABASE_URL"],
    [new Error("timeout expired"), "no answer; check the address and the firewall"],
    [new Error("The server does not support SSL connections"), "The server does not support SSL connections"],
  ] as const)("is explained by the error: %s", ([cause, reason]) => {
    const error = new DatabaseUnreachableError("postgres://host:s3cret@db.example.com/venue%20one", cause);
    expect(error.message).toBe(
      `could not reach PostgreSQL at db.example.com:5432 (database "venue one"): ${reason}`,
    );
  });
});

function failed(code: string): Error {
  return Object.assign(new Error(`failed with ${code} for host:s3cret`), { code });
}

describePostgres("a PostgreSQL server", (open) => {
  test("without that database says so", async () => {
    const database = await open();
    if (database.kind !== "postgres") throw new Error("not PostgreSQL");
    const url = new URL(database.url);
    url.pathname = "/no_such_database";
    await expect(openDatabase({ url: url.href }, createQuietLog())).rejects.toThrow(
      "there is no such database; create it or check DATABASE_URL",
    );
  });

  test("that breaks a connection in use fails that work only", async () => {
    const { db } = await open();
    const broken = db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
      await sql`select 1`.execute(trx);
    });
    await expect(broken).rejects.toThrow();
    await expect(sql`select 1 as one`.execute(db)).resolves.toMatchObject({ rows: [{ one: 1 }] });
  });
});
