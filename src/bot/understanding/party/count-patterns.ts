import type { Locale } from "#src/bot/languages/locale.ts";
import { alternatives, phrases } from "#src/bot/understanding/text/phrases.ts";

/** The phrases of a language in which `#` is a number; one that ends with it is not followed by what it counts else. */
export function countsOf(list: readonly string[], notUnit: string): RegExp {
  const leads = list.filter((phrase) => phrase.endsWith("#")).map((phrase) => phrase.slice(0, -1));
  const followers = list.filter((phrase) => phrase.startsWith("#")).map((phrase) => phrase.slice(1));
  const others = list.filter((phrase) => !phrase.startsWith("#") && !phrase.endsWith("#"));
  return phrases([`${alternatives(leads)}#${notUnit}`, `#${alternatives(followers)}`, ...others]);
}

/** After a number that counts people: no word of what it would count else, "4 hours", "7 pm". */
export function notUnitOf({ party, times }: Locale): string {
  const units = [
    ...party.otherUnits,
    ...times.am,
    ...times.pm,
    ...times.clock,
    ...times.minuteWords,
    ...times.shiftMinutes,
    ...times.shiftHours,
  ];
  return `(?! ?-?(?:${alternatives(party.adjectives)} )?${alternatives(units)}(?![\\p{L}]))`;
}

/** "Table. 2. Tonight.", and "table 2 tonight" at the beginning, where "we sat at table 2 on Friday" has a table's number. */
export function countsAfterNoun({ intents }: Locale): string[] {
  const noun = alternatives(intents.bookNouns);
  return [`${noun} ?[,.] ?#(?= ?[,.])`, `(?<=^|¦[,!.]? )${noun} #(?=[.,]? ¦)`];
}
