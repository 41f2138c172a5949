import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "./memoize-by-locale.ts";
import { matchesIn } from "./phrases.ts";

/**
 * Where a space was left out on either side of a number: "table4", "at7pm", "halb8", and "7pmfor four", "19uhrzu viert".
 * `folded` is in lower case without accents; the places are indexes into it, in order.
 */
export function findMissingSpaces(folded: string, locale: Locale): number[] {
  if (!/\p{L}\.?\d|\d ?\p{L}/u.test(folded)) return [];
  const after = matchesIn(folded, numberAndWords).flatMap((match) => spaceAfter(match, locale));
  const starts = [0, ...after];
  const before = starts.flatMap((start, index) =>
    matchesIn(folded.slice(start, starts[index + 1]), wordAndNumber)
      .flatMap((match) => spaceBefore(match, locale))
      .map((at) => start + at),
  );
  return [...before, ...after].sort((a, b) => a - b);
}

/** Codes, addresses and the like go on with other signs. */
const wordAndNumber =
  /(?<![^\s,;:(!?])(?<word>\p{L}{1,12}\.?)\d{1,4}(?:[:.]\d\d)?(?<unit>\p{L}{0,12})(?![^\s,;:.!?)-])/gu;

const numberAndWords =
  /(?<![^\s,;:(!?\p{L}])(?<number>\d{1,4}(?:[:.h]\d\d)? ?)(?<words>\p{L}{2,20})(?![^\s\d,;:.!?)-])/gu;

function spaceBefore(match: RegExpExecArray, locale: Locale): number[] {
  const { leads, units } = patternsOf(locale);
  const { word = "", unit = "" } = match.groups ?? {};
  /** "H20.30", but not "h20". */
  const isLong = word.length > 1 || /\d[:.]\d\d/.test(match[0]);
  const isMeant = leads.has(word) && (unit === "" ? isLong : units.has(unit));
  return isMeant ? [match.index + word.length] : [];
}

/** Between what a number counts, if that is said, and the word that follows it. */
function spaceAfter(match: RegExpExecArray, locale: Locale): number[] {
  const { units, hours, followers } = patternsOf(locale);
  const { number = "", words = "" } = match.groups ?? {};
  if (units.has(words) || (number.endsWith(" ") && followers.has(words))) return [];
  /** "3 hoje" is no hour. */
  const isApart = number.endsWith(" ");
  const isCounted = (unit: string) => (unit.length < 2 && isApart ? false : unit === "" || hours.has(unit));
  const lengths = Array.from({ length: words.length - 1 }, (_, length) => length);
  const length = lengths.find((one) => isCounted(words.slice(0, one)) && followers.has(words.slice(one)));
  return length === undefined ? [] : [match.index + number.length + length];
}

/** The "a" in "mar1a" is no morning. */
const isLong = (unit: string) => unit.length > 1;
/** "Kl\\.?" is "kl" and "kl.". */
const withDot = (phrase: string) =>
  phrase.endsWith("\\.?") ? [phrase.slice(0, -3), `${phrase.slice(0, -3)}.`] : [phrase];
const isWord = (phrase: string) => /^\p{L}{2,12}$/u.test(phrase);

const patternsOf = memoizeByLocale(({ dates, times, party, intents }) => {
  const lists = [times.leads, times.answerLeads, times.rangeLeads, times.notBefore, times.notAfter];
  const days = [dates.weekdays.flat(), dates.months.flat(), dates.relative.flatMap(({ words }) => words)]
    .flat()
    .map((name) => name.replace(/^\(\?<!.{1,80}?\) ?\)/u, ""));
  const spoken = Object.keys(times.before);
  const clock = times.clock.filter((unit) => isLong(unit) || unit === "h");
  const hours = [clock, times.am.filter(isLong), times.pm.filter(isLong), times.approximately].flat();
  const company = [...party.companyLeads, ...(party.answerLeads ?? []), ...Object.keys(party.fixed)];
  const followers = [
    ...times.answerLeads,
    ...times.leads,
    ...company.map((phrase) => phrase.split(" ")[0] ?? ""),
    ...times.parts.flatMap(({ words }) => words),
    ...intents.fillers,
    ...days,
  ];
  return {
    leads: new Set([
      ...lists.flat().flatMap(withDot),
      ...days,
      ...spoken,
      ...dates.bareDayLeads,
      ...intents.bookNouns,
    ]),
    units: new Set([...hours, ...party.people, ...dates.months.flat()]),
    hours: new Set(hours),
    followers: new Set(followers.filter(isWord)),
  };
});
