import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { openDatabase } from "#src/database/connect.ts";
import type { Database } from "#src/database/database.ts";
import { createQuietLog } from "./quiet-log.ts";

/** A fresh, empty database on the server of the run; closing it drops it. */
export async function openTestDatabase(): Promise<Database> {
  const server = inject("postgresUrl");
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
