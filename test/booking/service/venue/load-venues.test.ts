import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findVenueFile, loadVenues, watchVenues } from "#src/booking/service/venue/load-venues.ts";
import type { VenuesResult } from "#src/booking/service/venue/parse-venues.ts";

const fileFor = (name: string) => `venues: [{ id: 1, name: ${name}, timeZone: Europe/Oslo }]`;
const outcomeOf = (result: VenuesResult) => (result.ok ? result.venues.map(({ name }) => name) : "mistakes");

let folder: string;
let file: string;
let demo: string;
const stops: (() => void)[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "venues-"));
  file = join(folder, "venues.yaml");
  demo = join(folder, "venues.example.yaml");
  await writeFile(file, fileFor("Furu"));
});

afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await rm(folder, { recursive: true });
});

/**
 * Starts to watch; each call of the answer waits until this outcome is told. Others may be told before it: whoever
 * reads a file that is being written over may find it empty.
 */
function watch(): (outcome: ReturnType<typeof outcomeOf>) => Promise<void> {
  const told: VenuesResult[] = [];
  let wake = () => {};
  const onChange = (result: VenuesResult) => {
    told.push(result);
    wake();
  };
  stops.push(watchVenues([file, demo], onChange, { everyMs: 5 }));
  return async (outcome) => {
    for (;;) {
      const result = told.shift();
      if (result && isDeepStrictEqual(outcomeOf(result), outcome)) return;
      if (result) continue;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
}

test("a file is read", () => {
  expect(outcomeOf(loadVenues(file))).toEqual(["Furu"]);
});

test("a file that is not there is told as a problem", () => {
  expect(loadVenues(join(folder, "none.yaml"))).toMatchObject({
    ok: false,
    problems: [{ message: "cannot be read", remedy: expect.stringContaining("VENUES_FILE") }],
  });
});

test("a changed file is read anew, whether written over or put in its place", async () => {
  const becomes = watch();
  await writeFile(file, fileFor("Fjord"));
  await becomes(["Fjord"]);
  await writeFile(join(folder, "new.yaml"), fileFor("Harbour"));
  await rename(join(folder, "new.yaml"), file);
  await becomes(["Harbour"]);
});

test("a broken file is told, and so is its repair", async () => {
  const becomes = watch();
  await writeFile(file, "venues: [{ id: 1 }]");
  await becomes("mistakes");
  await rm(file);
  await becomes("mistakes");
  await writeFile(file, fileFor("Furu"));
  await becomes(["Furu"]);
});

test("the owner's file is found before the demo, and missed by its name where there is neither", async () => {
  expect(findVenueFile([file, demo])).toBe(file);
  await rm(file);
  expect(findVenueFile([file, demo])).toBe(file);
  await writeFile(demo, fileFor("Demo"));
  expect(findVenueFile([file, demo])).toBe(demo);
});

test("the owner's file takes the demo's place as soon as it is there", async () => {
  await rename(file, demo);
  const becomes = watch();
  await writeFile(file, fileFor("Fjord"));
  await becomes(["Fjord"]);
});

test("an owner's file that has gone gives way to no demo", async () => {
  await writeFile(demo, fileFor("Demo"));
  const becomes = watch();
  await rm(file);
  await becomes("mistakes");
  await writeFile(demo, fileFor("Other"));
  await writeFile(file, fileFor("Fjord"));
  await becomes(["Fjord"]);
});
