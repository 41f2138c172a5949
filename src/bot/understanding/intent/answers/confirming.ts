import type { Locale } from "#src/bot/languages/locale.ts";
import { wantsBesides } from "#src/bot/understanding/intent/booking/besides.ts";
import type { Facts } from "#src/bot/understanding/intent/facts.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { addsNothing, agrees, asksAnything, isSpentBesideCourtesies, isUnsure } from "./answers.ts";
import { forbidsBooking, ordersIt } from "./manners.ts";

/**
 * Whether what is shown is told to be done, or said to be right so, and what stands beside it adds nothing: "that's grand,
 * book away". A question, a doubt or another value makes no yes of it, nor does one more table.
 */
export function confirmsShown(
  { text, rest, hasValues, repeatsDraft, changesParty, tellsOfGuest, hasAnswer }: Facts,
  locale: Locale,
  { expecting, tablePicked, changeShown }: UnderstandingContext,
): boolean {
  if (expecting !== "confirm" || !(tablePicked || changeShown)) return false;
  if ((hasValues && !repeatsDraft) || changesParty || tellsOfGuest || hasAnswer) return false;
  const { confirming, changing, exclaimed, insists, sighed, tellsOf } = patternsOf(locale);
  /** "What? Yes, book it, I said" asks nothing. */
  const [said, answer] = [text, rest].map((words) => words.replace(exclaimed, "")) as [string, string];
  const told = changeShown ? answer.replace(changing, " , ") : answer;
  const done = told.replace(confirming, " , ");
  /** "Nou ja doe maar boeken": who tells to do it only sighs. */
  const left = done === answer ? done : done.replace(sighed, "");
  const isInsisted = says(answer, insists);
  const isTold = left !== answer || isInsisted;
  if (!isTold || said.includes("?") || isOpen(left, locale)) return false;
  if (ordersNothing(said, locale) || forbidsBooking(said, locale) || wantsBesides(said, locale)) return false;
  const besides = left.replace(insists, " , ");
  /** "I told you" alone may be of anything: "yes, I told you". */
  const isSaid = left !== answer || answer !== rest;
  if ((isSaid && isSpentBesideCourtesies(besides, locale)) || agrees(besides, locale)) return true;
  return ordersIt(answer, locale) && addsNothing(besides, locale) && !says(besides, tellsOf);
}

/** Whether the words of an order order nothing: "I would book it", "it is booked". */
export function ordersNothing(text: string, locale: Locale): boolean {
  return says(text, patternsOf(locale).ordersNothing);
}

function isOpen(left: string, locale: Locale): boolean {
  return isUnsure(left, locale) || asksAnything(left, locale);
}

const patternsOf = memoizeByLocale(({ answers, manners }) => ({
  confirming: phrases([...(answers.tellsToBook ?? []), ...manners.orders, ...(answers.suits ?? [])]),
  ordersNothing: phrases(answers.ordersNothing ?? []),
  tellsOf: phrases(answers.tellsOf ?? []),
  changing: phrases(answers.changing),
  exclaimed: new RegExp(`^(?:${alternatives(answers.exclaims ?? [])} ?[?!.,…][?!.,… ]{0,3}){1,2}`, "u"),
  insists: phrases(answers.insists ?? []),
  sighed: new RegExp(`^ ?(?:${alternatives(answers.sighs ?? [])}(?![\\p{L}])[,.!… ]{0,4}){1,2}`, "u"),
}));
