import type { Locale } from "#src/bot/languages/locale.ts";
import { asksWhatItIs } from "#src/bot/understanding/intent/questions/what-it-is.ts";
import { inAllLanguages } from "#src/bot/understanding/text/all-languages.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { indexNames, type Named, type NameIndex } from "#src/bot/understanding/text/name-index.ts";
import { alternatives, matchesIn, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { foldText } from "#src/bot/understanding/text/reading.ts";
import { type Span, spanOf } from "#src/bot/understanding/text/spans.ts";
import { isOneSlipFrom, isOwnWord } from "#src/bot/understanding/text/typos.ts";
import type { KnownVenue, UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { countryLetters, type HouseNames, namesOf, type OwnWord, scenariosOf } from "./house-names.ts";
import { isNameMeant, isPlaceNamed, putRightIn, tailAt, withoutTurnedDown } from "./venue-places.ts";

export interface FoundVenue {
  readonly spans: readonly Span[];
  readonly venueId?: number;
  readonly scenarioName?: string;
  /** It is only asked what this one is: "what's the cellar table?" */
  readonly scenarioAsked?: string;
}

const noVenues: readonly KnownVenue[] = [];

/** A venue or a scenario of the house, by its name; the longest name that the message holds. */
export function findVenue(folded: string, locale: Locale, context: UnderstandingContext): FoundVenue {
  const { venues = noVenues } = context;
  const names = namesOf(venues)(locale);
  const meant = withoutTurnedDown(folded, locale);
  const named = findNamed(folded, meant, names, locale, context);
  const rest =
    named === undefined ? meant : meant.replace(foldText(named.name), (name) => "¦".repeat(name.length));
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

/** The venue that is meant: of one that is put right the later, and none that is turned down. */
function findNamed(
  folded: string,
  meant: string,
  names: HouseNames,
  locale: Locale,
  context: UnderstandingContext,
) {
  const turnedDown = meant === folded ? undefined : findBarely(folded, meant, names);
  /** "Harbor is too far, so Furu": what follows is another house, whatever was asked. */
  const asked = turnedDown === undefined ? context : { ...context, expecting: "venue" as const };
  const find = (text: string) =>
    unlessTurnedDown(
      names.venues.findIn(text) ??
        findShortened(text, names.ownWords, locale, asked) ??
        findOther(text, locale, context) ??
        findByCountry(text, names, locale, asked),
      text,
      locale,
    );
  const later = putRightIn(meant, locale);
  return (
    (later === undefined ? undefined : find(later)) ??
    find(meant) ??
    (turnedDown && findOnlyLeft(turnedDown, folded, context))
  );
}

/** What a name of the house is in, or the first word of one, of what is not in what is meant. */
function findBarely(folded: string, meant: string, { venues, ownWords }: HouseNames) {
  const named = venues.findIn(folded);
  const word = ownWords.findIn(folded, ({ value }) => value.isEnough);
  const found = named ?? (word && { ...word, value: word.value.venueId });
  const isMeant =
    found && meant.slice(found.span.start, found.span.end) !== "¦".repeat(found.span.end - found.span.start);
  return isMeant ? undefined : found;
}

/** Asked which of two, one is turned down: "Harbor is too far", "not Harbor". */
function findOnlyLeft(
  turnedDown: Named<number> & { readonly span: Span },
  folded: string,
  { venues = noVenues, expecting }: UnderstandingContext,
) {
  const [left, ...others] = venues.filter(({ id }) => id !== turnedDown.value);
  const isOnly = left !== undefined && others.length === 0;
  return isOnly && expecting === "venue" && !folded.includes("?")
    ? { ...turnedDown, value: left.id }
    : undefined;
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

/**
 * Guests shorten names: one word that only one venue has, or where it is, where a venue was asked for or a place is named; the name's
 * first word, where it stands by itself ("2 tomorrow 7pm furu", "table furu friday", "hey furu, …") or opens a wish
 * ("furu for 2 on friday").
 */
function findShortened(
  folded: string,
  ownWords: NameIndex<OwnWord>,
  locale: Locale,
  { expecting }: UnderstandingContext,
) {
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
