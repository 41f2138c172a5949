import type { Locale } from "#src/bot/languages/locale.ts";
import { beginsAsking } from "#src/bot/understanding/intent/answers/answers.ts";
import { clauseEnds } from "#src/bot/understanding/intent/answers/manners.ts";
import { asksForAlternative, refusesAfterwards } from "#src/bot/understanding/intent/questions/asking.ts";
import type { DetectedLanguage } from "#src/bot/understanding/language/language.ts";
import { readInLanguage } from "#src/bot/understanding/message/read-in-language.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { afterClause, agreesIn, firstClause, holdsBack } from "./express-yes.ts";

/** "Yes please and is there parking", "yes is there parking", without a mark between the two. */
export function asksAfterYes(
  original: string,
  language: DetectedLanguage,
  context: UnderstandingContext,
): boolean {
  const { locale } = language;
  const yes = firstClause(original, language) || undividedYes(original, locale);
  const asked = afterClause(original, yes);
  return (
    (beginsAsking(foldText(asked), locale) || asked.endsWith("?") || asksAlone(asked, language, context)) &&
    !refusesAfterwards(asked, locale) &&
    !holdsBack(foldText(original), locale) &&
    agreesIn(yes, language, context)
  );
}

/** "Il numero qual è": what asks may stand at the end. */
function asksAlone(words: string, language: DetectedLanguage, context: UnderstandingContext): boolean {
  const alone = { ...context, expecting: null };
  return words !== "" && readInLanguage(words, language, alone).understood.intent === "question";
}

/** So many words a yes may have before a question that nothing divides from it. */
const mostYesWords = 4;

/** What stands before the words that begin a question: "oui vas-y", where nothing else divides the two. */
function undividedYes(original: string, locale: Locale): string {
  const words = original.split(" ");
  const begins = words
    .slice(1, mostYesWords + 1)
    .findIndex((_, index) => beginsAsking(foldText(words.slice(index + 1).join(" ")), locale));
  return begins < 0 ? "" : words.slice(0, begins + 1).join(" ");
}

/** A question that no topic was found in, and beside it nothing. */
export function asksOfNothingKnown({
  intent,
  language: _,
  agrees: __,
  asksMore: ___,
  ...more
}: Understood): boolean {
  return intent === "question" && Object.keys(more).length === 0;
}

/**
 * "Yes, perfect. Can you text the others?", "yes, and are you quick?": what nobody here can answer holds no yes back, unless
 * something else than what is shown is asked for.
 */
export function asksElseAfterYes(
  original: string,
  language: DetectedLanguage,
  context: UnderstandingContext,
): boolean {
  const { locale } = language;
  const ends = clauseEnds(original, locale).toReversed();
  const yes = ends.map((end) => original.slice(0, end)).find((words) => agreesIn(words, language, context));
  if (yes === undefined || yes.includes("?")) return false;
  const asked = foldText(afterClause(original, yes));
  const isHeld = refusesAfterwards(asked, locale) || holdsBack(foldText(original), locale);
  return !isHeld && !asksForAlternative(asked, locale);
}
