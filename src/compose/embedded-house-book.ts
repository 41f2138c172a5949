import type { House, HouseBooking, HouseRefusal } from "#src/booking/service/house.ts";
import type { DeskBooking, DeskRefusal, HouseBook } from "#src/bot/desk/ports.ts";

const refusals: Readonly<Record<HouseRefusal, DeskRefusal>> = {
  not_found: "notFound",
  booking_read_only: "readOnly",
  state_not_allowed: "stateNotAllowed",
};

/** The staff's book over the embedded service: every booking of the house, whoever placed it. */
export function createEmbeddedHouseBook(house: House): HouseBook {
  return {
    complete: true,
    listDay: async (venueId, date) =>
      (await house.listDay(venueId, date)).filter(isReservation).map(toDeskBooking),
    find: async (key) => {
      const booking = await house.find(key);
      return booking && isReservation(booking) ? toDeskBooking(booking) : undefined;
    },
    setState: async (key, state, by) => {
      const result = await house.setState(key, state, by.id);
      if (result.ok) return { ok: true, value: toDeskBooking(result.value) };
      return { ok: false, refusal: refusals[result.refusal] };
    },
  };
}

/** A hold has no guest and is gone in minutes: nothing for the staff to act on. */
const isReservation = ({ guest }: HouseBooking): boolean => guest !== undefined;

function toDeskBooking({
  id,
  venueId,
  scenarioName,
  startsAt,
  partySize,
  state,
  ...rest
}: HouseBooking): DeskBooking {
  const { guest, comment } = rest;
  const name = [guest?.firstName, guest?.lastName].filter((part) => part !== undefined).join(" ");
  return {
    id,
    venueId,
    scenarioName,
    startsAt: startsAt.toString(),
    partySize,
    state,
    ...(name !== "" && { name }),
    ...(comment !== undefined && { comment }),
    ...(guest?.phone !== undefined && { phone: guest.phone }),
    ...(guest?.email !== undefined && { email: guest.email }),
  };
}
