import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { FoundTime } from "./found-time.ts";

/** "Fredag 19", where hours are counted on to 24, and everywhere before a party: "viernes 20 para 4". */
export function isAfterDay({ span, time, to }: FoundTime, open: string, locale: Locale): boolean {
  const isAfternoon = locale.times.bareAfternoon === true && time.hour > 12;
  const isHour = isAfternoon || countAfterOf(locale).test(open.slice(span.end));
  return (
    to === undefined &&
    !time.sure &&
    isHour &&
    /¦,? $/.test(open.slice(0, span.start)) &&
    /^(?:$|[,;!?¦]|[.](?!\d)| [¦\p{L}])/u.test(open.slice(span.end))
  );
}

/** "Let's say three", of a table that is picked: fewer people rather than another time. */
export function mayCorrectParty(
  before: string,
  locale: Locale,
  { tablePicked, expecting, draft }: UnderstandingContext,
): boolean {
  const isBooked = expecting === null && draft?.time !== undefined && draft.partySize !== undefined;
  return (tablePicked === true || isBooked) && openLeadOf(locale).test(before);
}

const openLeadOf = memoizeByLocale(({ party }) => {
  const leads = party.openPhrases
    .filter((phrase) => phrase.endsWith(" #"))
    .map((phrase) => phrase.slice(0, -2));
  return new RegExp(`(?<![\\p{L}\\p{N}])${alternatives(leads)} $`, "u");
});

/** What follows an hour that a party stands behind: " para 4" in "viernes 20 para 4". */
export const countAfterOf = memoizeByLocale(({ party, times }) => {
  const leads = party.weakPhrases
    .filter((phrase) => phrase.endsWith("#"))
    .map((phrase) => phrase.slice(0, -1));
  const unit = alternatives([
    ...party.otherUnits,
    ...times.clock,
    ...times.am,
    ...times.pm,
    ...times.minuteWords,
  ]);
  return new RegExp(`^,? ${alternatives(leads)}\\d{1,2}(?![\\d:.]| ?${unit}(?![\\p{L}]))`, "u");
});
