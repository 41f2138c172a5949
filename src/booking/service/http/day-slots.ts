import type { DayTimeSlot, TimeSlot } from "#src/booking/contract/time-slot.ts";
import { fromMinute } from "#src/booking/service/capacity/party.ts";
import type { DaySlot, Slot, SlotFilter } from "#src/booking/service/capacity/slots.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import type { SlotIds } from "./slot-ids.ts";

/** What a query narrows the slots down by; times of day are the venue's, `HH:MM:SS`, both ends inclusive. */
interface SlotQuery {
  readonly timeFrom?: string;
  readonly timeTo?: string;
  readonly scenarioId?: string;
}

/** Undefined for a scenario that the venue does not have: nothing can match then. */
export function toSlotFilter(query: SlotQuery, venue: PlannedVenue): SlotFilter | undefined {
  const scenarioId = findScenarioId(query.scenarioId, venue);
  if (query.scenarioId !== undefined && scenarioId === undefined) return undefined;
  return {
    ...(scenarioId !== undefined && { scenarioId }),
    ...(query.timeFrom !== undefined && { clockFrom: clockMinutes(query.timeFrom) }),
    ...(query.timeTo !== undefined && { clockTo: clockMinutes(query.timeTo) }),
  };
}

/** Ids of scenarios are text in a query and numbers in the venue. */
export function findScenarioId(text: string | undefined, { plan }: PlannedVenue): number | undefined {
  return plan.scenarios.find(({ id }) => String(id) === text)?.id;
}

export function toTimeSlot(slot: Slot, venueId: number, slotIds: SlotIds): TimeSlot {
  const { available, waitlistAvailable } = slot;
  return { ...toWire(slot, venueId, slotIds), available, waitlistAvailable };
}

export function toDayTimeSlot(slot: DaySlot, venueId: number, slotIds: SlotIds): DayTimeSlot {
  return {
    ...toWire(slot, venueId, slotIds),
    availableForGuests: [...slot.availableFor],
    unavailableForGuests: [...slot.unavailableFor],
    waitlistAvailableForGuests: [...slot.waitlistAvailableFor],
    waitlistUnavailableForGuests: [...slot.waitlistUnavailableFor],
  };
}

function toWire(slot: Slot | DaySlot, venueId: number, slotIds: SlotIds) {
  const { scenarioId, scenarioName, from, until } = slot;
  const startsAt = fromMinute(from);
  return {
    id: slotIds.seal({ venueId, scenarioId, startsAt }),
    scenarioId,
    scenarioName,
    timeFrom: startsAt.toString(),
    timeTo: fromMinute(until).toString(),
  };
}

/** Minutes since midnight; seconds are parts of one. */
function clockMinutes(time: string): number {
  const { hour, minute, second } = Temporal.PlainTime.from(time);
  return hour * 60 + minute + second / 60;
}
