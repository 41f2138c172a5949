import { type Booking, hasGuest } from "#src/booking/contract/booking.ts";
import { BookingError, unlessFault } from "#src/booking/contract/booking-error.ts";
import { bookingStates } from "#src/booking/contract/booking-state.ts";
import type { PlacementOutcome, PlacementRequest, Unknown } from "#src/booking/contract/placements.ts";
import { problems, type Refused } from "#src/booking/contract/refusals.ts";
import { defined } from "#src/lib/defined.ts";
import type { BookingClient } from "./booking-client.ts";
import { BookingHttpError, BookingProtocolError } from "./errors.ts";
import { backOff, isPassing, type RetryTools } from "./retry.ts";

export interface PlacementTools extends RetryTools {
  readonly client: BookingClient;
}

export const outcomeUnknown: Unknown = { outcome: "unknown" };

export function placed(booking: Booking, settled = true): PlacementOutcome {
  return { outcome: "placed", booking, settled };
}

export function refused({ refusal, detail, errors }: Refused): { readonly outcome: "refused" } & Refused {
  return { outcome: "refused", refusal, detail, ...defined({ errors }) };
}

const defaultAttempts = 3;

/**
 * Takes a step until it yields an outcome, with growing pauses. When the attempts are used up, or the fault
 * is one that no repetition helps: throws it if nothing can have happened, else has a last look.
 */
export async function pursue<Outcome>(
  tools: PlacementTools,
  plan: {
    readonly attempts: number | undefined;
    /** Whether a request has left whose outcome is not known. */
    readonly isOpen: () => boolean;
    readonly step: () => Promise<Outcome>;
    readonly lastLook: () => Promise<Outcome | Unknown>;
  },
): Promise<Outcome | Unknown> {
  const attempts = plan.attempts ?? defaultAttempts;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await plan.step();
    } catch (error) {
      if (!(error instanceof BookingError)) throw error;
      if (attempt < attempts && canBeTriedAgain(error)) {
        await tools.wait(backOff(attempt, tools.random));
        continue;
      }
      if (!plan.isOpen()) throw error;
      return (await unlessFault(plan.lastLook())) ?? outcomeUnknown;
    }
  }
}

/** Garbage too: it is looked up before anything is placed again. */
function canBeTriedAgain(error: BookingError): boolean {
  return isPassing(error) || error instanceof BookingProtocolError;
}

/** Every booking that the service knows under the placement's reference, holds and cancelled ones included. */
export async function lookUp(
  { client }: PlacementTools,
  { venueId, reference }: Pick<PlacementRequest, "venueId" | "reference">,
): Promise<Booking[]> {
  const answer = await client.listBookings({ query: { extReferenceId: reference } });
  if (!answer.ok) {
    throw new BookingHttpError({ operation: "listBookings", status: problems[answer.refusal].status });
  }
  // The specification says "contain": a service may find more than was asked for.
  return answer.value.filter(
    (booking) => booking.venueId === venueId && (booking.extReferenceId ?? reference) === reference,
  );
}

/**
 * Whether a booking that was found is the placement: a temporary booking is not one yet, a cancelled one no
 * more. The guest still waits for a table, so only a booking that stands will do.
 */
export function isPlaced(booking: Booking): boolean {
  return hasGuest(booking) && booking.status !== "CANCELLED";
}

/** A temporary booking that still holds its table. */
export function isHold(booking: Booking): boolean {
  return !hasGuest(booking) && bookingStates[booking.status].access === "open";
}

/**
 * The order in which bookings of one placement are worth keeping: first those the house or the guest has
 * dealt with most, then by id. Whoever looks, whenever, keeps the same one.
 */
export function byWorth(one: Booking, other: Booking): number {
  const levels = bookingStates[other.status].level - bookingStates[one.status].level;
  return levels === 0 ? compareTexts(one.id, other.id) : levels;
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
