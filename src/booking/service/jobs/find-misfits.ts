import type { HouseParts } from "#src/booking/service/house/house-parts.ts";
import { toHouseBooking } from "#src/booking/service/house/to-house-booking.ts";
import type { HouseBooking } from "#src/booking/service/house.ts";
import { readMisfits } from "#src/booking/service/store/read-misfits.ts";
import { findToldMisfits, forgetMisfits, rememberMisfits } from "#src/booking/service/store/told-misfits.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import type { Jobs } from "#src/jobs/jobs.ts";

const interval = Temporal.Duration.from({ minutes: 5 });

export interface MisfitParts extends Pick<HouseParts, "db" | "clock"> {
  readonly venues: () => readonly PlannedVenue[];
  /** Told of a venue's bookings that do not fit any more, of each once. One that fails is told again. */
  readonly onMisfits: (bookings: readonly HouseBooking[]) => Promise<void>;
}

/** Has the staff told of bookings that the house cannot take any more, by one process at a time. */
export function scheduleMisfits(jobs: Pick<Jobs, "every">, parts: MisfitParts): void {
  jobs.every(interval, "booking-service-misfits", async () => {
    for (const venue of parts.venues()) await tellMisfits(parts, venue);
  });
}

async function tellMisfits({ db, clock, onMisfits }: MisfitParts, venue: PlannedVenue): Promise<void> {
  const misfits = await readMisfits(db, venue, clock.now());
  const ids = new Set(misfits.map(({ id }) => id));
  const told = await findToldMisfits(db, venue.id);
  const fitAgain = told.filter((id) => !ids.has(id));
  if (fitAgain.length > 0) await forgetMisfits(db, fitAgain);
  const news = misfits.filter(({ id }) => !told.includes(id));
  if (news.length === 0) return;
  await onMisfits(news.map(toHouseBooking));
  await rememberMisfits(
    db,
    venue.id,
    news.map(({ id }) => id),
    clock.now(),
  );
}
