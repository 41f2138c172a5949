import type { BookingClient } from "#src/booking/client/booking-client.ts";
import { BookingError } from "#src/booking/contract/booking-error.ts";
import type { Placements } from "#src/booking/contract/placements.ts";
import type { Meters } from "./meters.ts";

/** A call that went wrong otherwise than the booking service's errors have a code for. */
const fault = "fault";

/** The client of the booking service, measured. */
export function heardClient(
  client: BookingClient,
  { bookingCalls }: Pick<Meters, "bookingCalls">,
): BookingClient {
  const heard = Object.entries(client).map(([operation, ask]) => {
    const call = ask as (
      ...request: unknown[]
    ) => Promise<{ readonly ok: boolean; readonly refusal?: string }>;
    return [
      operation,
      async (...request: unknown[]) => {
        const end = bookingCalls.startTimer({ operation });
        try {
          const answer = await call(...request);
          end({ outcome: answer.ok ? "ok" : (answer.refusal ?? fault) });
          return answer;
        } catch (error) {
          end({ outcome: codeOf(error) });
          throw error;
        }
      },
    ];
  });
  // Each operation is what it was, and takes what it took; entries cannot tell the compiler so.
  return Object.fromEntries(heard) as BookingClient;
}

type PlacementMeters = Pick<Meters, "bookings" | "holds" | "waitlistEntries" | "changes">;

/** What places bookings, measured. */
export function heardPlacements(placements: Placements, meters: PlacementMeters): Placements {
  const { bookings, holds, waitlistEntries, changes } = meters;
  return {
    ...placements,
    placeBooking: (request) => counted(bookings, placements.placeBooking(request)),
    fulfilHold: (request) => counted(bookings, placements.fulfilHold(request)),
    recoverPlacement: (request) => counted(bookings, placements.recoverPlacement(request)),
    createHold: (request) => counted(holds, placements.createHold(request)),
    placeWaitlistEntry: (request) => counted(waitlistEntries, placements.placeWaitlistEntry(request)),
    changeBooking: (request) => counted(changes, placements.changeBooking(request)),
  };
}

async function counted<Outcome extends { readonly outcome: string }>(
  meter: PlacementMeters[keyof PlacementMeters],
  work: Promise<Outcome>,
): Promise<Outcome> {
  try {
    const result = await work;
    meter.inc({ outcome: "refusal" in result ? String(result.refusal) : result.outcome });
    return result;
  } catch (error) {
    meter.inc({ outcome: codeOf(error) });
    throw error;
  }
}

function codeOf(error: unknown): string {
  return error instanceof BookingError ? error.code : fault;
}
