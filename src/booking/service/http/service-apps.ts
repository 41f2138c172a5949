import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import type { Log } from "#src/lib/log.ts";
import { authenticate } from "./authenticate.ts";
import { type BookingParts, createBookingHandlers } from "./booking-handlers.ts";
import { type ApiKey, createClients } from "./clients.ts";
import { createApp } from "./create-app.ts";
import type { ServiceApps } from "./gate.ts";
import { createRateLimit, type RateLimit } from "./rate-limit.ts";
import { createServe } from "./serve-operation.ts";
import { createSlotIds } from "./slot-ids.ts";
import { answerTokenRequest } from "./token-endpoint.ts";
import { createTokens } from "./tokens.ts";
import { createVenueHandlers } from "./venue-handlers.ts";
import { createWaitlistHandlers } from "./waitlist-handlers.ts";

export interface ServiceParts extends Omit<BookingParts, "slotIds"> {
  readonly venues: () => readonly PlannedVenue[];
  readonly apiKeys: readonly ApiKey[];
  /** Requests per second and client; 0 is no limit. */
  readonly rateLimit: number;
  readonly slotIdSecret: Uint8Array;
  readonly tokenSecret: Uint8Array;
  readonly log: Log;
}

/** Joins everything that answers requests. */
export function createServiceApps(parts: ServiceParts): ServiceApps {
  const { db, writing, log, venues } = parts;
  const { clock } = writing;
  const slotIds = createSlotIds(parts.slotIdSecret);
  const clients = createClients(parts.apiKeys);
  const tokens = createTokens({ secret: parts.tokenSecret, clients, clock });
  const handlers = {
    ...createBookingHandlers({ db, writing, slotIds }),
    ...createWaitlistHandlers({ writing, slotIds }),
    ...createVenueHandlers({ db, clock, slotIds, venues }),
  };
  const appWith = ({ take }: RateLimit) =>
    createApp({
      serve: createServe({
        handlers,
        db,
        clock,
        log,
        authenticate: (headers) => authenticate(headers, { clients, tokens }),
        takeTurn: take,
        findVenue: (id) => venues().find((venue) => venue.id === id),
      }),
      answerTokenRequest: (request, issuer) => answerTokenRequest(request, issuer, { clients, tokens }),
      log,
    });
  const outside = appWith(createRateLimit(parts.rateLimit, clock));
  const inProcess = appWith(createRateLimit(0, clock));
  return { outside: (request) => outside.fetch(request), inProcess: (request) => inProcess.fetch(request) };
}
