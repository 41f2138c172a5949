import type { BackOfficeBooking } from "#src/booking/contract/back-office.ts";
import type { BackOfficeParts } from "#src/booking/service/back-office/back-office-parts.ts";
import { toBackOfficeBooking } from "#src/booking/service/back-office/to-back-office-booking.ts";
import { mayUpdate } from "#src/booking/service/states/decide-state-change.ts";
import { stateChange } from "#src/booking/service/store/booking-change.ts";
import { type BookingRecord, isTemporary } from "#src/booking/service/store/booking-record.ts";
import { findSeatedBooking } from "#src/booking/service/store/bookings.ts";
import { findAwaited } from "#src/booking/service/store/find-due.ts";
import { watchNoShows } from "#src/booking/service/store/no-show-watch.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import type { Jobs } from "#src/jobs/jobs.ts";
import { faultOf } from "#src/lib/fault.ts";
import type { Log } from "#src/lib/log.ts";

const interval = Temporal.Duration.from({ minutes: 1 });

export interface NoShowParts extends Pick<BackOfficeParts, "db" | "dayWrites" | "clock"> {
  readonly venues: () => readonly PlannedVenue[];
  /** Told of each no-show once it is written; not again after a failure. */
  readonly onNoShow?: (booking: BackOfficeBooking) => Promise<void>;
  readonly log: Log;
}

/**
 * Schedules the job that marks bookings as no-shows, at venues whose file says after how long. One process does it at
 * a time. Call it before the jobs start.
 */
export function scheduleNoShows(jobs: Pick<Jobs, "every">, parts: NoShowParts): void {
  jobs.every(interval, "booking-service-no-shows", async () => {
    await markNoShows(parts);
  });
}

/**
 * No-shows are final, so nobody becomes one by an accident of ours: the time of grace counts from the start of the
 * visit, but also from when the looking began, after a stop or when the policy is new, since the staff could not
 * mark who came before; and visits that were over by then are left to the staff.
 */
async function markNoShows(parts: NoShowParts): Promise<void> {
  const { db, clock } = parts;
  const marking = new Map(
    parts.venues().flatMap((venue) => (venue.noShowAfter === undefined ? [] : [[venue.id, venue]])),
  );
  if (marking.size === 0) return;
  const now = clock.now();
  const watched = await watchNoShows(db, [...marking.keys()], now);
  const due = new Map(
    [...marking.values()].flatMap(({ id, noShowAfter = "PT0S" }) => {
      const overAfter = watched.get(id) ?? now;
      const dueBy = now.subtract({ minutes: Temporal.Duration.from(noShowAfter).total("minutes") });
      return Temporal.Instant.compare(overAfter, dueBy) > 0 ? [] : [[id, { venueId: id, dueBy, overAfter }]];
    }),
  );
  for (const { venueId, id } of await findAwaited(db, [...due.values()])) {
    const venue = marking.get(venueId);
    const { dueBy } = due.get(venueId) ?? {};
    if (venue && dueBy) await markNoShow(parts, venue, id, dueBy);
  }
}

async function markNoShow(
  { db, dayWrites, clock, onNoShow, log }: NoShowParts,
  venue: PlannedVenue,
  id: string,
  dueBy: Temporal.Instant,
): Promise<void> {
  const key = { venueId: venue.id, id };
  const marked = await dayWrites.carryOut(
    stateChange({ venue, query: key, by: "no-show job" }, (booking) =>
      isDue(booking, dueBy) ? { ok: true, value: "NO_SHOW" } : { ok: false, refusal: "state_not_allowed" },
    ),
  );
  const booking = marked.ok ? await findSeatedBooking(db, key, clock.now()) : undefined;
  if (!booking) return;
  log.info({ venueId: venue.id, bookingId: id }, "nobody came: the booking is a no-show");
  try {
    await onNoShow?.(toBackOfficeBooking(booking));
  } catch (error) {
    log.error({ bookingId: id, ...faultOf(error) }, "a no-show could not be announced");
  }
}

/** Asked again under the lock: meanwhile the guests may have come, or have moved their booking. */
function isDue(booking: BookingRecord, dueBy: Temporal.Instant): boolean {
  return (
    mayUpdate(booking.state) &&
    !isTemporary(booking) &&
    Temporal.Instant.compare(booking.startsAt, dueBy) <= 0
  );
}
