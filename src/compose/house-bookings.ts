import type { BackOffice, BackOfficeBooking, BackOfficeRefusal } from "#src/booking/service/back-office.ts";
import type { DeskBooking, DeskRefusal } from "#src/bot/desk/ports.ts";
import type { BookedTable } from "#src/bot/machine/table.ts";

export const houseRefusals: Readonly<Record<BackOfficeRefusal, DeskRefusal>> = {
  not_found: "notFound",
  booking_read_only: "readOnly",
  state_not_allowed: "stateNotAllowed",
};

/** A hold has no guest and is gone in minutes: nothing for the staff to act on. */
export const isReservation = ({ guest }: BackOfficeBooking): boolean => guest !== undefined;

export function toDeskBookings(
  house: Pick<BackOffice, "listTables">,
  bookings: readonly BackOfficeBooking[],
): readonly DeskBooking[] {
  return bookings.filter(isReservation).map((booking) => toDeskBooking(house, booking));
}

/** With its tables by name; one that the venue file has dropped keeps its number. */
export function toDeskBooking(
  house: Pick<BackOffice, "listTables">,
  booking: BackOfficeBooking,
): DeskBooking {
  const { guest, venueId, tableIds } = booking;
  return {
    ...toBookedTable(booking),
    tables: toTableNames(house, venueId, tableIds),
    ...(guest?.phone !== undefined && { phone: guest.phone }),
    ...(guest?.email !== undefined && { email: guest.email }),
  };
}

export function toTableNames(
  house: Pick<BackOffice, "listTables">,
  venueId: number,
  tableIds: readonly number[],
): readonly string[] {
  const tables = house.listTables(venueId);
  return tableIds.map((id) => tables.find((table) => table.id === id)?.name ?? String(id));
}

/** What a notice may know of it: no phone number, no address. */
export function toBookedTable(booking: BackOfficeBooking): BookedTable {
  const { id, venueId, scenarioName, startsAt, partySize, state, guest, comment } = booking;
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
  };
}
