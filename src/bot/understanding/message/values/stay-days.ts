import { type FoundDate, weekdayFrom } from "#src/bot/understanding/dates/found-date.ts";

/** Nobody who names its ends stays longer without saying so, in days. */
const longestStay = 21;

/**
 * "We arrive on the 10th, leave on the 14th, and it would be the Saturday": a weekday that is named after the first and the last day of
 * a stay is the one between them. `isTold` says of a day that it is told in passing. Undefined where there is no such stay.
 */
export function dayOfStay(
  found: readonly FoundDate[],
  isTold: (day: FoundDate) => boolean,
): FoundDate | undefined {
  const [weekday, ...others] = found.filter(({ kind, isInWeek }) => kind === "weekday" && !isInWeek);
  const ends = found.filter((one) => one !== weekday);
  if (weekday === undefined || others.length > 0 || ends.some(({ kind }) => !endKinds.includes(kind)))
    return undefined;
  const [first, last = first] = ends;
  const from = first?.date;
  const to = last?.to ?? (ends.length === 2 ? last?.date : undefined);
  if (first === undefined || from === undefined || to === undefined || ends.length > 2) return undefined;
  if (ends.length === 2 && !ends.some(isTold)) return undefined;
  const date = weekdayFrom(from, weekday.date.dayOfWeek);
  const days = from.until(to, { largestUnit: "day" }).days;
  const isWithin = days > 0 && days <= longestStay && Temporal.PlainDate.compare(date, to) <= 0;
  return isWithin && first.span.start < weekday.span.start ? { ...weekday, date } : undefined;
}

const endKinds: readonly FoundDate["kind"][] = ["day", "dayOfMonth", "range", "joined"];
