import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { FoundTime } from "./found-time.ts";

/** Asked how many come, a number up to here may answer that: "8, and maybe a bit later". */
const lastOnTheDial = 12;

/**
 * Whether what is said of a bare number makes an hour of it: "is 6 free then?", "19 or so, maybe a bit earlier". No party is free,
 * and none is early. `folded` is the whole text.
 */
export function isHourByUse(
  { span, time, to }: FoundTime,
  folded: string,
  locale: Locale,
  { expecting }: UnderstandingContext,
): boolean {
  if (to !== undefined || (expecting === "partySize" && time.hour <= lastOnTheDial)) return false;
  const { few, free, shifted } = patternsOf(locale);
  const after = folded.slice(span.end);
  return shifted.test(after) || (few.test(folded.slice(0, span.start)) && free.test(after));
}

const patternsOf = memoizeByLocale(({ times, party, intents }) => {
  const about = alternatives([
    ...times.approximately,
    ...(party.answerEnds ?? []),
    ...(party.answerLeads ?? []),
  ]);
  const leads = party.weakPhrases
    .filter((phrase) => phrase.endsWith("#"))
    .map((phrase) => phrase.slice(0, -1));
  return {
    /** Nothing is counted before it: "have you still got 6 free?" "Table 6" and "for 6" are no hours. */
    few: new RegExp(
      `(?:^|[,.;!?] )(?:[\\p{L}']{1,8} ){0,4}$(?<!(?<!\\p{L})(?:${alternatives(intents.bookNouns)} |${alternatives(leads)}))`,
      "u",
    ),
    free: new RegExp(
      `^ ${alternatives(times.freeHours ?? [])}(?:,? ${alternatives([...intents.fillers, ...intents.rather])}){0,2}[.?! ]*$`,
      "u",
    ),
    shifted: new RegExp(
      `^(?:,? ?${about})?,? (?:[\\p{L}']{1,10} ){1,4}${alternatives([...times.earlier, ...times.later])}(?: \\p{L}{2,6})?[.?! ]*$`,
      "u",
    ),
  };
});
