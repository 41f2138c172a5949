import type { TimeRange } from "./table.ts";

/** Whether a start (`HH:MM`, venue-local) is one of those that would do. */
export function isWithin({ from, to }: TimeRange, time: string): boolean {
  const isPastMidnight = from !== undefined && to !== undefined && to < from;
  return (from === undefined || from <= time) && (to === undefined || isPastMidnight || time <= to);
}
