import { type BookingClient, createBookingClient } from "#src/booking/client/booking-client.ts";
import { createAuthentication } from "#src/booking/client/create-authentication.ts";
import { createInProcessTransport, inProcessOrigin } from "#src/booking/client/in-process-transport.ts";
import { createPlacements } from "#src/booking/client/placements.ts";
import type { BackOffice, Diary } from "#src/booking/contract/back-office.ts";
import type { Placements } from "#src/booking/contract/placements.ts";
import { ownClient } from "#src/booking/service/config.ts";
import { type BookingService, createBookingService } from "#src/booking/service/create-booking-service.ts";
import { scheduleWebhook } from "#src/booking/service/jobs/tell-webhook.ts";
import { serviceTables } from "#src/booking/service/store/tables.ts";
import type { Venue } from "#src/booking/service/venue/venue.ts";
import type { Ledger } from "#src/bot/aftercare/ports.ts";
import type { Config } from "#src/config.ts";
import type { Database } from "#src/database/database.ts";
import type { Jobs } from "#src/jobs/jobs.ts";
import type { Clock } from "#src/lib/clock.ts";
import type { Log } from "#src/lib/log.ts";
import { heardClient, heardPlacements } from "#src/metrics/heard-booking.ts";
import type { Meters } from "#src/metrics/meters.ts";
import { loadOwnKey } from "./own-key.ts";
import { createRemoteClient } from "./remote-client.ts";
import { createRemoteDiary } from "./remote-diary.ts";
import { serviceNews, type TellStaff } from "./service-news.ts";
import { createEmbeddedVenueBook, createRemoteVenueBook, type VenueBook } from "./venue-facts.ts";

export interface BookingSideParts {
  readonly config: Config;
  readonly database: Database;
  /** Where the embedded service's recurring jobs run. Without `defineQueue`, no webhooks are sent. */
  readonly jobs: Pick<Jobs, "every"> & Partial<Pick<Jobs, "defineQueue">>;
  /** Returns the venues as the venue file has them now. */
  readonly venues: () => readonly Venue[];
  readonly ledger: Ledger;
  /** Sends notices of what the embedded service finds out by itself. If it is absent, the staff are not told. */
  readonly tellStaff?: TellStaff;
  readonly meters: Meters;
  readonly clock: Clock;
  readonly log: Log;
}

/** Everything about bookings that the bot and the staff need, whichever service is behind it. */
export interface BookingSide {
  readonly client: BookingClient;
  readonly placements: Placements;
  readonly venueBook: VenueBook;
  readonly diary: Diary;
  /** The embedded service's; absent with a remote one. */
  readonly backOffice?: BackOffice;
  /** The embedded service; absent with a remote one. */
  readonly service?: BookingService;
  close(): Promise<void>;
}

/**
 * Creates the client and its helpers for the remote service if one is configured, and for the embedded one otherwise.
 * The client is the same for both.
 */
export function composeBookingSide(parts: BookingSideParts): BookingSide {
  return parts.config.remoteService
    ? composeRemote(parts, parts.config.remoteService)
    : composeEmbedded(parts);
}

/** Creates the embedded service, with the keys of the bot and of `SERVICE_API_KEYS`. */
export function composeService(parts: Omit<BookingSideParts, "ledger" | "meters">): BookingService {
  const { config, database, jobs, venues, tellStaff, clock, log } = parts;
  const { every, defineQueue } = jobs;
  if (config.webhook && defineQueue)
    scheduleWebhook({ every, defineQueue }, { db: serviceTables(database), webhook: config.webhook, clock });
  return createBookingService({
    database,
    jobs,
    venues,
    clock,
    log,
    holdFor: config.holdFor,
    retention: config.retention,
    apiKeys: [{ name: ownClient, key: loadOwnKey(config.dataDir) }, ...config.serviceApiKeys],
    rateLimit: config.serviceRateLimit,
    ...(tellStaff && serviceNews(tellStaff)),
  });
}

function composeEmbedded(parts: BookingSideParts): BookingSide {
  const { config, venues, meters, clock, log } = parts;
  const service = composeService(parts);
  const send = createInProcessTransport((request) => service.fetchInProcess(request));
  const ownSide = createBookingClient({
    send,
    baseUrl: `${inProcessOrigin}/api`,
    authentication: createAuthentication(
      { apiKey: loadOwnKey(config.dataDir) },
      { send, clock, timeout: config.bookingTimeout },
    ),
    timeout: config.bookingTimeout,
    clock,
    log,
  });
  const client = heardClient(ownSide, meters);
  return {
    client,
    service,
    placements: heardPlacements(createPlacements({ client, log }), meters),
    venueBook: createEmbeddedVenueBook(venues, service.closures),
    diary: service.backOffice,
    backOffice: service.backOffice,
    close: async () => {},
  };
}

function composeRemote(parts: BookingSideParts, remote: NonNullable<Config["remoteService"]>): BookingSide {
  const { config, venues, ledger, meters, clock, log } = parts;
  const { client: far, close } = createRemoteClient(remote, { config, clock, log });
  const client = heardClient(far, meters);
  const venueBook = createRemoteVenueBook(venues, client, log);
  return {
    client,
    placements: heardPlacements(createPlacements({ client, log }), meters),
    venueBook,
    diary: createRemoteDiary(client, ledger, () => venueBook.venues()),
    close,
  };
}
