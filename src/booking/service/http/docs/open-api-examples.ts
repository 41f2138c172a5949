import type { OperationName, OperationRequest } from "#src/booking/contract/operations.ts";

type Part<Name extends OperationName, Key extends "query" | "body"> =
  OperationRequest<Name> extends Readonly<Record<Key, infer Value>> ? Value : never;

/** Requests that work as they are with the demo venues. The path's ids are left to the reader. */
export type Examples = {
  readonly [Name in OperationName]?: {
    readonly query?: Part<Name, "query">;
    /** By a name for each. */
    readonly bodies?: Readonly<Record<string, Part<Name, "body">>>;
  };
};

/** Stands in for any path's venue. */
export const exampleVenueId = 1;

/**
 * The first Friday that is four weeks ahead or more, so that the examples work for as long as a process may run. At
 * Christmas the demo venue is closed.
 */
export function exampleDay(now: Temporal.Instant): Temporal.PlainDate {
  const earliest = now.toZonedDateTimeISO("UTC").toPlainDate().add({ weeks: 4 });
  const friday = earliest.add({ days: (5 - earliest.dayOfWeek + 7) % 7 });
  const isChristmas = friday.month === 12 && (friday.day === 24 || friday.day === 25);
  return isChristmas ? friday.add({ weeks: 1 }) : friday;
}

export function examplesOn(day: Temporal.PlainDate): Examples {
  const date = day.toString();
  const hold = { guestCount: 4, timeFrom: `${date}T18:00:00Z`, scenarioName: "Dinner" };
  const reservation = {
    ...hold,
    guest: { firstName: "Kari", lastName: "Nordmann", phone: "+4791234567", email: "kari@example.com" },
    comment: "By the window, please.",
    extReferenceId: "order-2001",
    extReferenceNumber: "guest-4711",
  };
  return {
    listBookings: { query: { extReferenceNumber: reservation.extReferenceNumber } },
    createBooking: { bodies: { reservation, hold } },
    updateBooking: { bodies: { reservation: { ...reservation, guestCount: 3 } } },
    updateBookingState: { bodies: { confirmed: { state: "CONFIRMED" }, cancelled: { state: "CANCELLED" } } },
    createWaitlistEntry: { bodies: { entry: reservation } },
    updateWaitlistState: { bodies: { cancelled: { state: "CANCELLED" } } },
    listTimeSlots: { query: { date, guestCount: 4 } },
    listAvailability: { query: { fromDate: date, days: 7, guestCount: 4 } },
    listDayTimeSlots: { query: { date } },
  };
}
