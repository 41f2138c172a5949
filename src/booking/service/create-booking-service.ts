import type { BackOffice, BackOfficeBooking } from "#src/booking/contract/back-office.ts";
import type { Database } from "#src/database/database.ts";
import { migrate } from "#src/database/migrate.ts";
import { loadSecret } from "#src/database/secrets.ts";
import { isUnavailable } from "#src/database/unavailable.ts";
import type { Jobs } from "#src/jobs/jobs.ts";
import type { Clock } from "#src/lib/clock.ts";
import { newId } from "#src/lib/ids.ts";
import type { Log } from "#src/lib/log.ts";
import { memoizeLast } from "#src/lib/memoize-last.ts";
import type { SendText } from "#src/lib/text-answer.ts";
import { createBackOffice } from "./back-office/create-back-office.ts";
import { ownClient } from "./config.ts";
import type { ApiKey } from "./http/clients.ts";
import { createGate } from "./http/gate.ts";
import { createServiceApps } from "./http/service-apps.ts";
import { scheduleStays } from "./jobs/extend-stays.ts";
import { scheduleNoShows } from "./jobs/mark-no-shows.ts";
import { scheduleUnseatableReports } from "./jobs/report-unseatable.ts";
import { scheduleTidyUp } from "./jobs/tidy-up.ts";
import { createDayCache } from "./store/day-cache.ts";
import { createKnownClosures, type KnownClosures } from "./store/known-closures.ts";
import { serviceMigrations } from "./store/migrations.ts";
import { type ServiceDb, serviceTables } from "./store/tables.ts";
import { tidy } from "./store/tidy.ts";
import { createDayWrites, type DayWrites } from "./store/together/create-day-writes.ts";
import { later } from "./store/writing.ts";
import { hasPlan, type PlannedVenue, type Venue } from "./venue/venue.ts";

export interface BookingServiceOptions {
  readonly database: Database;
  /** The venues as they are now; those without a plan are not served. Asked anew for each request. */
  readonly venues: () => readonly Venue[];
  readonly clock: Clock;
  /** How long a temporary booking lasts. */
  readonly holdFor: Temporal.Duration;
  /** How long guests' data of past visits is kept; left out, for ever. */
  readonly retention?: Temporal.Duration;
  /** The configured clients, the bot's own among them; those in the database come on top. */
  readonly apiKeys: readonly ApiKey[];
  /** Requests per second and client that `fetch` takes; 0 is no limit. */
  readonly rateLimit: number;
  readonly log: Log;
  /** With it, what happens by itself happens, see `jobs/`. Hand it over before its `start()`. */
  readonly jobs?: Pick<Jobs, "every">;
  /** Told of each booking that became a no-show by itself; at most once. */
  readonly onNoShow?: (booking: BackOfficeBooking) => Promise<void>;
  /** Told of a venue's unseatable bookings; of each at least once. */
  readonly onUnseatable?: (bookings: readonly BackOfficeBooking[]) => Promise<void>;
}

export interface BookingService {
  /**
   * Answers a request of the outside under `/api/...` and `/auth/{issuer}/oauth2/v2.0/token`. Never throws; 503
   * before `start()` and after `stop()`.
   */
  fetch(request: Request, send?: SendText): Promise<Response>;
  /** The same for the process itself: authenticated like anybody, but free of the rate limit. */
  fetchInProcess(request: Request): Promise<Response>;
  readonly backOffice: BackOffice;
  /** What the staff have closed, as far as this process has heard. */
  readonly closures: KnownClosures;
  /** Brings the tables up to date and begins to answer. The jobs start after it. */
  start(): Promise<void>;
  /** Answers 503 from now on, and waits for the requests in flight. The database stays open. */
  stop(): Promise<void>;
}

/** The embedded table-booking service: the whole of the interface specification, on one database. */
export function createBookingService(options: BookingServiceOptions): BookingService {
  const { database, clock, holdFor, log } = options;
  const db = serviceTables(database);
  const { venues, findVenue } = createPlannedVenues(options.venues);
  const closures = createKnownClosures({ db, log });
  const days = createDayCache(db, (venueId) => void closures.refresh(venueId));
  const gate = createGate(log);
  const dayWrites = createDayWrites(db, clock);
  if (options.jobs) scheduleJobs(options.jobs, options, { db, dayWrites, venues });
  return {
    fetch: (request, send) => gate.pass(request, ({ outside }) => outside, send),
    fetchInProcess: (request) => gate.pass(request, ({ inProcess }) => inProcess),
    backOffice: createBackOffice({
      ...{ db, clock, newId, findVenue, closures, days, dayWrites },
      staffClient: ownClient,
    }),
    closures,
    start: async () => {
      await migrate(database, "service", serviceMigrations);
      await closures.refresh();
      await days.start(database);
      gate.open(
        createServiceApps({
          ...options,
          db,
          isUnavailable,
          days,
          dayWrites,
          writing: { clock, newId, holdFor, ownClient },
          venues,
          findVenue,
          slotIdSecret: await loadSecret(database, "booking-service-slot-ids", 32),
          tokenSecret: await loadSecret(database, "booking-service-tokens", 32),
        }),
      );
    },
    stop: async () => {
      await gate.close();
      await days.stop();
    },
  };
}

function scheduleJobs(
  jobs: Pick<Jobs, "every">,
  options: BookingServiceOptions,
  stores: {
    readonly db: ServiceDb;
    readonly dayWrites: DayWrites;
    readonly venues: () => readonly PlannedVenue[];
  },
): void {
  const { clock, log, retention, onNoShow, onUnseatable } = options;
  const parts = { ...stores, clock, log };
  scheduleTidyUp(jobs, { log, tidy: () => tidy(stores.db, tidyUntil(clock.now(), retention)) });
  scheduleStays(jobs, parts);
  scheduleNoShows(jobs, { ...parts, ...(onNoShow && { onNoShow }) });
  if (onUnseatable) scheduleUnseatableReports(jobs, { ...parts, onUnseatable });
}

/** Those of the venues that are served, worked out once for each list of them. */
function createPlannedVenues(venues: () => readonly Venue[]): {
  readonly venues: () => readonly PlannedVenue[];
  readonly findVenue: (id: number) => PlannedVenue | undefined;
} {
  const plannedOf = memoizeLast((all: readonly Venue[]) => all.filter(hasPlan));
  const byIdOf = memoizeLast(
    (all: readonly Venue[]) => new Map(plannedOf(all).map((venue) => [venue.id, venue])),
  );
  return { venues: () => plannedOf(venues()), findVenue: (id) => byIdOf(venues()).get(id) };
}

function tidyUntil(now: Temporal.Instant, retention: Temporal.Duration | undefined) {
  return retention === undefined ? { now } : { now, keepGuestsSince: later(now, retention.negated()) };
}
