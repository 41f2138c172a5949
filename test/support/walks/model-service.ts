import type { BookingClient } from "#src/booking/client/booking-client.ts";
import { type Booking, hasGuest } from "#src/booking/contract/booking.ts";
import { bookingStates } from "#src/booking/contract/booking-state.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";

/** A service small enough to be seen through: slots at fixed times every day, a few tables at each. */
export interface ModelService {
  readonly client: BookingClient;
  /** What it holds: reservations in whatever state, by id. */
  reservations(): ReadonlyMap<string, Booking>;
  /** The tables that are kept for a while, by id. */
  holds(): readonly string[];
  /** Gives back a table that was kept under this reference. */
  release(reference: string): void;
  /** Lets go of what has been kept for its time by then. Returns the references of what it let go of. */
  lapse(now: Temporal.Instant): readonly string[];
  /** A table that is kept for a guest on the waitlist. */
  holdFor(slotId: string, partySize: number, reference: string): Booking;
  /** What the staff do in the house. */
  cancel(bookingId: string): Booking | undefined;
  seat(bookingId: string): void;
  fillUp(slotId: string): void;
}

const tablesPerSlot = 3;

/** How long a table is kept for who has not booked it yet. */
export const holdFor = Temporal.Duration.from("PT15M");

export const walkVenues: readonly VenueFacts[] = [
  {
    id: 1,
    name: "Fjord",
    timeZone: "Europe/Oslo",
    scenarioNames: ["Dinner", "Tasting menu"],
    country: "NO",
    currency: "NOK",
    cancellationDeadline: "PT4H",
    largestParty: 12,
    noShowFees: { "Tasting menu": { amount: 600, per: "guest", fromPartySize: 2 } },
  },
  {
    id: 2,
    name: "Tejo",
    timeZone: "Europe/Lisbon",
    scenarioNames: ["Dinner"],
    country: "PT",
    currency: "EUR",
    largestParty: 8,
    cancellationDeadline: "PT4H",
    deposits: { Dinner: { amount: 20, per: "guest" } },
  },
];

const times: Readonly<Record<string, readonly string[]>> = {
  Dinner: ["18:00", "18:30", "19:00", "19:30", "20:00", "20:30"],
  "Tasting menu": ["17:30", "19:00", "20:30"],
};

const slotId = (venueId: number, scenario: string, date: string, time: string): string =>
  [venueId, scenario, date, time].join("/");

const refuse = <Refusal extends string>(refusal: Refusal) =>
  ({ ok: false, refusal, detail: refusal }) as const;
const grant = <Value>(value: Value) => ({ ok: true, value: structuredClone(value) }) as const;

/** @param now what its clock says */
export function createModelService(now: () => Temporal.Instant): ModelService {
  const bookings = new Map<string, Booking>();
  const full = new Set<string>();
  /** When each was first kept. */
  const keptSince = new Map<string, Temporal.Instant>();
  let lastId = 0;
  const nextId = (letter: string): string => {
    lastId += 1;
    return `${letter}${lastId}`;
  };
  const store = (booking: Booking): Booking => {
    bookings.set(booking.id, booking);
    if (!hasGuest(booking) && !keptSince.has(booking.id)) keptSince.set(booking.id, now());
    return booking;
  };

  function isFree(id: string, but?: string): boolean {
    const taken = [...bookings.values()].filter(
      (other) => other.id !== but && other.timeSlotId === id && other.status !== "CANCELLED",
    );
    return !full.has(id) && taken.length < tablesPerSlot;
  }

  /** The slot a request names: by its id, or by its start and scenario. */
  function namedSlot(
    venueId: number,
    wish: { timeSlotId?: string; timeFrom?: string; scenarioName?: string },
  ) {
    const venue = walkVenues.find(({ id }) => id === venueId);
    if (!venue) return undefined;
    const id = wish.timeSlotId ?? idAt(venue, wish.timeFrom ?? "", wish.scenarioName ?? "");
    const [, scenarioName = "", date = "", time = ""] = id.split("/");
    if (!id.startsWith(`${venueId}/`) || !times[scenarioName]?.includes(time)) return undefined;
    return slotAt(venue, scenarioName, date, time);
  }

  function reservationOf(
    venueId: number,
    wish: Booking | Parameters<BookingClient["createBooking"]>[0]["body"],
  ) {
    const slot = namedSlot(venueId, wish);
    const { noShowFee: _, ...rest } = wish;
    return slot && { ...rest, ...slot, ...feeOf(venueId, slot.scenarioName, wish.guestCount) };
  }

  const open = (id: string) => {
    const booking = bookings.get(id);
    if (!booking) return refuse("not_found");
    return bookingStates[booking.status].access === "open" ? grant(booking) : refuse("booking_read_only");
  };

  /** Puts a booking into another slot, or makes it another party, after a check like any placement's. */
  function rewrite(current: Booking, wish: Booking) {
    const { id, status, venueId } = current;
    const moved = reservationOf(venueId, wish);
    if (!moved) return refuse("slot_unavailable");
    if (moved.timeSlotId !== current.timeSlotId && !isFree(moved.timeSlotId, id))
      return refuse("slot_unavailable");
    return grant(store({ ...moved, id, status, venueId }));
  }

  const client: BookingClient = {
    listVenues: async () => grant([]),
    listDayTimeSlots: async () => grant([]),
    listTimeSlots: async ({ params, query }) =>
      grant(
        daySlots(params.venueId, query.date).map(({ timeSlotId, ...slot }) => ({
          ...slot,
          id: timeSlotId,
          scenarioId: 1,
          available: isFree(timeSlotId),
          waitlistAvailable: true,
        })),
      ),
    listAvailability: async ({ query }) =>
      grant(
        [1, 2].map((days) => ({
          date: Temporal.PlainDate.from(query.fromDate ?? "2026-11-21")
            .add({ days })
            .toString(),
          venueStatus: "OPEN" as const,
          reservableState: "AVAILABLE" as const,
          scenarios: Object.keys(times).map((displayName, id) => ({
            id,
            displayName,
            status: "AVAILABLE" as const,
          })),
        })),
      ),
    listBookings: async ({ query }) =>
      grant(
        [...bookings.values()].filter(
          ({ extReferenceId: id, extReferenceNumber: number }) =>
            (id !== undefined && id === query.extReferenceId) ||
            (number !== undefined && number === query.extReferenceNumber),
        ),
      ),
    createBooking: async ({ params, body }) => {
      const reservation = reservationOf(params.venueId, body);
      if (!reservation || !isFree(reservation.timeSlotId)) return refuse("slot_unavailable");
      return grant(
        store({ ...reservation, id: nextId("b"), status: "REGISTERED", venueId: params.venueId } as Booking),
      );
    },
    getBooking: async ({ params }) => {
      const booking = bookings.get(params.bookingId);
      return booking ? grant(booking) : refuse("not_found");
    },
    getCompleteBooking: async ({ params }) => {
      const booking = bookings.get(params.bookingId);
      return booking ? grant({ booking, fields: { ...booking } }) : refuse("not_found");
    },
    updateBooking: async ({ params, body }) => {
      const current = open(params.bookingId);
      if (!current.ok) return current;
      const isMoved = body.timeFrom !== undefined && body.timeFrom !== current.value.timeFrom;
      const staysById = body.timeSlotId === current.value.timeSlotId && isMoved;
      const { timeSlotId: _, ...byTime } = body;
      return rewrite(current.value, (staysById ? byTime : body) as Booking);
    },
    updateBookingTimeSlot: async ({ params, body }) => {
      const current = open(params.bookingId);
      if (!current.ok) return current;
      return rewrite(current.value, { ...current.value, timeSlotId: body.timeslotId });
    },
    updateBookingState: async ({ params, body }) => {
      const current = open(params.bookingId);
      if (!current.ok) return current;
      const isUpward = bookingStates[body.state].level > bookingStates[current.value.status].level;
      return isUpward ? grant(store({ ...current.value, status: body.state })) : refuse("state_not_allowed");
    },
    deleteBooking: async ({ params }) => {
      const booking = bookings.get(params.bookingId);
      if (!booking) return refuse("not_found");
      if (hasGuest(booking)) return refuse("not_temporary");
      bookings.delete(booking.id);
      return grant({});
    },
    createWaitlistEntry: async ({ body }) => grant({ ...body, id: nextId("w") }),
    updateWaitlistState: async ({ params }) => grant({ id: params.waitlistId, status: "CANCELLED" }),
  };

  return {
    client,
    reservations: () =>
      new Map(
        [...bookings].filter(([, booking]) => hasGuest(booking)).map(([id, booking]) => [id, { ...booking }]),
      ),
    holds: () => [...bookings.values()].filter((booking) => !hasGuest(booking)).map(({ id }) => id),
    release: (reference) => {
      for (const booking of bookings.values()) {
        if (booking.extReferenceId === reference && !hasGuest(booking)) bookings.delete(booking.id);
      }
    },
    lapse: (at) =>
      [...bookings.values()].flatMap((booking) => {
        const since = keptSince.get(booking.id) ?? at;
        if (hasGuest(booking) || Temporal.Instant.compare(since.add(holdFor), at) > 0) return [];
        bookings.delete(booking.id);
        return booking.extReferenceId === undefined ? [] : [booking.extReferenceId];
      }),
    holdFor: (timeSlotId, guestCount, extReferenceId) => {
      const venueId = Number(timeSlotId.split("/")[0]);
      const slot = namedSlot(venueId, { timeSlotId });
      if (!slot) throw new Error(`there is no slot ${timeSlotId}`);
      return store({ ...slot, id: nextId("h"), status: "REGISTERED", venueId, guestCount, extReferenceId });
    },
    cancel: (id) => {
      const booking = bookings.get(id);
      if (!booking || booking.status === "CANCELLED") return undefined;
      return store({ ...booking, status: "CANCELLED" });
    },
    seat: (id) => {
      const booking = bookings.get(id);
      if (booking) store({ ...booking, status: "SEATED" });
    },
    fillUp: (id) => {
      full.add(id);
    },
  };
}

function slotAt({ id: venueId, timeZone }: VenueFacts, scenarioName: string, date: string, time: string) {
  const start = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone).toInstant();
  return {
    timeSlotId: slotId(venueId, scenarioName, date, time),
    scenarioName,
    timeFrom: start.toString(),
    timeTo: start.add({ hours: 2 }).toString(),
  };
}

function idAt({ id, timeZone }: VenueFacts, timeFrom: string, scenarioName: string): string {
  const local = Temporal.Instant.from(timeFrom).toZonedDateTimeISO(timeZone);
  const time = local.toPlainTime().toString({ smallestUnit: "minute" });
  return slotId(id, scenarioName, local.toPlainDate().toString(), time);
}

function daySlots(venueId: number, date: string) {
  const venue = walkVenues.find(({ id }) => id === venueId);
  if (!venue) return [];
  return venue.scenarioNames.flatMap((name) =>
    (times[name] ?? []).map((time) => slotAt(venue, name, date, time)),
  );
}

function feeOf(venueId: number, scenarioName: string, guestCount: number): Pick<Booking, "noShowFee"> {
  const policy = walkVenues.find(({ id }) => id === venueId)?.noShowFees?.[scenarioName];
  if (!policy || guestCount < (policy.fromPartySize ?? 1)) return {};
  return { noShowFee: { amountToCapture: policy.amount * (policy.per === "guest" ? guestCount : 1) } };
}
