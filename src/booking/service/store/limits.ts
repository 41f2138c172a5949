import type { Limits, Table } from "#src/booking/service/venue/plan.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import { type BookingRecord, isTemporary } from "./booking-record.ts";
import type { Counted } from "./lock-days.ts";
import type { DayBook } from "./together/day-book.ts";
import type { Writing } from "./writing.ts";

/** Somebody has as much as the venue allows. `detail` says what of, and what would help. */
export interface LimitReached {
  readonly refusal: "limit_reached";
  readonly detail: string;
}

export const limitReached = (detail: string): LimitReached => ({ refusal: "limit_reached", detail });

type Owner = Pick<BookingRecord, "client" | "venueId" | "details" | "expiresAt">;

/** What a booking counts towards beyond its own day: to be locked with its days, so that each count is exact. */
export function countedWith(booking: Owner, { ownClient }: Pick<Writing, "ownClient">): Counted[] {
  const { client, venueId, details } = booking;
  const { extReferenceNumber: guestReference } = details;
  return [
    ...(guestReference === undefined ? [] : [{ venueId, client, guestReference }]),
    ...(isTemporary(booking) && client !== ownClient ? [{ venueId, client }] : []),
  ];
}

/** A booking that is about to be written, and what is new about it. */
export interface Claim {
  readonly venue: PlannedVenue;
  readonly booking: BookingRecord;
  /** The tables that it gets, where they are known to be others than before. */
  readonly tableIds: readonly number[];
  /** It counts from now on: it was not there, was a hold, or was another guest's. */
  readonly isNew: boolean;
  /** It is at another time than before. */
  readonly isMoved: boolean;
}

/** Who is counted, as far as it is locked and read. */
type CountedAround = Pick<DayBook, "now" | "countedFor" | "tablesOf">;

/**
 * Which of the venue's limits a booking would break; undefined when none. What {@link countedWith} names and the
 * booking's days must be locked. A booking that only changes in itself is never refused: the owner may have lowered a
 * limit meanwhile.
 */
export function findReachedLimit(
  around: CountedAround,
  { ownClient }: Pick<Writing, "ownClient">,
  claim: Claim,
): LimitReached | undefined {
  const { booking, isNew, isMoved } = claim;
  if (!isNew && !isMoved) return undefined;
  const byGuest = findGuestLimit(around, claim);
  if (byGuest || !isTemporary(booking) || booking.client === ownClient) return byGuest;
  return findClientLimit(around, claim);
}

function findGuestLimit(around: CountedAround, { venue, booking, isNew }: Claim): LimitReached | undefined {
  const { client, venueId, details } = booking;
  const { extReferenceNumber: guestReference } = details;
  if (guestReference === undefined) return undefined;
  const { limits } = venue.plan;
  const others = around
    .countedFor({ client, venueId, guestReference }, booking.id)
    .filter(({ source }) => source === undefined);
  const { holds = [], reservations = [] } = Object.groupBy(others, ({ expiresAt }) =>
    expiresAt === undefined ? "reservations" : "holds",
  );
  const overlapping = reservations.filter(
    ({ startsAt, endsAt }) =>
      Temporal.Instant.compare(startsAt, booking.endsAt) < 0 &&
      Temporal.Instant.compare(endsAt, booking.startsAt) > 0,
  );
  if (overlapping.length >= limits.overlappingPerGuest) return tooMany.overlapping(limits);
  if (!isNew) return undefined;
  if (reservations.length >= limits.bookingsPerGuest) return tooMany.bookings(limits);
  const isOneHoldMore = isTemporary(booking) && holds.length >= limits.holdsPerGuest;
  return isOneHoldMore ? tooMany.guestHolds(limits) : undefined;
}

/** So many holds of one time a client may have, however small the house. */
const alwaysHeld = 2;

function findClientLimit(around: CountedAround, claim: Claim): LimitReached | undefined {
  const { venue, booking, tableIds, isNew } = claim;
  const { client, venueId } = booking;
  const { limits, tables } = venue.plan;
  const others = around
    .countedFor({ client, venueId }, booking.id)
    .filter(({ expiresAt }) => expiresAt !== undefined);
  if (isNew && others.length >= limits.holdsPerClient) return tooMany.clientHolds(limits);
  const sameTime = others.filter(
    ({ startsAt, heldUntil }) =>
      Temporal.Instant.compare(startsAt, booking.heldUntil) < 0 &&
      Temporal.Instant.compare(heldUntil, booking.startsAt) > 0,
  );
  if (sameTime.length < alwaysHeld) return undefined;
  const held = new Set([...tableIds, ...sameTime.flatMap(({ id }) => around.tablesOf(id))]);
  const share = seatsOf(tables.filter(({ id }) => held.has(id))) / seatsOf(tables);
  return share > limits.holdShare ? tooMany.share(limits) : undefined;
}

function seatsOf(tables: readonly Table[]): number {
  return tables.reduce((seats, { max }) => seats + max, 0);
}

const tooMany = {
  bookings: ({ bookingsPerGuest: most }: Limits) =>
    limitReached(
      `This guest (extReferenceNumber) has ${most} bookings ahead, the most that the venue takes. Cancel one first.`,
    ),
  overlapping: ({ overlappingPerGuest: most }: Limits) =>
    limitReached(
      `This guest (extReferenceNumber) has ${most} bookings at that time, the most that the venue takes. Cancel or move one first.`,
    ),
  guestHolds: ({ holdsPerGuest: most }: Limits) =>
    limitReached(
      `This guest (extReferenceNumber) has ${most} temporary bookings, the most that the venue takes. Delete one, or let it lapse.`,
    ),
  clientHolds: ({ holdsPerClient: most }: Limits) =>
    limitReached(
      `You have ${most} temporary bookings, the most that the venue takes. Delete one, let one lapse, or book with a guest at once.`,
    ),
  share: ({ holdShare }: Limits) =>
    limitReached(
      `Your temporary bookings of that time would take more than ${Math.round(holdShare * 100)} % of the seats. Delete one, let one lapse, or book with a guest at once.`,
    ),
};
