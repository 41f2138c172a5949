import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { expressionFlags } from "#src/compose/expression-flags.ts";

test("each of the flags is known to the V8 of this Node", () => {
  const known = execFileSync(process.execPath, ["--v8-options"], { encoding: "utf8" });
  const names = expressionFlags.map((flag) => flag.replace(/^--no-/, "--").replace(/=.*/, ""));
  expect(names.filter((name) => !known.includes(`\n  ${name} `))).toEqual([]);
});
