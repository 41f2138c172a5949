import type { Locale } from "#src/bot/languages/locale.ts";
import type { Facts } from "#src/bot/understanding/intent/facts.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";

/** "Actually, Friday at 8, the two of us" corrects nothing where nothing is known yet. */
export function isFirstWish(facts: Facts, locale: Locale, context: UnderstandingContext): boolean {
  if (!isFresh(context)) return false;
  if (facts.isWholeWish || (facts.hasMoment && !says(facts.text, patternsOf(locale).ownTable))) return true;
  return facts.hasValues && says(facts.text, patternsOf(locale).newTable);
}

/** Nothing is asked, and nothing known of a wish. */
export function isFresh({ expecting, draft }: UnderstandingContext): boolean {
  return expecting === null && draft === undefined;
}

/** Whether a table is spoken of that the guest does not have: "a table", and none of "our table". */
export function wishesNewTable(text: string, locale: Locale): boolean {
  const { newTable, ownTable } = patternsOf(locale);
  return says(text, newTable) && !says(text, ownTable);
}

/** Without the words by which the guest wants something else than before. */
export function withoutMinds(text: string, locale: Locale): string {
  return text.replace(patternsOf(locale).minds, " ");
}

const patternsOf = memoizeByLocale(({ intents, party }) => ({
  minds: phrases(intents.minds ?? []),
  ownTable: phrases([
    `${alternatives(party.possessives)} (?:\\p{L}{2,12} ){0,2}${alternatives(intents.bookNouns)}`,
  ]),
  newTable: phrases([
    `${alternatives([...party.articles, "1"])} (?:\\p{L}{2,12} ){0,2}${alternatives(intents.bookNouns)}`,
  ]),
}));
