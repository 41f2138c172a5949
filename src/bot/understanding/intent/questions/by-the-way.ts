import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, phrases } from "#src/bot/understanding/text/phrases.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Intent } from "#src/bot/understanding/understood.ts";

/**
 * Whether what a message names is none of the table that is picked or shown, but asked about by the way: "is Saturday
 * usually busy?". Who proposes another table says hardly more than its values and whether it can be had: "is Saturday
 * possible?". `rest` is folded text with the values covered.
 */
export function asksByTheWay(
  intent: Intent,
  rest: string,
  locale: Locale,
  { tablePicked, changeShown, expecting }: UnderstandingContext,
): boolean {
  if (intent !== "question" || !(tablePicked || changeShown)) return false;
  return !statesApart(rest, expecting === "slot", locale) && saysMore(rest, locale);
}

/** Whether words say more than values, courtesies and whether something can be had. */
function saysMore(words: string, locale: Locale): boolean {
  const { proposing, common } = patternsOf(locale);
  const others = words.replace(proposing, " ").match(/\p{L}{3,}/gu) ?? [];
  return others.some((word) => !common.has(word));
}

/**
 * "7:15 please. Is there a step at the door?" names its time before it asks. Where times are offered, a clause is enough
 * ("7:15, is there parking?"), and whatever is said of the time it begins with: "7:15 gives us time. Is there parking?"
 */
function statesApart(rest: string, isOffered: boolean, locale: Locale): boolean {
  const { clauses } = patternsOf(locale);
  const parts = rest.split(isOffered ? clauses : /(?<=[.;!?¿])/u).filter((part) => part !== "");
  const states = (part: string) => {
    const asks = part.includes("?");
    if (!part.includes("¦") || (asks && !isOffered)) return false;
    return !saysMore(part, locale) || (isOffered && !asks && beginsWithValue.test(part));
  };
  return parts.length > 1 && parts.some(states);
}

/** "Shortly after 7" begins with it too. */
const beginsWithValue = /^\P{L}{0,3}(?:\p{L}{2,8} ){0,2}¦/u;

const patternsOf = memoizeByLocale(({ common, intents, party, times }) => ({
  /** Where a clause ends, its mark or not: "8.15 and do you have parking". */
  clauses: new RegExp(`(?<=[.,;!?¿])| (?=${alternatives(party.and)} )`, "u"),
  proposing: phrases([
    ...intents.book,
    ...intents.bookVerbs,
    ...intents.bookNouns,
    ...intents.proposals,
    ...intents.change,
    ...intents.rather,
    ...intents.requests,
    ...intents.questionStart,
    ...intents.offered,
    ...times.tooEarly,
    ...times.tooLate,
    ...intents.fillers,
    ...intents.affirm,
    ...intents.greet,
    ...intents.thanks,
  ]),
  common: new Set([...common, ...party.articles, ...party.possessives, ...party.self]),
}));
