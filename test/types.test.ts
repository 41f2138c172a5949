import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

test("types are as `*.test-d.ts` say", async () => {
  const compiler = spawn(process.execPath, [
    "node_modules/typescript/bin/tsc",
    "-p",
    "test/tsconfig.types.json",
  ]);
  const [said, [code]] = await Promise.all([text(compiler.stdout), once(compiler, "close")]);
  expect({ said, code }).toEqual({ said: "", code: 0 });
});
