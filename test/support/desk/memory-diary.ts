import type { BookingKey, Diary, DiaryBooking } from "#src/booking/contract/back-office.ts";
import { type BookingState, bookingStates } from "#src/booking/contract/booking-state.ts";

import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";

/** A booking as tests write it down. */
export interface StaffBooking extends BookedTable {
  readonly phone?: string;
  readonly email?: string;
}

/** The diary in memory, with the rules of the booking states. */
export interface MemoryDiary extends Diary {
  add(booking: StaffBooking): void;
  /** What the venue itself does: any state, no rules. */
  put(key: BookingKey, state: BookingState): void;
  remove(key: BookingKey): void;
  stateOf(key: BookingKey): BookingState | undefined;
  /** Until the returned function is called, every use of the diary waits. */
  hold(): () => void;
  /** The uses that follow fail like a service that cannot be reached. */
  breakDown(fault: Error | undefined): void;
}

export function createMemoryDiary(
  venues: readonly VenueFacts[],
  options: { readonly complete?: boolean } = {},
): MemoryDiary {
  const bookings = new Map<string, StaffBooking>();
  let gate: Promise<void> = Promise.resolve();
  let fault: Error | undefined;
  const opened = async () => {
    await gate;
    if (fault !== undefined) throw fault;
  };
  const put = (key: BookingKey, state: BookingState): StaffBooking | undefined => {
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
        .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
        .map(toDiaryBooking);
    },
    find: async (key) => {
      await opened();
      const booking = bookings.get(nameOf(key));
      return booking && toDiaryBooking(booking);
    },
    setState: async (key, state) => {
      await opened();
      const booking = bookings.get(nameOf(key));
      if (booking === undefined) return { ok: false, refusal: "not_found" };
      const now = bookingStates[booking.state];
      if (now.access !== "open") return { ok: false, refusal: "booking_read_only" };
      if (bookingStates[state].level <= now.level) return { ok: false, refusal: "state_not_allowed" };
      const value = put(key, state);
      return value === undefined
        ? { ok: false, refusal: "not_found" }
        : { ok: true, value: toDiaryBooking(value) };
    },
  };
}

function toDiaryBooking({ name, phone, email, startsAt, ...booking }: StaffBooking): DiaryBooking {
  return {
    ...booking,
    startsAt: Temporal.Instant.from(startsAt),
    guest: {
      ...(name !== undefined && { firstName: name }),
      ...(phone !== undefined && { phone }),
      ...(email !== undefined && { email }),
    },
  };
}

function nameOf({ venueId, id }: BookingKey): string {
  return `${venueId}/${id}`;
}

function dateOf({ startsAt }: StaffBooking, zone: string): string {
  return Temporal.Instant.from(startsAt).toZonedDateTimeISO(zone).toPlainDate().toString();
}
