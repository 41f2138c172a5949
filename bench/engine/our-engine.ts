import { planDay } from "#src/booking/service/capacity/day-plan.ts";
import { viewDay } from "#src/booking/service/capacity/day-view.ts";
import { type BookingRequest, decideBooking } from "#src/booking/service/capacity/decide-booking.ts";
import type { SeatRequest, StandingParty } from "#src/booking/service/capacity/party.ts";
import { bookedAt, evening } from "./arrivals.ts";
import { house } from "./house.ts";

/** One decision of the engine, and the milliseconds it took. */
export interface Decision {
  readonly request: SeatRequest;
  readonly accepted: boolean;
  readonly milliseconds: number;
}

/**
 * Decides on every request as a write of the store does: the day is planned and its bookings put on paper anew
 * each time, and what is accepted stands from then on as the seating says.
 */
export function decideAll(requests: readonly SeatRequest[]): Decision[] {
  let standing: StandingParty[] = [];
  return requests.map((request) => {
    const begin = performance.now();
    const decision = decide(standing, request);
    const milliseconds = performance.now() - begin;
    if (decision.ok) {
      const tables = new Map(
        decision.value.seating.changed.map(({ bookingId, tableIds }) => [bookingId, tableIds]),
      );
      standing = [...standing, { ...request, tableIds: [], fixed: false }].map((party) => ({
        ...party,
        tableIds: tables.get(party.id) ?? party.tableIds,
      }));
    }
    return { request, accepted: decision.ok, milliseconds };
  });
}

function decide(standing: readonly StandingParty[], { id, scenarioId, partySize, from }: SeatRequest) {
  const booking: BookingRequest = { bookingId: id, scenarioId, partySize, from };
  return decideBooking(viewDay(planDay(house, evening), standing, bookedAt), booking);
}
