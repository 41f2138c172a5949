import { type Context, venueById } from "#src/bot/machine/core/context.ts";
import type { Query } from "#src/bot/machine/core/draft.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { localDate, localTime } from "#src/bot/machine/core/values.ts";

/**
 * A change whose time is none of the booked way to dine leaves it behind: "make it half past six" of a lunch means
 * dinner. One that was chosen from others at its hour, a tasting menu, stays until another is named.
 */
export function asItsTimeSays(query: Query, context: Context): Query {
  const { changing, ...wish } = query;
  if (changing?.scenarioName !== query.scenarioName || changing?.venueId !== query.venueId) return query;
  if (!isUsualThen(changing, context) || mayHoldTime(query, context)) return query;
  const { scenarioName: _, ...anyScenario } = wish;
  return { ...anyScenario, changing };
}

/** Whether it is what the venue seats its guests for at that hour, where they name nothing. */
function isUsualThen({ scenarioName, startsAt, venueId }: BookedTable, context: Context): boolean {
  const { isStart, scenarioNames = [] } = venueById(context, venueId) ?? {};
  const [date, time] = [localDate(startsAt, venueId, context), localTime(startsAt, venueId, context)];
  return scenarioNames.find((name) => isStart?.(name, date, time)) === scenarioName;
}

/** Whether some table of the named way to dine begins at the wanted time that day, as far as that is known. */
export function mayHoldTime(
  { scenarioName, venueId, date, partySize, time }: Query,
  context: Context,
): boolean {
  const { startsOn } = venueById(context, venueId) ?? {};
  if (!time || !startsOn) return true;
  const starts = startsOn(date, partySize).find((one) => one.scenarioName === scenarioName);
  if (!starts) return false;
  const [from, to] = time.type === "at" ? [time.time, time.time] : [time.from, time.to];
  // What goes past midnight is compared by its beginning alone.
  const last = starts.to < starts.from ? "24:00" : starts.to;
  const end = from !== undefined && to !== undefined && to < from ? undefined : to;
  return (from === undefined || from <= last) && (end === undefined || end >= starts.from);
}
