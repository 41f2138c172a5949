import { findKeysInForce } from "#src/booking/service/store/api-keys.ts";
import type { DayCache } from "#src/booking/service/store/day-cache.ts";
import type { DayWrites } from "#src/booking/service/store/together/create-day-writes.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import type { Log } from "#src/lib/log.ts";
import { createRateLimit, type RateLimit } from "#src/lib/rate-limit.ts";
import { authenticate } from "./authenticate.ts";
import { type BookingParts, createBookingHandlers } from "./booking-handlers.ts";
import { type ApiKey, createClients } from "./clients.ts";
import { createApp } from "./create-app.ts";
import { createWireSlots } from "./day-slots.ts";
import { createDocs } from "./docs/create-docs.ts";
import type { ServiceApps } from "./gate.ts";
import { createServe } from "./serve-operation.ts";
import { createSlotIds } from "./slot-ids.ts";
import { answerTokenRequest } from "./token-endpoint.ts";
import { createTokens } from "./tokens.ts";
import { createVenueHandlers } from "./venue-handlers.ts";
import { createWaitlistHandlers } from "./waitlist-handlers.ts";

export interface ServiceParts extends Omit<BookingParts, "slotIds"> {
  readonly venues: () => readonly PlannedVenue[];
  readonly findVenue: (id: number) => PlannedVenue | undefined;
  readonly days: DayCache;
  readonly dayWrites: DayWrites;
  /** The keys of `SERVICE_API_KEYS` and the bot's own; the database has further ones. */
  readonly apiKeys: readonly ApiKey[];
  /** Requests per second and client; 0 is no limit. */
  readonly rateLimit: number;
  readonly slotIdSecret: Uint8Array;
  readonly tokenSecret: Uint8Array;
  /** Tells an outage of the database, which passes, from a bug. */
  readonly isUnavailable: (error: unknown) => boolean;
  readonly log: Log;
}

/** Joins everything that answers requests. */
export function createServiceApps(parts: ServiceParts): ServiceApps {
  const { db, writing, log, venues, findVenue } = parts;
  const { clock } = writing;
  const slotIds = createSlotIds(parts.slotIdSecret);
  const clients = createClients({ configured: parts.apiKeys, readKeys: () => findKeysInForce(db), clock });
  const tokens = createTokens({ secret: parts.tokenSecret, clients, clock });
  const identify = (headers: Headers) => authenticate(headers, { clients, tokens });
  const handlers = {
    ...createBookingHandlers({ db, writing, slotIds }),
    ...createWaitlistHandlers({ writing, slotIds }),
    ...createVenueHandlers({ days: parts.days, clock, wireSlots: createWireSlots(slotIds), venues }),
  };
  const docs = createDocs(clock);
  const appWith = ({ take }: RateLimit) =>
    createApp({
      serve: createServe({
        handlers,
        db,
        dayWrites: parts.dayWrites,
        clock,
        log,
        authenticate: identify,
        takeTurn: take,
        findVenue,
      }),
      answerTokenRequest: (request, issuer) => answerTokenRequest(request, issuer, { clients, tokens }),
      docs,
      isUnavailable: parts.isUnavailable,
      log,
    });
  const outside = appWith(createRateLimit({ count: parts.rateLimit, seconds: 1 }, clock));
  const inProcess = appWith(createRateLimit({ count: 0, seconds: 1 }, clock));
  return {
    outside: (request, send) => outside.fetch(request, { send }),
    inProcess: (request, send) => inProcess.fetch(request, { send }),
  };
}
