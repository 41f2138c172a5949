import type { ServiceDb } from "#src/booking/service/store/tables.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import type { Clock } from "#src/lib/clock.ts";

/** What the house works with. */
export interface HouseParts {
  readonly db: ServiceDb;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly findVenue: (id: number) => PlannedVenue | undefined;
}
