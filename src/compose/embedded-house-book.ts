import type { BackOffice } from "#src/booking/service/back-office.ts";
import type { Venue } from "#src/booking/service/venue/venue.ts";
import type { HouseBook } from "#src/bot/desk/ports.ts";
import { createEmbeddedFloor } from "./embedded-floor.ts";
import { houseRefusals, isReservation, toDeskBooking, toDeskBookings } from "./house-bookings.ts";

/** The staff's book over the embedded service: every booking of the house, whoever placed it. */
export function createEmbeddedHouseBook(house: BackOffice, venues: () => readonly Venue[]): HouseBook {
  return {
    complete: true,
    floor: createEmbeddedFloor(house, venues),
    listDay: async (venueId, date) => toDeskBookings(house, await house.listDay(venueId, date)),
    find: async (key) => {
      const booking = await house.find(key);
      return booking && isReservation(booking) ? toDeskBooking(house, booking) : undefined;
    },
    setState: async (key, state, by) => {
      const result = await house.setState(key, state, by.id);
      if (result.ok) return { ok: true, value: toDeskBooking(house, result.value) };
      return { ok: false, refusal: houseRefusals[result.refusal] };
    },
  };
}
