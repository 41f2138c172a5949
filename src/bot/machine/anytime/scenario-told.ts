import type { Context, VenueFacts } from "#src/bot/machine/core/context.ts";
import { type Message, message } from "#src/bot/machine/core/message.ts";
import { dateValue, scenarioValue, today } from "#src/bot/machine/core/values.ts";
import { unservedLines } from "#src/bot/machine/tables/serving.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { descriptionOf } from "./house-told.ts";
import { wayToDine } from "./house-ways.ts";

const daysOfWeek = 7;

/**
 * What a way to dine is, as the house tells it, and on which of the coming days it is to be had, from the first start to the
 * last: "what's the tasting menu?", "when do you do brunch?"
 */
export function scenarioAt(
  venue: VenueFacts,
  { scenarioAsked, scenarioName: wished, date: day }: Understood,
  language: string,
  context: Context,
): Message[] {
  const scenarioName = scenarioAsked ?? wished;
  /** The day of a wish beside it is none of the question's. */
  const date = scenarioAsked === undefined ? day : undefined;
  if (scenarioName === undefined || !venue.scenarioNames.includes(scenarioName)) return [];
  const unserved =
    date === undefined ? undefined : unservedLines({ scenarioName, venueId: venue.id, date }, context);
  const values = { venue: venue.name, scenario: scenarioValue(scenarioName, venue) };
  const days = daysOf(scenarioName, venue, context);
  const lines = [
    ...(unserved ?? []),
    ...descriptionOf(scenarioName, venue, language),
    ...(venue.partySizes?.[scenarioName] ? [wayToDine(scenarioName, venue)] : []),
    ...(days.length > 0 ? [message("scenarioDays", values), ...days] : []),
  ];
  return lines.length > 0 ? lines : [message("scenarioBookable", values)];
}

/** The days of the coming week on which it is served, with its first and its last start. */
function daysOf(scenarioName: string, venue: VenueFacts, context: Context): Message[] {
  const first = Temporal.PlainDate.from(today(venue.id, context));
  return Array.from({ length: daysOfWeek }, (_, days) => first.add({ days }).toString()).flatMap((day) => {
    const starts = venue.startsOn?.(day, undefined).filter((one) => one.scenarioName === scenarioName) ?? [];
    if (starts.length === 0) return [];
    const intervals = starts.map(({ from, to }) => ({ from, to }));
    return [message("hoursLine", { date: dateValue(day), hours: { type: "hours", intervals } })];
  });
}
