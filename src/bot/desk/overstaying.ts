import type { BackOfficeBooking } from "#src/booking/contract/back-office.ts";

export function isSeated({ state }: Pick<BackOfficeBooking, "state">): boolean {
  return state === "SEATED" || state === "BILL_PRINTED";
}

/**
 * Parties that still sit there though their time is over: nobody has marked them as closed, and nobody else has been
 * seated at one of their tables since. On paper their tables are free.
 */
export function overstaying(
  bookings: readonly BackOfficeBooking[],
  now: Temporal.Instant,
): readonly BackOfficeBooking[] {
  const seated = bookings.filter(isSeated);
  const isBefore = (one: Temporal.Instant, other: Temporal.Instant) =>
    Temporal.Instant.compare(one, other) < 0;
  const hasFollower = (booking: BackOfficeBooking) =>
    seated.some(
      ({ startsAt, tableIds }) =>
        isBefore(booking.startsAt, startsAt) && tableIds.some((id) => booking.tableIds.includes(id)),
    );
  return seated.filter((booking) => !isBefore(now, booking.endsAt) && !hasFollower(booking));
}
