import type { DayCache } from "#src/booking/service/store/day-cache.ts";
import type { KnownClosures } from "#src/booking/service/store/known-closures.ts";
import type { ServiceDb } from "#src/booking/service/store/tables.ts";
import type { DayWrites } from "#src/booking/service/store/together/create-day-writes.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import type { Clock } from "#src/lib/clock.ts";

/** What the back office works with. */
export interface BackOfficeParts {
  readonly db: ServiceDb;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly closures: KnownClosures;
  readonly days: Pick<DayCache, "look">;
  readonly dayWrites: DayWrites;
  /** The client to which bookings that the staff take belong on the wire. */
  readonly staffClient: string;
  readonly findVenue: (id: number) => PlannedVenue | undefined;
}
