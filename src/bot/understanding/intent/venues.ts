import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { normalise } from "#src/bot/understanding/text/normalise.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { createReading, foldText } from "#src/bot/understanding/text/reading.ts";
import { type Span, spanOf } from "#src/bot/understanding/text/spans.ts";
import type { KnownVenue, UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";

export interface FoundVenue {
  readonly spans: readonly Span[];
  readonly venueId?: number;
  readonly scenarioName?: string;
}

/** A venue or a scenario of the house, by its name; the longest name that the message holds. */
export function findVenue(folded: string, locale: Locale, context: UnderstandingContext): FoundVenue {
  const venues = context.venues ?? [];
  const named =
    longestNamed(
      folded,
      venues.flatMap(({ id, name }) => asRead(name, locale).map((one) => ({ name: one, value: id }))),
    ) ?? findShortened(folded, venues, locale, context);
  const inside = named === undefined ? venues : venues.filter(({ id }) => id === named.value);
  const rest =
    named === undefined ? folded : folded.replace(foldText(named.name), (name) => "¦".repeat(name.length));
  const scenario = longestNamed(
    rest,
    inside.flatMap((one) => scenariosOf(one, locale)),
  );
  return {
    spans: [...(named ? [named.span] : []), ...(scenario ? [scenario.span] : [])],
    ...(named && { venueId: named.value }),
    ...(scenario && { scenarioName: scenario.value }),
  };
}

/**
 * Its scenarios by all of their names: a button may be in another language than the guest writes. A name of another
 * language that is a part of the day in theirs is that part ("middag" is dinner in Swedish, the afternoon in Dutch).
 */
function scenariosOf({ scenarioNames, scenarioTranslations = {} }: KnownVenue, { code, times }: Locale) {
  const isPart = (name: string) => times.parts.some(({ words }) => words.includes(foldText(name)));
  return scenarioNames.flatMap((value) => {
    const translations = Object.entries(scenarioTranslations[value] ?? {})
      .filter(([language, name]) => language === code || !isPart(name))
      .map(([, name]) => name);
    return [value, ...translations].map((name) => ({ name, value }));
  });
}

/** Its words, as they read where a number in them is a number ("7 sisters"), and with "and" for the sign. */
function asRead(name: string, locale: Locale): string[] {
  const spoken = name.includes("&")
    ? locale.party.and.map((word) => name.replace(/ ?& ?/gu, ` ${word} `))
    : [];
  return [name, createReading(normalise(name), locale).folded, ...spoken];
}

/** What stands before a place: only then is one word of a name the venue, and not just a word. */
const placeWords =
  /(?:^|[^\p{L}\p{N}])(?:at|in|bei|beim|im|in der|chez|au|en|a|al|da|bij|op|på|no|na)(?: the)? $/u;
/** Shorter words are in too many names and sentences. */
const shortestWord = 4;

/**
 * Guests shorten names: one word that only one venue has, where a venue was asked for or a place is named; the name's
 * first word, where it stands by itself ("2 tomorrow 7pm furu", "table furu friday", "hey furu, …").
 */
function findShortened(
  folded: string,
  venues: readonly KnownVenue[],
  locale: Locale,
  { expecting }: UnderstandingContext,
) {
  const words = venues.flatMap(({ id, name }) =>
    wordsOf(name).map((word, index) => ({ name: word, value: id, isFirst: index === 0 })),
  );
  const own = words.filter(({ name }) => words.filter((other) => other.name === name).length === 1);
  const found = longestNamed(folded, own);
  if (found && (expecting === "venue" || placeWords.test(folded.slice(0, found.span.start)))) return found;
  const first = own.filter(({ name, isFirst }) => isFirst && locale.numbers.cardinals[name] === undefined);
  const alone = expecting === "name" ? undefined : longestNamed(folded, first);
  return alone && standsAlone(folded, alone.span, locale) ? alone : undefined;
}

function standsAlone(folded: string, { start, end }: Span, locale: Locale): boolean {
  const { callsBefore, endsBefore } = patternsOf(locale);
  const before = folded.slice(0, start);
  return callsBefore.test(before) || (/^[ .,!?;:)]*$/u.test(folded.slice(end)) && endsBefore.test(before));
}

const patternsOf = memoizeByLocale(({ intents }) => ({
  callsBefore: new RegExp(
    `(?:@|^${alternatives(intents.greet)},?|(?<![\\p{L}])${alternatives(intents.bookNouns)}) ?$`,
    "u",
  ),
  /** A time, a number, or a longer word than an article or a preposition. */
  endsBefore: /(?:^|[,;:.] ?|\d ?(?:[ap]m|h|uhr)? |\p{L}{5} )$/u,
}));

const wordsOf = (name: string): string[] =>
  foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortestWord);

function longestNamed<Value>(
  folded: string,
  names: readonly { readonly name: string; readonly value: Value }[],
) {
  for (const { name, value } of [...names].sort((a, b) => b.name.length - a.name.length)) {
    const words = foldText(name)
      .trim()
      .replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const match =
      words === "" ? null : new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, "u").exec(folded);
    if (match !== null) return { name, value, span: spanOf(match) };
  }
  return undefined;
}
