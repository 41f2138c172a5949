import type { Locale } from "#src/bot/languages/locale.ts";
import { suitingWords } from "#src/bot/understanding/intent/choices.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives } from "#src/bot/understanding/text/phrases.ts";
import { spanOf } from "#src/bot/understanding/text/spans.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { findClockTimes } from "./clock-times.ts";
import type { FoundTime } from "./found-time.ts";

/** A time that is said by the one that is known: "rather quarter past", "8 works". */
export function findByKnownTime(
  open: string,
  locale: Locale,
  context: UnderstandingContext,
): readonly FoundTime[] {
  const minutes = findMinutesAlone(open, locale, context);
  return minutes.length > 0 ? minutes : findKnownHour(open, locale, context);
}

/** "Rather quarter past", "plutôt et quart", said of a time that is known: the nearest such time. */
function findMinutesAlone(
  open: string,
  locale: Locale,
  { draft }: UnderstandingContext,
): readonly FoundTime[] {
  const { spoken, offsets } = patternsOf(locale);
  const match = draft?.time === undefined ? null : spoken.exec(open);
  const offset = offsets.get(match?.groups?.["spoken"] ?? "");
  if (match === null || offset === undefined || draft?.time === undefined) return [];
  const known =
    hourToldBefore(open.slice(0, match.index), draft.time, locale) ?? Temporal.PlainTime.from(draft.time);
  const { hour, minute } = known.add({ minutes: ((offset - known.minute + 149) % 60) - 29 });
  const span = spanOf(match);
  return [{ span, time: { span, hour, minute, fixed: true, padded: false, sure: true } }];
}

/** "The show ends at eight, so say half past": of the hour that was told last, near the one that is known. */
function hourToldBefore(before: string, known: string, locale: Locale): Temporal.PlainTime | undefined {
  const told = findClockTimes(before, locale).at(-1);
  if (told === undefined || told.minute > 0 || !patternsOf(locale).led.test(before.slice(0, told.span.start)))
    return undefined;
  const late = Number(known.slice(0, 2)) >= 12 && told.hour < 12;
  return Temporal.PlainTime.from({ hour: late ? told.hour + 12 : told.hour % 24, minute: 0 });
}

/** "8 works", said of a table that is picked for eight: its hour, and nobody's number or name. */
function findKnownHour(
  open: string,
  locale: Locale,
  { draft, tablePicked }: UnderstandingContext,
): readonly FoundTime[] {
  const match = tablePicked === true ? patternsOf(locale).suits.exec(open) : null;
  const said = Number(match?.groups?.["hour"]);
  if (match === null || draft?.time === undefined) return [];
  const { hour, minute } = Temporal.PlainTime.from(draft.time);
  if (minute !== 0 || (said !== hour && said !== hour % 12)) return [];
  const span = { start: 0, end: match[0].length };
  return [{ span, time: { span, hour, minute, fixed: true, padded: false, sure: true } }];
}

const patternsOf = memoizeByLocale((locale) => {
  const { times, intents } = locale;
  const suits = alternatives([...suitingWords(locale), ...intents.offered]);
  const opening = alternatives([...intents.fillers, ...intents.yes, ...intents.affirm]);
  const ending = alternatives([...intents.fillers, ...intents.rather]);
  const told = [...Object.entries(times.before), ...Object.entries(times.after)];
  const spoken = told.filter(
    ([words, minutes]) => words.includes(" ") && minutes % 15 === 0 && minutes !== 0,
  );
  const offsets = new Map([...spoken, ...Object.entries(times.minutesAlone ?? {})]);
  return {
    offsets,
    led: new RegExp(
      `(?<!\\p{L})${alternatives([...times.leads, ...times.notBefore, ...times.notAfter])} $`,
      "u",
    ),
    suits: new RegExp(
      `^(?:${opening},? ){0,2}(?<hour>\\d{1,2})(?: ?${alternatives(times.clock)})? (?:\\p{L}{1,6} )?${suits}[.! ]*$`,
      "u",
    ),
    spoken: new RegExp(
      `(?<![\\d¦] )(?<![\\p{L}\\d¦])(?<spoken>${alternatives([...offsets.keys()])})(?=(?:,? ${ending}|,? (?:\\p{L}{1,6}[' ]){0,2}${suits})?[,.!? ]{0,3}$)`,
      "u",
    ),
  };
});
