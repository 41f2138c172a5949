import { beforeAll } from "vitest";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { describeConformance } from "#test/support/service/conformance/describe-conformance.ts";
import { createTestService, type TestService } from "#test/support/service/test-service.ts";

describeDatabases("the booking service, in process", (open) => {
  let service: TestService;
  beforeAll(async () => {
    service = createTestService(await open());
    await service.start();
  });

  describeConformance(() => ({
    service,
    send: (path, init) => service.fetchInProcess(new Request(`http://maitred.internal${path}`, init)),
  }));
});
