import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { openDatabase } from "#src/database/connect.ts";
import type { Database } from "#src/database/database.ts";
import { createQuietLog } from "./quiet-log.ts";

const template = "maitred_template";

/** Makes what every test's database is a copy of. The server's own has the tables, and connections besides. */
export async function createTemplate(server: string): Promise<void> {
  const inTemplate1 = new URL(server);
  inTemplate1.pathname = "/template1";
  const client = new pg.Client({ connectionString: inTemplate1.href });
  await client.connect();
  try {
    await client.query(`create database ${template} template postgres strategy file_copy`);
  } finally {
    await client.end();
  }
}

/** A fresh database on the server of the run, with all tables and no rows; closing it drops it. */
export async function openTestDatabase(): Promise<Database> {
  const server = inject("postgresUrl");
  const name = `maitred_test_${randomUUID().replaceAll("-", "")}`;
  await administer(server, `create database ${name} template ${template} strategy file_copy`);
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

/** For all files of this worker: to connect takes as long as to copy a database. */
let administrators: pg.Pool | undefined;

async function administer(server: string, statement: string): Promise<void> {
  administrators ??= connectAdministrators(server);
  await administrators.query(statement);
}

/** They keep no worker from ending, and end with the server of the run. */
function connectAdministrators(server: string): pg.Pool {
  const limits = { max: 2, idleTimeoutMillis: 0, connectionTimeoutMillis: 60_000, allowExitOnIdle: true };
  const pool = new pg.Pool({ connectionString: server, ...limits });
  pool.on("error", () => {});
  return pool;
}
