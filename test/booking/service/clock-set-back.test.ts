import { beforeAll, expect, test } from "vitest";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { ask, type Send, succeed } from "#test/support/service/ask.ts";
import { at, freshDate, guest } from "#test/support/service/conformance/stage.ts";
import { findContradictions } from "#test/support/service/contradictions.ts";
import { createTestService, type TestService } from "#test/support/service/test-service.ts";

describeDatabases("a clock that is set back", (open) => {
  let service: TestService;
  let send: Send;
  beforeAll(async () => {
    service = createTestService(await open());
    send = (path, init) => service.fetchInProcess(new Request(`http://maitred.internal${path}`, init));
    await service.start();
  });

  test("brings back no hold whose table somebody else has", async () => {
    const body = { guestCount: 8, scenarioName: "Dinner", timeFrom: at(freshDate(), "19:00") };
    const before = service.clock.now();
    const hold = await succeed(send, "createBooking", { body });
    service.clock.set(before.add({ minutes: 20 }).toString());
    await succeed(send, "createBooking", { body: { ...body, guest } });
    service.clock.set(before.add({ minutes: 1 }).toString());
    const params = { bookingId: hold.id };
    expect((await ask(send, "getBooking", { params })).status).toBe(404);
    expect((await ask(send, "updateBooking", { params, body: { ...hold, guest } })).status).toBe(404);
    expect(await findContradictions(service.database)).toEqual([]);
  });
});
