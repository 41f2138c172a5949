import { choiceToAct, numberAhead, numberToAct } from "#src/bot/understanding/intent/places/choices.ts";
import type { FoundMessage } from "#src/bot/understanding/message/found-message.ts";
import type { Values } from "#src/bot/understanding/message/resolve.ts";
import type { Intent } from "#src/bot/understanding/understood.ts";

/** Which of those that are listed is to be cancelled or changed, where nothing else is said of it. */
export function placeMeant(message: FoundMessage, values: Values, intent: Intent): number | undefined {
  const isAct = Object.keys(values).length === 0 || isOnlyPlace(message, values);
  const { reading, locale, context } = message;
  const choice = isAct ? choiceToAct(reading.folded, intent, locale, context) : undefined;
  return (
    choice ??
    numberToAct(reading.folded, intent, locale, context) ??
    numberAhead(reading.folded, locale, context)
  );
}

/** "The second" may be the second that is listed, or the 2nd of the month; "a segunda" is Monday besides. */
function isOnlyPlace({ found }: FoundMessage, { date, dateTo, ...more }: Values): boolean {
  const isPlace = found.dates.every(({ kind }) => kind === "dayOfMonth" || kind === "weekday");
  return date !== undefined && dateTo === undefined && isPlace && Object.keys(more).length === 0;
}
