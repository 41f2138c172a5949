import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { phrases, says } from "#src/bot/understanding/text/phrases.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";

/** Whether the guest speaks of one more table, beside one that they have. */
export function wantsBesides(text: string, locale: Locale): boolean {
  return says(text, besidesOf(locale));
}

/** Whether the table that is picked, which they are asked about, is to take the place of one that they have. */
export function wantsInstead(
  text: string,
  locale: Locale,
  { tablePicked, expecting }: UnderstandingContext,
): boolean {
  return tablePicked === true && expecting === "confirm" && saysInstead(text, locale);
}

/** "Instead", "replace it", "one table only". */
function saysInstead(text: string, locale: Locale): boolean {
  return says(text, insteadOf(locale));
}

/** Whether it is all that a clause says, but for a word or two. */
export function isOnlyInstead(clause: string, locale: Locale): boolean {
  const rest = clause.replace(insteadOf(locale), " ");
  return rest !== clause && (rest.match(/\p{L}{2,}/gu) ?? []).length <= 2;
}

const besidesOf = memoizeByLocale(({ intents }) => phrases(intents.besides));

const insteadOf = memoizeByLocale(({ tables }) => phrases(tables?.instead ?? []));
