import { spawn } from "node:child_process";
import fs from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from "vitest";
import { openDatabase } from "#src/database/connect.ts";
import type { Database } from "#src/database/database.ts";
import { DataDirInUseError } from "#src/database/lock.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";

/** A folder with an empty database in it, which each test copies: creating one takes seconds. */
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
  await cp(pristine, dataDir, { recursive: true });
});

afterEach(async () => {
  await rm(dataDir, { recursive: true });
});

async function open(folder = dataDir): Promise<Database> {
  const database = await openDatabase({ dataDir: folder }, createQuietLog());
  onTestFinished(() => database.close());
  return database;
}

async function readWritten(database: Database): Promise<unknown> {
  const { rows } = await sql`select name from written`.execute(database.db);
  return rows;
}

/** Another process that opens the folder, commits one row and stays until it is killed. */
async function startWriter(): Promise<{ pid: number; kill: () => Promise<void> }> {
  const writer = spawn(process.execPath, [join(import.meta.dirname, "writer.ts"), dataDir], {
    stdio: ["ignore", "pipe", "pipe"],
  });
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

describe("the embedded database", () => {
  test("refuses a folder another process has open, and opens it, with every commit, once that was killed", async () => {
    const writer = await startWriter();
    await expect(open()).rejects.toThrow(
      `another maitred is running on ${dataDir} (process ${writer.pid}); stop it or set DATA_DIR`,
    );
    await writer.kill();
    expect(await readWritten(await open())).toEqual([{ name: "committed" }]);
  });

  test("is open once in a process, and again after it was closed", async () => {
    const database = await open();
    await expect(open()).rejects.toBeInstanceOf(DataDirInUseError);
    await sql`create table written (name text)`.execute(database.db);
    await database.close();
    await database.close();
    expect(await readWritten(await open())).toEqual([]);
  });

  test("waits for the disk with every commit", async () => {
    const database = await open();
    await sql`create table written (name text)`.execute(database.db);
    const fsync = vi.spyOn(fs, "fsyncSync");
    await sql`insert into written values ('one')`.execute(database.db);
    expect(fsync).toHaveBeenCalledTimes(1);
    await sql`insert into written values ('two')`.execute(database.db);
    expect(fsync).toHaveBeenCalledTimes(2);
    await sql`checkpoint`.execute(database.db);
    expect(fsync.mock.calls.length).toBeGreaterThan(2);
  });

  test("begins anew when the process was killed while it created the files", async () => {
    await rm(join(dataDir, "store"), { recursive: true });
    await mkdir(join(dataDir, "store.new"));
    await writeFile(join(dataDir, "store.new", "PG_VERSION"), "18\n");
    const database = await open();
    await sql`create table written (name text)`.execute(database.db);
    expect(await readWritten(database)).toEqual([]);
    expect(await readdir(dataDir)).not.toContain("store.new");
  });

  test("says which folder it could not open, and does not keep it from others", async () => {
    const store = join(dataDir, "store");
    await fs.promises.rename(store, `${store}.aside`);
    await writeFile(store, "a file where the folder should be");
    await expect(open()).rejects.toThrow(`could not open the embedded database in ${dataDir}: `);
    await rm(store);
    await fs.promises.rename(`${store}.aside`, store);
    await open();
  });

  test("says which folder it could not use", async () => {
    const file = join(dataDir, "file");
    await writeFile(file, "");
    await expect(open(join(file, "data"))).rejects.toThrow(
      `could not use the data folder ${join(file, "data")}: `,
    );
  });

  test("creates a folder for its owner alone, and tells the operator of the wait", async () => {
    const log = createQuietLog();
    const folder = join(dataDir, "new", "data");
    const database = await openDatabase({ dataDir: folder }, log);
    await database.close();
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect(log.lines.map((line) => line.message)).toEqual([
      "creating the embedded database; this takes a few seconds, once",
    ]);
  });
});
