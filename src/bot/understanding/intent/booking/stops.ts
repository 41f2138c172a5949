import { locales } from "#src/bot/languages/languages.ts";
import type { Locale } from "#src/bot/languages/locale.ts";
import { grantedBefore, noOf, openingOf } from "#src/bot/understanding/intent/answers/answers.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { isAbsent } from "./absence.ts";

/** Whether words that cancel only end what is talked about, and name no booking and no absence: "never mind", in any language. */
export function onlyStops(text: string, locale: Locale): boolean {
  if (says(text, patternsOf(locale).cancel) || isAbsent(text, locale)) return false;
  return locales.some((one) => {
    const { stop, cancel } = patternsOf(one);
    return stop.test(text) && !says(text, cancel);
  });
}

/**
 * Whether words that cancel mean a booking, and not the change of it that is shown: who names it, has to or cannot come.
 * "Cancel" alone may mean either, and "cancel the change of my table" does not mean the table.
 */
export function callsOffBooking(text: string, locale: Locale): boolean {
  const { cancel, ofBooking, change } = patternsOf(locale);
  if (says(text, change)) return false;
  return isAbsent(text, locale) || (says(text, cancel) && says(text, ofBooking));
}

/** The same of words that negate nothing: "we don't have to cancel the table" does not. */
export function callsOffExpressly(text: string, locale: Locale): boolean {
  return callsOffBooking(text, locale) && !says(text, patternsOf(locale).negated);
}

/** Whether the whole message says that a booking is to stay: "keep it", "no wait, keep it". */
export function onlyKeeps(text: string, locale: Locale): boolean {
  return patternsOf(locale).keep.test(text);
}

/**
 * Whether the whole message says that a visit stands, or that they come: "we'll be there", "hold on, we still want it". Words that
 * only begin so, and those that begin with a no, are not all of it.
 */
export function onlyStands(text: string, locale: Locale): boolean {
  const { stands, coming } = patternsOf(locale);
  return stands.test(text) || coming.test(text);
}

/** Whether a no is taken back at once, and the whole rest says that they come: "no wait, we do come", "no espera, sí que vamos". */
export function standsAfterAll(text: string, locale: Locale): boolean {
  return patternsOf(locale).standsAfterAll.test(text);
}

/** Whether the whole message asks to be let off: "sorry, can we cancel?" */
export function onlyAsksToCancel(text: string, locale: Locale): boolean {
  return patternsOf(locale).asked.test(text);
}

const patternsOf = memoizeByLocale((locale) => ({
  /** "Nee, toch niet", with a no before it. */
  stop: new RegExp(
    `${openingOf(locale)}${grantedBefore(locale)}(?:${noOf(locale)}[,.! ]{1,3})?${alternatives(locale.intents.stop)}(?![\\p{L}\\p{N}])`,
    "u",
  ),
  keep: new RegExp(
    `${openingOf(locale)}(?:${alternatives([...locale.intents.correction, ...locale.intents.but, ...locale.intents.yes])}[,.! ]{1,3}){0,2}${alternatives(locale.answers.keeps)}(?:[,.! ]{1,3}${alternatives([...locale.intents.fillers, ...locale.intents.thanks, ...locale.answers.pleas, ...locale.answers.besides])}){0,2}[.! ]*$`,
    "u",
  ),
  ...standsOf(locale),
  asked: new RegExp(
    `${openingOf(locale)}${alternatives(locale.answers.cancelAsked)}(?:[,.! ]{1,3}${alternatives([...locale.intents.thanks, ...locale.answers.pleas])}){0,2} ?[?.! ]{0,3}$`,
    "u",
  ),
  cancel: phrases(locale.intents.cancel),
  ofBooking: phrases(locale.intents.ofBooking ?? []),
  change: phrases(locale.intents.change),
  negated: phrases([...locale.negations, ...locale.intents.deny]),
}));

function standsOf(locale: Locale): Record<"stands" | "coming" | "standsAfterAll", RegExp> {
  const { intents, answers } = locale;
  const opening = openingOf(locale);
  const stands = alternatives(answers.stands);
  const coming = alternatives(answers.coming ?? []);
  const courtesy = alternatives([
    ...intents.fillers,
    ...intents.thanks,
    ...answers.pleas,
    ...answers.besides,
  ]);
  const ending = `(?:[,.! ]{1,3}${courtesy}){0,3}[.! ]*$`;
  const yes = [...intents.yes, ...intents.affirm];
  const before = alternatives([...intents.correction, ...intents.but, ...yes]);
  const yesOrBut = `(?:${alternatives([...yes, ...intents.but])}[,.! ]{1,3}){0,2}`;
  const waits = `(?:${alternatives(waiting(locale))}[,.! ]{1,3}){1,2}`;
  return {
    stands: new RegExp(`${opening}(?:${before}[,.! ]{1,3}){0,2}${stands}${ending}`, "u"),
    /** "Coming" without who does: a "not" before it would be no correction. */
    coming: new RegExp(`${opening}${yesOrBut}${coming}${ending}`, "u"),
    standsAfterAll: new RegExp(
      `${opening}${noOf(locale)}[,.! ]{1,3}${waits}${yesOrBut}(?:${stands}|${coming})${ending}`,
      "u",
    ),
  };
}

/** What corrects without a word that negates: "wait", "hang on". */
function waiting({ intents, negations }: Locale): readonly string[] {
  const negating = phrases([...negations, ...intents.deny]);
  return intents.correction.filter((words) => !says(words, negating));
}
