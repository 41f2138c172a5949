import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { phrases, says } from "#src/bot/understanding/text/phrases.ts";

/** What a guest who waits says of the waitlist: to be taken off it, or whether they are on it and how far up. */
export function findLineWish(text: string, locale: Locale): "leaveLine" | "askLine" | undefined {
  const { list, leave, place, position } = rulesOf(locale);
  if (!says(text, list)) return says(text, position) ? "askLine" : undefined;
  if (says(text, leave)) return "leaveLine";
  return says(text, place) ? "askLine" : undefined;
}

/** Whether a guest who is offered a table wants another one and stays in line. */
export function keepsPlaceInLine(text: string, locale: Locale): boolean {
  return says(text, rulesOf(locale).stay) && findLineWish(text, locale) !== "leaveLine";
}

const rulesOf = memoizeByLocale(({ line }) => ({
  list: phrases(line.list),
  leave: phrases(line.leave),
  place: phrases(line.place),
  position: phrases(line.position),
  stay: phrases(line.stay),
}));
