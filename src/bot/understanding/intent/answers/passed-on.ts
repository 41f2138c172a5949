import type { Locale } from "#src/bot/languages/locale.ts";
import type { Facts } from "#src/bot/understanding/intent/facts.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { agrees, isUnsure, openingOf, refuses } from "./answers.ts";

/**
 * The answer that the guest passes on for somebody else: "my wife says yes" is a yes, and hers a no is a no. Who writes
 * answers for the party, so it is bound by the same rules as an answer of their own; "if my wife says yes" passes on none.
 */
export function asOwnAnswer(facts: Facts, locale: Locale): Facts {
  if (isUnsure(facts.text, locale)) return facts;
  return { ...facts, text: asOwn(facts.text, locale), rest: asOwn(facts.rest, locale) };
}

/** Whether all that is said is somebody's yes or no: "Claire says yes" names nobody, and in French wishes for nothing clear. */
export function passesOnAnswer(text: string, locale: Locale): boolean {
  const own = asOwn(text, locale);
  return own !== text && (agrees(own, locale) || refuses(own, locale));
}

const asOwn = (text: string, locale: Locale): string => text.replace(passedOnIn(locale), "");

const passedOnIn = memoizeByLocale(
  (locale) =>
    new RegExp(`${openingOf(locale)}${alternatives(locale.answers.passedOn ?? [])}[,:]? (?=[\\p{L}])`, "u"),
);
