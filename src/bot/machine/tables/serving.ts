import { type Context, venueById } from "#src/bot/machine/core/context.ts";
import type { Query } from "#src/bot/machine/core/draft.ts";
import { type Message, message } from "#src/bot/machine/core/message.ts";
import { dateValue, scenarioValue, today } from "#src/bot/machine/core/values.ts";

type NamedOn = Pick<Query, "scenarioName" | "venueId" | "date">;

/** Why the way to dine that was named cannot be had that day, whatever the time and the party; undefined where it can. */
export function unservedLines(query: NamedOn, context: Context): Message[] | undefined {
  const { scenarioName, venueId, date } = query;
  const venue = venueById(context, venueId);
  if (scenarioName === undefined || !venue) return undefined;
  const scenario = scenarioValue(scenarioName, venue);
  const last = lastDay(query, context);
  if (last !== undefined && date > last) {
    return [message("scenarioTooFarAhead", { scenario, venue: venue.name, date: dateValue(last) })];
  }
  const isServed = venue.startsOn?.(date, undefined).some((starts) => starts.scenarioName === scenarioName);
  if (isServed !== false) return undefined;
  return [message("scenarioNotOn", { scenario, venue: venue.name, date: dateValue(date) })];
}

/** The last day on which the way to dine that was named can be booked so far, where that is known. */
function lastDay({ scenarioName, venueId }: NamedOn, context: Context): string | undefined {
  const horizon = scenarioName && venueById(context, venueId)?.horizons?.[scenarioName];
  return horizon ? Temporal.PlainDate.from(today(venueId, context)).add(horizon).toString() : undefined;
}
