import { writeFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { openVenueFile } from "#src/compose/venue-file.ts";
import type { Log } from "#src/lib/log.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { eventually } from "#test/support/eventually.ts";

/** How often the file is looked at, in milliseconds. */
const often = { everyMs: 200 };

const fileFor = (name: string) => `venues: [{ id: 1, name: ${name}, timeZone: Europe/Oslo }]`;

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "venue-file-"));
  file = join(folder, "venues.yaml");
  return () => rm(folder, { recursive: true });
});

/** A log whose next line can be waited for. */
function createAwaitedLog() {
  const log = createQuietLog();
  let wake = () => {};
  const woken =
    (write: Log["info"]): Log["info"] =>
    (fields, message) => {
      write(fields, message);
      wake();
    };
  return {
    log: { ...log, info: woken(log.info), error: woken(log.error) },
    nextLine: async () => {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
      return log.lines.at(-1);
    },
  };
}

const opened: { close(): void }[] = [];
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
});

test("what is saved in the very moment in which the watch begins is read", async () => {
  await writeFile(file, fileFor("Furu"));
  const { log, nextLine } = createAwaitedLog();
  const venueFile = openVenueFile([file], log, often);
  opened.push(venueFile);
  writeFileSync(file, fileFor("Gran"));
  const followed: string[] = [];
  venueFile.follow(() => followed.push(...venueFile.venues().map(({ name }) => name)));
  await nextLine();
  expect(venueFile.venues().map(({ name }) => name)).toEqual(["Gran"]);
  await eventually(() => expect(followed).toEqual(["Gran"]));
});

test("a file that is being saved is not read until it is whole", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  await writeFile(file, fileFor("Furu"));
  const log = createQuietLog();
  // So seldom that only the test's own clock makes anybody look.
  const venueFile = openVenueFile([file], log, { everyMs: 3_600_000 });
  opened.push(venueFile);
  // Whenever it is looked at, it is being saved, and half of it is there: never the same half twice.
  for (let saves = 1; saves <= 20; saves++) {
    writeFileSync(file, `venues: [{ id: ${saves}, name: Gr`);
    vi.advanceTimersByTime(saves === 1 ? 3_600_000 : 100);
  }
  expect(log.lines).toEqual([]);
  writeFileSync(file, fileFor("Gran"));
  vi.advanceTimersByTime(200);
  await vi.waitFor(() => expect(log.lines).toMatchObject([{ level: "info" }]));
  expect(venueFile.venues().map(({ name }) => name)).toEqual(["Gran"]);
});

test("a venue file that breaks leaves the old venues in force and says where it is wrong", async () => {
  await writeFile(file, fileFor("Furu"));
  const { log, nextLine } = createAwaitedLog();
  const venueFile = openVenueFile([file], log, often);
  opened.push(venueFile);
  const names = () => venueFile.venues().map(({ name }) => name);
  const broken = nextLine();
  // In one step: a file that is found empty is a broken one too.
  writeFileSync(file, "venues: [{ id: 1, name: Fjord, timezone: Europe/Oslo }]");
  expect(await broken).toMatchObject({
    level: "error",
    message: expect.stringContaining("the old one stays in force"),
    fields: { problems: expect.arrayContaining([expect.stringMatching(/venues\.yaml:1:.*timezone/)]) },
  });
  expect(names()).toEqual(["Furu"]);
  const repaired = nextLine();
  writeFileSync(file, fileFor("Fjord"));
  expect(await repaired).toMatchObject({ level: "info" });
  expect(names()).toEqual(["Fjord"]);
});

test("one that is broken to begin with stops the start, with a line for each mistake", async () => {
  await writeFile(file, "venues: [{ id: 0, name: Furu, timeZone: Mars }]");
  expect(() => openVenueFile([file], createQuietLog())).toThrow(/venues\[0\]\.id.*\n.*venues\[0\]\.timeZone/);
});
