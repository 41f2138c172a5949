import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#src/database/connect.ts";
import { expectSpace, reserve, watchSpace } from "#src/database/server/watch-space.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";

test("a server on a disk that fills up refuses writes, goes on reading, and recovers when there is room", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "maitred-test-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const { db, url, close } = await openDatabase({ dataDir }, createQuietLog());
  onTestFinished(close);
  await sql`create table guest (name text)`.execute(db);
  const insert = () => sql`insert into guest values ('Ada')`.execute(db);
  let free = reserve;
  const log = createQuietLog();
  const watch = await watchSpace({
    ...{ store: join(dataDir, "store"), url, log, everyMs: 10 },
    freeSpace: async () => free,
  });
  onTestFinished(watch.stop);
  await insert();
  free = reserve - 1;
  await expect.poll(() => insert().catch(({ code }) => code)).toBe("25006");
  expect((await sql`select count(*) as n from guest`.execute(db)).rows).toHaveLength(1);
  free = reserve;
  await expect
    .poll(() =>
      insert().then(
        () => "stored",
        () => "refused",
      ),
    )
    .toBe("stored");
  // The word follows the deed.
  await expect
    .poll(() => log.lines.map(({ message }) => message))
    .toEqual([
      "the disk is full: nothing is stored until there is room",
      "there is room on the disk: everything is stored again",
    ]);
});

test("nothing is started on a full disk", async () => {
  await expect(expectSpace("/srv/data", async () => 5_000_000)).rejects.toThrow(
    "the disk that holds /srv/data is full (4 MB free, 48 MB needed); make room, or set DATA_DIR to a folder on another disk",
  );
  await expectSpace("/srv/data", async () => reserve);
});
