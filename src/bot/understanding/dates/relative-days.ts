import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, countIn, matchesIn, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { overlap, spanOf } from "#src/bot/understanding/text/spans.ts";
import { knownDay, type UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { FoundDate } from "./found-date.ts";

interface Anchors {
  readonly today: Temporal.PlainDate;
  /** The day of the wished booking. */
  readonly draft: Temporal.PlainDate | undefined;
  /** A day that was asked about, while none is wished for. */
  readonly talk: Temporal.PlainDate | undefined;
  readonly weekStartsOnSunday: boolean;
}

type Meaning = Omit<FoundDate, "span">;
type Resolve = (anchors: Anchors, count: number) => Meaning | undefined;
type Rule = readonly [words: readonly string[], resolve: Resolve];

/** Countries whose calendars begin the week on Sunday (Unicode CLDR, week data), those of more than a few guests. */
const sundayFirst = new Set("BR CA CO HK ID IL IN JP KR MX PE PH PR PT SA SG TH TW US VE ZA".split(" "));

/** Days named by their distance: "tomorrow", "in 3 days", "this weekend", "the day after". */
export function findRelativeDays(text: string, locale: Locale, context: UnderstandingContext): FoundDate[] {
  const anchors = {
    today: context.now.toPlainDate(),
    draft: knownDay(context),
    talk: context.draft?.date === undefined ? knownDay(context) : undefined,
    weekStartsOnSunday: sundayFirst.has(context.country ?? regionOf(context.language)),
  };
  const found: FoundDate[] = [];
  const { anyRule, rules } = patternsOf(locale);
  if (!says(text, anyRule)) return [];
  for (const [expression, resolve] of rules) {
    for (const match of matchesIn(text, expression)) {
      const span = spanOf(match);
      if (found.some((other) => overlap(other.span, span))) continue;
      const resolved = resolve(anchors, countIn(match) ?? 1);
      if (resolved !== undefined) found.push({ span, ...resolved });
    }
  }
  return found;
}

const patternsOf = memoizeByLocale((locale) => {
  const rules = rulesOf(locale);
  return {
    anyRule: phrases(rules.flatMap(([words]) => words)),
    rules: rules.map(([words, resolve]) => [phrases(words), resolve] as const),
  };
});

function rulesOf(locale: Locale): readonly Rule[] {
  const words = locale.dates;
  const relative = [...words.relative]
    .sort((a, b) => longest(b.words) - longest(a.words))
    .map(
      ({ words: list, days, part }): Rule => [
        list,
        ({ today }) => ({ date: today.add({ days }), kind: "day", ...(part && { part }) }),
      ],
    );
  const ahead = (unit: "days" | "weeks" | "months", most: number): Resolve => {
    const kind = unit === "weeks" ? "weeks" : "day";
    return ({ today }, count) =>
      count > 0 && count <= most ? { date: today.add({ [unit]: count }), kind } : undefined;
  };
  return [
    [words.inDays, ahead("days", 999)],
    ...draftRules(locale),
    [[...words.inWeeks, ...words.inOneWeek], ahead("weeks", 999)],
    [[...words.inMonths, ...words.inOneMonth], ahead("months", 11)],
    ...relative,
    ...workdayRules(locale),
    [words.nextWeekend, ({ today }) => range(monday(today).add({ days: 12 }), 1)],
    [withoutDay(words.thisWeekend, locale), ({ today }) => thisWeekend(today)],
    [words.nextWeek, ({ today }) => ({ ...range(monday(today).add({ days: 7 }), 6), kind: "week" })],
    [words.thisWeek, (anchors) => ({ ...restOfWeek(anchors), kind: "week" })],
  ];
}

/** "The weekend of the 5th" is another one. */
function withoutDay(list: readonly string[], { dates }: Locale): readonly string[] {
  const link = alternatives([...dates.inMonth.of, ...dates.dayMonthJoiners]);
  return list.map((phrase) => `(?:${phrase})(?! (?:${link} ){1,2}\\d)`);
}

/** Counted from the draft's day; with a day named after them they are counted from that one. */
function draftRules(locale: Locale): readonly Rule[] {
  const { dates } = locale;
  const { daysLater, daysEarlier, weeksLater, weekEarlier } = dates.counted;
  const named = [...dates.weekdays.flat(), ...dates.relative.flatMap(({ words }) => words)];
  const articles = alternatives([...dates.bareDayLeads, ...dates.dayMonthJoiners, ...dates.nextWords]);
  const alone = `(?! ?(?:${articles} )?(?:¦|\\d|${alternatives(named)}(?![\\p{L}])))`;
  const rule = (list: readonly string[], unit: "days" | "weeks", sign: 1 | -1): Rule => [
    list.map((phrase) => `(?:${phrase})${alone}`),
    ({ draft }, count) =>
      draft && count > 0 && count < 100
        ? { date: draft.add({ [unit]: sign * count }), kind: "day" }
        : undefined,
  ];
  return [
    [
      locale.choices.sameDay.map((phrase) => `(?:${phrase})${alone}`),
      ({ talk }) => talk && { date: talk, kind: "day" },
    ],
    rule(daysLater, "days", 1),
    rule(daysEarlier, "days", -1),
    rule(weeksLater, "weeks", 1),
    rule(weekEarlier, "weeks", -1),
    rule(dates.weekAfterDraft, "weeks", 1),
    rule(dates.dayAfterDraft, "days", 1),
    rule(dates.dayBeforeDraft, "days", -1),
  ];
}

/** "Weekdays next week" are its Monday to Friday. */
function workdayRules({ dates }: Locale): readonly Rule[] {
  const workdays = alternatives(dates.workdays);
  const joiner = `(?:,? ${alternatives([...dates.dayMonthJoiners, ...dates.inMonth.of])})?`;
  const of = (weeks: readonly string[]) => [`${workdays}${joiner} ${alternatives(weeks)}`];
  if (dates.workdays.length === 0) return [];
  return [
    [of(dates.nextWeek), ({ today }) => range(monday(today).add({ days: 7 }), 4)],
    [
      of(dates.thisWeek),
      ({ today }) => (today.dayOfWeek > 5 ? undefined : range(today, 5 - today.dayOfWeek)),
    ],
  ];
}

function longest(list: readonly string[]): number {
  return Math.max(0, ...list.map(({ length }) => length));
}

function monday(today: Temporal.PlainDate): Temporal.PlainDate {
  return today.subtract({ days: today.dayOfWeek - 1 });
}

function range(date: Temporal.PlainDate, days: number): Meaning {
  return days > 0 ? { date, to: date.add({ days }), kind: "range" } : { date, kind: "day" };
}

/** Saturday and Sunday of this week; on the weekend itself, what is left of it. */
function thisWeekend(today: Temporal.PlainDate): Meaning {
  return today.dayOfWeek === 7 ? range(today, 0) : range(monday(today).add({ days: 5 }), 1);
}

/** On a Sunday the week ends for some and begins for others. */
function restOfWeek({ today, weekStartsOnSunday }: Anchors): Meaning {
  const isFirst = weekStartsOnSunday && today.dayOfWeek === 7;
  return range(today, isFirst ? 6 : 7 - today.dayOfWeek);
}

function regionOf(language = ""): string {
  return /-([a-z]{2})\b/i.exec(language)?.[1]?.toUpperCase() ?? "";
}
