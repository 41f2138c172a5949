import { z } from "zod";
import { wireObject } from "./field-kinds.ts";
import { calendarDate, maxWholeNumber, strict, timeOfDay, wholeNumberText } from "./strict-kinds.ts";
import { tolerant } from "./tolerant-kinds.ts";

const partySize = wholeNumberText({ min: 1, max: maxWholeNumber });

const slotFields = {
  id: z.string().min(1).describe("Opaque. It books this slot, for any party size."),
  scenarioId: z.int(),
  scenarioName: z.string(),
  timeFrom: tolerant.moment(),
  timeTo: tolerant.moment(),
};

/** A start that may be bookable for the party size that was asked for ("TimeSlot"). */
export const timeSlotSchema = wireObject({
  ...slotFields,
  timeTo: slotFields.timeTo.describe("When the turn of this party is over."),
  available: z.boolean().describe("A booking may be possible."),
  waitlistAvailable: z.boolean().default(false).describe("A waitlist entry may be possible."),
}).meta({ id: "TimeSlot" });
export type TimeSlot = z.infer<typeof timeSlotSchema>;

const partySizes = z.array(z.int()).default([]);

/** A start with the party sizes that may or may not be bookable then ("DayTimeSlot"). */
export const dayTimeSlotSchema = wireObject({
  ...slotFields,
  timeTo: slotFields.timeTo.describe(
    "When the turn of the party that stays shortest is over, of those that may have this start.",
  ),
  availableForGuests: partySizes,
  unavailableForGuests: partySizes,
  waitlistAvailableForGuests: partySizes,
  waitlistUnavailableForGuests: partySizes,
}).meta({ id: "DayTimeSlot" });
export type DayTimeSlot = z.infer<typeof dayTimeSlotSchema>;

const slotFilters = {
  date: calendarDate.describe("The day on which the slots start, on the venue's calendar."),
  timeFrom: timeOfDay.describe("The earliest start, `HH:MM:SS` on the venue's clock.").exactOptional(),
  timeTo: timeOfDay.describe("The latest start, `HH:MM:SS` on the venue's clock.").exactOptional(),
  scenarioId: strict
    .text({ max: 200 })
    .describe("Keeps this scenario's slots. An unknown one has none.")
    .exactOptional(),
};

/** Query of List Time Slots. `date`, `timeFrom` and `timeTo` are the venue's own, ends inclusive. */
export const timeSlotQuerySchema = z.object({ ...slotFilters, guestCount: partySize });

/** Query of List DayTimeSlots, which the specification leaves open: as List Time Slots, any party size. */
export const dayTimeSlotQuerySchema = z.object({
  ...slotFilters,
  guestCount: partySize
    .describe("Keeps this party size alone in the lists, and leaves out scenarios that never take it.")
    .exactOptional(),
});
