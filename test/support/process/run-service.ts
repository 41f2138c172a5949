import { createApiKey } from "#src/booking/client/api-key.ts";
import { type BookingClient, createBookingClient } from "#src/booking/client/booking-client.ts";
import { createUndiciTransport } from "#src/booking/client/undici-transport.ts";
import { systemClock } from "#src/lib/system-clock.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { type RunningMaitred, runMaitred } from "./run-maitred.ts";

const key = "key-of-a-guest-0123456789";

export interface RunningService extends RunningMaitred {
  readonly client: BookingClient;
  /** Gives the client's connections back; what is under way fails. */
  disconnect(): Promise<void>;
}

/** `npm run service`'s program with these variables, and a client of it, once it is ready. */
export async function runService(env: Readonly<Record<string, string>>): Promise<RunningService> {
  const running = runMaitred(
    { SERVICE_API_KEYS: `guest:${key}`, SERVICE_RATE_LIMIT: "0", ...env },
    { entry: "src/commands/service.ts", args: [] },
  );
  await running.sees("is ready");
  const baseUrl = /http:\/\/127\.0\.0\.1:\d+\/api/.exec(running.stdout() + running.stderr())?.[0] ?? "";
  const transport = createUndiciTransport();
  const client = createBookingClient({
    send: transport.send,
    baseUrl,
    authentication: createApiKey(key),
    timeout: Temporal.Duration.from({ seconds: 30 }),
    clock: systemClock,
    log: createQuietLog(),
  });
  return { ...running, client, disconnect: () => transport.close() };
}
