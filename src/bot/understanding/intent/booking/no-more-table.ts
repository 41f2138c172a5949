import type { Locale } from "#src/bot/languages/locale.ts";
import {
  asksAnything,
  isUnsure,
  openingOf,
  supposes,
} from "#src/bot/understanding/intent/answers/answers.ts";
import type { Facts } from "#src/bot/understanding/intent/facts.ts";
import { rulesOf } from "#src/bot/understanding/intent/intent-rules.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";

/**
 * Whether a clause says that no table is wanted any more: "ich will keinen Tisch mehr", "no me guardes nada". However much
 * of a wish for one its words have, none begins by it; "you have no table any more?" asks.
 */
export function wantsNoTable(
  { text, hasValues, changesParty, hasWish }: Facts,
  locale: Locale,
  { expecting, tablePicked, changeShown }: UnderstandingContext,
  isRequest: (words: string) => boolean,
): boolean {
  /** "No, we don't need it" is a no to what was asked: whether they come, or want a freed table. */
  const isAnswered = expecting === "confirm" && !tablePicked && !changeShown;
  if (isAnswered && rulesOf(locale).denies.test(text)) return false;
  if (text.includes("?") || hasValues || changesParty || hasWish) return false;
  const [said] = patternOf(locale).exec(text) ?? [];
  if (said === undefined) return false;
  const rest = text.replace(said, " ");
  return !isRequest(rest) && ![asksAnything, isUnsure, supposes].some((isOpen) => isOpen(rest, locale));
}

const patternOf = memoizeByLocale((locale) => {
  const { intents } = locale;
  const filler = alternatives([...intents.fillers, ...intents.thanks]);
  const begin = `(?:${openingOf(locale)}|(?<=[,.;!] ))(?:${alternatives([...intents.deny, ...intents.fillers])},? )?`;
  return new RegExp(
    `${begin}${alternatives(intents.noTable ?? [])}(?:,? ${filler}){0,2}(?=[.! ]{0,3}$|[,.;!] )`,
    "u",
  );
});
