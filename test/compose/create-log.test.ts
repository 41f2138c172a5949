import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { createLog, logTo, readable } from "#src/compose/create-log.ts";
import { traced } from "#src/lib/trace.ts";

test("a file has one JSON object a line, which names its level", () => {
  const folder = mkdtempSync(join(tmpdir(), "maitred-log-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "maitred.log");
  const log = createLog("info", file);
  log.debug({}, "not told");
  log.warn({ venueId: 1 }, "a venue is closed");
  log.child({ house: "harbor" }).error({}, "it burns");
  expect(
    readFileSync(file, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { level: "warn", time: expect.any(String), venueId: 1, msg: "a venue is closed" },
    { level: "error", time: expect.any(String), house: "harbor", msg: "it burns" },
  ]);
});

test("a terminal has lines that a person reads", () => {
  const terminal = new PassThrough({ encoding: "utf8" });
  logTo(readable(terminal), "info").warn({ venueId: 1 }, "a venue is closed");
  const line = stripVTControlCharacters(String(terminal.read()));
  expect(line).toMatch(/^\[\d\d:\d\d:\d\d\] WARN: a venue is closed \{"venueId":1\}\n$/);
});

test("a line of what an update leads to names it", () => {
  const terminal = new PassThrough({ encoding: "utf8" });
  const log = logTo(terminal, "info");
  traced("update-1", () => log.info({}, "within"));
  log.info({}, "outside");
  const lines = String(terminal.read()).trim().split("\n");
  expect(lines.map((line) => "trace" in JSON.parse(line))).toEqual([true, false]);
});
