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

/**
 * What the one who books says beside party size and slot (interface specification, "Booking"): kept and answered as it
 * came. A further field is a line here: the wire, the store, the client and the documents have it from this table.
 * @param suffix sets the names of a request's parts apart from those of an answer, which have other limits
 */
const detailFields = (kind: FieldKinds, suffix: "" | "Draft") => ({
  guest: guestOf(kind)
    .meta({
      id: `Guest${suffix}`,
      description: "Whom the table is for. None, or one without any text, makes the booking temporary.",
    })
    .exactOptional(),
  comment: kind.text({ max: 2000 }).describe("The guest's own words.").exactOptional(),
  extReferenceId: kind.text(reference).describe("Your own id of the booking.").exactOptional(),
  extReferenceNumber: kind
    .text(reference)
    .describe("Your own reference, such as that of the guest.")
    .exactOptional(),
  extProperties: kind
    .textMap({ entries: 50, key: 100, value: 1000 })
    .describe("Whatever else you want back with the booking.")
    .exactOptional(),
  noShowFee: noShowFeeOf(kind)
    .meta({ id: `NoShowFee${suffix}`, description: "In units of the venue's currency." })
    .exactOptional(),
  tags: kind.textList({ entries: 50, length: 100 }).exactOptional(),
  types: kind.textList({ entries: 50, length: 100 }).exactOptional(),
});

/** Takes the details out of whatever holds them. */
export const bookingDetailsSchema = z.object(detailFields(tolerant, ""));
export type BookingDetails = z.infer<typeof bookingDetailsSchema>;

/** Which table, and until when: the same in a request and in an answer. */
const slotFields = (kind: FieldKinds) => ({
  timeSlotId: kind
    .text({ min: 1, max: 128 })
    .describe("The `id` of a time slot. It wins over `timeFrom` and `scenarioName`.")
    .exactOptional(),
  timeTo: kind.moment().describe("Follows from the start and the party size.").exactOptional(),
  scenarioName: kind.text(name).exactOptional(),
});

const draftFields = {
  ...slotFields(strict),
  ...detailFields(strict, "Draft"),
  venueId: strict
    .wholeNumber({ min: 0, max: maxWholeNumber })
    .describe("Where given, the one of the path.")
    .exactOptional(),
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

/** The rule above in JSON Schema. */
const slotNaming = { anyOf: [{ required: ["timeSlotId"] }, { required: ["timeFrom", "scenarioName"] }] };

/**
 * Body of Create Booking and Create Waitlist: a guest count, and either a time slot or a start with the name
 * of a scenario. `id` and `status` are ignored. `venueId`, where given, must be the path's.
 */
export const bookingDraftSchema = wireObject(draftFields)
  .refine(namesSlot, slotRule)
  .meta({ id: "BookingDraft", ...slotNaming });
export type BookingDraft = z.infer<typeof bookingDraftSchema>;

/**
 * Body of Update Booking: the complete resource, what is left out is cleared. `id`, `venueId` and `status`,
 * where given, must be the booking's own.
 */
export const bookingUpdateSchema = wireObject({
  ...draftFields,
  id: strict.text({ max: 200 }).describe("Where given, the one of the path.").exactOptional(),
  status: z
    .enum(bookingStateSchema.options, { error: "must be a booking state" })
    .describe("Where given, the booking's own: it is changed with PATCH.")
    .exactOptional(),
})
  .refine(namesSlot, slotRule)
  .meta({ id: "BookingUpdate", ...slotNaming });
export type BookingUpdate = z.infer<typeof bookingUpdateSchema>;

const answeredFields = { ...slotFields(tolerant), ...bookingDetailsSchema.shape };

/** What our own service always answers; another's may leave out what the schemas do not need. */
const answeredAlways = [
  "id",
  "status",
  "timeSlotId",
  "venueId",
  "timeFrom",
  "timeTo",
  "guestCount",
  "scenarioName",
];

/** A booking as the service answers it. */
export const bookingSchema = wireObject({
  ...answeredFields,
  id: z.string().min(1),
  status: bookingStateSchema,
  venueId: z.int(),
  timeFrom: tolerant.moment(),
  guestCount: z.int(),
}).meta({ id: "Booking", required: answeredAlways });
export type Booking = z.infer<typeof bookingSchema>;

/**
 * A waitlist entry as the service answers it: the shape of a booking. Its states other than CANCELLED are
 * not specified, so the status is any text.
 */
export const waitlistEntrySchema = wireObject({
  ...answeredFields,
  id: z.string().min(1),
  status: z.string().describe("REGISTERED or CANCELLED.").exactOptional(),
  venueId: z.int().exactOptional(),
  timeFrom: tolerant.moment().exactOptional(),
  guestCount: z.int().exactOptional(),
}).meta({ id: "WaitlistEntry", required: answeredAlways });
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
export const timeSlotChangeSchema = wireObject({
  timeslotId: strict.text({ min: 1, max: 128 }).describe("The `id` of a time slot."),
}).meta({ id: "TimeSlotChange" });
