import type { DaySpan } from "./calendar-day.ts";
import { isDate } from "./local-time.ts";
import type { Mistake } from "./mistake.ts";
import type { Entry } from "./readable-plan.ts";

/** A span of days whose ends do not go together, or lie the wrong way round. */
export function checkSpan({ value: { from, to }, path }: Entry<DaySpan>): Mistake[] {
  if (to === undefined) return [];
  if (isDate(from) !== isDate(to)) {
    const remedy = "write both as full dates, or both without a year";
    return [
      { path: [...path, "to"], message: `"${to}" and "${from}" are written in different ways`, remedy },
    ];
  }
  if (!isDate(from) || from <= to) return [];
  return [{ path: [...path, "to"], message: `${to} is before ${from}`, remedy: "swap the two" }];
}

/** The same of what stands, or takes place, in a season. */
export function checkSeason({ season }: { readonly season?: DaySpan }, path: Mistake["path"]): Mistake[] {
  return season ? checkSpan({ value: season, path: [...path, "season"] }) : [];
}
