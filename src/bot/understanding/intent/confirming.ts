import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, phrases, says } from "#src/bot/understanding/text/phrases.ts";
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
  const { confirming, changing, exclaimed, insists, sighed } = patternsOf(locale);
  /** "What? Yes, book it, I said" asks nothing. */
  const [said, answer] = [text, rest].map((words) => words.replace(exclaimed, "")) as [string, string];
  const told = changeShown ? answer.replace(changing, " , ") : answer;
  const done = told.replace(confirming, " , ");
  /** "Nou ja doe maar boeken": who tells to do it only sighs. */
  const left = done === answer ? done : done.replace(sighed, "");
  const isInsisted = says(answer, insists);
  const isTold = left !== answer || isInsisted;
  if (!isTold || said.includes("?") || isOpen(left, locale)) return false;
  if (forbidsBooking(said, locale) || wantsBesides(said, locale)) return false;
  const besides = left.replace(insists, " , ");
  /** "I told you" alone may be of anything: "yes, I told you". */
  const isOrdered = left !== answer || answer !== rest;
  return (isOrdered && isSpentBesideCourtesies(besides, locale)) || agrees(besides, locale);
}

function isOpen(left: string, locale: Locale): boolean {
  return isUnsure(left, locale) || asksAnything(left, locale);
}

const patternsOf = memoizeByLocale(({ answers }) => ({
  confirming: phrases([...(answers.tellsToBook ?? []), ...(answers.suits ?? [])]),
  changing: phrases(answers.changing),
  exclaimed: new RegExp(`^(?:${alternatives(answers.exclaims ?? [])}[?!.,… ]{1,4}){1,2}`, "u"),
  insists: phrases(answers.insists ?? []),
  sighed: new RegExp(`^ ?(?:${alternatives(answers.sighs ?? [])}(?![\\p{L}])[,.!… ]{0,4}){1,2}`, "u"),
}));
