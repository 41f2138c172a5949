import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { phrases } from "#src/bot/understanding/text/phrases.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { agrees, asksAnything, isSpentBesideCourtesies, isUnsure } from "./answers.ts";
import { wantsBesides } from "./besides.ts";
import type { Facts } from "./facts.ts";
import { forbidsBooking } from "./manners.ts";

/**
 * Whether what is shown is told to be done, or said to be right so, and no more than a yes and courtesies stand beside it:
 * "that's grand, book away". A question, a doubt or another value makes no yes of it, nor does one more table.
 */
export function confirmsShown(
  { text, rest, hasValues, repeatsDraft, changesParty, tellsOfGuest, hasAnswer }: Facts,
  locale: Locale,
  { expecting, tablePicked, changeShown }: UnderstandingContext,
): boolean {
  if (expecting !== "confirm" || !(tablePicked || changeShown)) return false;
  if ((hasValues && !repeatsDraft) || changesParty || tellsOfGuest || hasAnswer) return false;
  const { confirming, changing } = patternsOf(locale);
  const told = changeShown ? rest.replace(changing, " , ") : rest;
  const left = told.replace(confirming, " , ");
  if (left === rest || text.includes("?") || isOpen(left, locale)) return false;
  if (forbidsBooking(text, locale) || wantsBesides(text, locale)) return false;
  return isSpentBesideCourtesies(left, locale) || agrees(left, locale);
}

function isOpen(left: string, locale: Locale): boolean {
  return isUnsure(left, locale) || asksAnything(left, locale);
}

const patternsOf = memoizeByLocale(({ answers }) => ({
  confirming: phrases([...(answers.tellsToBook ?? []), ...(answers.suits ?? [])]),
  changing: phrases(answers.changing),
}));
