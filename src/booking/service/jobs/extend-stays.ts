import type { BackOfficeParts } from "#src/booking/service/back-office/back-office-parts.ts";
import { extendStay } from "#src/booking/service/store/extend-stay.ts";
import { findOverstaying } from "#src/booking/service/store/find-due.ts";
import { inTransaction } from "#src/booking/service/store/unit-of-work.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import type { Jobs } from "#src/jobs/jobs.ts";

const interval = Temporal.Duration.from({ minutes: 5 });

/** Later than that it is likelier that nobody wrote down that the party has left. */
const longestOverstay = Temporal.Duration.from({ hours: 1 });

export interface StayParts extends Pick<BackOfficeParts, "db" | "clock"> {
  readonly venues: () => readonly PlannedVenue[];
}

/**
 * Schedules the job that extends the stay of parties that still sit at their tables after their time. Call it before
 * the jobs start.
 */
export function scheduleStays(jobs: Pick<Jobs, "every">, { db, clock, venues }: StayParts): void {
  jobs.every(interval, "booking-service-stays", async () => {
    const until = clock.now();
    for (const query of await findOverstaying(db, { from: until.subtract(longestOverstay), until })) {
      const venue = venues().find(({ id }) => id === query.venueId);
      if (venue) await inTransaction(db, (trx) => extendStay(trx, { clock }, { venue, query }, interval));
    }
  });
}
