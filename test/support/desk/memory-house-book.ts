import { type BookingState, bookingStates } from "#src/booking/contract/booking-state.ts";
import type { DeskBooking, HouseBook } from "#src/bot/desk/ports.ts";
import type { VenueFacts } from "#src/bot/machine/context.ts";
import type { BookingKey } from "#src/bot/machine/table.ts";

/** The house's book in memory, with the rules of the booking states. */
export interface MemoryHouseBook extends HouseBook {
  add(booking: DeskBooking): void;
  /** What the house itself does: any state, no rules. */
  put(key: BookingKey, state: BookingState): void;
  remove(key: BookingKey): void;
  stateOf(key: BookingKey): BookingState | undefined;
  /** Until the returned function is called, every use of the book waits. */
  hold(): () => void;
  /** The uses that follow fail like a service that cannot be reached. */
  breakDown(fault: Error | undefined): void;
}

export function createMemoryHouseBook(
  venues: readonly VenueFacts[],
  options: { readonly complete?: boolean } = {},
): MemoryHouseBook {
  const bookings = new Map<string, DeskBooking>();
  let gate: Promise<void> = Promise.resolve();
  let fault: Error | undefined;
  const opened = async () => {
    await gate;
    if (fault !== undefined) throw fault;
  };
  const put = (key: BookingKey, state: BookingState): DeskBooking | undefined => {
    const booking = bookings.get(nameOf(key));
    if (booking === undefined) return undefined;
    const changed = { ...booking, state };
    bookings.set(nameOf(key), changed);
    return changed;
  };
  return {
    complete: options.complete ?? true,
    add: (booking) => {
      bookings.set(nameOf(booking), booking);
    },
    put: (key, state) => {
      put(key, state);
    },
    remove: (key) => {
      bookings.delete(nameOf(key));
    },
    stateOf: (key) => bookings.get(nameOf(key))?.state,
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    breakDown: (next) => {
      fault = next;
    },
    listDay: async (venueId, date) => {
      await opened();
      const zone = venues.find(({ id }) => id === venueId)?.timeZone ?? "UTC";
      return [...bookings.values()]
        .filter((booking) => booking.venueId === venueId && dateOf(booking, zone) === date)
        .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
    },
    find: async (key) => {
      await opened();
      return bookings.get(nameOf(key));
    },
    setState: async (key, state) => {
      await opened();
      const booking = bookings.get(nameOf(key));
      if (booking === undefined) return { ok: false, refusal: "notFound" };
      const now = bookingStates[booking.state];
      if (now.access !== "open") return { ok: false, refusal: "readOnly" };
      if (bookingStates[state].level <= now.level) return { ok: false, refusal: "stateNotAllowed" };
      const value = put(key, state);
      return value === undefined ? { ok: false, refusal: "notFound" } : { ok: true, value };
    },
  };
}

function nameOf({ venueId, id }: BookingKey): string {
  return `${venueId}/${id}`;
}

function dateOf({ startsAt }: DeskBooking, zone: string): string {
  return Temporal.Instant.from(startsAt).toZonedDateTimeISO(zone).toPlainDate().toString();
}
