import type { BookingClient } from "#src/booking/client/booking-client.ts";
import { agreementIn } from "#src/booking/contract/agreement-fields.ts";
import type { BookingKey, Diary, DiaryBooking } from "#src/booking/contract/back-office.ts";
import type { Booking } from "#src/booking/contract/booking.ts";
import { isSettable } from "#src/booking/contract/booking-state.ts";
import type { Ledger } from "#src/bot/aftercare/ports.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { defined } from "#src/lib/defined.ts";

/**
 * The staff's diary over a remote service. It has no list by day, so the day is the ledger's: what was
 * placed through maitred, in the state last known. A single booking is always read afresh.
 */
export function createRemoteDiary(
  client: Pick<BookingClient, "getBooking" | "updateBookingState">,
  ledger: Ledger,
  venues: () => readonly VenueFacts[],
): Diary {
  const find = async (key: BookingKey) => {
    const found = await client.getBooking({ params: { venueId: key.venueId, bookingId: key.id } });
    return found.ok ? fromWire(found.value) : undefined;
  };
  return {
    complete: false,
    find,
    listDay: async (venueId, date) => {
      const venue = venues().find(({ id }) => id === venueId);
      if (!venue) return [];
      const day = Temporal.PlainDate.from(date);
      const midnight = (days: number) => day.add({ days }).toZonedDateTime(venue.timeZone).toInstant();
      const entries = await ledger.listBetween(venueId, midnight(0), midnight(1));
      return entries.map(({ booking }) => fromLedger(booking));
    },
    setState: async (key, state) => {
      // The states that venues set themselves are not the API's to set.
      if (!isSettable(state)) return { ok: false, refusal: "state_not_allowed" };
      const params = { venueId: key.venueId, bookingId: key.id };
      const result = await client.updateBookingState({ params, body: { state } });
      if (result.ok) return { ok: true, value: fromWire(result.value) };
      const { refusal } = result;
      const isKnown = refusal === "not_found" || refusal === "booking_read_only";
      return { ok: false, refusal: isKnown ? refusal : "state_not_allowed" };
    },
  };
}

/** The wire's booking; a field that holds nothing is left out. */
function fromWire({ id, venueId, status, scenarioName = "", timeFrom, ...booking }: Booking): DiaryBooking {
  const guest = Object.entries(booking.guest ?? {}).filter(([, value]) => value !== "");
  return {
    id,
    venueId,
    state: status,
    scenarioName,
    startsAt: Temporal.Instant.from(timeFrom),
    partySize: booking.guestCount,
    guest: Object.fromEntries(guest),
    ...(booking.comment !== undefined && booking.comment !== "" && { comment: booking.comment }),
    ...defined({ agreement: agreementIn(booking.extProperties) }),
  };
}

function fromLedger({ name, startsAt, ...booking }: BookedTable): DiaryBooking {
  return {
    ...booking,
    startsAt: Temporal.Instant.from(startsAt),
    guest: defined({ firstName: name }),
  };
}
