import type { Guest } from "#src/booking/contract/booking.ts";
import type { BookingState } from "#src/booking/contract/booking-state.ts";
import type { RefusalCode } from "#src/booking/contract/refusals.ts";
import type { Clock } from "#src/lib/clock.ts";
import type { Result } from "#src/lib/result.ts";
import { decideStateChange } from "./states/decide-state-change.ts";
import { isTemporary } from "./store/booking-record.ts";
import { findBookingsStarting, findSeatedBooking, type SeatedBooking } from "./store/bookings.ts";
import { changeState } from "./store/change-booking.ts";
import { type BookingEvent, findEvents } from "./store/history.ts";
import type { ServiceDb } from "./store/tables.ts";
import { inTransaction } from "./store/unit-of-work.ts";
import type { Venue } from "./venue/venue.ts";

/** A booking as the house itself sees it, whichever client placed it. */
export interface HouseBooking {
  readonly id: string;
  readonly venueId: number;
  /** The client that placed it. */
  readonly client: string;
  readonly state: BookingState;
  /** Set while the booking is temporary: it has no guest yet, and is gone from then on. */
  readonly expiresAt?: Temporal.Instant;
  readonly scenarioId: number;
  readonly scenarioName: string;
  readonly startsAt: Temporal.Instant;
  readonly endsAt: Temporal.Instant;
  readonly partySize: number;
  readonly guest?: Guest;
  readonly comment?: string;
  readonly extReferenceId?: string;
  readonly extReferenceNumber?: string;
  /** The tables of the current seating; on paper until the party is seated, and empty when it has none. */
  readonly tableIds: readonly number[];
  readonly createdAt: Temporal.Instant;
}

/** Which booking is meant; ids are unique over all venues, the venue guards against a mix-up. */
interface HouseBookingKey {
  readonly venueId: number;
  readonly id: string;
}

/** Why a state was not set. */
export type HouseRefusal = Extract<RefusalCode, "not_found" | "booking_read_only" | "state_not_allowed">;

/** The house's own way to its bookings, for the staff's desk: not on the wire, and over all clients. */
export interface House {
  /**
   * The bookings that start on a date of the venue's calendar (`YYYY-MM-DD`), in order of time, cancelled ones
   * and temporary ones included. Empty for a venue that the service does not have.
   */
  listDay(venueId: number, date: string): Promise<readonly HouseBooking[]>;
  find(key: HouseBookingKey): Promise<HouseBooking | undefined>;
  /** Sets any of the nine states, upward only (interface specification, "States and transitions"). */
  setState(
    key: HouseBookingKey,
    state: BookingState,
    by: string,
  ): Promise<Result<HouseBooking, { readonly refusal: HouseRefusal }>>;
  /** Every change of a booking, the oldest first. */
  history(key: HouseBookingKey): Promise<readonly BookingEvent[]>;
}

export function createHouse({
  db,
  clock,
  findVenue,
}: {
  readonly db: ServiceDb;
  readonly clock: Clock;
  readonly findVenue: (id: number) => Pick<Venue, "timeZone"> | undefined;
}): House {
  const find = async (key: HouseBookingKey) => {
    const booking = await findSeatedBooking(db, key, clock.now());
    return booking && toHouseBooking(booking);
  };
  return {
    find,
    listDay: async (venueId, date) => {
      const venue = findVenue(venueId);
      if (!venue) return [];
      const day = Temporal.PlainDate.from(date);
      const midnight = (days: number) => day.add({ days }).toZonedDateTime(venue.timeZone).toInstant();
      const bookings = await findBookingsStarting(
        db,
        { venueId, from: midnight(0), until: midnight(1) },
        clock.now(),
      );
      return bookings.map(toHouseBooking);
    },
    setState: async (key, state, by) => {
      const venue = findVenue(key.venueId);
      if (!venue) return { ok: false, refusal: "not_found" };
      const changed = await inTransaction(db, (trx) =>
        changeState(trx, { clock }, { venue, query: key, by }, (booking) =>
          decideByStaff(booking.state, state, isTemporary(booking)),
        ),
      );
      if (!changed.ok) return changed;
      const booking = await find(key);
      return booking ? { ok: true, value: booking } : { ok: false, refusal: "not_found" };
    },
    history: (key) => findEvents(db, key),
  };
}

function toHouseBooking({ details, heldUntil: _, ...booking }: SeatedBooking): HouseBooking {
  const { guest, comment, extReferenceId, extReferenceNumber } = details;
  return {
    ...booking,
    ...(guest && { guest }),
    ...(comment !== undefined && { comment }),
    ...(extReferenceId !== undefined && { extReferenceId }),
    ...(extReferenceNumber !== undefined && { extReferenceNumber }),
  };
}

function decideByStaff(
  from: BookingState,
  to: BookingState,
  temporary: boolean,
): Result<BookingState, { readonly refusal: HouseRefusal }> {
  const decision = decideStateChange({ from, to, by: "staff", temporary });
  if (decision.ok) return decision;
  const { refusal } = decision;
  return { ok: false, refusal: refusal === "invalid_request" ? "state_not_allowed" : refusal };
}
