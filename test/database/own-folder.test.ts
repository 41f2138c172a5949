import { spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#src/database/connect.ts";
import type { Database } from "#src/database/database.ts";
import { joinDatabase } from "#src/database/join.ts";
import { DataDirInUseError } from "#src/database/lock.ts";
import { readPostmasterPid } from "#src/database/server/postmaster-pid.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";

/** A folder with an empty store in it, which each test copies. */
let pristine: string;
let dataDir: string;

beforeAll(async () => {
  pristine = await mkdtemp(join(tmpdir(), "maitred-test-"));
  await (await openDatabase({ dataDir: pristine }, createQuietLog())).close();
});

afterAll(async () => {
  await rm(pristine, { recursive: true });
});

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "maitred-test-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  await cp(pristine, dataDir, { recursive: true });
});

async function open(folder = dataDir, log = createQuietLog()): Promise<Database> {
  const database = await openDatabase({ dataDir: folder }, log);
  onTestFinished(() => database.close());
  return database;
}

async function readWritten(database: Database): Promise<unknown> {
  const { rows } = await sql`select name from written`.execute(database.db);
  return rows;
}

async function show(database: Database, name: string): Promise<unknown> {
  const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(
    database.db,
  );
  return rows[0]?.value;
}

function serverPid(): number {
  const pid = readPostmasterPid(join(dataDir, "store"))?.pid;
  if (pid === undefined) throw new Error("no server runs on the folder");
  return pid;
}

/** Another process that opens the folder, commits one row and stays until it is killed. */
async function startWriter(): Promise<{ pid: number; kill: () => Promise<void> }> {
  const writer = spawn(
    process.execPath,
    [join(import.meta.dirname, "../support/database/writer.ts"), dataDir],
    {
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const exited = new Promise<void>((resolve) => writer.once("exit", () => resolve()));
  const kill = async () => {
    writer.kill("SIGKILL");
    await exited;
  };
  onTestFinished(kill);
  let complaints = "";
  writer.stderr.on("data", (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  await new Promise<void>((resolve, reject) => {
    writer.stdout.once("data", () => resolve());
    writer.once("exit", () => reject(new Error(`the writer ended too early: ${complaints}`)));
  });
  expect(complaints).toBe("");
  return { pid: writer.pid ?? 0, kill };
}

describe("a database in a folder", () => {
  test("is refused to a second process, and opens with every commit once the first was killed", async () => {
    const writer = await startWriter();
    await expect(open()).rejects.toThrow(
      `another maitred is running on ${dataDir} (process ${writer.pid}); stop it or set DATA_DIR`,
    );
    const left = serverPid();
    await writer.kill();
    expect(await readWritten(await open())).toEqual([{ name: "committed" }]);
    expect(serverPid()).not.toBe(left);
  });

  test("opens after its process and its server were killed", async () => {
    const writer = await startWriter();
    const left = serverPid();
    await writer.kill();
    process.kill(left, "SIGKILL");
    expect(await readWritten(await open())).toEqual([{ name: "committed" }]);
  });

  test("opens where the number of its killed server is another program's by now", async () => {
    const file = join(dataDir, "store", "postmaster.pid");
    await writeFile(file, `${process.ppid}\n${join(dataDir, "store")}\n1\n5432\n/tmp/maitred-none\n\n`);
    await show(await open(), "port");
  });

  test("is open once in a process, and again after it was closed", async () => {
    const database = await open();
    await expect(open()).rejects.toBeInstanceOf(DataDirInUseError);
    await sql`create table written (name text)`.execute(database.db);
    await database.close();
    await database.close();
    expect(await readWritten(await open())).toEqual([]);
  });

  test("has one sole process, which opened it: a command that joins it is none", async () => {
    const opened = await open();
    const joined = await joinDatabase({ dataDir }, createQuietLog());
    onTestFinished(() => joined.close());
    expect([opened.soleProcess, joined.soleProcess]).toEqual([true, false]);
    expect(joined.url).toBe(opened.url);
  });

  test("gets its server back when that was killed, at the same address", async () => {
    const log = createQuietLog();
    const database = await open(dataDir, log);
    await sql`create table written (name text)`.execute(database.db);
    process.kill(serverPid(), "SIGKILL");
    const messages = () => log.lines.map(({ message }) => message);
    await expect.poll(messages).toContain("PostgreSQL runs again");
    expect(messages()).toContain("PostgreSQL ended by itself; starting it again");
    await expect.poll(() => readWritten(database).catch(() => undefined)).toEqual([]);
  });

  test("leaves neither a server nor a socket behind when it is closed", async () => {
    const database = await open();
    const { pid = 0, socketFolder = "" } = { ...readPostmasterPid(join(dataDir, "store")) };
    expect((await stat(socketFolder)).mode & 0o777).toBe(0o700);
    await database.close();
    expect(() => process.kill(pid, 0)).toThrow("ESRCH");
    await expect(stat(socketFolder)).rejects.toThrow("ENOENT");
  });

  test.for([
    ["fsync", "on"],
    ["full_page_writes", "on"],
    ["synchronous_commit", "on"],
    ["data_checksums", "on"],
    ["listen_addresses", ""],
    ["server_encoding", "UTF8"],
  ] as const)("keeps %s = %s, whatever its own files say", async ([name, value]) => {
    await writeFile(join(dataDir, "store", "postgresql.auto.conf"), "fsync = off\nfull_page_writes = off\n");
    expect(await show(await open(), name)).toBe(value);
  });

  test("says nothing of guests' data in the log", async () => {
    const log = createQuietLog();
    const database = await open(dataDir, log);
    await sql`create table guest (name text primary key)`.execute(database.db);
    const add = () => sql`insert into guest values ('Ada Lovelace')`.execute(database.db);
    await add();
    await expect(add()).rejects.toThrow("duplicate key");
    await database.close();
    expect(JSON.stringify(log.lines)).not.toMatch(/Ada|insert/);
  });
});

describe("a new store", () => {
  beforeEach(async () => {
    await rm(join(dataDir, "store"), { recursive: true });
  });

  test("is begun anew when the process was killed while it created the files", async () => {
    await mkdir(join(dataDir, "store.new"));
    await writeFile(join(dataDir, "store.new", "PG_VERSION"), "18\n");
    const database = await open();
    await sql`create table written (name text)`.execute(database.db);
    expect(await readWritten(database)).toEqual([]);
    expect(await readdir(dataDir)).not.toContain("store.new");
  });

  test("is its owner's alone, and the operator is told of the wait", async () => {
    const log = createQuietLog();
    const folder = join(dataDir, "new", "data");
    await (await open(folder, log)).close();
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const modes = entries.map(async (entry) => {
      const { mode } = await stat(join(entry.parentPath, entry.name));
      return `${entry.isDirectory() ? "folder" : "file"} ${(mode & 0o777).toString(8)}`;
    });
    expect(new Set(await Promise.all(modes))).toEqual(new Set(["folder 700", "file 600"]));
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect(log.lines[0]).toMatchObject({
      level: "info",
      message: "creating the store; this takes a moment, once",
    });
  });
});

describe("a store that the server cannot run on is left as it is, and what to do is said", () => {
  const inStore = (...names: string[]) => join(dataDir, "store", ...names);

  test.for([
    [
      "a file in its place",
      async () => {
        await rm(inStore(), { recursive: true });
        await writeFile(inStore(), "?");
      },
      /store is a file where the store's folder should be$/,
    ],
    [
      "something else than a store of ours",
      () => rm(inStore("maitred.conf")),
      /store holds something else than this maitred's store, perhaps that of an earlier version, .* move the folder away/,
    ],
    [
      "a store without its version",
      () => rm(inStore("PG_VERSION")),
      /^the store in .*store is damaged \(it has no PG_VERSION\); .* restore a backup/,
    ],
    [
      "a store of another major version",
      () => writeFile(inStore("PG_VERSION"), "17\n"),
      /store is one of PostgreSQL 17, and this maitred brings 18; docs\/running.md tells how/,
    ],
    [
      "a cut control file",
      () => writeFile(inStore("global", "pg_control"), "cut"),
      /^could not start PostgreSQL on .*store: its files are damaged; .* restore a backup/,
    ],
    [
      "a missing control file",
      () => rm(inStore("global", "pg_control")),
      /^could not start PostgreSQL on .*store: its files are damaged; .* restore a backup/,
    ],
  ] as const)("%s", async ([, damage, words]) => {
    await damage();
    const listed = async () => new Set(await readdir(dataDir, { recursive: true }));
    const before = await listed();
    const opening = open();
    await expect(opening).rejects.toThrow(words);
    await expect(opening).rejects.toMatchObject({
      name: "StoreError",
      message: expect.not.stringContaining("\n"),
    });
    // A server that breaks down leaves its own mark behind.
    expect((await listed()).difference(before).isSubsetOf(new Set(["store/postmaster.pid"]))).toBe(true);
    expect(before.isSubsetOf(await listed())).toBe(true);
  });

  test("and the folder is not kept from others", async () => {
    const version = await readFile(inStore("PG_VERSION"));
    await rm(inStore("PG_VERSION"));
    await expect(open()).rejects.toThrow("damaged");
    await writeFile(inStore("PG_VERSION"), version);
    await open();
  });

  test("a folder that cannot be one is named", async () => {
    const file = join(dataDir, "file");
    await writeFile(file, "");
    await expect(open(join(file, "data"))).rejects.toThrow(
      `could not use the data folder ${join(file, "data")}: `,
    );
  });
});
