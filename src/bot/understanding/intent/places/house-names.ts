import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByHouse } from "#src/bot/understanding/text/memoize-by-house.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { indexNames, type Named, type NameIndex } from "#src/bot/understanding/text/name-index.ts";
import { normalise } from "#src/bot/understanding/text/normalise.ts";
import { createReading, foldText } from "#src/bot/understanding/text/reading.ts";
import type { KnownVenue } from "#src/bot/understanding/understanding-context.ts";

/** What all venues of a house are called; read once, since a house may have thousands. */
export interface HouseNames {
  readonly venues: NameIndex<number>;
  /** Words that only one venue has in its name, or in those of its town and country. */
  readonly ownWords: NameIndex<OwnWord>;
  readonly scenarios: NameIndex<string>;
  readonly countries: ReadonlyMap<string, number>;
}

export interface OwnWord {
  readonly venueId: number;
  /** Whether the name begins with it, or it is the town's: a guest may say no more. */
  readonly isEnough: boolean;
  /** Whether the name begins with it. */
  readonly opensName: boolean;
}

/** The names of these venues, as a language reads them. */
export const namesOf = memoizeByHouse((venues) =>
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

/** So many letters of a country's name are those of its people too: "Norwegian", "norvégien", "norwegisch". */
export const countryLetters = 4;
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

/**
 * Its scenarios by all of their names: a button may be in another language than the guest writes. A name of another
 * language that is a part of the day in theirs is that part ("middag" is dinner in Swedish, the afternoon in Dutch).
 */
export function scenariosOf(
  { scenarioNames, scenarioTranslations = {} }: KnownVenue,
  { code, times }: Locale,
) {
  const isPart = (name: string) => times.parts.some(({ words }) => words.includes(foldText(name)));
  return scenarioNames.flatMap((value) => {
    const translations = Object.entries(scenarioTranslations[value] ?? {})
      .filter(([language, name]) => language === code || !isPart(name))
      .map(([, name]) => name);
    return [value, ...translations].map((name) => ({ name, value }));
  });
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

const wordsOf = (name: string): string[] =>
  foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortestWord);
