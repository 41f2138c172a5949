import type { BookingClient } from "#src/booking/client/booking-client.ts";
import { BookingNetworkError } from "#src/booking/client/errors.ts";
import type { DayAvailability } from "#src/booking/contract/availability.ts";
import { type Booking, hasGuest } from "#src/booking/contract/booking.ts";
import { bookingStates } from "#src/booking/contract/booking-state.ts";
import type { OperationName } from "#src/booking/contract/operations.ts";

/** What is done around a request: it may throw, before the service does its work or after. */
interface Around {
  before?: (operation: OperationName) => Promise<void> | void;
  after?: (operation: OperationName) => Promise<void> | void;
}

/**
 * A booking service in memory for venue 1, open daily for dinner from 17:00 to 21:00 in Oslo, one booking a slot. It
 * knows nothing of idempotency keys: whoever must not book twice has to look.
 */
export interface MemoryService {
  readonly client: BookingClient;
  readonly bookings: Map<string, Booking>;
  /** Requests so far, by operation. */
  readonly asked: OperationName[];
  readonly around: Around;
  /** Answers to holds, from now on: undefined grants them. */
  holdsRefusedWith: "invalid_request" | "limit_reached" | undefined;
  /** What is refused from now on, since a guest has as much as the venue allows; holds are not. */
  readonly limited: Set<OperationName>;
  /** Dates, or slot ids, that are full. */
  readonly full: Set<string>;
  reservations(): Booking[];
  /** The next requests of this operation fail so. */
  fail(operation: OperationName, when: "before" | "after", times?: number): void;
}

/** Whether one more party of this size could be seated at a slot (`2026-11-22/19:00`), beside the bookings that stand. */
export type Capacity = (standing: readonly Booking[], slotId: string, partySize: number) => boolean;

const oneBookingEach: Capacity = (standing, slotId) =>
  standing.every(({ timeSlotId }) => timeSlotId !== slotId);

const timeZone = "Europe/Oslo";
const hours = ["17:00", "18:00", "19:00", "20:00", "21:00"];

export function createMemoryService(fits: Capacity = oneBookingEach): MemoryService {
  const bookings = new Map<string, Booking>();
  const asked: OperationName[] = [];
  const around: Around = {};
  const full = new Set<string>();
  const faults: { operation: OperationName; when: "before" | "after" }[] = [];
  let lastId = 0;

  const slotOf = (date: string, time: string, partySize = 2) => {
    const start = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone).toInstant();
    const id = `${date}/${time}`;
    const standing = [...bookings.values()].filter(({ status }) => status !== "CANCELLED");
    return {
      id,
      scenarioId: 1,
      scenarioName: "Dinner",
      timeFrom: start.toString(),
      timeTo: start.add({ hours: 2 }).toString(),
      available: fits(standing, id, partySize) && !full.has(date) && !full.has(id),
      waitlistAvailable: true,
    };
  };
  const isFree = (slotId = "", partySize?: number) => {
    const [date = "", time = ""] = slotId.split("/");
    return slotOf(date, time, partySize).available;
  };
  const refuse = <Refusal extends string>(refusal: Refusal) =>
    ({ ok: false, refusal, detail: refusal }) as const;
  const grant = <Value>(value: Value) => ({ ok: true, value }) as const;

  const throwFault = (operation: OperationName, when: "before" | "after") => {
    const index = faults.findIndex((fault) => fault.operation === operation && fault.when === when);
    if (index < 0) return;
    faults.splice(index, 1);
    throw new BookingNetworkError({ operation, connected: true, reason: "reset" });
  };

  const run = async <Value>(operation: OperationName, work: () => Value): Promise<Value> => {
    asked.push(operation);
    await around.before?.(operation);
    throwFault(operation, "before");
    const value = work();
    throwFault(operation, "after");
    await around.after?.(operation);
    return structuredClone(value);
  };
  const open = (id: string) => {
    const booking = bookings.get(id);
    if (!booking) return refuse("not_found");
    return bookingStates[booking.status].access === "open" ? grant(booking) : refuse("booking_read_only");
  };
  const store = (booking: Booking) => {
    bookings.set(booking.id, booking);
    return grant(booking);
  };

  const service: MemoryService = {
    bookings,
    asked,
    around,
    full,
    holdsRefusedWith: undefined,
    limited: new Set(),
    reservations: () =>
      [...bookings.values()].filter((booking) => hasGuest(booking) && booking.status !== "CANCELLED"),
    fail: (operation, when, times = 1) => {
      for (let time = 0; time < times; time += 1) faults.push({ operation, when });
    },
    client: {
      listVenues: () => run("listVenues", () => grant([])),
      listDayTimeSlots: () => run("listDayTimeSlots", () => grant([])),
      listTimeSlots: ({ query }) =>
        run("listTimeSlots", () => grant(hours.map((time) => slotOf(query.date, time, query.guestCount)))),
      listAvailability: ({ query }) =>
        run("listAvailability", () => grant(availability(query.fromDate ?? "", query.days ?? 1, full))),
      listBookings: ({ query }) =>
        run("listBookings", () =>
          grant(
            [...bookings.values()].filter(
              ({ extReferenceId, extReferenceNumber }) =>
                (query.extReferenceId !== undefined && extReferenceId === query.extReferenceId) ||
                (query.extReferenceNumber !== undefined && extReferenceNumber === query.extReferenceNumber),
            ),
          ),
        ),
      createBooking: ({ params, body }) =>
        run("createBooking", () => {
          if (!hasGuest(body) && service.holdsRefusedWith) return refuse(service.holdsRefusedWith);
          if (service.limited.has("createBooking") && hasGuest(body)) return refuse("limit_reached");
          if (!isFree(body.timeSlotId, body.guestCount)) return refuse("slot_unavailable");
          lastId += 1;
          const [date = "", time = ""] = (body.timeSlotId ?? "").split("/");
          const { timeFrom, timeTo, scenarioName } = slotOf(date, time);
          const id = `b${lastId}`;
          return store({
            ...body,
            id,
            status: "REGISTERED",
            venueId: params.venueId,
            timeFrom,
            timeTo,
            scenarioName,
          });
        }),
      getBooking: ({ params }) =>
        run("getBooking", () => {
          const booking = bookings.get(params.bookingId);
          return booking ? grant(booking) : refuse("not_found");
        }),
      getCompleteBooking: ({ params }) =>
        run("getBooking", () => {
          const booking = bookings.get(params.bookingId);
          return booking ? grant({ booking, fields: { ...booking } }) : refuse("not_found");
        }),
      updateBooking: ({ params, body }) =>
        run("updateBooking", () => {
          if (service.limited.has("updateBooking")) return refuse("limit_reached");
          const current = open(params.bookingId);
          if (!current.ok) return current;
          const { id, status, venueId } = current.value;
          const timeFrom = body.timeFrom ?? current.value.timeFrom;
          const local = Temporal.Instant.from(timeFrom).toZonedDateTimeISO(timeZone);
          const timeSlotId =
            body.timeSlotId ??
            `${local.toPlainDate()}/${local.toPlainTime().toString({ smallestUnit: "minute" })}`;
          const moves = timeSlotId !== current.value.timeSlotId;
          if (moves && !isFree(timeSlotId)) return refuse("slot_unavailable");
          return store({ ...body, id, status, venueId, timeFrom, timeSlotId });
        }),
      updateBookingState: ({ params, body }) =>
        run("updateBookingState", () => {
          const current = open(params.bookingId);
          if (!current.ok) return current;
          const { level } = bookingStates[body.state];
          if (level <= bookingStates[current.value.status].level) return refuse("state_not_allowed");
          return store({ ...current.value, status: body.state });
        }),
      updateBookingTimeSlot: ({ params, body: { timeslotId } }) =>
        run("updateBookingTimeSlot", () => {
          if (service.limited.has("updateBooking")) return refuse("limit_reached");
          const current = open(params.bookingId);
          if (!current.ok) return current;
          if (timeslotId !== current.value.timeSlotId && !isFree(timeslotId))
            return refuse("slot_unavailable");
          const [date = "", time = ""] = timeslotId.split("/");
          const { timeFrom, timeTo } = slotOf(date, time);
          return store({ ...current.value, timeSlotId: timeslotId, timeFrom, timeTo });
        }),
      deleteBooking: ({ params }) =>
        run("deleteBooking", () => {
          const booking = bookings.get(params.bookingId);
          if (!booking) return refuse("not_found");
          if (hasGuest(booking)) return refuse("not_temporary");
          bookings.delete(booking.id);
          return grant({});
        }),
      createWaitlistEntry: ({ body }) =>
        run("createWaitlistEntry", () => {
          if (service.limited.has("createWaitlistEntry")) return refuse("limit_reached");
          lastId += 1;
          return grant({ ...body, id: `w${lastId}` });
        }),
      updateWaitlistState: ({ params }) =>
        run("updateWaitlistState", () => grant({ id: params.waitlistId, status: "CANCELLED" })),
    },
  };
  return service;
}

function availability(fromDate: string, days: number, full: ReadonlySet<string>): DayAvailability[] {
  return Array.from({ length: days }, (_, offset) => {
    const date = Temporal.PlainDate.from(fromDate).add({ days: offset }).toString();
    const state = full.has(date) ? "FULLY_BOOKED" : "AVAILABLE";
    return {
      date,
      venueStatus: "OPEN",
      reservableState: state,
      scenarios: [{ id: 1, displayName: "Dinner", status: state }],
    };
  });
}
