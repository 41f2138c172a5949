import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { announce } from "#src/compose/announce.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";

const link = "http://127.0.0.1:3000/desk/enter?token=s3cret";

let dataDir: string;
let file: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "maitred-announce-"));
  file = join(dataDir, "first-owner-link");
  return () => rmSync(dataDir, { recursive: true, force: true });
});

async function announceTo(watching: boolean, entered = false) {
  const log = createQuietLog();
  const told: string[] = [];
  await announce({
    pagesUrl: "http://127.0.0.1:3000",
    door: {
      wasEntered: async () => entered,
      invite: async () => ({ link, expiresAt: Temporal.Instant.from("2026-11-21T09:15:00Z") }),
    },
    ...(watching && { tell: (line: string) => void told.push(line) }),
    dataDir,
    log,
  });
  return { told: told.join("\n"), logged: JSON.stringify(log.lines) };
}

test("whoever watches the start is shown the first owner's link, which is written nowhere", async () => {
  const { told, logged } = await announceTo(true);
  expect(told).toContain(link);
  expect(logged).not.toContain("s3cret");
  expect(existsSync(file)).toBe(false);
});

test("where nobody watches, the log names a file that its owner alone may read", async () => {
  const { logged } = await announceTo(false);
  expect(logged).not.toContain("s3cret");
  expect(logged).toContain(file);
  expect(readFileSync(file, "utf8")).toBe(`${link}\n`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("the file is gone with the next start after somebody entered, and no link is made", async () => {
  await announceTo(false);
  const { told, logged } = await announceTo(true, true);
  expect(existsSync(file)).toBe(false);
  expect(told + logged).not.toContain("enter?token");
  expect(told).toContain("http://127.0.0.1:3000/desk");
});
