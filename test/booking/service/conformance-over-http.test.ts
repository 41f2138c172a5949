import type { AddressInfo } from "node:net";
import { type ServerType, serve } from "@hono/node-server";
import { afterAll, beforeAll } from "vitest";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { describeConformance } from "#test/support/service/conformance/describe-conformance.ts";
import { createTestService, type TestService } from "#test/support/service/test-service.ts";

describeDatabases("the booking service, over a socket", (open) => {
  let service: TestService;
  let server: ServerType;
  let origin: string;
  beforeAll(async () => {
    service = createTestService(await open());
    await service.start();
    const { promise, resolve } = Promise.withResolvers<AddressInfo>();
    server = serve({ fetch: service.fetch, port: 0, hostname: "127.0.0.1" }, resolve);
    origin = `http://127.0.0.1:${(await promise).port}`;
  });
  afterAll(async () => {
    if ("closeAllConnections" in server) server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  describeConformance(() => ({ service, send: (path, init) => fetch(`${origin}${path}`, init) }));
});
