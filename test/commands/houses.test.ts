import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { writeHouses } from "#test/support/houses/write-houses.ts";
import { openEveryDay } from "#test/support/process/open-every-day.ts";
import { makeFolder, runMaitred } from "#test/support/process/run-maitred.ts";

const venues = openEveryDay(readFileSync("test/fixtures/venues/one.yaml", "utf8"));

describeDatabases("a command beside a process with several houses", (open) => {
  test("means the house that is named, and says which there are where none is", async () => {
    const { url } = await open();
    const [houses, dataDir] = [
      writeHouses({ oslo: { venues }, rome: { venues }, york: { env: { HOLD_FOR: "soon" } } }),
      makeFolder(),
    ];
    const env = { HOUSES_DIR: houses, DATABASE_URL: url, DATA_DIR: dataDir, VENUES_FILE: "" };
    const command = async (name: string, ...args: string[]) => {
      const run = runMaitred(env, { entry: `src/commands/${name}.ts`, args });
      return { code: await run.ended(), out: run.stdout(), told: run.stderr() };
    };
    const lines = ({ out }: { out: string }, mark: string) =>
      out.split("\n").filter((line) => line.startsWith(mark));

    const before = await command("doctor");
    expect(before.code).toBe(1);
    expect(lines(before, "FAIL")).toEqual([
      "FAIL york: configuration: HOLD_FOR must be a duration like PT15M",
    ]);
    expect(lines(before, "ok   rome: database")).toEqual([
      "ok   rome: database: the house rome has no tables yet: the first start makes them",
    ]);

    const maitred = runMaitred(env, { args: [] });
    await maitred.sees('"houses":');
    const after = await command("doctor", "--house", "rome");
    expect(after.code).toBe(0);
    expect(lines(after, "ok   rome: database").at(-1)).toBe("ok   rome: database: its tables are up to date");
    expect(lines(after, "ok   oslo")).toEqual([]);

    expect((await command("keys", "create", "till", "--house=oslo")).code).toBe(0);
    expect((await command("keys", "list", "--house", "oslo")).out).toContain("till");
    expect((await command("keys", "list", "--house", "rome")).out).not.toContain("till");
    expect(await command("desk", "--house", "oslo", "today")).toMatchObject({
      code: 0,
      out: expect.stringContaining("Havsorn"),
    });
    const file = join(makeFolder(), "oslo.jsonl");
    expect((await command("export", file, "--house", "oslo")).code).toBe(0);
    expect(existsSync(file)).toBe(true);

    expect(await command("keys", "list")).toMatchObject({
      code: 1,
      told: "Which house? Add --house NAME, one of oslo, rome\n",
    });
    expect(await command("keys", "list", "--house", "nice")).toMatchObject({
      code: 1,
      told: `${houses} has no house "nice"\n`,
    });
    maitred.process.kill("SIGTERM");
    expect(await maitred.ended()).toBe(0);
  });
});
