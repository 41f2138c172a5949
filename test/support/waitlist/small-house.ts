import type { Booking } from "#src/booking/contract/booking.ts";
import type { Capacity } from "#test/support/runtime/memory-service.ts";

/** Seats of the tables. */
const tables = [2, 2, 4, 6] as const;

/** The date of every wish: tomorrow, as the test clock begins. */
export const date = "2026-11-22";

/** A party keeps its table for two hours. */
const turnHours = 2;

const hourOf = (slotId: string): number => Number(slotId.slice(-5, -3));

/** Whether all parties can be seated, each at a table of its own: tried in every way. */
export const seats: Capacity = (standing, slotId, partySize) => {
  const parties = standing
    .filter(({ timeSlotId }) => timeSlotId?.startsWith(date))
    .map(({ timeSlotId = "", guestCount }) => ({ hour: hourOf(timeSlotId), size: guestCount }));
  return canSeat([...parties, { hour: hourOf(slotId), size: partySize }], []);
};

interface Party {
  readonly hour: number;
  readonly size: number;
}

function canSeat(
  [party, ...rest]: readonly Party[],
  seated: readonly (Party & { readonly table: number })[],
): boolean {
  if (!party) return true;
  return tables.some((most, table) => {
    const isTaken = seated.some(
      (other) => other.table === table && Math.abs(other.hour - party.hour) < turnHours,
    );
    return most >= party.size && !isTaken && canSeat(rest, [...seated, { ...party, table }]);
  });
}

/** Parties that take every table of the evening, by other ways than maitred. */
export function fillEvening(bookings: Map<string, Booking>): string[] {
  return tables.flatMap((size, table) =>
    ["17:00", "19:00", "21:00"].map((time) => {
      const id = `x${table}-${time}`;
      bookings.set(id, otherParty(id, time, size));
      return id;
    }),
  );
}

export function otherParty(id: string, time: string, guestCount: number): Booking {
  const start = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime("Europe/Oslo").toInstant();
  return {
    id,
    venueId: 1,
    status: "REGISTERED",
    guestCount,
    guest: { firstName: "Other" },
    timeSlotId: `${date}/${time}`,
    timeFrom: start.toString(),
    timeTo: start.add({ hours: turnHours }).toString(),
    scenarioName: "Dinner",
  };
}
