import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";

/** The wishes of a note, each in the guest's own words. */
export function piecesOf(note: string, locale: Locale): readonly string[] {
  return note
    .split(betweenOf(locale))
    .map((wish) => wish.trim())
    .filter((wish) => wish !== "");
}

/** The wishes of a note as it was joined, whatever "and" is in them: what is outlived is named by these. */
export const joinedIn = (noted: string): readonly string[] => noted.split(/[;,]/).map((wish) => wish.trim());

/**
 * An "and" with more words behind it goes on with the same: "he hears badly and noise tires him"; so does one of numbers: "who are
 * 6 and 9". "With" joins people, and no wishes, and "arrive plus tard" is one.
 */
const betweenOf = memoizeByLocale(({ party }) => {
  const others = [...party.companyLeads, ...party.andMore];
  const and = alternatives(party.and.filter((one) => !one.includes(" ") && !others.includes(one)));
  return new RegExp(`[;,]|(?<!\\d)\\s${and}\\s(?=(?:[^\\s;,]{1,30}\\s?){1,4}(?:$|[;,]))`, "iu");
});
