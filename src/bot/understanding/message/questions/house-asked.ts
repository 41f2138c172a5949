import type { FoundMessage } from "#src/bot/understanding/message/found-message.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import type { Topic } from "#src/bot/understanding/topic.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";

/** Asked which restaurant, "what's the difference?" asks what each of them is. */
export function asksToCompare(
  understood: Understood,
  { reading, locale, context }: FoundMessage,
): Understood {
  const { venueId, intent } = understood;
  const asks = context.expecting === "venue" && venueId === undefined && intent === "question";
  if (!asks || !says(reading.folded, patternsOf(locale).comparing)) return understood;
  const { asksMore: _, ...others } = understood;
  return { ...others, topics: ["house"] };
}

/**
 * A question that says no more than which restaurant it means: what that one is, "what's Furu & Fjord like?", "is Harbor nice as well?",
 * where it is, or whether the table is there, "it is for the Harbor, right?"
 */
export function asksOfHouseNamed(understood: Understood, message: FoundMessage): Understood {
  const { intent, venueId: _, topics, language, ...more } = understood;
  const { found, reading, locale, context } = message;
  const { venueId } = found;
  const isAlone = venueId !== undefined && topics === undefined && Object.keys(more).length === 0;
  const isAsked = intent === "question" || intent === "other" || intent === "book";
  if (!isAlone || !isAsked) return understood;
  const { about, where, judging, isThere } = patternsOf(locale);
  const covered = found.rest ?? reading.folded;
  const isPicked = context.tablePicked === true;
  if (isPicked && isThere.test(covered)) return { intent: "askBooked", ...defined({ language }) };
  const asks = (topic: Topic) => ({ ...understood, intent: "question", venueId, topics: [topic] }) as const;
  if (where.test(reading.folded)) return asks("address");
  const isJudged = covered.includes("?") && says(covered, judging);
  return isJudged || about.test(reading.folded) ? asks("house") : understood;
}

const patternsOf = memoizeByLocale(({ choices, intents, manners, party }) => {
  const small = alternatives([
    ...choices.venueLeads.filter((lead) => !lead.includes(" ")),
    ...choices.goesTo,
    ...(party.whoComes?.articles ?? []),
    ...party.companyLeads,
  ]);
  const opening = (words: readonly string[]) =>
    new RegExp(`^[¿ ]?(?:\\p{L}{1,9}[,.!]? ){0,2}${alternatives(words)} `, "u");
  return {
    about: opening(choices.asksAboutVenue),
    where: opening(choices.asksWhere),
    comparing: phrases(choices.comparesVenues),
    judging: phrases(choices.judgesVenue),
    /** The words of "is it the 4th?", before a restaurant's name, and a tag behind it. */
    isThere: new RegExp(
      `(?:^|[.,;:!¿] ?)${alternatives(intents.isOnDay ?? [])} (?:${small} ){0,2}¦[¦ ]{0,60}(?:, ?(?:${alternatives(manners.tags ?? [])}|\\p{L}{1,8}(?:'\\p{L}{1,2})?(?: \\p{L}{1,8})?))? ?[?]`,
      "u",
    ),
  };
});
