import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

/** What a guest who writes so is moved by; who only asks about it is not. */
export function findFeeling(text: string, locale: Locale): Understood["feeling"] {
  const { complaint, sorrow } = patternsOf(locale);
  if (onlySighs(text, locale)) return "sorrow";
  if (text.endsWith("?")) return undefined;
  /** Who fell ill after a meal complains. */
  if (says(text.replace(complaint, " "), sorrow)) return "sorrow";
  return says(text, complaint) ? "complaint" : undefined;
}

/** "Oh no :(" to a house that is full answers nothing. */
export function onlySighs(text: string, locale: Locale): boolean {
  return patternsOf(locale).sigh.test(text);
}

/** "The food last night was really awful". */
function badlyServed({ what, was, bad }: Locale["intents"]["served"]): string {
  return `${alternatives(what)}(?: [\\p{L}']{1,9}){0,3} ${alternatives(was)} (?:\\p{L}{1,10} ){0,3}${alternatives(bad)}`;
}

const patternsOf = memoizeByLocale(({ intents, manners }) => ({
  sigh: new RegExp(`^ ?${alternatives(manners.sighs)}[^\\p{L}\\p{N}?]{0,12}$`, "u"),
  complaint: phrases([...intents.complaint, badlyServed(intents.served)]),
  sorrow: phrases(intents.sorrow),
}));
