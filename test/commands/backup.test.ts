import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolder, runMaitred } from "#test/support/process/run-maitred.ts";

async function run(env: Readonly<Record<string, string>>, command: string, ...args: readonly string[]) {
  const program = runMaitred(env, { entry: `src/commands/${command}.ts`, args });
  const code = await program.ended();
  return { code, said: program.stdout() + program.stderr() };
}

test("a store is backed up and looked at while a service runs on it, and restored into another folder", async () => {
  const folder = makeFolder();
  const env = { DATA_DIR: join(folder, "data") };
  const service = runMaitred(env, { entry: "src/commands/service.ts", args: [] });
  await service.sees("the table-booking service is ready");
  const file = join(folder, "backup");
  expect(await run(env, "backup", file)).toEqual({ code: 0, said: expect.stringContaining(`is in ${file}`) });
  expect(await run(env, "doctor")).toEqual({
    code: 0,
    said: expect.stringMatching(/PostgreSQL in .* answers/),
  });
  expect(await run(env, "restore", file)).toEqual({ code: 1, said: expect.stringContaining("is not empty") });
  const other = { DATA_DIR: join(folder, "other") };
  expect(await run(other, "restore", file)).toEqual({
    code: 0,
    said: expect.stringContaining("Start maitred"),
  });
  const restored = runMaitred(other, { entry: "src/commands/service.ts", args: [] });
  await restored.sees("the table-booking service is ready");
  for (const program of [service, restored]) {
    program.process.kill("SIGTERM");
    expect(await program.ended()).toBe(0);
  }
});

test.for([
  ["backup", [], "Name a new file for the backup"],
  ["backup", ["one", "two"], "Name a new file for the backup"],
  ["restore", ["--force"], "Name the file of the backup"],
] as const)("%s with %o says what it wants", async ([command, args, words]) => {
  const env = { DATA_DIR: makeFolder() };
  expect(await run(env, command, ...args)).toEqual({ code: 1, said: expect.stringContaining(words) });
});

test.for([
  ["backup", "pg_dump"],
  ["restore", "pg_restore"],
] as const)("%s leaves another server's database to its own tools", async ([command, tool]) => {
  const env = { DATA_DIR: makeFolder(), DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" };
  expect(await run(env, command, "file")).toEqual({ code: 1, said: expect.stringContaining(tool) });
});
