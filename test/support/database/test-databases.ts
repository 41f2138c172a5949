import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import pg from "pg";
import { openDatabase } from "#src/database/connect.ts";
import type { Database } from "#src/database/database.ts";
import { createQuietLog } from "./quiet-log.ts";
import { loadEmptySnapshot } from "./snapshot.ts";

/** A fresh, empty embedded database in memory, in about a quarter of a second. Close it when done. */
export async function openMemoryDatabase(): Promise<Database> {
  return await openDatabase({ memory: true, snapshot: await loadEmptySnapshot() }, createQuietLog());
}

/**
 * The PostgreSQL server for tests: `TEST_DATABASE_URL`, whose user must be allowed to create databases, or the one
 * on this machine with the usual names. Undefined when none answers, which is said once on stderr.
 * @throws when `TEST_DATABASE_URL` is set and does not answer
 */
export async function findPostgres(): Promise<string | undefined> {
  const wanted = process.env["TEST_DATABASE_URL"];
  const url = wanted ?? "postgres://postgres@127.0.0.1:5432/test";
  try {
    await administer(url, "select 1");
    return url;
  } catch (error) {
    if (wanted !== undefined)
      throw new Error("TEST_DATABASE_URL is set but does not answer", { cause: error });
    await sayOnce("NOT RUN: the tests against PostgreSQL (set TEST_DATABASE_URL, or start a local server)\n");
    return undefined;
  }
}

/** A fresh, empty database on that server; closing it drops it. */
export async function openPostgresDatabase(server: string): Promise<Database> {
  const name = `maitred_test_${randomUUID().replaceAll("-", "")}`;
  await administer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openDatabase({ url: url.href }, createQuietLog());
  let closing: Promise<void> | undefined;
  const closeAndDrop = async () => {
    await database.close();
    await administer(server, `drop database ${name} with (force)`);
  };
  return {
    ...database,
    close: () => {
      closing ??= closeAndDrop();
      return closing;
    },
  };
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server, connectionTimeoutMillis: 5000 });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Every test file finds out by itself; the parent process they share says which run this is. */
async function sayOnce(line: string): Promise<void> {
  const cache = new URL("../../../node_modules/.cache/maitred/", import.meta.url);
  await mkdir(cache, { recursive: true });
  const first = await writeFile(new URL(`no-postgres-${process.ppid}`, cache), "", { flag: "wx" }).then(
    () => true,
    () => false,
  );
  if (first) process.stderr.write(line);
}
