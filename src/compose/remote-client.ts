import { type BookingClient, createBookingClient } from "#src/booking/client/booking-client.ts";
import type { RemoteService } from "#src/booking/client/config.ts";
import { createAuthentication } from "#src/booking/client/create-authentication.ts";
import { createUndiciTransport } from "#src/booking/client/undici-transport.ts";
import type { Config } from "#src/config.ts";
import type { Clock } from "#src/lib/clock.ts";
import type { Log } from "#src/lib/log.ts";

export interface RemoteClient {
  readonly client: BookingClient;
  close(): Promise<void>;
}

/** A client of the remote booking service. */
export function createRemoteClient(
  remote: RemoteService,
  { config, clock, log }: { readonly config: Config; readonly clock: Clock; readonly log: Log },
): RemoteClient {
  const { send, close } = createUndiciTransport();
  const { bookingTimeout: timeout } = config;
  const authentication = createAuthentication(remote, { send, clock, timeout });
  const { baseUrl } = remote;
  return { client: createBookingClient({ send, baseUrl, authentication, timeout, clock, log }), close };
}
