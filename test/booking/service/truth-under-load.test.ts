import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { createApiKey } from "#src/booking/client/api-key.ts";
import type { BookingClient } from "#src/booking/client/booking-client.ts";
import { createUndiciTransport } from "#src/booking/client/undici-transport.ts";
import { openDatabase } from "#src/database/connect.ts";
import type { Database } from "#src/database/database.ts";
import { openWebServer } from "#src/web/open-web-server.ts";
import { createTestClient } from "#test/support/booking/test-client.ts";
import { describeDatabases } from "#test/support/database/describe-databases.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { deedsOn, doAll } from "#test/support/service/busy-client.ts";
import { freshDate } from "#test/support/service/conformance/stage.ts";
import { findContradictions } from "#test/support/service/contradictions.ts";
import { createTestService, keys, type TestService } from "#test/support/service/test-service.ts";

interface Instance {
  readonly service: TestService;
  readonly url: string;
}

/** A service behind a web server of its own, as a process would have it. */
async function startInstance(database: Database): Promise<Instance> {
  const service = createTestService(database);
  await service.start();
  const mounts = [{ path: "/api", handle: service.fetch }];
  const server = await openWebServer({ host: "127.0.0.1", port: 0, log: createQuietLog() });
  server.serve({ mounts });
  onTestFinished(async () => {
    await server.stop();
    await service.stop();
  });
  return { service, url: server.url };
}

function connect({ url }: Instance, key: string): BookingClient {
  const { send, close } = createUndiciTransport();
  onTestFinished(close);
  return createTestClient({ send, baseUrl: `${url}/api`, authentication: createApiKey(key) }).client;
}

/** Many clients at once, each with much to do on the same few evenings; then everything is looked at. */
async function expectTruth(database: Database, instances: readonly Instance[], clients: number) {
  const dates = [freshDate(), freshDate()];
  const plans = fc.sample(fc.array(deedsOn(dates), { minLength: 20, maxLength: 20 }), clients);
  const connected = plans.map((deeds, index) => {
    // The division by two keeps the keys and the instances from going in step.
    const instance = instances[Math.floor(index / 2) % instances.length] ?? instances[0];
    if (instance === undefined) throw new Error("there is no service");
    return { deeds, client: connect(instance, index % 2 === 0 ? keys.anna : keys.ben) };
  });
  const known = await Promise.all(connected.map(({ client, deeds }) => doAll(client, deeds)));

  expect(await findContradictions(database)).toEqual([]);
  for (const [index, { client }] of connected.entries()) {
    for (const [bookingId, booking] of known[index] ?? []) {
      const read = await client.getBooking({ params: { venueId: 1, bookingId } });
      expect(read).toEqual({ ok: true, value: booking });
    }
  }
  expect(known.reduce((sum, bookings) => sum + bookings.size, 0)).toBeGreaterThan(0);
  await expectSameSlots([...instances, await startInstance(database)], dates);
  for (const { service } of instances) expect(service.log.lines).toEqual([]);
}

/** What one instance keeps in mind, another one just started reads: they must offer the same. */
async function expectSameSlots(instances: readonly Instance[], dates: readonly string[]) {
  const clients = instances.map((instance) => connect(instance, keys.anna));
  for (const date of dates) {
    const readOffers = () =>
      Promise.all(
        clients.map((client) => client.listDayTimeSlots({ params: { venueId: 1 }, query: { date } })),
      );
    const countDifferent = async () =>
      new Set((await readOffers()).map((offer) => JSON.stringify(offer))).size;
    // What one instance changes, another may hear a moment later.
    await expect.poll(countDifferent).toBe(1);
  }
}

describeDatabases("a house that everybody wants to dine in", (open) => {
  test("gives no table twice, forgets no booking, and sells no seat it does not have", async () => {
    const database = await open();
    await expectTruth(database, [await startInstance(database)], 8);
  });
});

describeDatabases("two services on one database that everybody uses", (open) => {
  test("give no table twice, forget no booking, and sell no seat they do not have", async () => {
    const database = await open();
    const other = await openDatabase({ url: database.url }, createQuietLog());
    onTestFinished(() => other.close());
    const instances = [await startInstance(database), await startInstance(other)];
    await expectTruth(database, instances, 12);
  });
});
