import type { Booking } from "#src/booking/contract/booking.ts";
import { BookingError } from "#src/booking/contract/booking-error.ts";
import type { PlacementTools } from "./placement.ts";
import { backOff } from "./retry.ts";

const maxAttempts = 3;

/** Cancels the bookings that one placement made too many. Returns whether none of them stands any longer. */
export async function cancelSurplus(tools: PlacementTools, surplus: readonly Booking[]): Promise<boolean> {
  let clean = true;
  for (const { venueId, id } of surplus) {
    const cancelled = await cancel(tools, { venueId, bookingId: id });
    tools.log.warn({ venueId, bookingId: id, cancelled }, "a booking was placed twice");
    clean &&= cancelled;
  }
  return clean;
}

interface BookingPath {
  readonly venueId: number;
  readonly bookingId: string;
}

async function cancel(tools: PlacementTools, params: BookingPath): Promise<boolean> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    try {
      return await cancelOnce(tools, params);
    } catch (error) {
      if (!(error instanceof BookingError)) throw error;
      await tools.wait(backOff(attempt, tools.random));
    }
  }
  return false;
}

/** Cancelling what is cancelled is refused, so after a refusal the booking itself tells. */
async function cancelOnce({ client }: PlacementTools, params: BookingPath): Promise<boolean> {
  const change = await client.updateBookingState({ params, body: { state: "CANCELLED" } });
  if (change.ok) return true;
  const booking = await client.getBooking({ params });
  return booking.ok ? booking.value.status === "CANCELLED" : booking.refusal === "not_found";
}
