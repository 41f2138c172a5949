import type { Locale } from "#src/bot/languages/locale.ts";
import type { Facts } from "#src/bot/understanding/intent/facts.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { isUnsure, openingOf } from "./answers.ts";

/**
 * The answer that the guest passes on for somebody else: "my wife says yes" is a yes, and hers a no is a no. Who writes
 * answers for the party, so it is bound by the same rules as an answer of their own; "if my wife says yes" passes on none.
 */
export function asOwnAnswer(facts: Facts, locale: Locale): Facts {
  if (isUnsure(facts.text, locale)) return facts;
  const passedOn = passedOnIn(locale);
  return { ...facts, text: facts.text.replace(passedOn, ""), rest: facts.rest.replace(passedOn, "") };
}

const passedOnIn = memoizeByLocale(
  (locale) =>
    new RegExp(`${openingOf(locale)}${alternatives(locale.answers.passedOn ?? [])}[,:]? (?=[\\p{L}])`, "u"),
);
