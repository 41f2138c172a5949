import { at } from "./at.ts";
import type { DayScenario } from "./day-plan.ts";
import type { DayView } from "./day-view.ts";
import { stayMinutes } from "./house-rules.ts";

/** A table or a combination without anybody at one minute; minutes since 1970. */
export interface MinuteOfPlace {
  readonly tableIds: readonly number[];
  readonly min: number;
  readonly max: number;
  /** When somebody has it next, on paper or in fact; absent for nobody within the day's window. */
  readonly nextAt?: number;
  /** When a party that sits down must leave. */
  readonly stayUntil: number;
}

/** Where a party could sit down at a minute and be alone: those made for its size first, then those free for its whole stay, then the smallest. */
export function findFreePlaces(
  { day, seatingPlan }: DayView,
  scenario: DayScenario,
  { from, partySize }: { readonly from: number; readonly partySize: number },
): MinuteOfPlace[] {
  const { plan, floorPlan } = day;
  const turnUntil = from + stayMinutes(scenario, partySize);
  const places = [
    ...plan.tables.map(({ id, min, max }) => ({ tables: [id], min, max })),
    ...plan.combinations.map(({ tables, min, max }) => ({ tables, min, max })),
  ].filter(({ max }) => max >= partySize);
  const free = places.flatMap(({ tables, min, max }) => {
    const taken = tables.flatMap((id) => {
      const { pinned, loose } = at(seatingPlan.board.tables, floorPlan.tableIds.indexOf(id));
      return [...pinned, ...loose].filter(({ until }) => until > from);
    });
    const nextAt = taken.length === 0 ? undefined : Math.min(...taken.map((interval) => interval.from));
    if (nextAt !== undefined && nextAt <= from) return [];
    const stayUntil = Math.min(turnUntil, (nextAt ?? Number.POSITIVE_INFINITY) - scenario.rules.resetMinutes);
    if (stayUntil <= from) return [];
    return [{ tableIds: [...tables], min, max, stayUntil, ...(nextAt !== undefined && { nextAt }) }];
  });
  const isLarge = ({ min }: MinuteOfPlace) => Number(min > partySize);
  const isShort = ({ stayUntil }: MinuteOfPlace) => Number(stayUntil < turnUntil);
  return free.sort(
    (one, other) =>
      isLarge(one) - isLarge(other) ||
      isShort(one) - isShort(other) ||
      one.tableIds.length - other.tableIds.length ||
      one.max - other.max ||
      other.stayUntil - one.stayUntil,
  );
}
