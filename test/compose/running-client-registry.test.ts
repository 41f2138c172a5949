import { expect, onTestFinished, test } from "vitest";
import { createRunningRegistry } from "#src/compose/running-client-registry.ts";
import { openWebServer } from "#src/web/open-web-server.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";

async function open() {
  const server = await openWebServer({ host: "127.0.0.1", port: 0, log: createQuietLog() });
  onTestFinished(() => server.stop());
  return server;
}

test("a maitred that is starting up is to be asked again", async () => {
  const { url } = await open();
  await expect(createRunningRegistry(url, "own-key").list()).rejects.toThrow(
    `maitred at ${url} is starting up or shutting down; try again in a moment`,
  );
});

test("another program at its address is not shown the key", async () => {
  const server = await open();
  const shown: (string | null)[] = [];
  const handle = (request: Request) => {
    shown.push(request.headers.get("X-API-KEY"));
    return Response.json({ code: "unauthorized" }, { status: 401 });
  };
  server.serve({ mounts: [{ path: "/api", handle }] });
  await expect(createRunningRegistry(server.url, "own-key").list()).rejects.toThrow("is no maitred");
  expect(shown).toEqual([null]);
});
