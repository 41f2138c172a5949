import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn } from "#src/bot/understanding/text/phrases.ts";
import { spanOf } from "#src/bot/understanding/text/spans.ts";
import type { FoundDate } from "./found-date.ts";
import { weekdayFrom } from "./found-date.ts";
import { daysAhead, type Month, monthMeant, namedMonth } from "./months.ts";

type Days = { readonly date: Temporal.PlainDate; readonly to?: Temporal.PlainDate };
type Groups = Readonly<Record<string, string | undefined>>;

/** Which of the days or weeks of a month, counted from 1; the last is -1. */
type Place = 1 | 2 | 3 | 4 | 5 | -1;

/** Days by their place in a month: "last Friday of October", "first week of May", "the last day of the month". */
export function findDaysOfMonth(text: string, locale: Locale, today: Temporal.PlainDate): FoundDate[] {
  const { expression, weekdayOf } = patternsOf(locale);
  return matchesIn(text, expression).flatMap((match): FoundDate[] => {
    const groups: Groups = match.groups ?? {};
    const place = placeOf(groups, locale);
    const dayOfWeek = weekdayOf.get(groups["weekday"] ?? "");
    const within = (month: Month) => daysAt(month, place, groups, dayOfWeek);
    const isOver = (month: Month) => {
      const days = within(month);
      return days !== undefined && daysAhead(days.date, days.to ?? days.date, today) === undefined;
    };
    const month = monthMeant(groups, locale, today, isOver);
    const days = month && within(month);
    if (days === undefined) return [];
    const kind = days.to === undefined ? "day" : "range";
    const ahead = days.to === undefined ? undefined : daysAhead(days.date, days.to, today);
    return [{ span: spanOf(match), ...days, ...ahead, kind }];
  });
}

function placeOf({ nth, ordinal, last }: Groups, locale: Locale): Place {
  if (last !== undefined) return -1;
  const words = locale.dates.inMonth.ordinals.findIndex((list) => list.includes(ordinal ?? ""));
  const place = nth === undefined ? words + 1 : Number(nth);
  return place >= 1 && place <= 5 ? (place as Place) : 1;
}

function daysAt(
  { first, last }: Month,
  place: Place,
  { week, weekend, day }: Groups,
  dayOfWeek: number | undefined,
): Days | undefined {
  if (day !== undefined) return { date: place === -1 ? last : first.add({ days: place - 1 }) };
  if (week !== undefined) return weekAt({ first, last }, place);
  const wanted = weekend === undefined ? dayOfWeek : 6;
  if (wanted === undefined) return undefined;
  const date =
    place === -1
      ? weekdayFrom(last.subtract({ days: 6 }), wanted)
      : weekdayFrom(first, wanted).add({ weeks: place - 1 });
  if (date.month !== first.month) return undefined;
  return weekend === undefined ? { date } : { date, to: date.add({ days: 1 }) };
}

/** Seven days each, counted from the month's first or back from its last: calendars differ, these days fit all. */
function weekAt({ first, last }: Month, place: Place): Days {
  if (place === -1 || place === 5) return { date: last.subtract({ days: 6 }), to: last };
  const date = first.add({ weeks: place - 1 });
  return { date, to: date.add({ days: 6 }) };
}

const patternsOf = memoizeByLocale((locale) => {
  const { weekdays, inMonth } = locale.dates;
  const weekdayOf = new Map(
    weekdays.flatMap((names, index) =>
      names.flatMap((name) =>
        ["", ...inMonth.weekdayEndings].map((ending) => [name + ending, index + 1] as const),
      ),
    ),
  );
  const suffixes = alternatives(
    locale.numbers.ordinalSuffixes.map((suffix) => suffix.replaceAll(".", "\\.")),
  );
  const ordinals = alternatives(inMonth.ordinals.flat());
  const place = `(?:(?<nth>[1-5])${suffixes}|(?<ordinal>${ordinals})|(?<last>${alternatives(inMonth.last)}))`;
  const unit = [
    `(?<weekday>${alternatives([...weekdayOf.keys()])})`,
    `(?<weekend>${alternatives(inMonth.weekend)})`,
    `(?<week>${alternatives(inMonth.week)})`,
    `(?<day>${alternatives(inMonth.day)})`,
  ].join("|");
  const where = [
    `(?<coming>${alternatives(inMonth.nextMonth)})`,
    `(?<current>${alternatives(inMonth.thisMonth)})`,
    `(?:${alternatives(inMonth.of)} ?)?${namedMonth(locale)}`,
  ].join("|");
  return {
    weekdayOf,
    expression: new RegExp(
      `(?<![\\p{L}\\p{N}.,:/])${place} (?:${unit}),? (?:${where})(?![\\p{L}\\p{N}])`,
      "gu",
    ),
  };
});
