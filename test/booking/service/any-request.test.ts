import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { type Operation, type OperationName, operations } from "#src/booking/contract/operations.ts";
import { problemSchema } from "#src/booking/contract/refusals.ts";
import { openWebServer } from "#src/web/open-web-server.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { runs } from "#test/support/runs.ts";
import { ask, type Send } from "#test/support/service/ask.ts";
import { at, bookDinner, dinnerSlot, freshDate } from "#test/support/service/conformance/stage.ts";
import { createTestService, type TestService } from "#test/support/service/test-service.ts";

const nasty = fc.constantFrom<unknown>(
  null,
  true,
  -1,
  0,
  2,
  1.5,
  1e308,
  2_147_483_648,
  "",
  " ",
  "2",
  "a\0b",
  "\ud83d",
  "x".repeat(3000),
  "__proto__",
  "2026-12-05",
  "9998-12-31",
  "0002-01-01",
  "2026-02-30",
  "19:00:00",
  "2026-12-05T18:00:00Z",
  "9998-12-31T23:59:59.999999999Z",
  "2026-12-05T18:00:00-23:59",
  "Dinner",
  "CANCELLED",
  "SEATED",
  "';drop table booking;--",
  [],
  {},
  [[]],
  { toString: 1 },
);

const anyValue = fc.oneof(nasty, nasty, fc.jsonValue({ maxDepth: 3 }));

const fields = [
  ["guestCount", "timeSlotId", "timeFrom", "timeTo", "scenarioName", "guest", "comment", "extProperties"],
  ["extReferenceId", "extReferenceNumber", "noShowFee", "tags", "types", "id", "status", "venueId", "state"],
  ["timeslotId", "firstName"],
].flat();

const queryNames = [
  ["date", "fromDate", "days", "guestCount", "timeFrom", "timeTo", "scenarioId", "venueStatus"],
  ["reservableState", "extReferenceId", "extReferenceNumber", "x"],
].flat();

const text = fc.oneof(
  nasty.map((value) => String(value instanceof Object ? JSON.stringify(value) : value)),
  fc.string({ unit: "binary" }),
);

interface AnyRequest {
  readonly name: OperationName;
  readonly id: string;
  readonly query: readonly (readonly [string, string])[];
  readonly changes: Readonly<Record<string, unknown>>;
  readonly startsWhole: boolean;
  readonly key: string | undefined;
}

const anyRequest: fc.Arbitrary<AnyRequest> = fc.record({
  // The compiler takes an object to have more keys than its type says; this one is written out in one place.
  name: fc.constantFrom(...(Object.keys(operations) as OperationName[])),
  id: fc.oneof(fc.constantFrom("standing", "held"), text),
  query: fc.array(fc.tuple(fc.constantFrom(...queryNames), text), { maxLength: 4 }),
  changes: fc.dictionary(fc.constantFrom(...fields), anyValue, { maxKeys: 4 }),
  startsWhole: fc.boolean(),
  key: fc.option(fc.constantFrom("k1", "k2", "k3"), { nil: undefined }),
});

describeDatabases("whatever is asked of the service over HTTP", (open) => {
  let service: TestService;
  let send: Send;
  beforeAll(async () => {
    service = createTestService(await open());
    await service.start();
    const mounts = ["/api", "/auth"].map((path) => ({ path, handle: service.fetch }));
    const server = await openWebServer({ host: "127.0.0.1", port: 0, log: createQuietLog() });
    server.serve({ mounts });
    const { url } = server;
    send = (path, init) => fetch(`${url}${path}`, init);
    return () => server.stop();
  });

  test("is answered in the words of the contract, and never with a fault of the service", async () => {
    const stage = { service, send };
    const date = freshDate();
    const standing = await bookDinner(stage, date);
    const held = await bookDinner(stage, freshDate(), "19:00", { guest: undefined });
    const slot = await dinnerSlot(stage, freshDate(), "20:00");
    const whole = {
      guestCount: 2,
      timeSlotId: slot.id,
      timeFrom: at(date, "19:00"),
      scenarioName: "Dinner",
      guest: { firstName: "Kari" },
      state: "CONFIRMED",
      timeslotId: slot.id,
    };
    const ids: Readonly<Record<string, string>> = { standing: standing.id, held: held.id };

    await fc.assert(
      fc.asyncProperty(anyRequest, async ({ name, id, query, changes, startsWhole, key }) => {
        const known = ids[id] ?? id.toWellFormed();
        const operation: Operation = operations[name];
        const answer = await ask(send, name, {
          params: { bookingId: known === "" ? "-" : known, waitlistId: known === "" ? "-" : known },
          query: new URLSearchParams(query.map(([field, value]) => [field, value])).toString(),
          body: { ...(startsWhole && whole), ...changes },
          headers: key === undefined ? {} : { "Idempotency-Key": key },
        });
        const body: unknown = await answer.json();
        expect(answer.status).toBeLessThan(500);
        if (answer.ok) {
          const payload = operation.wrapped ? Object(body).data : body;
          expect(operation.response.safeParse(payload).error).toBeUndefined();
        } else {
          expect(answer.headers.get("Content-Type")).toBe("application/problem+json");
          expect(problemSchema.parse(body)).toMatchObject({ status: answer.status });
        }
      }),
      { numRuns: runs(400) },
    );
    expect(service.log.lines.filter(({ level }) => level === "error")).toEqual([]);
  });
});
