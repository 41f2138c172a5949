import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn, phrases } from "#src/bot/understanding/text/phrases.ts";
import { spanOf } from "#src/bot/understanding/text/spans.ts";
import { notUnitOf } from "./count-patterns.ts";
import type { FoundParty } from "./found-party.ts";

/**
 * "We are 12 to 14", whatever was asked: so many come, where a time would be "12 to 14" alone. Numbers far apart are a party
 * and an hour: "on est 4 à 20".
 */
export function findToldRange(open: string, locale: Locale): FoundParty | undefined {
  const [match] = matchesIn(open, patternsOf(locale));
  const [least, size] = [Number(match?.[1]), Number(match?.[2])];
  const areNear = 0 < least && least < size && size <= Math.max(least * 1.5, least + 2);
  return match !== undefined && areNear ? { span: spanOf(match), size, least } : undefined;
}

const patternsOf = memoizeByLocale((locale) => {
  const { party, times } = locale;
  const weAre = party.phrases.filter((phrase) => phrase.indexOf("#") === phrase.length - 1);
  const leads = alternatives(weAre.map((phrase) => phrase.slice(0, -1)));
  /** "Somos de 12 a 14", where "wir sind von 6 bis 8 da" tells when. */
  const from = alternatives(times.rangeLeads.filter((lead) => lead === "de"));
  /** "Siamo sei alle nove" has an hour behind the party. */
  const joiners = times.rangeJoiners.filter((joiner) => !times.leads.includes(joiner));
  const to = `(?: ?- ?| ${alternatives([...party.to, ...joiners])} )`;
  return phrases([`${leads}(?:${from} )?(\\d{1,2})${to}(\\d{1,2})(?![\\d:.,/h%])${notUnitOf(locale)}`]);
});
