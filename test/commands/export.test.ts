import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeDataFolder, makeFolder, runMaitred } from "#test/support/process/run-maitred.ts";

async function run(command: string, env: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const program = runMaitred(env, { entry: `src/commands/${command}.ts`, args });
  return { code: await program.ended(), stdout: program.stdout(), stderr: program.stderr() };
}

function saturday(): string {
  const today = Temporal.Now.plainDateISO();
  return today.add({ days: 13 - (today.dayOfWeek % 7) }).toString();
}

test("what one house exports, another imports, and nothing that opens doors is in it", async () => {
  const folder = makeFolder();
  const file = (name: string) => join(folder, name);
  writeFileSync(
    file("old.json"),
    JSON.stringify([
      {
        id: 1,
        start: `${saturday()}T19:00`,
        pax: 2,
        name: "Anna Berg",
        phone: "+4790012345",
        comment: '"Window"; please',
      },
      { id: 2, start: `${saturday()}T18:00`, pax: 4, name: "Ola Nordmann", email: "ola@example.com" },
    ]),
  );
  const one = { DATA_DIR: makeDataFolder() };
  expect((await run("import", one, file("old.json"), "--venue", "1", "--write")).stderr).toContain(
    "2 booked",
  );

  const table = await run("export", one, file("bookings.csv"));
  expect([table.code, table.stderr]).toEqual([0, expect.stringContaining("2 rows are in")]);
  expect(statSync(file("bookings.csv")).mode & 0o777).toBe(0o600);
  expect(readFileSync(file("bookings.csv"), "utf8")).toContain("REGISTERED");
  const all = await run("export", one, file("all.jsonl"));
  expect(all.code).toBe(0);
  const rows = readFileSync(file("all.jsonl"), "utf8")
    .trimEnd()
    .split("\n")
    .map((line): { table: string } => JSON.parse(line));
  const tables = Map.groupBy(rows, ({ table: name }) => name);
  expect(tables.get("service.booking")).toHaveLength(2);
  expect([...tables.keys()].filter((name) => /secret|key$|session|invitation|migration/.test(name))).toEqual([
    "service.idempotency_key",
  ]);

  const other = { DATA_DIR: makeDataFolder() };
  const brought = await run("import", other, file("bookings.csv"), "--write");
  expect([brought.code, brought.stderr]).toEqual([0, expect.stringContaining("2 rows: 2 booked")]);
  await run("export", other, file("again.csv"));
  const told = (name: string) =>
    readFileSync(file(name), "utf8")
      .split("\r\n")
      .map((line) => line.split(",").slice(1, -1).join(","));
  expect(told("again.csv")).toEqual(told("bookings.csv"));
});

test("no file is written over", async () => {
  const folder = makeFolder();
  const file = join(folder, "bookings.csv");
  writeFileSync(file, "mine");
  const { code, stderr } = await run("export", { DATA_DIR: makeDataFolder() }, file);
  expect([code, stderr]).toEqual([1, expect.stringContaining("is there already; name a new file")]);
  expect(readFileSync(file, "utf8")).toBe("mine");
});
