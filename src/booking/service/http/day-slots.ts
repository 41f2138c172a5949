import { LRUCache } from "lru-cache";
import type { DayTimeSlot, TimeSlot } from "#src/booking/contract/time-slot.ts";
import { fromMinute } from "#src/booking/service/capacity/party.ts";
import type { DaySlot, Slot, SlotFilter } from "#src/booking/service/capacity/slots.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import { defined } from "#src/lib/defined.ts";
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
    ...defined({ scenarioId }),
    ...(query.timeFrom !== undefined && { clockFrom: clockMinutes(query.timeFrom) }),
    ...(query.timeTo !== undefined && { clockTo: clockMinutes(query.timeTo) }),
  };
}

/** Ids of scenarios are text in a query and numbers in the venue. */
export function findScenarioId(text: string | undefined, { plan }: PlannedVenue): number | undefined {
  return plan.scenarios.find(({ id }) => String(id) === text)?.id;
}

/** How one venue's slots look on the wire. */
export interface WireSlots {
  toTimeSlot(slot: Slot): TimeSlot;
  toDayTimeSlot(slot: DaySlot): DayTimeSlot;
}

const mostVenues = 100;
/** About a month of a large venue. What is kept is the same for ever: ids, and moments as text. */
const mostTexts = 10_000;
/** A start as one number: the scenario, and its minute since 1970, which stays below this for two thousand years. */
const minutes = 2 ** 30;

/** By venue id. */
export function createWireSlots(slotIds: Pick<SlotIds, "seal">): (venueId: number) => WireSlots {
  const textOf = memo(mostTexts, (minute: number) => fromMinute(minute).toString());
  const slotsOf = (venueId: number): WireSlots => {
    const idOf = memo(mostTexts, (start: number) =>
      slotIds.seal({
        venueId,
        scenarioId: Math.floor(start / minutes),
        startsAt: fromMinute(start % minutes),
      }),
    );
    return {
      toTimeSlot: ({ scenarioId, scenarioName, from, until, available, waitlistAvailable }) => ({
        id: idOf(scenarioId * minutes + from),
        scenarioId,
        scenarioName,
        timeFrom: textOf(from),
        timeTo: textOf(until),
        available,
        waitlistAvailable,
      }),
      toDayTimeSlot: ({ scenarioId, scenarioName, from, until, ...slot }) => ({
        id: idOf(scenarioId * minutes + from),
        scenarioId,
        scenarioName,
        timeFrom: textOf(from),
        timeTo: textOf(until),
        availableForGuests: [...slot.availableFor],
        unavailableForGuests: [...slot.unavailableFor],
        waitlistAvailableForGuests: [...slot.waitlistAvailableFor],
        waitlistUnavailableForGuests: [...slot.waitlistUnavailableFor],
      }),
    };
  };
  return memo(mostVenues, slotsOf);
}

function memo<Value extends {}>(max: number, make: (key: number) => Value): (key: number) => Value {
  const known = new LRUCache<number, Value>({ max });
  return (key) => {
    const value = known.get(key);
    if (value !== undefined) return value;
    const made = make(key);
    known.set(key, made);
    return made;
  };
}

/** Minutes since midnight; seconds are parts of one. */
function clockMinutes(time: string): number {
  const { hour, minute, second } = Temporal.PlainTime.from(time);
  return hour * 60 + minute + second / 60;
}
