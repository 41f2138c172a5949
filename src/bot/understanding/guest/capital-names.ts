import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn } from "#src/bot/understanding/text/phrases.ts";
import { foldText, type Reading } from "#src/bot/understanding/text/reading.ts";
import type { Span } from "#src/bot/understanding/text/spans.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";

const particle = "(?:d[aeiou]s?|del|dell[ae]|du|des|de la|v[ao]n(?: de[rn]?)?|d'|l')";
const capital = "\\p{Lu}\\p{Ll}[\\p{L}'’-]{0,20}";
const run = new RegExp(`${capital}(?: (?:${particle} ?)?${capital}){1,4}`, "gu");
const words = new RegExp(`(?<!\\p{L})${capital}`, "gu");
const opensSentence = /(?:^|[.!?:;\n]) ?$/u;
/** Of the words that are long enough for it so many have a capital where the guest writes all of them so. */
const allCapitals = 0.6;

/**
 * Names of people and places in which a word is a day, a month, a number or an hour elsewhere, where a language writes
 * those small: two capital letters side by side within a sentence ("Julie Dimanche", "aux Trois Frères"), or one after
 * the word for a place or a name ("Chez Midi", "a nombre de Domingo").
 */
export function findCapitalNames(
  { original, origin }: Reading,
  open: string,
  locale: Locale,
  { expecting }: Pick<UnderstandingContext, "expecting">,
): Span[] {
  if (locale.dates.smallLetters !== true || !/\p{Lu}/u.test(original.slice(1))) return [];
  const long = original.match(/\p{L}{4,}/gu) ?? [];
  if (long.filter((word) => /^\p{Lu}/u.test(word)).length > long.length * allCapitals) return [];
  const { lead, meant } = patternsOf(locale);
  const isMeant = (words: string) =>
    foldText(words)
      .split(/[ '’-]/)
      .some((word) => meant.has(word));
  /** "Le Nouvel An", "el Viernes Santo" are days, and no people. */
  const isDay = (words: string) =>
    foldText(words) in locale.dates.fixedDays || foldText(words) in locale.dates.easterDays;
  const isOther = (words: string) =>
    words.split(" ").some((word) => /^\p{Lu}/u.test(word) && !meant.has(foldText(word).split("-")[0] ?? ""));
  const runs = matchesIn(original, run).flatMap(({ index, 0: name }) => {
    /** The answer to the question for a name opens with one: "Dimanche Nathalie", "Van der Zaterdag". */
    const isFirst = expecting !== "name" && opensSentence.test(original.slice(0, index));
    const skipped = isFirst ? name.indexOf(" ") + 1 : 0;
    const rest = name.slice(skipped);
    const isName =
      isMeant(rest) && isOther(rest) && !isDay(rest) && (rest.match(/(?<!\p{L})\p{Lu}/gu) ?? []).length > 1;
    return isName ? [{ start: index + skipped, end: index + name.length }] : [];
  });
  const folded = foldText(original);
  const named = matchesIn(original, words).flatMap(({ index, 0: word }) =>
    isMeant(word) && lead.test(folded.slice(0, index)) ? [{ start: index, end: index + word.length }] : [],
  );
  return [...runs, ...named].map(({ start, end }) => ({
    start: indexAt(origin, start),
    end: Math.min(indexAt(origin, end), open.length),
  }));
}

/** Where in the working text a place of the guest's own words is. */
function indexAt(origin: readonly number[], place: number): number {
  const index = origin.findIndex((one) => one >= place);
  return index < 0 ? origin.length - 1 : index;
}

const patternsOf = memoizeByLocale(({ dates, times, numbers, people }) => {
  const leads = [...people.nameLeads, ...(people.placeLeads ?? [])];
  return {
    lead: new RegExp(`(?<![\\p{L}])${alternatives(leads)} ?(?:${particle} ?)?$`, "u"),
    meant: new Set(
      [
        ...dates.weekdays.flat(),
        ...dates.months.flat(),
        ...times.noon,
        ...times.midnight,
        ...Object.keys(numbers.cardinals),
        ...Object.keys(numbers.ordinals),
        ...Object.keys(dates.fixedDays),
      ].map((word) => /^\p{L}+/u.exec(word)?.[0] ?? word),
    ),
  };
});
