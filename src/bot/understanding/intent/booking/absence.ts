import type { Locale } from "#src/bot/languages/locale.ts";
import { isUnsure } from "#src/bot/understanding/intent/answers/answers.ts";
import type { Facts } from "#src/bot/understanding/intent/facts.ts";
import { changesParty } from "#src/bot/understanding/party/party-change.ts";
import { someoneStaysAway } from "#src/bot/understanding/party/who-comes.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { withoutThreats } from "#src/bot/understanding/text/threats.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";

/** "We can't make it", but not "we can't make it before 7", nor what is only threatened: "otherwise we won't come". */
export function isAbsent(said: string, locale: Locale): boolean {
  const { absence, bound } = patternsOf(locale);
  const text = withoutThreats(said, locale);
  return matchesIn(text, absence).some(
    ({ index, 0: words }) => !bound.test(text.slice(index + words.length)),
  );
}

export function saysAbsence(text: string, locale: Locale): boolean {
  return says(text, patternsOf(locale).absence);
}

/**
 * Who was asked whether they come tells that they do not, though the words begin as a question does or as a correction: "können
 * leider nicht", "change of plan, we're not coming".
 */
export function isToldAbsent(
  { text }: Pick<Facts, "text">,
  locale: Locale,
  { expecting, tablePicked, changeShown }: UnderstandingContext,
): boolean {
  const isOfVisit = expecting === "confirm" && tablePicked !== true && changeShown !== true;
  return isOfVisit && !text.includes("?") && !isUnsure(text, locale) && isAbsent(text, locale);
}

/** Whether all that is said, after a no or without one, is that they do not come: "no, we're not coming on Sunday". */
export function saysOnlyAbsence(text: string, locale: Locale): boolean {
  const said = text.replace(patternsOf(locale).refused, "");
  return isAbsent(said, locale) && !/[,.;:!] ?\p{L}|\?/u.test(said) && !isUnsure(said, locale);
}

/** "The babysitter cancelled", and no more: of a table they have it is asked whether to cancel it. */
export function saysOnlyLetDown(text: string, locale: Locale): boolean {
  return (
    says(text, patternsOf(locale).letDown) && !/[,.;:!] ?\p{L}|\?/u.test(text) && !isUnsure(text, locale)
  );
}

/** Some do not come, or nobody before seven; the others do: "2 can't make it, so 8", "before 7 we can't". */
export function tellsWhoComes({ text, isBound, ...facts }: Facts, locale: Locale): boolean {
  if (facts.hasParty && someoneStaysAway(text, locale)) return true;
  return (
    isBound || facts.changesParty || changesParty(text, locale) || says(text, patternsOf(locale).concludes)
  );
}

const patternsOf = memoizeByLocale(({ intents, times, party }) => ({
  refused: new RegExp(`^${alternatives(intents.deny)}[,.! ]{1,3}`, "u"),
  absence: phrases(intents.absence),
  letDown: phrases(intents.letDown),
  concludes: phrases((party.therefore ?? []).map((word) => `${word},? \\d{1,3}`)),

  bound: new RegExp(
    `^,? ${alternatives([...times.notBefore, ...times.notAfter])} (?:${alternatives(times.leads)} )?\\d`,
    "u",
  ),
}));
