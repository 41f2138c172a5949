import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { loadOwnKey } from "#src/compose/own-key.ts";
import { makePrivateFile, replacePrivateFile } from "#src/compose/private-file.ts";

function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "maitred-private-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test.for([
  ["made", makePrivateFile],
  ["replaced", replacePrivateFile],
] as const)("a file that is %s is its owner's alone, and nothing else is left", ([, write]) => {
  const folder = openFolder();
  const file = join(folder, "sub", "secret");
  write(file, "s3cret\n");
  expect([readFileSync(file, "utf8"), statSync(file).mode & 0o777]).toEqual(["s3cret\n", 0o600]);
  expect(readdirSync(join(folder, "sub"))).toEqual(["secret"]);
});

test("one that is there stays, and is closed to others when it is replaced", () => {
  const folder = openFolder();
  const file = join(folder, "secret");
  writeFileSync(file, "first\n", { mode: 0o644 });
  makePrivateFile(file, "second\n");
  expect(readFileSync(file, "utf8")).toBe("first\n");
  replacePrivateFile(file, "third\n");
  expect([readFileSync(file, "utf8"), statSync(file).mode & 0o777]).toEqual(["third\n", 0o600]);
  expect(readdirSync(folder)).toEqual(["secret"]);
});

test("the bot's own key is made once, and is the same for all", () => {
  const folder = openFolder();
  const key = loadOwnKey(folder);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(loadOwnKey(folder)).toBe(key);
  expect(readdirSync(folder)).toEqual(["api-key"]);
});

test("one that somebody has emptied is told of", () => {
  const folder = openFolder();
  writeFileSync(join(folder, "api-key"), "\n");
  expect(() => loadOwnKey(folder)).toThrow(/is empty; delete the file/);
});
