import type { Locale } from "#src/bot/languages/locale.ts";
import { proposingWords, wordsBeforeProposed } from "#src/bot/understanding/intent/booking/proposing.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { FoundTime } from "./found-time.ts";

/** Asked how many come, a number up to here may answer that: "8, and maybe a bit later". */
const lastOnTheDial = 12;

/**
 * Whether what is said of a bare number makes an hour of it: "is 6 free then?", "19 or so, maybe a bit earlier", "can we make it 830". No party is
 * free, and none is early. `folded` is the whole text.
 */
export function isHourByUse(
  { span, time, to }: FoundTime,
  folded: string,
  locale: Locale,
  { expecting, draft }: UnderstandingContext,
): boolean {
  if (to !== undefined || (expecting === "partySize" && time.hour <= lastOnTheDial)) return false;
  const { few, free, shifted, proposed, closing } = patternsOf(locale);
  const [before, after] = [folded.slice(0, span.start), folded.slice(span.end)];
  const isWritten = draft?.time !== undefined && inFigures.test(folded.slice(span.start, span.end));
  if (isWritten && proposed.test(before) && closing.test(after)) return true;
  return shifted.test(after) || (few.test(before) && free.test(after));
}

/** "2030", "830", "20 30": an hour and its minutes, and no party. */
const inFigures = /^(?:\d|1\d|2[0-3]) ?[0-5][05]$/;

const patternsOf = memoizeByLocale((locale) => {
  const { times, party, intents } = locale;
  const about = alternatives([
    ...times.approximately,
    ...(party.answerEnds ?? []),
    ...(party.answerLeads ?? []),
  ]);
  const leads = party.weakPhrases
    .filter((phrase) => phrase.endsWith("#"))
    .map((phrase) => phrase.slice(0, -1));
  const open = party.openPhrases
    .filter((phrase) => phrase.endsWith(" #"))
    .map((phrase) => phrase.slice(0, -2));
  const before = [
    ...wordsBeforeProposed(locale),
    ...open,
    ...(party.makesIt ?? []),
    ...times.leads,
    ...times.answerLeads,
  ];
  return {
    /** "Can we make it 830", of an hour that is known. */
    proposed: new RegExp(`^(?:${alternatives(before)},? ){1,6}$`, "u"),
    closing: new RegExp(
      `^(?:,? ${alternatives([...proposingWords(locale), ...intents.rather])}){0,3}(?: \\d{1,4})?[.?! ]*$`,
      "u",
    ),
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
