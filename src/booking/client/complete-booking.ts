import { z } from "zod";
import {
  type Booking,
  type BookingUpdate,
  bookingSchema,
  type Guest,
} from "#src/booking/contract/booking.ts";

/** A booking as the contract knows it, and as it came: a service may have fields of its own. */
export interface CompleteBooking {
  readonly booking: Booking;
  readonly fields: Readonly<Record<string, unknown>>;
}

const fieldsSchema = z.record(z.string(), z.unknown());

/** Reads the payload of Get Booking. */
export const completeBookingSchema = z.unknown().transform((answered, context): CompleteBooking => {
  const booking = bookingSchema.safeParse(answered);
  const fields = fieldsSchema.safeParse(answered);
  if (booking.success && fields.success) return { booking: booking.data, fields: fields.data };
  for (const { path, message } of booking.error?.issues ?? []) {
    context.addIssue({ code: "custom", path, message });
  }
  return z.NEVER;
});

/** What an update changes; of the guest, only the fields that are given, and a name as a whole. */
export type BookingChanges = Partial<Omit<BookingUpdate, "id" | "status" | "venueId">>;

/** The properties of a booking with some of them set, or taken off with null. */
export function mergeProperties(
  { extProperties = {} }: Pick<Booking, "extProperties">,
  changes: Readonly<Record<string, string | null>>,
): Record<string, string> {
  const merged = Object.entries({ ...extProperties, ...changes });
  return Object.fromEntries(merged.filter((entry): entry is [string, string] => entry[1] !== null));
}

/**
 * The body of Update Booking: the booking as it came, changed. What the service holds beyond the contract, in the guest
 * too, goes back untouched, since what is left out is cleared (interface specification, "Update Booking").
 * @param without fields that the changes leave no longer true
 */
export function toUpdate(
  { booking, fields }: CompleteBooking,
  changes: BookingChanges,
  without: readonly (keyof BookingUpdate)[] = [],
): BookingUpdate {
  const update = { ...booking, ...fields, ...changes, ...guestOf(booking.guest, fields, changes) };
  for (const field of without) delete update[field];
  return update;
}

const isNamed = (guest: Guest | undefined): boolean =>
  guest?.firstName !== undefined || guest?.lastName !== undefined;

/** A new name replaces the former one whole. */
function withoutName({ firstName: _first, lastName: _last, ...rest }: Guest): Guest {
  return rest;
}

function guestOf(
  guest: Guest | undefined,
  fields: CompleteBooking["fields"],
  changes: BookingChanges,
): { guest?: Guest } {
  const answered = fieldsSchema.safeParse(fields.guest).data;
  if (changes.guest === undefined && answered === undefined) return {};
  const known = { ...guest, ...answered };
  return { guest: { ...(isNamed(changes.guest) ? withoutName(known) : known), ...changes.guest } };
}
