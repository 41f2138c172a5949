import type { FoundMessage } from "#src/bot/understanding/message/found-message.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

/** "What's Furu & Fjord like?": a question that says no more than which restaurant it means asks what that one is. */
export function asksOfHouseNamed(
  understood: Understood,
  { found, reading, locale }: FoundMessage,
): Understood {
  const { intent, venueId, topics, language: _, ...more } = understood;
  const isAlone = found.venueId !== undefined && topics === undefined && Object.keys(more).length === 0;
  const isAsked = intent === "question" || intent === "other" || intent === "book";
  if (!isAlone || !isAsked || !openingOf(locale).test(reading.folded)) return understood;
  return { ...understood, intent: "question", topics: ["house"] };
}

const openingOf = memoizeByLocale(
  ({ choices }) => new RegExp(`^(?:\\p{L}{1,9}[,.!]? ){0,2}${alternatives(choices.asksAboutVenue)} `, "u"),
);
