import {
  type BookingService,
  type BookingServiceOptions,
  createBookingService,
} from "#src/booking/service/create-booking-service.ts";
import type { ApiKey } from "#src/booking/service/http/clients.ts";
import type { Venue } from "#src/booking/service/venue/venue.ts";
import type { Database } from "#src/database/database.ts";
import type { Jobs } from "#src/jobs/jobs.ts";
import { createQuietLog } from "#test/support/database/quiet-log.ts";
import { createTestClock, type TestClock } from "./test-clock.ts";
import { testVenues } from "./test-venues.ts";

/** A Friday morning, before everything that the tests book. */
export const baseTime = "2026-11-20T09:00:00Z";

export const keys = {
  /** The one the tests use when they do not say. */
  anna: "key-of-anna-0123456789",
  ben: "key-of-ben-0123456789",
  /** Limited to venue 2. */
  harbour: "key-of-harbour-0123456789",
} as const;

const apiKeys: readonly ApiKey[] = [
  { name: "anna", key: keys.anna },
  { name: "ben", key: keys.ben },
  { name: "harbour", key: keys.harbour, venueIds: [2] },
];

export interface TestService extends BookingService {
  readonly clock: TestClock;
  readonly log: ReturnType<typeof createQuietLog>;
  readonly database: Database;
  /** What the service takes for the venues, now and from now on. */
  venues(): readonly Venue[];
  setVenues(venues: readonly Venue[]): void;
}

export interface TestServiceOptions extends Pick<BookingServiceOptions, "onNoShow" | "onUnseatable"> {
  readonly clock?: TestClock;
  readonly rateLimit?: number;
  readonly retention?: Temporal.Duration;
  readonly apiKeys?: readonly ApiKey[];
  readonly jobs?: Pick<Jobs, "every">;
}

/** A service on this database with the two test venues, its clock at {@link baseTime}. Not started. */
export function createTestService(database: Database, options: TestServiceOptions = {}): TestService {
  const clock = options.clock ?? createTestClock(baseTime);
  const log = createQuietLog();
  let venues = testVenues;
  const service = createBookingService({
    apiKeys,
    rateLimit: 0,
    ...options,
    database,
    venues: () => venues,
    clock,
    holdFor: Temporal.Duration.from({ minutes: 15 }),
    log,
  });
  return {
    ...service,
    clock,
    log,
    database,
    venues: () => venues,
    setVenues: (next) => {
      venues = next;
    },
  };
}
