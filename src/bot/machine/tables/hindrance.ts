import type { Context } from "#src/bot/machine/core/context.ts";
import type { Query } from "#src/bot/machine/core/draft.ts";
import type { Hindrance } from "#src/bot/machine/core/offer-reason.ts";
import type { Slot } from "#src/bot/machine/core/table.ts";
import { localDate, localTime, minutesOf } from "#src/bot/machine/core/values.ts";

/** Why nothing is free at the wanted time of a day, as far as its slots tell; a service may list free ones alone. */
export function hindranceOf(query: Query, slots: readonly Slot[], context: Context): Hindrance | undefined {
  const timeOf = ({ startsAt, venueId }: Slot): string => localTime(startsAt, venueId, context);
  const listed = slots
    .filter(({ startsAt, venueId }) => localDate(startsAt, venueId, context) === query.date)
    .filter(({ scenarioName }) => scenarioName === (query.scenarioName ?? scenarioName))
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  const [first] = listed;
  const last = listed.at(-1);
  if (!first || !last) return undefined;
  const free = listed.filter(({ available }) => available);
  const [firstFree] = free;
  const lastFree = free.at(-1);
  if (!firstFree || !lastFree) return { type: "full" };
  if (query.time?.type !== "at") return undefined;
  const wanted = query.time.time;
  if (wanted < timeOf(first)) return { type: "early", first: timeOf(firstFree) };
  if (wanted > timeOf(last)) return { type: "late", last: timeOf(lastFree) };
  const times = listed.map(timeOf);
  return times.includes(wanted) ? { type: "full" } : betweenSeatings(wanted, times);
}

/** Starts further apart than this, in minutes, are of two seatings. */
const leastBreak = 90;

/** Of a time that is no start of the day's: whether the starts around it, in order, are of two seatings. */
function betweenSeatings(wanted: string, times: readonly string[]): Hindrance | undefined {
  const before = times.findLast((time) => time < wanted);
  const after = times.find((time) => time > wanted);
  if (before === undefined || after === undefined) return undefined;
  return minutesOf(after) - minutesOf(before) >= leastBreak ? { type: "between", before, after } : undefined;
}
