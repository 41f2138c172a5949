import type { Locale } from "#src/bot/languages/locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";

type Groups = Readonly<Record<string, string | undefined>>;

/** "an hour and a half", "2.5 hours", "2 and a half hours", "90 minutes": one expression, with named groups. */
export function lengthOfTime({ times }: Locale): string {
  const more = alternatives(times.halfMore);
  const fixed = `(?<length>${alternatives(Object.keys(times.shiftPhrases))})(?<lengthHalf> ${more})?`;
  const hours = `(?<hours>\\d{1,2})(?<hoursHalf>[.,]5|½|1/2| ?${more})? ?${alternatives(times.shiftHours)}(?<halfAfter> ${more})?`;
  const minutes = `(?<minutes>\\d{1,3}) ?${alternatives(times.shiftMinutes)}`;
  return `(?:(?<!\\d[.,])(?:${fixed}|${hours}|${minutes}))`;
}

/** How many minutes the groups of `lengthOfTime` tell; undefined where none took part. */
export function minutesIn(groups: Groups, { times }: Locale): number | undefined {
  const half = [groups["lengthHalf"], groups["hoursHalf"], groups["halfAfter"]].some(Boolean) ? 30 : 0;
  if (groups["hours"] !== undefined) return Number(groups["hours"]) * 60 + half;
  if (groups["minutes"] !== undefined) return Number(groups["minutes"]);
  const fixed = groups["length"] === undefined ? undefined : times.shiftPhrases[groups["length"]];
  return fixed === undefined ? undefined : fixed + half;
}
