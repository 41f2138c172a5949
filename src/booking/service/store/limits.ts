import type { Limits, Table } from "#src/booking/service/venue/plan.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import { type BookingRecord, isTemporary } from "./booking-record.ts";
import { awaitedStates, unlapsedAt } from "./bookings.ts";
import type { Counted } from "./lock-days.ts";
import type { ServiceTransaction } from "./tables.ts";
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
  readonly now: Temporal.Instant;
}

/**
 * Which of the venue's limits a booking would break; undefined when none. What {@link countedWith} names and the
 * booking's days must be locked. A booking that only changes in itself is never refused: the owner may have lowered a
 * limit meanwhile.
 */
export async function findReachedLimit(
  trx: ServiceTransaction,
  { ownClient }: Pick<Writing, "ownClient">,
  claim: Claim,
): Promise<LimitReached | undefined> {
  const { booking, isNew, isMoved } = claim;
  if (!isNew && !isMoved) return undefined;
  const byGuest = await findGuestLimit(trx, claim);
  if (byGuest || !isTemporary(booking) || booking.client === ownClient) return byGuest;
  return findClientLimit(trx, claim);
}

async function findGuestLimit(
  trx: ServiceTransaction,
  { venue, booking, isNew, now }: Claim,
): Promise<LimitReached | undefined> {
  const { extReferenceNumber } = booking.details;
  if (extReferenceNumber === undefined) return undefined;
  const { limits } = venue.plan;
  const others = await openBookings(trx, booking, now)
    .where("ext_reference_number", "=", extReferenceNumber)
    .where("source", "is", null)
    .select(["starts_at", "ends_at", "expires_at"])
    .execute();
  const holds = others.filter(({ expires_at }) => expires_at !== null);
  const reservations = others.filter(({ expires_at }) => expires_at === null);
  const overlapping = reservations.filter(
    ({ starts_at, ends_at }) =>
      Temporal.Instant.compare(starts_at, booking.endsAt) < 0 &&
      Temporal.Instant.compare(ends_at, booking.startsAt) > 0,
  );
  if (overlapping.length >= limits.overlappingPerGuest) return tooMany.overlapping(limits);
  if (!isNew) return undefined;
  if (reservations.length >= limits.bookingsPerGuest) return tooMany.bookings(limits);
  const isOneHoldMore = isTemporary(booking) && holds.length >= limits.holdsPerGuest;
  return isOneHoldMore ? tooMany.guestHolds(limits) : undefined;
}

/** So many holds of one time a client may have, however small the house. */
const alwaysHeld = 2;

async function findClientLimit(trx: ServiceTransaction, claim: Claim): Promise<LimitReached | undefined> {
  const { venue, booking, tableIds, isNew, now } = claim;
  const { limits, tables } = venue.plan;
  const others = await openBookings(trx, booking, now)
    .where("expires_at", "is not", null)
    .select(["id", "starts_at", "held_until"])
    .execute();
  if (isNew && others.length >= limits.holdsPerClient) return tooMany.clientHolds(limits);
  const sameTime = others.filter(
    ({ starts_at, held_until }) =>
      Temporal.Instant.compare(starts_at, booking.heldUntil) < 0 &&
      Temporal.Instant.compare(held_until, booking.startsAt) > 0,
  );
  if (sameTime.length < alwaysHeld) return undefined;
  const ids = sameTime.map(({ id }) => id);
  const seatings = await trx
    .selectFrom("seating")
    .where("booking_id", "in", ids)
    .select("table_id")
    .distinct()
    .execute();
  const held = new Set([...tableIds, ...seatings.map(({ table_id }) => table_id)]);
  const share = seatsOf(tables.filter(({ id }) => held.has(id))) / seatsOf(tables);
  return share > limits.holdShare ? tooMany.share(limits) : undefined;
}

function seatsOf(tables: readonly Table[]): number {
  return tables.reduce((seats, { max }) => seats + max, 0);
}

/** A client's bookings at the venue but this one, which nobody has come to or cancelled, and whose time is not over. */
function openBookings(
  trx: ServiceTransaction,
  { id, client, venueId }: Pick<BookingRecord, "id" | "client" | "venueId">,
  now: Temporal.Instant,
) {
  return trx
    .selectFrom("booking")
    .where("client", "=", client)
    .where("venue_id", "=", venueId)
    .where("id", "!=", id)
    .where("state", "in", awaitedStates)
    .where("ends_at", ">", now)
    .where(unlapsedAt(now));
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
