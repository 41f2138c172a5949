import type { Locale } from "#src/bot/languages/locale.ts";
import { suitingWords } from "#src/bot/understanding/intent/places/choices.ts";
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
  if (minutes.length > 0) return minutes;
  const [found] = [...inPlaceOfKnown(open, locale, context), ...movedOnDay(open, locale)];
  return found === undefined ? findKnownHour(open, locale, context) : [found];
}

/** Whether another hour is said in place of the one that is known: "my wife wants 7 not 8", of a table at eight. */
export const replacesKnownHour = (text: string, locale: Locale, context: UnderstandingContext): boolean =>
  inPlaceOfKnown(text, locale, context).length > 0;

function inPlaceOfKnown(text: string, locale: Locale, { draft }: UnderstandingContext): readonly FoundTime[] {
  const match = draft?.time === undefined ? null : patternsOf(locale).inPlace.exec(text);
  if (match === null || draft?.time === undefined) return [];
  const known = Temporal.PlainTime.from(draft.time);
  const [said, was] = [match.groups?.["hour"], match.groups?.["was"]].map(Number) as [number, number];
  const wasMinute = Number(match.groups?.["wasMinute"] ?? known.minute);
  const isKnown = (was === known.hour || was === known.hour % 12) && wasMinute === known.minute;
  if (!isKnown || was === draft.partySize || said > 23 || said === was) return [];
  const hour = known.hour >= 12 && said < 12 ? said + 12 : said;
  const span = spanOf(match);
  return [{ span, time: { span, hour, minute: 0, fixed: true, padded: false, sure: true } }];
}

/** "Change Saturday to seven": who moves a day to a number means an hour of it. */
function movedOnDay(open: string, locale: Locale): readonly FoundTime[] {
  const match = patternsOf(locale).movedOn.exec(open);
  const hour = Number(match?.groups?.["hour"]);
  if (match === null || hour < 1 || hour > 12) return [];
  const start = match.index + match[0].search(/\d/u);
  const span = { start, end: start + String(match.groups?.["hour"]).length };
  return [{ span, time: { span, hour, minute: 0, fixed: false, padded: false, sure: true } }];
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
  const { times, intents, negations, party } = locale;
  const notAt = alternatives([...negations, ...(times.insteadOf ?? [])]);
  const movedOn = (times.movedOn ?? []).map((phrase) => phrase.replace("@", "¦[¦ ]{0,20}"));
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
    inPlace: new RegExp(
      `(?<![\\d¦:.,h] ?)(?<hour>\\d{1,2})(?: ?(?:${alternatives(times.clock)}|h))?,? (?:${alternatives(party.and)} )?${notAt} (?:\\p{L}{1,3} ){0,2}(?<was>\\d{1,2})(?:[:.h](?<wasMinute>\\d\\d))?(?![\\d:]|[.,]\\d)`,
      "u",
    ),
    movedOn: new RegExp(`(?<!\\p{L})${alternatives(movedOn)} ?(?<hour>\\d{1,2})[.! ]{0,3}$`, "u"),
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
