import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { isNegated, isRefused } from "#src/bot/understanding/text/negations.ts";
import { possibleOf } from "#src/bot/understanding/text/not-possible.ts";
import { alternatives, matchesIn, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import type { Reading } from "#src/bot/understanding/text/reading.ts";
import { isFollowedAsSecond, isLedAsSecond } from "#src/bot/understanding/text/second-choices.ts";
import { cover, spanOf } from "#src/bot/understanding/text/spans.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { findAdventSundays } from "./advent-sundays.ts";
import { findBareDays } from "./bare-days.ts";
import { countedFrom } from "./day-offsets.ts";
import type { FoundDate } from "./found-date.ts";
import { findGuesses } from "./guesses.ts";
import { joinDates } from "./joined-dates.ts";
import { findMonthDates } from "./month-dates.ts";
import { findNamedDays } from "./named-days.ts";
import { findNumberedWeeks } from "./numbered-weeks.ts";
import { findNumericDates } from "./numeric-dates.ts";
import { findPartsOfMonth } from "./parts-of-month.ts";
import { findPartsOfWeek } from "./parts-of-week.ts";
import { findRelativeDays } from "./relative-days.ts";
import { findSeasons } from "./seasons.ts";
import { findWeekdays } from "./weekdays.ts";
import { findDaysOfMonth } from "./weekdays-of-month.ts";

/**
 * Every day the message names, in the order of the words. `text` is folded, with what must not be read
 * covered. Our own rules come first, from the surest form to the barest; chrono-node reads weekdays.
 */
export function findDates(
  reading: Reading,
  text: string,
  locale: Locale,
  context: UnderstandingContext,
): FoundDate[] {
  const today = context.now.toPlainDate();
  const open = cover(text, matchesIn(text, patternsOf(locale).explained).map(spanOf));
  const found: FoundDate[] = [];
  const guesses = findGuesses(reading, open, locale, context);
  const rest = () => cover(open, [...guesses, ...found.map(({ span }) => span)]);
  const add = (dates: readonly FoundDate[]) => {
    const left = rest();
    found.push(...dates.map((one) => countedFrom(one, left, locale)));
  };
  add(findDaysOfMonth(open, locale, today));
  add(findAdventSundays(rest(), locale, today));
  add(findNumericDates(rest(), locale, context));
  add(findMonthDates(rest(), locale, today));
  add(findPartsOfMonth(rest(), locale, context));
  add(findPartsOfWeek(rest(), locale, context));
  add(findNumberedWeeks(rest(), locale, today));
  const ofMonths = found.toSorted((a, b) => a.span.start - b.span.start);
  add(findSeasons(rest(), locale, context.now.toPlainDate()));
  add(findNamedDays(rest(), locale, context));
  add(findRelativeDays(rest(), locale, context));
  add(findBareDays(rest(), locale, context, ofMonths));
  add(findWeekdays(reading, rest(), locale, context));
  found.sort((a, b) => a.span.start - b.span.start);
  const possible = possibleOf(found, reading.folded, locale);
  const wanted = wantedOf(withSecondChoices(possible, rest(), locale), reading.folded, locale);
  const joined = joinDates(wanted, open, locale, today);
  return joined.filter((one) => !isPast(one, reading, locale, today) && !isBeyond(one, reading, locale));
}

/** Days that are wanted only where the one before them is not to be had are marked. */
function withSecondChoices(found: readonly FoundDate[], text: string, locale: Locale): readonly FoundDate[] {
  return found.map((one, index) => {
    const isSecond =
      index > 0 && (isLedAsSecond(text, one.span, locale) || isFollowedAsSecond(text, one.span, locale));
    return isSecond ? { ...one, isSecond } : one;
  });
}

/**
 * Without the days that are turned down. Where nothing else is named, "this Saturday no, the next one" means the one
 * after it, and a day that does not suit is the day of what is cancelled: "tomorrow won't do, please cancel".
 */
function wantedOf(found: readonly FoundDate[], folded: string, locale: Locale): readonly FoundDate[] {
  const { oneAfter, cancels, forgotten } = patternsOf(locale);
  /** "Forget tonight, tomorrow then": another day follows it. */
  const isForgotten = ({ span }: FoundDate) =>
    span !== found.at(-1)?.span && forgotten.test(folded.slice(0, span.start));
  const named = found.filter(
    (one) => one.isSecond || !(isNegated(folded, one.span, locale) || isForgotten(one)),
  );
  const wanted = named.filter(({ span }) => !isRefused(folded, span, locale));
  const [only] = found;
  if (wanted.length > 0 || only === undefined || found.length > 1) return wanted;
  if (only.kind === "weekday" && says(folded.slice(only.span.end), oneAfter))
    return [{ span: only.span, date: only.date.add({ days: 7 }), kind: "weekday" }];
  return says(folded, cancels) ? named : [];
}

/** Days before today are not bookable; only a year that was stated keeps one, so that the guest can be told. */
function isPast(found: FoundDate, reading: Reading, locale: Locale, today: Temporal.PlainDate): boolean {
  const words = reading.folded.slice(found.span.start, found.span.end);
  if (Temporal.PlainDate.compare(found.to ?? found.date, today) < 0) return !/\d{4}|[/.-]\d\d$/.test(words);
  const { pastBefore, pastAfter, countedBefore } = patternsOf(locale);
  const before = reading.folded.slice(0, found.span.start);
  return (
    countedBefore.test(before) ||
    pastAfter.test(reading.folded.slice(found.span.end)) ||
    pastBefore.test(before)
  );
}

/** "After Christmas" is some day, and not that one. */
function isBeyond(found: FoundDate, reading: Reading, locale: Locale): boolean {
  return found.isNamed === true && patternsOf(locale).beyond.test(reading.folded.slice(0, found.span.start));
}

const patternsOf = memoizeByLocale(({ dates, times, intents }) => {
  const past = alternatives(dates.pastWords);
  /** The Dutch "voor" is "for" as well as "before". */
  const before = dates.counted.before.filter((word) => !times.answerLeads.includes(word));
  const lead = alternatives([...dates.bareDayLeads, ...dates.dayMonthJoiners]);
  const beyond = alternatives([...times.notBefore, ...times.notAfter, ...dates.counted.after, ...before]);
  return {
    oneAfter: phrases(dates.oneAfter),
    forgotten: new RegExp(`(?<![\\p{L}])${alternatives(dates.forgotten ?? [])} (?:${lead} )?$`, "u"),
    /** "Sunday the 13th, the day after that Saturday": one day, said twice. */
    explained: new RegExp(
      `(?<=\\d(?:\\p{L}{2}|\\.)?, ?)(?:\\p{L}{1,3} )?${alternatives([...dates.dayAfterDraft, ...dates.dayBeforeDraft])}(?= )[^.;!?,]{1,40}`,
      "gu",
    ),
    cancels: phrases([...intents.cancel, ...intents.absence]),
    countedBefore: new RegExp(`(?<![\\p{L}])${alternatives(dates.countedFrom)} $`, "u"),
    pastBefore: new RegExp(`(?<![\\p{L}])${past} $`, "u"),
    pastAfter: new RegExp(`^ ${past}(?![\\p{L}])`, "u"),
    beyond: new RegExp(`(?<![\\p{L}])${beyond} ?(?:${alternatives(dates.dayMonthJoiners)} )?$`, "u"),
  };
});
