import type { BookingDraft, BookingUpdate } from "#src/booking/contract/booking.ts";
import type { BookingRecord } from "#src/booking/service/store/booking-record.ts";
import type { SlotChoice } from "#src/booking/service/store/take-capacity.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import { explain, type Outcome, refuse, refuseInput } from "./problem.ts";
import type { SlotIds } from "./slot-ids.ts";

/** The slot that a draft is about. Its id, where given, says it all. */
export function chooseSlot(draft: BookingDraft, venue: PlannedVenue, slotIds: SlotIds): Outcome<SlotChoice> {
  const { timeSlotId, timeFrom, scenarioName } = draft;
  if (timeSlotId !== undefined) return openSlotId(timeSlotId, "timeSlotId", venue, slotIds);
  if (timeFrom === undefined) return explain("slot_unavailable");
  const scenario = venue.plan.scenarios.find(({ name }) => name === scenarioName);
  if (!scenario) return refuse("slot_unavailable", unknownScenario);
  return { ok: true, value: { scenarioId: scenario.id, startsAt: Temporal.Instant.from(timeFrom) } };
}

const unknownScenario = "The venue has no scenario of this name. List the venues to see their names.";

/** @param path the body's property, for the mistake in it */
export function openSlotId(
  id: string,
  path: "timeSlotId" | "timeslotId",
  venue: PlannedVenue,
  slotIds: SlotIds,
): Outcome<SlotChoice> {
  const key = slotIds.open(id);
  if (key?.venueId === venue.id) return { ok: true, value: key };
  const message = key ? "is a time slot of another venue" : "is not a time slot of this service";
  return refuseInput([{ path, message }]);
}

/**
 * The slot that an update moves the booking to; undefined when it stays. A new time slot id wins over the start and
 * the scenario beside it, which may have been left as they were; else whichever of these differs counts.
 */
export function chooseNewSlot(
  update: BookingUpdate,
  booking: BookingRecord,
  venue: PlannedVenue,
  slotIds: SlotIds,
): Outcome<SlotChoice | undefined> {
  if (update.timeSlotId !== undefined && update.timeSlotId !== slotIds.seal(booking)) {
    return openSlotId(update.timeSlotId, "timeSlotId", venue, slotIds);
  }
  const startsAt = update.timeFrom === undefined ? booking.startsAt : Temporal.Instant.from(update.timeFrom);
  const renamed = update.scenarioName !== undefined && update.scenarioName !== booking.scenarioName;
  if (!renamed) {
    const stays = startsAt.equals(booking.startsAt);
    return { ok: true, value: stays ? undefined : { scenarioId: booking.scenarioId, startsAt } };
  }
  const { timeSlotId: _, ...rest } = update;
  return chooseSlot({ ...rest, timeFrom: startsAt.toString() }, venue, slotIds);
}
