import type { Context } from "#src/bot/machine/core/context.ts";
import type { Query } from "#src/bot/machine/core/draft.ts";
import type { Slot } from "#src/bot/machine/core/table.ts";
import { localDate, localTime, minutesOf } from "#src/bot/machine/core/values.ts";

/** Offers in place of the wanted time: more would be a search of its own. */
const mostOffers = 5;
const mostSameDay = 3;
const mostElsewhere = 1;

/**
 * The nearest of what is free instead, in order of time: other times of the wanted day, of each near day the time that is
 * nearest to the wanted one, and one of another venue.
 */
export function nearestOffers(
  query: Query,
  sameDay: readonly Slot[],
  found: readonly Slot[],
  context: Context,
): Slot[] {
  const free = found.filter(({ available }) => available);
  const elsewhere = byTime(
    free.filter(({ venueId }) => venueId !== query.venueId),
    query,
    context,
  );
  const otherDays = inTurn(
    free.filter(({ venueId }) => venueId === query.venueId),
    query,
    context,
  );
  const today = byTime(sameDay, query, context).slice(0, mostSameDay);
  const away = elsewhere.slice(0, mostElsewhere);
  const days = otherDays.slice(0, mostOffers - today.length - away.length);
  return [...today, ...days, ...away].toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
}

/** The nearest time of each day, nearer days first; then the next nearest of each. */
function inTurn(slots: readonly Slot[], query: Query, context: Context): Slot[] {
  const days = Map.groupBy(byTime(slots, query, context), ({ startsAt, venueId }) =>
    localDate(startsAt, venueId, context),
  );
  const nearFirst = [...days].toSorted(([a], [b]) => daysApart(a, query) - daysApart(b, query));
  const most = Math.max(0, ...nearFirst.map(([, times]) => times.length));
  return Array.from({ length: most }, (_, turn) =>
    nearFirst.flatMap(([, times]) => times.slice(turn, turn + 1)),
  ).flat();
}

const daysApart = (date: string, query: Query): number =>
  Math.abs(Temporal.PlainDate.from(query.date).until(date, { largestUnit: "days" }).days);

function byTime(slots: readonly Slot[], { time }: Query, context: Context): Slot[] {
  const point = time?.type === "at" ? time.time : (time?.from ?? time?.to);
  if (point === undefined) return [...slots];
  const distance = ({ startsAt, venueId }: Slot): number =>
    Math.abs(minutesOf(localTime(startsAt, venueId, context)) - minutesOf(point));
  return slots.toSorted((a, b) => distance(a) - distance(b));
}
