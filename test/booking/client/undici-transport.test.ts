import { expect, test } from "vitest";
import { createUndiciTransport } from "#src/booking/client/undici-transport.ts";
import { json, startServer } from "#test/support/booking/http-server.ts";
import { createTestClient } from "#test/support/booking/test-client.ts";

test("requests one after another share their connections, faults and refusals between them included", async () => {
  const bad = [json(404, {}), json(503, {}), json(200, "garbage")];
  const server = await startServer(({ path }) =>
    path === "/venues" ? json(200, { data: [] }) : (bad[Number(path.at(-1))] ?? "reset"),
  );
  const transport = createUndiciTransport();
  const { client } = createTestClient({ send: transport.send, baseUrl: `${server.url}/` });

  for (const bookingId of ["0", "1", "2"]) {
    await client.listVenues({});
    await client.getBooking({ params: { venueId: 1, bookingId } }).catch(() => undefined);
    await client.listVenues({});
  }

  expect(server.requests).toHaveLength(11);
  // A request that follows at once may find the first connection not yet marked free, and open a second.
  expect(server.connections()).toBeLessThanOrEqual(2);
  await transport.close();
  await server.close();
});

test("closing waits for the answer under way, and leaves no connection open", async () => {
  const release = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  const server = await startServer(async () => {
    arrived.resolve();
    await release.promise;
    return json(200, { data: [] });
  });
  const transport = createUndiciTransport();
  const { client } = createTestClient({ send: transport.send, baseUrl: server.url });

  const asking = client.listVenues({});
  await arrived.promise;
  const closing = transport.close();
  release.resolve();

  expect(await asking).toEqual({ ok: true, value: [] });
  await closing;
  await expect(
    client.createBooking({ params: { venueId: 1 }, body: { timeSlotId: "s", guestCount: 1 } }),
  ).rejects.toMatchObject({ code: "booking_network" });
  await server.close();
});
