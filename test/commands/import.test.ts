import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeDataFolder, makeFolder, runMaitred } from "#test/support/process/run-maitred.ts";

async function run(env: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const command = runMaitred(env, { entry: "src/commands/import.ts", args });
  const code = await command.ended();
  return { code, stdout: command.stdout(), stderr: command.stderr() };
}

test("bookings of another system are looked at first, then booked once, also while a house runs on the store", async () => {
  const folder = makeFolder();
  const env = { DATA_DIR: makeDataFolder() };
  const service = runMaitred(env, { entry: "src/commands/service.ts", args: [] });
  await service.sees("the table-booking service is ready");
  const today = Temporal.Now.plainDateISO();
  // A Saturday, on which the demo restaurants dine whatever day it is now.
  const day = today.add({ days: 13 - (today.dayOfWeek % 7) }).toString();
  const file = join(folder, "bookings.csv");
  writeFileSync(
    file,
    [
      "Nr;Dato;Kl;Antall;Navn;Telefon;Status;Bord",
      `1;${day};19:00;2;Anna Berg;+4790012345;;4`,
      `2;${day};19:07;2;Ola Nordmann;;;5`,
      `3;${day};19:00;2;Kari Nordmann;;Avbestilt;6`,
      "4;2020-01-01;19:00;2;Per Hansen;;;7",
      `5;soon;19:00;2;Liv Lie;;;8`,
      "",
    ].join("\n"),
  );
  const asked = [file, "--map", "id=Nr", "--venue", "Furu & Fjord"];
  const looked = await run(env, ...asked);
  expect(looked.code).toBe(1);
  expect(looked.stderr).toContain("not read: Bord");
  expect(looked.stderr).toContain("5 rows: 1 would be booked, 0 there already, 2 over, 2 not possible");
  expect(looked.stdout).toMatch(/^ +2 .* would be booked as /m);
  expect(looked.stdout).toMatch(/^ +3 .* the nearest are 19:00 and 19:15$/m);
  const written = await run(env, ...asked, "--write");
  expect(written.stderr).toContain("5 rows: 1 booked, 0 there already");
  const again = await run(env, ...asked, "--write", "--json");
  expect(again.stderr).toContain("5 rows: 0 booked, 1 there already");
  expect(JSON.parse(again.stdout.split("\n")[0] ?? "")).toMatchObject({ at: 2, result: "known", guests: 2 });
  // What is told of rows names nobody.
  expect(looked.stdout + written.stdout + again.stdout).not.toMatch(/Berg|Nordmann|Lie/);
  service.process.kill("SIGTERM");
  expect(await service.ended()).toBe(0);
});

test.for([
  ["no file", [], "npm run import -- FILE"],
  ["a field that there is not", ["x.csv", "--map", "table=Bord"], "npm run import -- FILE"],
  ["a file that is not there", ["/nowhere/x.csv"], "no such file"],
] as const)("%s is told", async ([, args, words]) => {
  const { code, stderr } = await run({ DATA_DIR: join(makeFolder(), "data") }, ...args);
  expect([code, stderr]).toEqual([1, expect.stringContaining(words)]);
});

test("columns that are missing are told before anything is opened", async () => {
  const folder = makeFolder();
  const file = join(folder, "x.csv");
  writeFileSync(file, "Dato;Navn\n2026-11-28;Anna\n");
  const { code, stderr } = await run({ DATA_DIR: join(folder, "data") }, file);
  expect(code).toBe(1);
  expect(stderr).toMatch(/No column tells when it begins .*, nor how many come/);
});
