import type { Locale } from "#src/bot/languages/locale.ts";
import { asksAnything, isUnsure, saysBut, saysOnly } from "#src/bot/understanding/intent/answers/answers.ts";
import { agreesExpressly, clauseEnds, concurs } from "#src/bot/understanding/intent/answers/manners.ts";
import { permits } from "#src/bot/understanding/intent/answers/permissions.ts";
import { findArrival } from "#src/bot/understanding/intent/notes/late.ts";
import { withoutSoftening } from "#src/bot/understanding/intent/notes/wishes.ts";
import type { DetectedLanguage } from "#src/bot/understanding/language/language.ts";
import { readInLanguage } from "#src/bot/understanding/message/read-in-language.ts";
import { findComingApart } from "#src/bot/understanding/party/comes-apart.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import { cover } from "#src/bot/understanding/text/spans.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";

/** What stands before its first mark, or before "and". */
export function firstClause(original: string, { locale }: DetectedLanguage): string {
  return original.slice(0, clauseEnds(original, locale)[0] ?? 0);
}

/** What follows a clause that a message begins with. */
export const afterClause = (original: string, clause: string): string =>
  original.slice(clause.length).replace(/^[.!;, ]{1,3}/u, "");

/** Whether anything is in doubt, or hangs on a condition; "if possible" is none, nor is who comes a bit later, be it all of them. */
export function holdsBack(text: string, locale: Locale): boolean {
  const folded = cover(text, [...findComingApart(text, locale), ...findArrival(text, locale)]);
  return (
    isUnsure(withoutSoftening(folded, locale), locale) || saysBut(folded, locale) || saysOnly(folded, locale)
  );
}

/** Whether words are an express yes, or leave to go on, and no more. */
export function agreesIn(words: string, language: DetectedLanguage, context: UnderstandingContext): boolean {
  const { understood } = readInLanguage(words, language, context);
  const { intent, language: _, ...more } = understood;
  const isAll = intent === "affirm" && Object.keys(more).length === 0;
  const folded = foldText(words);
  const { locale } = language;
  return isAll && (agreesExpressly(folded, locale) || permits(folded, locale) || concurs(folded, locale));
}

/** Words that ask, refuse and state nothing. */
export function saysNothing(
  words: string,
  language: DetectedLanguage,
  context: UnderstandingContext,
): boolean {
  const { intent, language: _, undecided: __, ...more } = readInLanguage(words, language, context).understood;
  const isEmpty = Object.keys(more).length === 0;
  return isEmpty && intent === "other" && !asksAnything(foldText(words), language.locale);
}
