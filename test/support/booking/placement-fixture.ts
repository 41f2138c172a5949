import { createPlacements } from "#src/booking/client/placements.ts";
import type { Booking } from "#src/booking/contract/booking.ts";
import { hasGuest } from "#src/booking/contract/booking.ts";
import type { Placements } from "#src/booking/contract/placements.ts";
import { createQuietLog, type LogLine } from "#test/support/database/quiet-log.ts";
import { createFaults, type Faults } from "./faults.ts";
import type { Received } from "./http-server.ts";
import { createRemoteService, type RemoteService, type RemoteServiceOptions } from "./remote-service.ts";
import { connectOverHttp, createTestClient, type TestClient } from "./test-client.ts";

export interface PlacementFixture extends Placements, Pick<Faults, "fail" | "heal" | "landLate"> {
  readonly service: RemoteService;
  readonly clock: TestClient["clock"];
  /** The bookings that take capacity and have their guest. */
  readonly reservations: () => Booking[];
  /** What was asked of the service, such as `POST /venues/1/bookings`. */
  readonly asked: () => string[];
  readonly received: () => readonly Received[];
  readonly keys: () => (string | undefined)[];
  readonly logged: () => LogLine[];
  close(): Promise<void>;
}

/** The client and its placements, over HTTP, against a service that fails as planned. */
export async function createPlacementFixture(options: RemoteServiceOptions): Promise<PlacementFixture> {
  const service = createRemoteService(options);
  const faults = createFaults(service.respond, () => tested.expire());
  const connection = await connectOverHttp(faults.respond);
  const tested = createTestClient(connection);
  const log = createQuietLog();
  const placements = createPlacements({ client: tested.client, log, wait: tested.wait, random: () => 0.5 });
  return {
    ...placements,
    service,
    clock: tested.clock,
    fail: faults.fail,
    heal: faults.heal,
    landLate: faults.landLate,
    reservations: () =>
      service.bookings.filter((booking) => booking.status !== "CANCELLED" && hasGuest(booking)),
    asked: () =>
      connection.requests.map(({ method, path }) => `${method} ${path.replace("/api", "").split("?")[0]}`),
    received: () => connection.requests,
    keys: () => connection.requests.map(({ headers }) => headers["idempotency-key"]),
    logged: () => [...log.lines, ...tested.logged],
    close: connection.close,
  };
}
