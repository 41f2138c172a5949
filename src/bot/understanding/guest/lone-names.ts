import { givenNames, givenNamesThatAreWords } from "#src/bot/languages/given-names.ts";
import type { Locale } from "#src/bot/languages/locale.ts";
import { isUnsure } from "#src/bot/understanding/intent/answers/answers.ts";
import { passesOnAnswer } from "#src/bot/understanding/intent/answers/passed-on.ts";
import { meansSomething } from "#src/bot/understanding/language/any-language.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { foldText, originalWords, type Reading } from "#src/bot/understanding/text/reading.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { Expecting } from "#src/bot/understanding/understood.ts";
import { isPlausible, type PlacedName } from "./presented-names.ts";

/** What was asked, and whether it is about a table that was picked. */
export type Asked = Pick<UnderstandingContext, "expecting" | "tablePicked">;

/** Questions to which a name is no answer, and which guests answer by one all the same; yes and no are read apart. */
const others: readonly Expecting[] = ["venue", "partySize", "date", "time", "slot", "phone"];

/**
 * A name that stands for itself, though something else was asked ("Tom Lee" beside offered times), or beside other words
 * where it was ("ok, back. Kim Wu"). A given name that many have begins it, or a title ("Mme Lefèvre"); where a name is asked for, capital letters
 * tell one of two words; at the summary, first and last name correct the one that stands there. `open` has what was read covered.
 */
export function findLoneName(
  reading: Reading,
  open: string,
  locale: Locale,
  { expecting, tablePicked }: Asked,
): PlacedName | undefined {
  const isAsked = expecting === "name";
  const isSummary = expecting === "confirm" && tablePicked === true;
  if (!isAsked && !isSummary && !others.includes(expecting)) return undefined;
  const written = foldText(reading.original);
  if (meansSomething(written, locale) || passesOnAnswer(written, locale)) return undefined;
  const asksBeside = reading.original.includes("?");
  if (asksBeside && !isAsked) return undefined;
  const found = placesIn(open, locale).filter(
    (place) =>
      (!isAsked || saysMore(reading, place, locale)) && (!asksBeside || isApartFromQuestion(open, place)),
  );
  const isWholeName = ({ start, end }: PlacedName) => open.slice(start, end).includes(" ");
  const given = found.find(
    (place) =>
      (isGiven(reading, open, place, locale) && (!isSummary || isWholeName(place))) ||
      (!isSummary && isTitledName(reading, open, place, locale)),
  );
  if (given !== undefined || !isAsked) return given;
  return found.find(
    (place) => isWhole(reading, open, place, locale) || isOpening(reading, open, place, locale),
  );
}

/** "Anna Berg. Is there parking?", "What name? Oh right. Anna Berg": what is asked ends before the name or begins after it. */
function isApartFromQuestion(open: string, { start, end }: PlacedName): boolean {
  if (start === 0) return /^ ?[.,;!]/.test(open.slice(end));
  return /\?[^?]{0,80}[.,;!?] $/.test(open.slice(0, start)) && /^[.! ]{0,5}$/.test(open.slice(end));
}

/**
 * "Jansen. Can I bring a cake?", "Price, but somewhere quiet please": one word with a capital letter that is a sentence of its
 * own, or of which another goes on with "but", before others.
 */
function isOpening(reading: Reading, open: string, place: PlacedName, locale: Locale): boolean {
  const isSentence = place.start === 0 && patternsOf(locale).goesOn.test(open.slice(place.end));
  const first = open.slice(place.start, place.end);
  const isOther = isUnsure(first, locale) || meansSomething(first, locale);
  return isSentence && !isOther && isPlausible(reading, open, place, false, locale);
}

function placesIn(open: string, locale: Locale): PlacedName[] {
  return matchesIn(open, patternsOf(locale).clause).map((match) => {
    const { name = "", title } = match.groups ?? {};
    const start = match.index + match[0].lastIndexOf(name);
    return { start, end: start + name.length, isTitled: title !== undefined };
  });
}

/** Beside "Berg, Tom" there is nothing but the name; "Whatever. Pat Moore" says more. */
function saysMore(reading: Reading, { start, end }: PlacedName, locale: Locale): boolean {
  const beside = [originalWords(reading, 0, start), originalWords(reading, end, reading.origin.length)];
  return beside.some(
    (words) => /(?<![\p{L}'])\p{Ll}/u.test(words) || patternsOf(locale).notAName.test(foldText(words)),
  );
}

function isGiven(reading: Reading, open: string, place: PlacedName, locale: Locale): boolean {
  const written = originalWords(reading, place.start, place.end);
  const [first = "", ...family] = foldText(written).split(" ");
  const given = first.split("-")[0] ?? first;
  const isName = givenNames.has(given) || givenNames.has(first);
  if (!isName && !(family.length > 0 && givenNamesThatAreWords.has(given))) return false;
  const isAll = !/\p{L}/u.test(withoutCourtesies(open.slice(0, place.start) + open.slice(place.end), locale));
  if (family.length === 0) {
    /** "Thanks, Bob" speaks to somebody else. */
    const isSpokenTo = patternsOf(locale).spokenTo.test(reading.folded.slice(0, place.start));
    return (
      isAll && !isSpokenTo && /^\p{Lu}/u.test(written) && isPlausible(reading, open, place, false, locale)
    );
  }
  const isSmall = isName && isAll && written === written.toLowerCase();
  return isPlausible(reading, open, place, isSmall, locale);
}

/** "Mme Lefèvre", but not "danke, Frau Hansen", which speaks to somebody. */
function isTitledName(reading: Reading, open: string, place: PlacedName, locale: Locale): boolean {
  const isNamed = place.isTitled && isPlausible(reading, open, place, false, locale);
  return isNamed && !says(reading.folded.slice(0, place.start), patternsOf(locale).speaks);
}

/** Two words or three with capital letters, none of which the language knows. */
function isWhole(reading: Reading, open: string, place: PlacedName, locale: Locale): boolean {
  const isSeveral = open.slice(place.start, place.end).includes(" ");
  return isSeveral && isPlausible(reading, open, place, false, locale);
}

function withoutCourtesies(text: string, locale: Locale): string {
  return text.replace(patternsOf(locale).courtesies, " ");
}

const patternsOf = memoizeByLocale(({ people, intents, party }) => {
  const word = "\\p{L}[\\p{L}\\p{M}'’-]{1,30}";
  const courtesy = alternatives([...intents.fillers, ...intents.thanks, ...intents.affirm]);
  return {
    clause: new RegExp(
      [
        `(?<=^|[¦.,;:!/|(] ?|[¦ ]- )(?:${courtesy} ){0,2}(?<title>(?:${alternatives(people.titles)}\\.? ){1,2})?`,
        `(?<name>${word}(?: ${word}){0,3}?)(?: ${courtesy})?(?= ?(?:$|[¦.,;:!/|)]|- ?¦))`,
      ].join(""),
      "gu",
    ),
    goesOn: new RegExp(`^(?:[.!] ?|, ?${alternatives([...intents.but, ...party.and])} )\\p{L}`, "u"),
    speaks: phrases([...intents.greet, ...intents.thanks]),
    notAName: new RegExp(`^${alternatives(people.notNames)}[.,;:! ]{1,3}$`, "u"),
    spokenTo: new RegExp(`(?<![\\p{L}])${alternatives([...intents.greet, ...intents.thanks])},? $`, "u"),
    courtesies: new RegExp(`(?<![\\p{L}])${courtesy}(?![\\p{L}])`, "gu"),
  };
});
