import type { FoundMessage } from "#src/bot/understanding/message/found-message.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

/** Asked which restaurant, "what's the difference?" asks what each of them is. */
export function asksToCompare(
  understood: Understood,
  { reading, locale, context }: FoundMessage,
): Understood {
  const { venueId, intent } = understood;
  const asks = context.expecting === "venue" && venueId === undefined && intent === "question";
  if (!asks || !says(reading.folded, openingsOf(locale).compares)) return understood;
  const { asksMore: _, ...others } = understood;
  return { ...others, topics: ["house"] };
}

/**
 * "What's Furu & Fjord like?", "where is Furu?": a question that says no more than which restaurant it means asks what that one
 * is, or where.
 */
export function asksOfHouseNamed(
  understood: Understood,
  { found, reading, locale }: FoundMessage,
): Understood {
  const { intent, venueId, topics, language: _, ...more } = understood;
  const isAlone = found.venueId !== undefined && topics === undefined && Object.keys(more).length === 0;
  const isAsked = intent === "question" || intent === "other" || intent === "book";
  if (!isAlone || !isAsked) return understood;
  const { about, where } = openingsOf(locale);
  if (about.test(reading.folded)) return { ...understood, intent: "question", topics: ["house"] };
  return where.test(reading.folded) ? { ...understood, intent: "question", topics: ["address"] } : understood;
}

const openingsOf = memoizeByLocale(({ choices }) => {
  const opening = (words: readonly string[]) =>
    new RegExp(`^[¿ ]?(?:\\p{L}{1,9}[,.!]? ){0,2}${alternatives(words)} `, "u");
  return {
    about: opening(choices.asksAboutVenue),
    where: opening(choices.asksWhere),
    compares: phrases(choices.comparesVenues),
  };
});
