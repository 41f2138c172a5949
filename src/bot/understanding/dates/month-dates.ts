import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn } from "#src/bot/understanding/text/phrases.ts";
import { spanOf } from "#src/bot/understanding/text/spans.ts";
import { calendarDate, daysAhead, type FoundDate, nextDayOfYear } from "./found-date.ts";

interface MonthPatterns {
  readonly dayFirst: RegExp;
  readonly monthFirst: RegExp;
  readonly monthOf: ReadonlyMap<string, number>;
}

/** Dates with a month's name: "22 November", "Nov. 22nd, 2026", "3-5 May", "from the 3rd to the 5th of May". */
export function findMonthDates(text: string, locale: Locale, today: Temporal.PlainDate): FoundDate[] {
  const { dayFirst, monthFirst, monthOf } = patternsOf(locale);
  const found: FoundDate[] = [];
  for (const expression of [dayFirst, monthFirst]) {
    for (const match of matchesIn(text, expression)) {
      const { month = "", day = "", firstDay, lastDay, year } = match.groups ?? {};
      const resolve = dayResolver(monthOf.get(month) ?? 0, year, today);
      const to = resolve(lastDay ?? day);
      const first = lastDay === undefined ? firstDay : day;
      const date = to && first && calendarDate(to.year, to.month, Number(first));
      if (to === undefined) continue;
      const range = date ? daysAhead(date, to, today) : ({ date: to, kind: "day" } as const);
      found.push({ span: spanOf(match), ...range });
    }
  }
  return found.filter(
    (one, index) =>
      !found.some(
        (other, at) => at < index && other.span.start < one.span.end && one.span.start < other.span.end,
      ),
  );
}

function dayResolver(month: number, year: string | undefined, today: Temporal.PlainDate) {
  return (day: string) =>
    year === undefined
      ? nextDayOfYear(month, Number(day), today)
      : calendarDate(Number(year), month, Number(day));
}

const patternsOf = memoizeByLocale((locale): MonthPatterns => {
  const { months, dayMonthJoiners, rangeJoiners, rangeLeads } = locale.dates;
  const monthOf = new Map(months.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));
  const suffix = `(?:${alternatives(locale.numbers.ordinalSuffixes.map(escapeDots))})?`;
  const joiner = `(?:${alternatives(dayMonthJoiners)} ?)?`;
  const to = alternatives(["-", ...rangeJoiners]);
  const lead = alternatives([...rangeLeads, ...locale.times.rangeLeads]);
  const month = `(?<month>${alternatives([...monthOf.keys()])})\\.?`;
  const year = "(?:,? (?:de |del |in |von |i )?(?<year>20\\d\\d)(?!\\d))?";
  const end = "(?![\\p{L}\\p{N}])";
  const start = "(?<![\\p{L}\\p{N}:/]|\\d[.,])";
  const and = alternatives([...rangeJoiners, ...locale.party.and, "-"]);
  const first = `(?<firstDay>\\d{1,2})${suffix}`;
  const range = `(?:${lead} ${joiner}${first} ?${and} ?${joiner}|${first} ?${to} ?${joiner})?`;
  const notADay = `(?![\\d:]|[.,]\\d| ?${alternatives([...locale.party.people, ...locale.times.am, ...locale.times.pm, ...locale.times.clock])}${end})`;
  /** In "table for 3, Nov 28" the day comes after the month: no hour, and few parties, are so large. */
  const notBesideDay = `(?! (?:2[5-9]|3[01])(?![\\p{L}\\d:]|[.,]\\d| ?${alternatives([...locale.party.people, ...locale.times.clock])}${end}))`;
  return {
    monthOf,
    dayFirst: new RegExp(
      `${start}${range}(?<day>\\d{1,2})${suffix}[ ,-]{0,2}${joiner}${month}${year}${end}${notBesideDay}`,
      "gu",
    ),
    monthFirst: new RegExp(
      `${start}${month}[,/ -]? ?${joiner}(?<day>\\d{1,2})${suffix}${notADay}(?: ?${to} ?${joiner}(?<lastDay>\\d{1,2})${suffix}${notADay})?${year}${end}`,
      "gu",
    ),
  };
});

function escapeDots(text: string): string {
  return text.replaceAll(".", "\\.");
}
