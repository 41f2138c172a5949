import type { DayScenario, ScenarioStart } from "./day-plan.ts";
import { type DayView, type SlotState, slotState } from "./day-view.ts";
import { turnMinutes } from "./turn-time.ts";

interface SlotTimes {
  readonly scenarioId: number;
  readonly scenarioName: string;
  /** Minutes since 1970: when the party comes, and when its turn time is over. */
  readonly from: number;
  readonly until: number;
}

/** A start time as one party size sees it ("TimeSlot" of the interface specification). */
export interface Slot extends SlotTimes {
  readonly available: boolean;
  readonly waitlistAvailable: boolean;
}

/** A start time as several party sizes see it ("DayTimeSlot"); `until` is the shortest stay of those it is offered to. */
export interface DaySlot extends SlotTimes {
  readonly availableFor: readonly number[];
  readonly unavailableFor: readonly number[];
  readonly waitlistAvailableFor: readonly number[];
  readonly waitlistUnavailableFor: readonly number[];
}

export interface SlotFilter {
  readonly scenarioId?: number;
  /** The clock's face at the start, in minutes since midnight, both ends included; parts of minutes count. */
  readonly clockFrom?: number;
  readonly clockTo?: number;
}

/**
 * The start times of a day for which a party of that size might be booked or put on the waiting list, and
 * those that are full; by time, then in the order of the scenarios. Start times that are nothing for this
 * party are left out.
 */
export function listSlots(dayView: DayView, partySize: number, filter: SlotFilter = {}): Slot[] {
  const slots: Slot[] = [];
  for (const { scenario, start } of startsOf(dayView, filter)) {
    const state = slotState(dayView, scenario, start, partySize);
    if (state === "notOffered") continue;
    const { id: scenarioId, name: scenarioName } = scenario.rules.scenario;
    const until = start.at + stayOf(scenario, partySize);
    const [available, waitlistAvailable] = [state === "available", state === "waitlist"];
    slots.push({ scenarioId, scenarioName, from: start.at, until, available, waitlistAvailable });
  }
  return slots;
}

/**
 * The same for all of each scenario's party sizes, or for one of them alone: a slot is listed if it is for any of the
 * scenario's sizes, whichever is asked for.
 */
export function listDaySlots(dayView: DayView, partySize?: number, filter: SlotFilter = {}): DaySlot[] {
  return startsOf(dayView, filter).flatMap(({ scenario, start }) => {
    const all = partySizesOf(dayView, scenario);
    const sizes = partySize === undefined ? all : all.filter((size) => size === partySize);
    if (sizes.length === 0) return [];
    const isOfferedTo = (size: number) => slotState(dayView, scenario, start, size) !== "notOffered";
    const states = sizes.map((size) => ({ size, state: slotState(dayView, scenario, start, size) }));
    const offered = states.filter(({ state }) => state !== "notOffered").map(({ size }) => size);
    if (offered.length === 0 && !(sizes.length < all.length && all.some(isOfferedTo))) return [];
    const staying = offered.length === 0 ? sizes : offered;
    const sizesThat = (are: (state: SlotState) => boolean) =>
      states.filter(({ state }) => are(state)).map(({ size }) => size);
    return [
      {
        scenarioId: scenario.rules.scenario.id,
        scenarioName: scenario.rules.scenario.name,
        from: start.at,
        until: start.at + Math.min(...staying.map((size) => stayOf(scenario, size))),
        availableFor: sizesThat((state) => state === "available"),
        unavailableFor: sizesThat((state) => state !== "available"),
        waitlistAvailableFor: sizesThat((state) => state === "waitlist"),
        waitlistUnavailableFor: sizesThat((state) => state !== "waitlist"),
      },
    ];
  });
}

function startsOf({ day }: DayView, filter: SlotFilter): ScenarioStart[] {
  const { scenarioId, clockFrom = 0, clockTo = Number.POSITIVE_INFINITY } = filter;
  return day.timetable.filter(
    ({ scenario, start }) =>
      (scenarioId === undefined || scenario.rules.scenario.id === scenarioId) &&
      clockFrom <= start.clock &&
      start.clock <= clockTo,
  );
}

/** The party sizes of the scenario's range that its tables could ever seat. */
function partySizesOf({ day }: DayView, { rules }: DayScenario): number[] {
  const { id, partySize } = rules.scenario;
  const seatable = [...(day.floorPlan.choices.get(id)?.keys() ?? [])];
  return seatable.filter((size) => partySize.min <= size && size <= partySize.max).sort((a, b) => a - b);
}

function stayOf({ rules }: DayScenario, partySize: number): number {
  return turnMinutes(rules.turnTimes, partySize) ?? 0;
}
