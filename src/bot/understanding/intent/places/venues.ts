import type { Locale } from "#src/bot/languages/locale.ts";
import { asksWhatItIs } from "#src/bot/understanding/intent/questions/what-it-is.ts";
import { inAllLanguages } from "#src/bot/understanding/text/all-languages.ts";
import { memoizeByHouse } from "#src/bot/understanding/text/memoize-by-house.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { indexNames, type Named, type NameIndex } from "#src/bot/understanding/text/name-index.ts";
import { normalise } from "#src/bot/understanding/text/normalise.ts";
import { alternatives, matchesIn, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { createReading, foldText } from "#src/bot/understanding/text/reading.ts";
import { type Span, spanOf } from "#src/bot/understanding/text/spans.ts";
import { isOneSlipFrom, isOwnWord } from "#src/bot/understanding/text/typos.ts";
import type { KnownVenue, UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { isNameMeant, isPlaceNamed, tailAt, withoutTurnedDown } from "./venue-places.ts";

export interface FoundVenue {
  readonly spans: readonly Span[];
  readonly venueId?: number;
  readonly scenarioName?: string;
  /** It is only asked what this one is: "what's the cellar table?" */
  readonly scenarioAsked?: string;
}

/** What all venues of a house are called; read once, since a house may have thousands. */
interface HouseNames {
  readonly venues: NameIndex<number>;
  /** Words that only one venue has in its name, or in those of its town and country. */
  readonly ownWords: NameIndex<OwnWord>;
  readonly scenarios: NameIndex<string>;
  readonly countries: ReadonlyMap<string, number>;
}

interface OwnWord {
  readonly venueId: number;
  /** Whether the name begins with it, or it is the town's: a guest may say no more. */
  readonly isEnough: boolean;
  /** Whether the name begins with it. */
  readonly opensName: boolean;
}

const namesOf = memoizeByHouse((venues) =>
  memoizeByLocale(
    (locale): HouseNames => ({
      venues: indexNames(
        venues.flatMap(({ id, name }) => asRead(name, locale).map((one) => ({ name: one, value: id }))),
      ),
      ownWords: indexNames(ownWordsOf(venues, locale)),
      scenarios: indexNames(
        venues.flatMap((one) => scenariosOf(one, locale)),
        locale.articleEndings,
      ),
      countries: aloneInCountry(venues, locale),
    }),
  ),
);

const noVenues: readonly KnownVenue[] = [];

/** A venue or a scenario of the house, by its name; the longest name that the message holds. */
export function findVenue(folded: string, locale: Locale, context: UnderstandingContext): FoundVenue {
  const { venues = noVenues } = context;
  const names = namesOf(venues)(locale);
  const named = unlessTurnedDown(
    names.venues.findIn(folded) ??
      findShortened(folded, names.ownWords, locale, context) ??
      findOther(folded, locale, context) ??
      findByCountry(folded, names, locale, context),
    folded,
    locale,
  );
  const rest =
    named === undefined ? folded : folded.replace(foldText(named.name), (name) => "¦".repeat(name.length));
  const inside = named && venues.find(({ id }) => id === named.value);
  const scenarios = inside ? indexNames(scenariosOf(inside, locale), locale.articleEndings) : names.scenarios;
  const dining = isOptional(folded, locale, context)
    ? undefined
    : unlessTurnedDown(
        scenarios.findIn(rest) ?? findTasting(rest, inside ? [inside] : venues, locale),
        rest,
        locale,
      );
  const isAsked = dining !== undefined && asksWhatItIs(rest.slice(0, dining.span.start), locale);
  return {
    spans: [...(named ? [named.span] : []), ...(dining ? [dining.span] : [])],
    ...(named && { venueId: named.value }),
    ...(dining && { [isAsked ? "scenarioAsked" : "scenarioName"]: dining.value }),
  };
}

/** "On the terrace, if possible", of a table that is picked, is a wish for that one, and no other way to dine. */
function isOptional(folded: string, locale: Locale, { tablePicked }: UnderstandingContext): boolean {
  return tablePicked === true && says(folded, patternsOf(locale).ifPossible);
}

/** "The other restaurant", of two of which one is talked about. */
function findOther(folded: string, locale: Locale, { venues = noVenues, venueId }: UnderstandingContext) {
  const [other, ...further] = venues.filter(({ id }) => id !== venueId);
  if (venueId === undefined || other === undefined || further.length > 0) return undefined;
  const match = patternsOf(locale).other.exec(folded);
  return match ? { name: match[0], value: other.id, span: spanOf(match) } : undefined;
}

/** "The Norwegian one", and where a restaurant is asked for "le norvégien", of which one alone is in that country. */
function findByCountry(
  folded: string,
  { countries }: HouseNames,
  locale: Locale,
  { expecting }: UnderstandingContext,
): (Named<number> & { readonly span: Span }) | undefined {
  for (const match of matchesIn(folded, /\p{L}{6,20}/gu)) {
    const [name] = match;
    const value = countries.get(name.slice(0, countryLetters));
    const isPlace = expecting === "venue" || tailAt(folded, spanOf(match).end, locale) > 0;
    if (value !== undefined && isPlace) return { name, value, span: spanOf(match) };
  }
  return undefined;
}

/** So many letters of a country's name are those of its people too: "Norwegian", "norvégien", "norwegisch". */
const countryLetters = 4;
/** Of these countries, they are those of no name, and the same in all languages. */
const peopleOf: Readonly<Record<string, string>> = { US: "amer", GB: "brit" };

/** The venues that are alone in their country, by the first letters of its name. */
function aloneInCountry(venues: readonly KnownVenue[], locale: Locale): ReadonlyMap<string, number> {
  const byCountry = Map.groupBy(
    venues,
    (venue) =>
      peopleOf[venue.country?.toUpperCase() ?? ""] ?? countryOf(venue, locale)?.slice(0, countryLetters),
  );
  return new Map(
    [...byCountry].flatMap(([letters, [one, ...others]]) =>
      letters === undefined || one === undefined || others.length > 0 ? [] : [[letters, one.id] as const],
    ),
  );
}

/** In the guest's language. */
function countryOf({ country }: KnownVenue, { code }: Locale): string | undefined {
  const name = country && new Intl.DisplayNames(code, { type: "region" }).of(country.toUpperCase());
  return name === undefined ? undefined : foldText(name);
}

/** "But not the terrace", "nicht auf der Terrasse": what is turned down is not wished for. */
function unlessTurnedDown<Found extends { readonly span: Span }>(
  found: Found | undefined,
  text: string,
  locale: Locale,
): Found | undefined {
  const before = found && text.slice(Math.max(0, found.span.start - 40), found.span.start);
  return before !== undefined && turnedDown(locale).test(before) ? undefined : found;
}

const turnedDown = memoizeByLocale(
  ({ negations, manners }) =>
    new RegExp(
      `(?<![\\p{L}])(?<!(?<![\\p{L}])${alternatives(manners.why)} )${alternatives(negations)} (?:\\p{L}{1,5} ){0,2}$`,
      "u",
    ),
);

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

/** Guests call it so in any language: "the tasting", "il degustazione". */
const tasting = new RegExp(
  `(?<!\\p{L})${alternatives(inAllLanguages(({ choices }) => choices.tasting))}(?!\\p{L})`,
  "u",
);

/** The only way to dine that is one of these. */
function findTasting(folded: string, venues: readonly KnownVenue[], locale: Locale) {
  const match = tasting.exec(folded);
  const called = match && venues.flatMap((venue) => scenariosOf(venue, locale));
  const [value, ...others] = new Set(
    called?.filter(({ name }) => tasting.test(foldText(name))).map((one) => one.value),
  );
  return match && value !== undefined && others.length === 0
    ? { name: match[0], value, span: spanOf(match) }
    : undefined;
}

/** Its words, as they read where a number in them is a number ("7 sisters"), and with "and" or nothing for the sign. */
function asRead(name: string, locale: Locale): string[] {
  const spoken = name.includes("&")
    ? [...locale.party.and.map((word) => ` ${word} `), " and ", " "].map((word) =>
        name.replace(/ ?& ?/gu, word),
      )
    : [];
  return [name, createReading(normalise(name), locale).folded, ...spoken];
}

/** Shorter words are in too many names and sentences. */
const shortestWord = 4;

/**
 * Guests shorten names: one word that only one venue has, or where it is, where a venue was asked for or a place is named; the name's
 * first word, where it stands by itself ("2 tomorrow 7pm furu", "table furu friday", "hey furu, …") or opens a wish
 * ("furu for 2 on friday").
 */
function findShortened(
  text: string,
  ownWords: NameIndex<OwnWord>,
  locale: Locale,
  { expecting }: UnderstandingContext,
) {
  const folded = withoutTurnedDown(text, locale);
  const toVenue = ({ name, value, span }: Named<OwnWord> & { readonly span: Span }) => {
    return {
      name,
      value: value.venueId,
      span: { ...span, end: span.end + tailAt(folded, span.end, locale) },
    };
  };
  const isPlaced = ({ span }: { readonly span: Span }) =>
    expecting === "venue" || isPlaceNamed(folded, span, locale);
  const found = [ownWords.findIn(folded), findMisspelt(folded, ownWords, locale)]
    .filter((one) => one !== undefined)
    .find(isPlaced);
  if (found) return toVenue(found);
  const isAlone = ({ name, value }: Named<OwnWord>) => value.isEnough && !isOfTables(name, locale);
  const alone = ownWords.findIn(folded, isAlone);
  if (alone === undefined) return undefined;
  /** Where a name is asked for, one that stands by itself may be it. */
  const isMeant =
    (expecting !== "name" && standsAlone(folded, alone.span, locale)) || isOfName(folded, alone, locale);
  return isMeant ? toVenue(alone) : undefined;
}

/** Named in passing, by a word that is none of the language's: "is Furu open?", "mejor el furu", "Furu menar jag". */
function isOfName(
  folded: string,
  { name, value, span }: Named<OwnWord> & { readonly span: Span },
  locale: Locale,
): boolean {
  return !isOwnWord(name, locale) && isNameMeant(folded, span, value.opensName, locale);
}

/** "Harbour" for Harbor: one slip in a word that is none of the language's. */
function findMisspelt(folded: string, ownWords: NameIndex<OwnWord>, locale: Locale) {
  for (const match of matchesIn(folded, /\p{L}{6,30}/gu)) {
    const [word] = match;
    if (isOwnWord(word, locale)) continue;
    const named = ownWords.findNear((name) => isOneSlipFrom(word, name));
    if (named) return { ...named, span: spanOf(match) };
  }
  return undefined;
}

function ownWordsOf(venues: readonly KnownVenue[], locale: Locale): Named<OwnWord>[] {
  const words = venues.flatMap((venue) => {
    const [first] = wordsOf(venue.name);
    const places = placesOf(venue, locale);
    const own = new Set([...[venue.name, ...places].flatMap(wordsOf), ...places.flatMap(townsOf)]);
    const town = new Set(places.flatMap((place) => [...wordsOf(place), ...townsOf(place)]));
    const isEnough = (word: string) => word === first || town.has(word);
    return [...own].map((name) => ({
      name,
      value: { venueId: venue.id, isEnough: isEnough(name), opensName: name === first },
    }));
  });
  const counts = new Map<string, number>();
  for (const { name } of words) counts.set(name, (counts.get(name) ?? 0) + 1);
  return words.filter(({ name }) => counts.get(name) === 1);
}

/** Its town, as its address has it, and its country in the guest's language: "the Oslo one", "la de Noruega". */
function placesOf(venue: KnownVenue, locale: Locale): string[] {
  const { address = "" } = venue;
  const country = countryOf(venue, locale);
  return [...address.split(",").slice(1), ...(country ? [country] : [])];
}

/** A town of several words, without what stands beside it: "New York", of "New York, NY 10000". */
function townsOf(place: string): string[] {
  const words = foldText(place.trim()).split(" ");
  const isTown = words.length > 1 && words.every((word) => /^\p{L}{3,20}$/u.test(word));
  return isTown ? [words.join(" ")] : [];
}

/** A number, or what every table may be for: not every dinner is at the "Dinner Club". */
function isOfTables(word: string, { numbers, intents, times }: Locale): boolean {
  const ofTables = [...intents.bookNouns, ...times.parts.flatMap(({ words }) => words)];
  return numbers.cardinals[word] !== undefined || ofTables.includes(word);
}

function standsAlone(folded: string, { start, end }: Span, locale: Locale): boolean {
  const { callsBefore, endsBefore, opensBefore, valueBefore, endsAfter, clauseAfter, goesOn, valueAfter } =
    patternsOf(locale);
  const [before, after] = [folded.slice(0, start), folded.slice(end)];
  if (callsBefore.test(before)) return true;
  if (valueBefore.test(before) && goesOn.test(after)) return true;
  if ((endsAfter.test(after) || clauseAfter.test(after)) && endsBefore.test(before)) return true;
  return opensBefore.test(before) && valueAfter.test(after);
}

/** What ends a time: "7pm furu", "20 uur furu". */
const endOfTime = ({ clock }: Locale["times"]) => alternatives(["[ap]m", "h", ...clock]);

const patternsOf = memoizeByLocale(({ intents, dates, party, people, times, choices, ifPossible = [] }) => ({
  ifPossible: phrases(ifPossible),
  callsBefore: new RegExp(
    `(?:@|^${alternatives(intents.greet)},?|(?<![\\p{L}])${alternatives(intents.bookNouns)}) ?$`,
    "u",
  ),
  other: new RegExp(
    `(?<![\\p{L}])${alternatives(choices.other)} ?${alternatives(choices.venueNouns)}(?![\\p{L}])`,
    "u",
  ),
  /** A time, a number, a yes, or a longer word than an article or a preposition. */
  endsBefore: new RegExp(
    `(?:(?:^|[,;:.?!] ?)(?:\\p{L}{2,3} )?|\\d ?${endOfTime(times)}? |\\d ${alternatives(party.people)} |\\p{L}{5} |^${alternatives(intents.yes)} )$`,
    "u",
  ),
  /** Nothing but a courtesy: "furu I guess". */
  endsAfter: new RegExp(
    `^(?: ${alternatives(choices.venueNouns)})?(?:,? ${alternatives([...intents.fillers, ...intents.yes, ...intents.affirm])}){0,2}[ .,!?;:)]*$`,
    "u",
  ),
  /** The end of its clause: "he wants furu, thursday at 1", "furu please, for 3". */
  clauseAfter: new RegExp(`^(?: ${alternatives(intents.fillers)})? ?[,;.] ?(?=.)`, "u"),
  /** It opens the message, or what comes after a courtesy. */
  opensBefore: new RegExp(
    `(?:^|[,;.!?] )(?:${alternatives([...intents.greet, ...intents.fillers])}[,.!]? ){0,2}$`,
    "u",
  ),
  /** What else a table is asked for by: "tonight furu, two people", "table 2 furu tomorrow". */
  valueBefore: new RegExp(
    `(?:\\d(?: ?${endOfTime(times)}| ${alternatives(party.people)})?|(?<![\\p{L}])${alternatives([...dayNames(dates), ...times.parts.flatMap(({ words }) => words)])})[,:]? $`,
    "u",
  ),
  goesOn: new RegExp(
    `^(?: ?[,.;:!)]| (?:${alternatives(times.leads)} )?\\d| ${alternatives([...dayNames(dates), ...party.and, ...intents.fillers, ...people.nameLeads, ...people.familyLeads])}(?![\\p{L}])|(?: \\p{L}{2,20}){1,2}[.,!]? ?(?:$|[¦+]))`,
    "u",
  ),
  /** A sign, a number, a day or an hour by its name, or who comes: "furu for 2 on friday", "furu for me and my wife". */
  valueAfter: new RegExp(
    `^(?:[,.:;!] ?| [–-] | (?:[\\p{L}]{1,4} ){0,2}(?:\\d|${alternatives([...dayNames(dates), ...party.self, ...party.possessives])}(?![\\p{L}])))`,
    "u",
  ),
}));

const dayNames = ({ weekdays, relative }: Locale["dates"]): string[] => [
  ...weekdays.flat(),
  ...relative.flatMap(({ words }) => words),
];

const wordsOf = (name: string): string[] =>
  foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortestWord);
