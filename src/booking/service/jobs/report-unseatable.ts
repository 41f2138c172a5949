import type { BackOfficeBooking } from "#src/booking/contract/back-office.ts";
import type { BackOfficeParts } from "#src/booking/service/back-office/back-office-parts.ts";
import { toBackOfficeBooking } from "#src/booking/service/back-office/to-back-office-booking.ts";
import { findVenuesAhead } from "#src/booking/service/store/find-due.ts";
import { readUnseatable } from "#src/booking/service/store/read-unseatable.ts";
import {
  findReportedUnseatable,
  findVenuesReported,
  forgetReportedUnseatable,
  rememberReportedUnseatable,
} from "#src/booking/service/store/reported-unseatable.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import type { Jobs } from "#src/jobs/jobs.ts";

const interval = Temporal.Duration.from({ minutes: 5 });

export interface ReportParts extends Pick<BackOfficeParts, "db" | "clock"> {
  readonly venues: () => readonly PlannedVenue[];
  /** Told of a venue's bookings that do not fit any more, of each once. One that fails is told again. */
  readonly onUnseatable: (bookings: readonly BackOfficeBooking[]) => Promise<void>;
}

/** Schedules the job that tells the staff of unseatable bookings. One process does it at a time. */
export function scheduleUnseatableReports(jobs: Pick<Jobs, "every">, parts: ReportParts): void {
  // The name that the schedule is stored under.
  jobs.every(interval, "booking-service-misfits", async () => {
    const ahead = await findVenuesAhead(parts.db, parts.clock.now());
    const told = await findVenuesReported(parts.db);
    for (const venue of parts.venues()) {
      if (ahead.has(venue.id) || told.has(venue.id)) await reportUnseatable(parts, venue);
    }
  });
}

async function reportUnseatable(
  { db, clock, onUnseatable }: ReportParts,
  venue: PlannedVenue,
): Promise<void> {
  const unseatable = await readUnseatable(db, venue, clock.now());
  const ids = new Set(unseatable.map(({ id }) => id));
  const told = await findReportedUnseatable(db, venue.id);
  const fitAgain = told.filter((id) => !ids.has(id));
  if (fitAgain.length > 0) await forgetReportedUnseatable(db, fitAgain);
  const news = unseatable.filter(({ id }) => !told.includes(id));
  if (news.length === 0) return;
  await onUnseatable(news.map(toBackOfficeBooking));
  await rememberReportedUnseatable(
    db,
    venue.id,
    news.map(({ id }) => id),
    clock.now(),
  );
}
