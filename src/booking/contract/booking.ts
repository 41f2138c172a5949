import { z } from "zod";
import { bookingStateSchema } from "./booking-state.ts";
import { type FieldKinds, wireObject } from "./field-kinds.ts";
import { maxWholeNumber, strict } from "./strict-kinds.ts";
import { tolerant } from "./tolerant-kinds.ts";

const partySizes = { min: 1, max: maxWholeNumber };
const name = { max: 100 };
const reference = { min: 1, max: 200 };

const guestOf = (kind: FieldKinds) =>
  wireObject({
    firstName: kind.text(name).exactOptional(),
    lastName: kind.text(name).exactOptional(),
    phone: kind.text(name).exactOptional(),
    /** RFC 5321 allows no longer address. */
    email: kind.text({ max: 254 }).exactOptional(),
  });

const noShowFeeOf = (kind: FieldKinds) =>
  wireObject({
    amountPreAuthorized: kind.amount().exactOptional(),
    amountToCapture: kind.amount().exactOptional(),
  });

/** The fields that a request and an answer share (interface specification, "Booking"). */
const bookingFields = (kind: FieldKinds) => ({
  timeSlotId: kind.text({ min: 1, max: 128 }).exactOptional(),
  timeTo: kind.moment().exactOptional(),
  guest: guestOf(kind).exactOptional(),
  comment: kind.text({ max: 2000 }).exactOptional(),
  extReferenceId: kind.text(reference).exactOptional(),
  extReferenceNumber: kind.text(reference).exactOptional(),
  extProperties: kind.textMap({ entries: 50, key: 100, value: 1000 }).exactOptional(),
  scenarioName: kind.text(name).exactOptional(),
  noShowFee: noShowFeeOf(kind).exactOptional(),
  tags: kind.textList({ entries: 50, length: 100 }).exactOptional(),
  types: kind.textList({ entries: 50, length: 100 }).exactOptional(),
});

const draftFields = {
  ...bookingFields(strict),
  venueId: strict.wholeNumber({ min: 0, max: maxWholeNumber }).exactOptional(),
  timeFrom: strict.moment().exactOptional(),
  guestCount: strict.wholeNumber(partySizes),
};

interface SlotChoice {
  readonly timeSlotId?: string | undefined;
  readonly timeFrom?: string | undefined;
  readonly scenarioName?: string | undefined;
}

const namesSlot = (draft: SlotChoice) =>
  draft.timeSlotId !== undefined || (draft.timeFrom !== undefined && draft.scenarioName !== undefined);

/** Checked beside other mistakes, not only after them, so that all are told at once. */
const slotRule = {
  path: ["timeSlotId"],
  error: "is required, unless timeFrom and scenarioName are given",
  when: ({ value }: { readonly value: unknown }) =>
    typeof value === "object" && value !== null && !Array.isArray(value),
};

/**
 * Body of Create Booking and Create Waitlist: a guest count, and either a time slot or a start with the name
 * of a scenario. `id` and `status` are ignored. `venueId`, where given, must be the path's.
 */
export const bookingDraftSchema = wireObject(draftFields).refine(namesSlot, slotRule);
export type BookingDraft = z.infer<typeof bookingDraftSchema>;

/**
 * Body of Update Booking: the complete resource, what is left out is cleared. `id`, `venueId` and `status`,
 * where given, must be the booking's own.
 */
export const bookingUpdateSchema = wireObject({
  ...draftFields,
  id: strict.text({ max: 200 }).exactOptional(),
  status: z.enum(bookingStateSchema.options, { error: "must be a booking state" }).exactOptional(),
}).refine(namesSlot, slotRule);
export type BookingUpdate = z.infer<typeof bookingUpdateSchema>;

/** A booking as the service answers it. */
export const bookingSchema = wireObject({
  ...bookingFields(tolerant),
  id: z.string().min(1),
  status: bookingStateSchema,
  venueId: z.int(),
  timeFrom: tolerant.moment(),
  guestCount: z.int(),
});
export type Booking = z.infer<typeof bookingSchema>;

/**
 * A waitlist entry as the service answers it: the shape of a booking. Its states other than CANCELLED are
 * not specified, so the status is any text.
 */
export const waitlistEntrySchema = wireObject({
  ...bookingFields(tolerant),
  id: z.string().min(1),
  status: z.string().exactOptional(),
  venueId: z.int().exactOptional(),
  timeFrom: tolerant.moment().exactOptional(),
  guestCount: z.int().exactOptional(),
});
export type WaitlistEntry = z.infer<typeof waitlistEntrySchema>;

export type Guest = NonNullable<Booking["guest"]>;

/** Without a guest a booking is temporary: it only holds capacity for a while. An empty guest is none. */
export function hasGuest(booking: { readonly guest?: Guest }): boolean {
  return Object.values(booking.guest ?? {}).some((field) => field.trim() !== "");
}

/** Query of List Bookings: at least one of the two references. */
export const bookingReferencesSchema = z
  .object({
    extReferenceId: strict.text(reference).exactOptional(),
    extReferenceNumber: strict.text(reference).exactOptional(),
  })
  .refine(
    (query) => query.extReferenceId !== undefined || query.extReferenceNumber !== undefined,
    "needs extReferenceId or extReferenceNumber",
  );

/** Body of Update Booking Timeslot. The specification spells the property with a lower-case s, here only. */
export const timeSlotChangeSchema = wireObject({ timeslotId: strict.text({ min: 1, max: 128 }) });
