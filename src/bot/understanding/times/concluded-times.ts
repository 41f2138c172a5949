import type { Locale } from "#src/bot/languages/locale.ts";
import { wordsBeforeProposed } from "#src/bot/understanding/intent/booking/proposing.ts";
import { suitingWords } from "#src/bot/understanding/intent/places/choices.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { isNegated } from "#src/bot/understanding/text/negations.ts";
import { alternatives, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import type { Span } from "#src/bot/understanding/text/spans.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { type ClockTime, findClockTimes } from "./clock-times.ts";
import type { FoundTime } from "./found-time.ts";

interface ConcludedTime {
  readonly time: FoundTime;
  /** The hours before it, which are told. */
  readonly told: readonly Span[];
}

/**
 * The hour that a correction ends with, where others are told before it: "I finish work at seven, so let's say eight", "eight
 * o'clock, no, leave it at seven", "the train gets in at 7, 8 would be safer". It is the table's, and the others are none.
 */
export function findConcludedTime(
  open: string,
  locale: Locale,
  { draft, expecting }: UnderstandingContext,
): ConcludedTime | undefined {
  if (draft?.time === undefined || expecting !== "confirm") return undefined;
  const [time, ...others] = findClockTimes(open, locale).toReversed();
  const [before] = others;
  if (time === undefined || before === undefined) return undefined;
  const { led, ends, settled, concluded, suits, range, reasons } = patternsOf(locale);
  const isTold = ({ sure, span }: ClockTime) => sure || led.test(open.slice(0, span.start));
  const isOfReason = says(open.slice(0, before.span.start), reasons);
  const between = open.slice(before.span.end, time.span.start);
  const rest = open.slice(time.span.end);
  /** "Rather eight. No, leave it at seven": back to the hour that is known. */
  const isBack =
    Number(draft.time.slice(0, 2)) % 12 === time.hour % 12 && time.minute === 0 && draft.time.endsWith(":00");
  if (
    !ends.test(rest) ||
    !(isBack || isTold(before) || isOfReason) ||
    /¦/.test(between) ||
    range.test(between)
  )
    return undefined;
  if (isNegated(open, time.span, locale)) return undefined;
  const isSettled = suits.test(rest) || settled.test(between);
  const isHour = isTold(time) ? isSettled : isSettled && isNear(time, before, draft.partySize);
  const isLast =
    isHour || (concluded.test(between) && (isTold(time) || isNear(time, before, draft.partySize)));
  return isLast ? { time: { span: time.span, time }, told: others.map(({ span }) => span) } : undefined;
}

/** A bare number is an hour that is not far from the one before it, and no party next to the one that is known. */
function isNear({ hour, minute }: ClockTime, before: ClockTime, party = 0): boolean {
  const apart = Math.abs((hour % 12) - (before.hour % 12));
  return minute > 0 || (Math.min(apart, 12 - apart) <= mostApart && Math.abs(hour - party) > 1);
}

const mostApart = 2;

const patternsOf = memoizeByLocale((locale) => {
  const { times, party, intents, choices } = locale;
  const leads = alternatives([
    ...times.leads,
    ...times.notBefore,
    ...times.notAfter,
    ...times.rangeLeads,
    ...times.rangeJoiners,
  ]);
  const open = party.openPhrases
    .filter((phrase) => phrase.endsWith(" #"))
    .map((phrase) => phrase.slice(0, -2));
  const settling = alternatives([
    ...intents.rather.filter((words) => !words.includes("#")),
    ...intents.correction,
    ...(party.keptAt ?? []),
    ...(party.putsDown ?? []),
    ...(party.makesIt ?? []),
    ...open,
  ]);
  const therefore = alternatives(party.therefore ?? []);
  const other = alternatives([...wordsBeforeProposed(locale), ...times.leads]);
  const better = alternatives(choices.suitsBetter ?? []);
  const filler = alternatives(intents.fillers);
  return {
    reasons: phrases(locale.reasons?.tells ?? []),
    led: new RegExp(`(?:^|[^\\p{L}])${leads} (?:\\p{L}{2,4} )?$`, "u"),
    suits: new RegExp(`^ ?${better}`, "u"),
    ends: new RegExp(
      `^(?: ?${better}| (?:\\p{L}{1,6} )?${alternatives(suitingWords(locale))}|'s ${alternatives(suitingWords(locale))})?(?:,? ${filler}){0,2}[.! ]*$`,
      "u",
    ),
    /** "…, let's say at" */
    settled: new RegExp(`[,.;:!?– ] ?(?:${other},? ){0,3}${settling}[,.!]{0,2} (?:${other},? ){0,3}$`, "u"),
    /** "… so" */
    concluded: new RegExp(`[,.;:!– ] ?${therefore},? (?:${other},? ){0,3}$`, "u"),
    range: new RegExp(
      `^ ?(?:-|${alternatives([...times.rangeJoiners, ...times.rangeAnd, ...times.or])})(?:[ \\d]|$)`,
      "u",
    ),
  };
});
