import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { makeDataFolder, makeFolder, runMaitred } from "#test/support/process/run-maitred.ts";
import { runService } from "#test/support/process/run-service.ts";

/** The first answer of that port that is not a refused connection. */
async function firstAnswer(url: string): Promise<Response> {
  for (;;) {
    const response = await fetch(url).catch(() => undefined);
    if (response) return response;
  }
}

test("a service that starts tells its clients to come again", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  const running = runMaitred(
    { DATA_DIR: makeFolder(), PORT: String(port) },
    { entry: "src/commands/service.ts", args: [] },
  );
  const answer = await firstAnswer(`http://127.0.0.1:${port}/api/venues`);
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "5"]);
  expect(await answer.json()).toMatchObject({ status: 503, code: "unavailable" });
  await running.sees("is ready");
  expect((await fetch(`http://127.0.0.1:${port}/api/venues`)).status).toBe(401);
});

test("a service that is up says that its database is there", async () => {
  const running = await runService({ DATA_DIR: makeDataFolder() });
  onTestFinished(() => running.disconnect());
  const [url = ""] = /http:\/\/127\.0\.0\.1:\d+/.exec(running.stderr()) ?? [];
  const ready = await fetch(`${url}/ready`);
  expect([ready.status, await ready.json()]).toEqual([
    200,
    { status: "ready", parts: { database: true, accepting: true } },
  ]);
});
