import { expect, test } from "vitest";
import { makeDataFolder, makeFolder, runMaitred } from "#test/support/process/run-maitred.ts";

const key = "0123456789abcdef";

async function run(env: Readonly<Record<string, string>>, args: readonly string[]) {
  const command = runMaitred(env, { entry: "src/commands/conformance.ts", args });
  const code = await command.ended();
  return { code, stdout: command.stdout(), stderr: command.stderr() };
}

test("our own service keeps to the interface, by key and by token, and nothing is left of the trial", async () => {
  const service = runMaitred(
    { DATA_DIR: makeDataFolder(), SERVICE_API_KEYS: `trial:${key}`, SERVICE_RATE_LIMIT: "0" },
    { entry: "src/commands/service.ts", args: [] },
  );
  await service.sees("the table-booking service is ready");
  const url = /"url":"([^"]+)"/.exec(service.stderr())?.[1] ?? "";
  const written = await run({ BOOKING_API_KEY: key }, [url, "--write"]);
  expect([written.code, written.stderr]).toEqual([0, ""]);
  expect(written.stdout).toMatch(
    /^specified by the interface: \d+ same, 0 differ, 0 failed, [0-3] not tried$/m,
  );
  expect(written.stdout).toMatch(/^decided by maitred .*: \d+ same, 0 differ, 0 failed, [0-1] not tried$/m);
  const credentials = {
    BOOKING_AUTH_URL: url.replace("/api", "/auth"),
    BOOKING_ISSUER: "maitred",
    BOOKING_CLIENT_ID: "trial",
    BOOKING_CLIENT_SECRET: key,
  };
  const read = await run(credentials, [url, "--json"]);
  expect(read.code).toBe(0);
  const results = read.stdout
    .trimEnd()
    .split("\n")
    .map((line): { result: string } => JSON.parse(line));
  expect(new Set(results.map(({ result }) => result))).toEqual(new Set(["same", "not tried"]));
  service.process.kill("SIGTERM");
  expect(await service.ended()).toBe(0);
});

test.for([
  ["a key", { DATA_DIR: "x" }, ["http://127.0.0.1:9/api"], "BOOKING_API_KEY is required"],
  ["an address", {}, [], "npm run conformance -- URL"],
  ["one address alone", {}, ["http://127.0.0.1:9", "http://127.0.0.1:8"], "npm run conformance -- URL"],
] as const)("it says that it needs %s", async ([, env, args, words]) => {
  const { code, stderr } = await run({ DATA_DIR: makeFolder(), ...env }, args);
  expect([code, stderr]).toEqual([1, expect.stringContaining(words)]);
});

test("a service that is not there has failed, case by case", async () => {
  const { code, stdout } = await run({ BOOKING_API_KEY: key }, ["http://127.0.0.1:9/api"]);
  expect(code).toBe(1);
  expect(stdout).toMatch(/^FAILED /m);
});
