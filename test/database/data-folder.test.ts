import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { DataFolderError, makeDataFolder } from "#src/database/data-folder.ts";

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "maitred-data-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test("a data folder is made with the folders above it, for its owner alone, and may be there already", () => {
  const folder = join(makeFolder(), "var", "lib", "maitred");
  makeDataFolder(folder);
  makeDataFolder(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test("a data folder that is open to others is closed to them", () => {
  const folder = makeFolder();
  chmodSync(folder, 0o755);
  makeDataFolder(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

const remedy = "; set DATA_DIR to a folder that this user may write to";

test("a file in its place is named", () => {
  const file = join(makeFolder(), "data");
  writeFileSync(file, "");
  expect(() => makeDataFolder(file)).toThrow(
    `could not use the data folder ${file}: a file is in its place${remedy}`,
  );
  expect(() => makeDataFolder(join(file, "below"))).toThrow(DataFolderError);
});

// Node's recursive mkdir would go round in circles there.
test.runIf(existsSync("/proc/self"))("a place where no folder can be made is named at once", () => {
  expect(() => makeDataFolder("/proc/maitred/data")).toThrow(
    `could not use the data folder /proc/maitred/data: no folder can be made there${remedy}`,
  );
});

test.skipIf(process.getuid?.() === 0)("a place that is not this user's is named", () => {
  expect(() => makeDataFolder("/maitred-data")).toThrow(/(no permission|read-only)/);
});
