import { onlyAsksToHear, onlyWaits, saysAnyTime } from "#src/bot/understanding/intent/booking/line.ts";
import type { Said } from "#src/bot/understanding/message/said.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";

/**
 * "Never mind, I'll wait", where a waitlist is offered or they stand in line, and there "you'll text me then?"; elsewhere they
 * wait for something else.
 */
export function readWait({
  original,
  language: { locale, confident },
  context: { expecting, asksTimes },
}: Said): Understood | undefined {
  const text = foldText(original);
  const isInLine = expecting === null && asksTimes === true;
  const waits = (expecting === "slot" || isInLine) && onlyWaits(text, locale);
  const isMeant = waits || (isInLine && onlyAsksToHear(text, locale));
  return isMeant ? { intent: "waitlist", ...defined({ language: confident }) } : undefined;
}

/** What may be said where times would do, in so few words that nothing else tells that they are times. */
const vague: readonly Understood["intent"][] = ["other", "inform", "affirm", "waitlist"];

/**
 * "Yeah, 6 to 9, like I said": where it was asked which other times would do, or the waitlist is asked for, numbers are times,
 * unless a day, a party, a place or a time is named. "The waitlist, any time works" is of the day.
 */
export function withTimesThatWouldDo(
  understood: Understood,
  { original, language: { locale }, context }: Said,
  read: (context: UnderstandingContext) => Understood,
): Understood {
  const { intent, date, partySize, venueId, timeFrom, timeTo, anyTime } = understood;
  const others = [date, partySize, venueId, timeFrom, timeTo, anyTime];
  const { asksTimes, expecting } = context;
  const isAsked = expecting === null && asksTimes === true && vague.includes(intent);
  const isOfWait = expecting === "slot" && intent === "waitlist" && understood.time === undefined;
  const hour =
    isOfWait && context.draft?.partySize !== undefined ? hourIn(understood, context, read) : undefined;
  if (hour !== undefined) return hour;
  if (!(isAsked || isOfWait) || others.some((value) => value !== undefined)) return understood;
  const asTimes = read({ ...context, expecting: "time" });
  const range = defined({ timeFrom: asTimes.timeFrom, timeTo: asTimes.timeTo });
  if (Object.keys(range).length > 0) return isOfWait ? { ...understood, ...range } : asTimes;
  const isAnyTime = intent === "waitlist" && saysAnyTime(foldText(original), locale);
  return isAnyTime ? { ...understood, anyTime: true } : understood;
}

/** "Can we wait for 7 instead?", of the party that is known, is for seven o'clock; "for 7 people" is not. */
function hourIn(
  { partySize, ...understood }: Understood,
  context: UnderstandingContext,
  read: (context: UnderstandingContext) => Understood,
): Understood | undefined {
  if (partySize === undefined) return undefined;
  const { time, partySize: party } = read({ ...context, expecting: "time" });
  return time === undefined || party !== undefined ? undefined : { ...understood, time };
}
