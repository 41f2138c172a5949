import { describe, expect, test } from "vitest";
import { readKeysArguments } from "#src/commands/read-keys-arguments.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { makeDataFolder, makeFolder, runMaitred } from "#test/support/process/run-maitred.ts";
import { refused, type Send, succeed } from "#test/support/service/ask.ts";
import { createTestService } from "#test/support/service/test-service.ts";

type Env = Readonly<Record<string, string>>;

/** Runs the command to its end. */
async function runKeys(env: Env, args: readonly string[]) {
  const command = runMaitred(env, { entry: "src/commands/keys.ts", args });
  const code = await command.ended();
  return { code, stdout: command.stdout(), stderr: command.stderr() };
}

/** Runs the command, which does what it is asked to. */
async function succeedWith(env: Env, ...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await runKeys(env, args);
  expect([code, stderr]).toEqual([0, expect.anything()]);
  return stdout;
}

/** Runs the command, which refuses: nothing on stdout, what is wrong on stderr. */
async function refusalOf(env: Env, ...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await runKeys(env, args);
  expect([code, stdout]).toEqual([1, ""]);
  return stderr;
}

/** The words of the table's line about this name, and of its head. */
const lineOf = (table: string, name: string) =>
  table
    .split("\n")
    .find((line) => line.startsWith(`${name} `))
    ?.split(/ +/);

const oneKey = /^mtd_[\w-]{43}\n$/;
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
const shortId = expect.stringMatching(/^[\da-f]{12}$/);

describe("keys of a data folder that nobody uses", () => {
  test("are made, listed and revoked there", async () => {
    const env = { DATA_DIR: makeDataFolder(), SERVICE_API_KEYS: "partner:key-of-partner-0123456789:1+2" };
    const created = await runKeys(env, ["create", "website", "--venues", "2"]);
    expect([created.code, created.stdout]).toEqual([0, expect.stringMatching(oneKey)]);
    expect(created.stderr).toContain('of "website", for venue 2 only');
    const key = created.stdout.trim();
    expect(created.stderr).not.toContain(key);

    const list = await succeedWith(env, "list");
    expect(lineOf(list, "name")).toEqual(["name", "key", "venues", "may", "from", "created", "revoked"]);
    expect(lineOf(list, "partner")).toEqual(["partner", shortId, "1,2", "all", "SERVICE_API_KEYS", "-", "-"]);
    expect(lineOf(list, "website")).toEqual(["website", shortId, "2", "all", "command", moment, "-"]);
    expect(list).not.toContain(key);
    expect(list).not.toContain("key-of-partner");

    expect(await succeedWith(env, "revoke", "website")).toBe("");
    const after = await succeedWith(env, "list");
    expect(lineOf(after, "website")).toEqual(["website", shortId, "2", "all", "command", moment, moment]);
  });
});

describe("keys of a data folder that is in use", () => {
  test.for([
    ["src/main.ts", "maitred is ready"],
    ["src/commands/service.ts", "the table-booking service is ready"],
  ] as const)("are made, listed and revoked beside the program that uses it, %s", async ([entry, ready]) => {
    const env = { DATA_DIR: makeDataFolder() };
    const program = runMaitred(env, { entry, args: [] });
    await program.sees(ready);
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(program.stderr()) ?? [];
    const venuesWith = async (key: string) =>
      (await fetch(`${url}/api/venues`, { headers: { "X-API-KEY": key } })).status;

    const created = await succeedWith(env, "create", "website", "--venues", "1");
    expect(created).toMatch(oneKey);
    const key = created.trim();
    expect(await venuesWith(key)).toBe(200);
    expect(await refusalOf(env, "create", "website")).toContain('"website" has a key');
    expect(await refusalOf(env, "create", "other", "--venues", "99")).toMatch(
      /no venue 99; there are: \d+ \(/,
    );
    const list = await succeedWith(env, "list");
    expect(lineOf(list, "website")?.[2]).toBe("1");
    expect(lineOf(list, "maitred")).toBeUndefined();

    expect(await succeedWith(env, "revoke", "website")).toBe("");
    await expect.poll(() => venuesWith(key)).toBe(401);
    expect(await refusalOf(env, "revoke", "nobody")).toContain('there is no client "nobody"');
    expect(program.stderr()).not.toContain(key);
  });
});

describeDatabases("keys of a PostgreSQL database", (open) => {
  test("are made and revoked there, and every running service knows", async () => {
    const database = await open();
    const service = createTestService(database);
    await service.start();
    const send: Send = (path, init) => service.fetch(new Request(`http://service.example${path}`, init));
    const env = { DATABASE_URL: database.url, DATA_DIR: makeFolder() };
    const key = (await succeedWith(env, "create", "website")).trim();
    await succeed(send, "listVenues", { key });
    await succeedWith(env, "revoke", "website");
    service.clock.advance({ seconds: 1 });
    await refused(send, "listVenues", { key }, "unauthorized");
  });
});

describe("the command line", () => {
  test.for([
    ["nothing", [], "Say what to do."],
    ["an unknown word", ["make", "website"], 'There is no "make".'],
    ["an unknown option", ["list", "--all"], "Unknown option '--all'"],
    ["a list with a name", ["list", "website"], "list takes nothing more."],
    ["a list with an option", ["list", "--second"], "list takes nothing more."],
    ["a creation without a name", ["create"], "create takes one name."],
    ["a creation with two", ["create", "one", "two"], "create takes one name."],
    ["a creation with a key", ["create", "one", "--key", "x"], "create takes --venues, --read-only"],
    ["venues that are no ids", ["create", "one", "--venues", "Fjord"], "--venues takes the ids"],
    ["venues that are none", ["create", "one", "--venues", ""], "--venues takes the ids"],
    ["a revocation without a name", ["revoke"], "revoke takes one name."],
    ["a revocation with venues", ["revoke", "one", "--venues", "1"], "revoke takes --key."],
  ] as const)("that says %s is not understood", ([, args, mistake]) => {
    expect(readKeysArguments(args)).toEqual({ ok: false, mistake: expect.stringContaining(mistake) });
  });

  test.for([
    [["list"], { task: "list" }],
    [["create", "one"], { task: "create", wish: { name: "one" } }],
    [
      ["create", "one", "--venues", "1,2", "--second"],
      { task: "create", wish: { name: "one", venueIds: [1, 2], second: true } },
    ],
    [["create", "one", "--read-only"], { task: "create", wish: { name: "one", readOnly: true } }],
    [["revoke", "one", "--key", "abc"], { task: "revoke", choice: { name: "one", keyId: "abc" } }],
  ] as const)("%j is understood", ([args, value]) => {
    expect(readKeysArguments(args)).toEqual({ ok: true, value });
  });

  test("is explained on stderr when it is not understood, and on stdout when that is asked for", async () => {
    const env = { DATA_DIR: makeFolder() };
    const usage = "npm run --silent keys -- create NAME";
    expect(await refusalOf(env)).toContain(usage);
    expect(await refusalOf(env, "make")).toContain(usage);
    for (const help of ["--help", "-h"]) expect(await succeedWith(env, help)).toContain(usage);
  });

  test("is of no use with a remote service, and says so", async () => {
    const env = {
      DATA_DIR: makeFolder(),
      BOOKING_BASE_URL: "http://127.0.0.1:9/api",
      BOOKING_API_KEY: "key-1",
    };
    expect(await refusalOf(env, "list")).toContain("API keys belong to the embedded service");
  });
});
