import type { Locale } from "#src/bot/languages/locale.ts";
import { ordersNothing } from "#src/bot/understanding/intent/answers/confirming.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { phrases } from "#src/bot/understanding/text/phrases.ts";

/**
 * Whether a folded message asks to book and says no more: "please book the table", but not "a table with candlelight".
 * Beside a table that is shown already, the rest may be a wish that nobody read.
 */
export function isPlainBooking(text: string, locale: Locale): boolean {
  if (ordersNothing(text, locale)) return false;
  const { asking, common } = patternsOf(locale);
  const rest = text.replace(asking, " ").match(/\p{L}{3,}/gu) ?? [];
  return rest.every((word) => common.has(word));
}

const patternsOf = memoizeByLocale(({ common, intents, party, answers }) => ({
  asking: phrases([
    ...intents.book,
    ...intents.bookVerbs,
    ...intents.bookNouns,
    ...intents.fillers,
    ...intents.affirm,
    ...intents.thanks,
    ...intents.requests,
    ...(answers.asShown ?? []),
  ]),
  common: new Set([...common, ...party.articles, ...party.possessives, ...party.self]),
}));
