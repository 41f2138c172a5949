import { BookingError } from "#src/booking/contract/booking-error.ts";
import type { GuestTables } from "#src/bot/machine/core/event.ts";
import type { ClaimedEffect } from "../turn-store.ts";
import { findBookings } from "./bookings.ts";
import type { Outside } from "./outside.ts";

/**
 * Lists what the guest has booked at the venue and waits for there. Empty after a fault of the service: to tell it is
 * a courtesy.
 */
export async function tablesAt(
  outside: Outside,
  claimed: ClaimedEffect,
  venueId: number,
): Promise<GuestTables> {
  try {
    const found = await findBookings(outside, claimed, { type: "findBookings", requestId: "" });
    if (found.type === "serviceFailed") return unknown;
    const isHere = (table: { readonly venueId: number }) => table.venueId === venueId;
    return { bookings: found.bookings.filter(isHere), waiting: (found.waiting ?? []).filter(isHere) };
  } catch (error) {
    if (!(error instanceof BookingError)) throw error;
    outside.log.debug({ reason: error.code }, "could not look for a guest's tables");
    return unknown;
  }
}

const unknown: GuestTables = { bookings: [], waiting: [] };
