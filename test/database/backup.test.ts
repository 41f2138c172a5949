import { mkdtempSync, rmSync } from "node:fs";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { sql } from "kysely";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { backUp } from "#src/database/back-up.ts";
import { openDatabase } from "#src/database/connect.ts";
import type { Database } from "#src/database/database.ts";
import { joinDatabase } from "#src/database/join.ts";
import { restore } from "#src/database/restore.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";

const log = createQuietLog();
let folder: string;
let dataDir: string;
let database: Database;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "maitred-test-"));
  dataDir = join(folder, "data");
  database = await openDatabase({ dataDir }, log);
  await sql`create table visit (n integer primary key)`.execute(database.db);
  return async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  };
});

/** Writes one row after the other until it is stopped, each after the one before was acknowledged. */
function keepWriting() {
  let acknowledged = 0;
  let isStopped = false;
  const write = async () => {
    for (let n = 1; !isStopped; n++) {
      await sql`insert into visit values (${n})`.execute(database.db);
      acknowledged = n;
    }
  };
  const written = write();
  return {
    acknowledged: () => acknowledged,
    stop: async () => {
      isStopped = true;
      await written;
    },
  };
}

test("a backup taken during writes holds all that was acknowledged before, and nothing without what came before it", async () => {
  const writer = keepWriting();
  await expect.poll(writer.acknowledged).toBeGreaterThan(20);
  const before = writer.acknowledged();
  // As a command does beside the process that holds the folder.
  const joined = await joinDatabase({ dataDir }, log);
  const file = join(folder, "backup");
  await backUp(joined, file).finally(joined.close);
  await writer.stop();
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  const other = join(folder, "restored");
  await restore(file, other, log);
  const restored = await openDatabase({ dataDir: other }, log);
  onTestFinished(() => restored.close());
  const { rows } = await sql<{ n: number }>`select n from visit order by n`.execute(restored.db);
  expect(rows.length).toBeGreaterThanOrEqual(before);
  expect(rows.map(({ n }) => n)).toEqual(rows.map((_, index) => index + 1));
  await sql`insert into visit values (0)`.execute(restored.db);
});

describe("a backup is refused", () => {
  test("where a file is in its place, which stays as it is", async () => {
    const file = join(folder, "taken");
    await writeFile(file, "something else");
    await expect(backUp(database, file)).rejects.toThrow(`${file} is there already; name a new file`);
    expect(await readFile(file, "utf8")).toBe("something else");
  });

  test("where there is no such folder", async () => {
    const file = join(folder, "none", "backup");
    await expect(backUp(database, file)).rejects.toThrow(`there is no folder ${join(folder, "none")}`);
  });

  test("by a server that is gone, and leaves no half file", async () => {
    const file = join(folder, "half");
    const gone = { ...database, url: "postgres://127.0.0.1:1/none" };
    await expect(backUp(gone, file)).rejects.toThrow(`could not write the backup ${file}: `);
    await expect(stat(file)).rejects.toThrow("ENOENT");
  });
});

describe("a restoration is refused", () => {
  test("into a folder that is not empty", async () => {
    const full = join(folder, "full");
    await mkdir(full);
    await writeFile(join(full, "letter"), "dear guest");
    await writeFile(join(folder, "any"), "");
    await expect(restore(join(folder, "any"), full, log)).rejects.toThrow(
      `${full} is not empty; move it away, or set DATA_DIR to an empty folder`,
    );
    expect(await readdir(full)).toEqual(["letter"]);
  });

  test.for([
    ["no file", async () => {}, /^there is no file /],
    [
      "what is no archive",
      (file: string) => writeFile(file, "this is a letter, and no archive"),
      /^could not restore .*: incorrect header check/,
    ],
    [
      "an archive of something else",
      (file: string) => writeFile(file, gzipSync(Buffer.alloc(1024))),
      /^could not restore .*: the archive is empty/,
    ],
    [
      "half a backup",
      async (file: string) => {
        await backUp(database, `${file}.whole`);
        const whole = await readFile(`${file}.whole`);
        await writeFile(file, whole.subarray(0, whole.length / 2));
      },
      /^could not restore .*: unexpected end of file/,
    ],
  ] as const)("of %s, and leaves no store", async ([name, make, words]) => {
    const file = join(folder, name);
    await make(file);
    const target = join(folder, `into ${name}`);
    await expect(restore(file, target, log)).rejects.toThrow(words);
    const left = await readdir(target).catch(() => []);
    expect(left.filter((entry) => entry.startsWith("store"))).toEqual([]);
  });
});
