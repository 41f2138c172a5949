import { z } from "zod";
import { bookingStateSchema } from "#src/booking/contract/booking-state.ts";

/** The specification's fields, read as it has them and no more kindly; what it does not know may stand beside them. */

const moment = z
  .string("must be a text")
  .regex(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?Z$/,
    "must be a moment in UTC, as 2026-11-21T18:00:00Z",
  );
const date = z.string().regex(/^\d{4}-\d\d-\d\d$/, "must be a date, as 2026-11-21");
const text = z.string("must be a text");
const state = z.enum(["AVAILABLE", "NOT_AVAILABLE", "FULLY_BOOKED"]);

const guestShape = z.looseObject({
  firstName: text.nullish(),
  lastName: text.nullish(),
  phone: text.nullish(),
  email: text.nullish(),
});

export const bookingShape = z.looseObject({
  id: text.min(1, "must not be empty"),
  status: bookingStateSchema,
  timeSlotId: text.nullish(),
  venueId: z.int(),
  timeFrom: moment,
  timeTo: moment.nullish(),
  guest: guestShape.nullish(),
  guestCount: z.int(),
  comment: text.nullish(),
  extReferenceId: text.nullish(),
  extReferenceNumber: text.nullish(),
  extProperties: z.record(z.string(), text).nullish(),
  scenarioName: text.nullish(),
});
export type BookingShape = z.infer<typeof bookingShape>;

/** Waitlist entries have states of their own, which the specification does not show. */
export const waitlistShape = bookingShape.extend({ status: text.nullish() });

export const venuesShape = z.array(
  z.looseObject({
    id: z.int(),
    name: text,
    scenarioNames: z.array(text).nullish(),
    scenarios: z.array(z.looseObject({ id: z.int(), name: text })).nullish(),
  }),
);

const slotFields = {
  id: text.min(1),
  scenarioId: z.int(),
  scenarioName: text,
  timeFrom: moment,
  timeTo: moment,
};

export const slotsShape = z.array(
  z.looseObject({ ...slotFields, available: z.boolean(), waitlistAvailable: z.boolean() }),
);
export type SlotShape = z.infer<typeof slotsShape>[number];

const counts = z.array(z.int());

export const daySlotsShape = z.array(
  z.looseObject({
    ...slotFields,
    availableForGuests: counts,
    unavailableForGuests: counts,
    waitlistAvailableForGuests: counts,
    waitlistUnavailableForGuests: counts,
  }),
);

export const daysShape = z.array(
  z.looseObject({
    date,
    venueStatus: z.enum(["OPEN", "CLOSED"]),
    reservableState: state,
    scenarios: z.array(z.looseObject({ id: z.int(), displayName: text, status: state })),
  }),
);
export type DayShape = z.infer<typeof daysShape>[number];

export const problemShape = z.looseObject({
  type: text,
  title: text,
  status: z.int(),
  detail: text,
  code: text,
});
