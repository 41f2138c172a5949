import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { openDatabase } from "#src/database/connect.ts";
import { DatabaseUnreachableError } from "#src/database/unreachable.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
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
    [
      new Error("The server does not support SSL connections"),
      "the server offers no TLS; take sslmode and ssl out of DATABASE_URL",
    ],
    [
      new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string"),
      "the server wants a password; put one into DATABASE_URL: postgres://user:password@host:5432/name",
    ],
    [
      failed("DEPTH_ZERO_SELF_SIGNED_CERT"),
      "its certificate is signed by nobody known here; name the signer's in DATABASE_URL: " +
        "?sslmode=verify-full&sslrootcert=/path/to/ca.pem",
    ],
    [new Error("Connection terminated unexpectedly"), "the server closed the connection; is it PostgreSQL?"],
    [new URIError("URI malformed"), "DATABASE_URL must have %25 for each % that stands for itself"],
  ] as const)("is explained by the error: %s", ([cause, reason]) => {
    const error = new DatabaseUnreachableError("postgres://host:s3cret@db.example.com/venue%20one", cause);
    expect(error.message).toBe(
      `could not reach PostgreSQL at db.example.com:5432 (database "venue one"): ${reason}`,
    );
  });
});

test("a URL without a user is told to name one, whatever the server blames", () => {
  for (const code of ["28000", "28P01"]) {
    const { message } = new DatabaseUnreachableError("postgres://db.example.com/venue", failed(code));
    expect(message).toContain("name one in DATABASE_URL: postgres://user:password@host:5432/name");
  }
  const named = new DatabaseUnreachableError("postgres://db.example.com/venue?user=host", failed("28P01"));
  expect(named.message).toContain("wrong user name or password");
});

test("a socket in the file system is named as the place that nobody answers at", async () => {
  const opening = openDatabase({ url: "postgres:///venue?host=/no/such&user=host" }, createQuietLog());
  await expect(opening).rejects.toThrow(
    'could not reach PostgreSQL at /no/such:5432 (database "venue"): nothing listens there; is the server running?',
  );
});

test("a certificate that cannot be read is named", async () => {
  const url = "postgres://host:s3cret@127.0.0.1:1/venue?sslmode=verify-full&sslrootcert=/no/ca.pem";
  await expect(openDatabase({ url }, createQuietLog())).rejects.toThrow(
    "the file /no/ca.pem that DATABASE_URL names cannot be read (ENOENT)",
  );
});

function failed(code: string): Error {
  return Object.assign(new Error(`failed with ${code} for host:s3cret`), { code });
}

describeDatabases("a PostgreSQL server", (open) => {
  test("without that database says so", async () => {
    const database = await open();
    const url = new URL(database.url);
    url.pathname = "/no_such_database";
    await expect(openDatabase({ url: url.href }, createQuietLog())).rejects.toThrow(
      "there is no such database; create it or check DATABASE_URL",
    );
  });

  test("that does not know the user says so", async () => {
    const database = await open();
    const url = new URL(database.url);
    [url.username, url.password] = ["no_such_user", "s3cret"];
    const opening = openDatabase({ url: url.href }, createQuietLog());
    await expect(opening).rejects.toThrow(/check (DATABASE_URL|that the user of DATABASE_URL exists there)/);
    await expect(opening).rejects.not.toThrow("s3cret");
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
