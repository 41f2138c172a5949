import { type Booking, hasGuest } from "#src/booking/contract/booking.ts";
import { mayHaveActed, unlessFault } from "#src/booking/contract/booking-error.ts";
import type { PlacementOutcome, PlacementRequest } from "#src/booking/contract/placements.ts";
import { cancelSurplus } from "./cancel-surplus.ts";
import { mayArriveLate } from "./errors.ts";
import {
  byWorth,
  isPlaced,
  lookUp,
  outcomeUnknown,
  type PlacementTools,
  placed,
  pursue,
  refused,
} from "./placement.ts";
import { backOff } from "./retry.ts";

/** How a placement begins that may have been begun before. */
export interface PlacementStart {
  /** An earlier attempt may have left, in this process or in one that died: look before placing. */
  readonly open: boolean;
  /** The booking that the caller has already taken for the placement: it is kept above all others. */
  readonly keep?: string | undefined;
}

export const freshStart: PlacementStart = { open: false };

/**
 * Places a booking once, whatever happens on the way. As long as no answer leaves the outcome open this is
 * a single request. After one that does, the service is asked for the reference first, the booking is placed
 * again only when it is not known there, and a duplicate that turns up later is cancelled: services that
 * ignore the idempotency key end up with one booking too. It is settled once there is a booking to see for each
 * request that may have made one; until then one of them may be on its way.
 *
 * Rejects with a BookingError only when certainly nothing was placed.
 */
export function placeBooking(
  tools: PlacementTools,
  request: PlacementRequest,
  start: PlacementStart = freshStart,
): Promise<PlacementOutcome> {
  const { keep } = start;
  let { open } = start;
  let unclear = 0;
  let late = false;

  const look = async () => settle(tools, await lookUp(tools, request), { keep, requests: unclear });

  const step = async (): Promise<PlacementOutcome> => {
    const found = open ? await look() : undefined;
    if (found !== undefined) return found;
    const answer = await create(tools, request).catch((error: unknown) => {
      if (mayHaveActed(error)) unclear += 1;
      open ||= unclear > 0;
      late ||= mayArriveLate(error);
      throw error;
    });
    if (!open) return answer.ok ? placed(answer.value) : refused(answer);
    await tools.wait(backOff(1, tools.random));
    if (answer.ok) return settleAfter(tools, request, { keep, requests: unclear + 1 }, answer.value);
    // The earlier attempt may be what took the table away, or may find one free when it arrives.
    return (await look()) ?? (late ? outcomeUnknown : refused(answer));
  };

  const lastLook = async (): Promise<PlacementOutcome> => (await look()) ?? outcomeUnknown;

  return pursue(tools, { attempts: request.attempts, isOpen: () => open, step, lastLook });
}

function create({ client }: PlacementTools, request: PlacementRequest) {
  const { venueId, booking, reference, idempotencyKey } = request;
  return client.createBooking({
    params: { venueId },
    body: { ...booking, extReferenceId: reference },
    idempotencyKey,
  });
}

interface Settlement extends Pick<PlacementStart, "keep"> {
  /** How many requests of this run have made a booking, or may have. */
  readonly requests: number;
}

/**
 * Keeps one of the bookings that stand, and cancels the others; undefined when none does. Which one does not
 * depend on who looks: two processes that recover the same placement must not cancel each other's.
 */
async function settle(
  tools: PlacementTools,
  found: readonly Booking[],
  { keep, requests }: Settlement,
): Promise<PlacementOutcome | undefined> {
  const standing = found.filter(isPlaced).sort(byWorth);
  const kept = standing.find(({ id }) => id === keep) ?? standing[0];
  if (kept === undefined) return undefined;
  const surplus = standing.filter(({ id }) => id !== kept.id);
  const isClean = await cancelSurplus(tools, surplus);
  return placed(kept, isClean && found.filter(hasGuest).length >= requests);
}

/** Something was placed while an earlier attempt was still open: that one may have arrived as well. */
async function settleAfter(
  tools: PlacementTools,
  request: PlacementRequest,
  settlement: Settlement,
  answered: Booking,
): Promise<PlacementOutcome> {
  const found = await unlessFault(lookUp(tools, request));
  if (found === undefined) return placed(answered, false);
  // A service may take its time to list what it has just created.
  const isListed = found.some(({ id }) => id === answered.id);
  const settled = await settle(tools, isListed ? found : [...found, answered], settlement);
  return settled ?? cancelledMeanwhile;
}

/** A service that knows the key repeats its first answer even after that booking was cancelled. */
const cancelledMeanwhile: PlacementOutcome = {
  outcome: "refused",
  refusal: "booking_read_only",
  detail: "the booking was placed and has been cancelled since",
};
