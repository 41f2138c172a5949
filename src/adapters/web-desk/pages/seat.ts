import type { Desk } from "#src/bot/desk/desk.ts";
import type { StaffMember } from "#src/bot/desk/ports.ts";

/** Who sits at the desk of which venue, for one request. */
export interface Seat {
  readonly desk: Desk;
  readonly by: StaffMember;
  readonly isOwner: boolean;
  readonly venueId: number;
  readonly venueName: string;
  /** There are others to choose from. */
  readonly hasOtherVenues: boolean;
  /** YYYY-MM-DD, the venue's business day. */
  readonly today: string;
  /** Of one form: however often it is sent, it is done once. */
  readonly newKey: () => string;
}

/** Where the pages of a venue are. */
export function homeOf({ venueId }: Pick<Seat, "venueId">): string {
  return `/desk/venues/${venueId}`;
}

export function dayAddress(seat: Pick<Seat, "venueId">, date: string): string {
  return `${homeOf(seat)}/days/${date}`;
}

/** Where one who waits for a table is. */
export function entryAddress(seat: Pick<Seat, "venueId">, entryId: string): string {
  return `${homeOf(seat)}/entry?entry=${entryId}`;
}

/** @param from the day whose sheet one comes back to */
export function bookingAddress(seat: Pick<Seat, "venueId">, id: string, from?: string): string {
  const back = from === undefined ? "" : `?from=${from}`;
  return `${homeOf(seat)}/bookings/${encodeURIComponent(id)}${back}`;
}
