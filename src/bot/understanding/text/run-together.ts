import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "./memoize-by-locale.ts";

/**
 * Where a space was left out between a word that announces a number and the number: "table4", "at7pm",
 * "sat21". `folded` is in lower case without accents; the places are indexes into it.
 */
export function findMissingSpaces(folded: string, locale: Locale): number[] {
  if (!/\p{L}\d/u.test(folded)) return [];
  const { leads, units } = patternsOf(locale);
  return [...folded.matchAll(wordAndNumber)].flatMap((match) => {
    const { word = "", unit = "" } = match.groups ?? {};
    const isMeant = leads.has(word) && (unit === "" || units.has(unit));
    return isMeant ? [match.index + word.length] : [];
  });
}

/** Codes, addresses and the like go on with other signs. */
const wordAndNumber =
  /(?<![^\s,;:(!?])(?<word>\p{L}{2,12})\d{1,4}(?:[:.]\d\d)?(?<unit>\p{L}{0,12})(?![^\s,;:.!?)-])/gu;

/** The "a" in "mar1a" is no morning. */
const isLong = (unit: string) => unit.length > 1;

const patternsOf = memoizeByLocale(({ dates, times, party, intents }) => {
  const lists = [times.leads, times.answerLeads, times.rangeLeads, times.notBefore, times.notAfter];
  const days = [dates.weekdays, dates.months, dates.relative.map(({ words }) => words)].flat(2);
  const units = [
    times.clock,
    times.am.filter(isLong),
    times.pm.filter(isLong),
    times.approximately,
    party.people,
    dates.months.flat(),
  ];
  return {
    leads: new Set([...lists.flat(), ...days, ...dates.bareDayLeads, ...intents.bookNouns]),
    units: new Set(units.flat()),
  };
});
