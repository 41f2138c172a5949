import { afterAll, beforeAll } from "vitest";
import { openWebServer, type WebServer } from "#src/web/open-web-server.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { describeConformance } from "#test/support/service/conformance/describe-conformance.ts";
import { createTestService, type TestService } from "#test/support/service/test-service.ts";

describeDatabases("the booking service, over a socket", (open) => {
  let service: TestService;
  let server: WebServer;
  let origin: string;
  beforeAll(async () => {
    service = createTestService(await open());
    await service.start();
    const mounts = ["/api", "/auth"].map((path) => ({ path, handle: service.fetch }));
    server = await openWebServer({ host: "127.0.0.1", port: 0, log: createQuietLog() });
    server.serve({ mounts });
    origin = server.url;
  });
  afterAll(() => server.stop());

  describeConformance(() => ({ service, send: (path, init) => fetch(`${origin}${path}`, init) }));
});
