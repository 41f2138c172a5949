import type { Locale } from "#src/bot/languages/locale.ts";
import type { FoundDate } from "#src/bot/understanding/dates/found-date.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, phrases, says } from "#src/bot/understanding/text/phrases.ts";
import { cover, type Span } from "#src/bot/understanding/text/spans.ts";

/** So near a time is that day's, in letters. */
const nearTime = 60;
/** So long ago, in days, what a day without a year tells has been, rather than that it is to come next year. */
const recently = 75;
/** How much one day has to have above another before that one is only told. */
const margin = 2;

/**
 * Which of several days of a letter is the table's: the one that time and company stand beside, rather than one that has
 * just been, a month, or a stay around it. Days that the guest offers one for the other all stay.
 */
export function tableDays(
  found: readonly FoundDate[],
  times: readonly Span[],
  folded: string,
  locale: Locale,
  today: Temporal.PlainDate,
): readonly FoundDate[] {
  if (says(folded, patternsOf(locale).dayUnknown)) return [];
  const first = found.filter(({ isSecond }) => !isSecond);
  if (first.length < 2) return found;
  const isWhen = first.map((one) => !isOfPast(one, folded, today) && !isAround(one, first));
  const apart = first.filter((_, index) => isWhen[index] || !isWhen.some(Boolean));
  const told = new Set([
    ...first.filter((one) => !apart.includes(one)),
    ...lighter(apart, times, folded, locale),
  ]);
  return found.filter((one) => !told.has(one));
}

/** "After our call of 18 November": it has just been, and another day is named. */
function isOfPast({ span, date, kind }: FoundDate, folded: string, today: Temporal.PlainDate): boolean {
  if (/\d{4}|[/.-]\d\d$/.test(folded.slice(span.start, span.end).trim())) return false;
  if (kind === "month") return true;
  const before = date.subtract({ years: 1 });
  const days = before.until(today).days;
  return kind === "day" && before.until(today, { largestUnit: "day" }).days > 0 && days < recently;
}

/** "From 4 to 8 December … on the 6th": a stay with the table's day in it. */
function isAround({ date, to, kind }: FoundDate, all: readonly FoundDate[]): boolean {
  if (to === undefined || kind === "week") return false;
  return all.some(
    (day) =>
      day.to === undefined &&
      Temporal.PlainDate.compare(date, day.date) <= 0 &&
      Temporal.PlainDate.compare(day.date, to) <= 0,
  );
}

/** Those beside which less stands than beside another one in another clause. */
function lighter(
  days: readonly FoundDate[],
  times: readonly Span[],
  folded: string,
  locale: Locale,
): readonly FoundDate[] {
  const covered = cover(
    folded,
    days.map(({ span }) => span),
  );
  const isLetter = days.slice(1).every((day, index) => {
    const between = folded.slice(days[index]?.span.end, day.span.start);
    return isApart(between, locale);
  });
  if (!isLetter) return [];
  const weights = days.map((day) => weightOf(day, times, covered, locale));
  const most = Math.max(...weights);
  return days.filter((_, index) => (weights[index] ?? 0) <= most - margin);
}

/** Whether two days stand in clauses of their own, and neither corrects the other nor stands in for it. */
function isApart(between: string, locale: Locale): boolean {
  const { other, corrected } = patternsOf(locale);
  const words = between.match(/\p{L}{2,}/gu) ?? [];
  return words.length >= 3 && !says(between, other) && !corrected.test(between);
}

function weightOf({ span }: FoundDate, times: readonly Span[], covered: string, locale: Locale): number {
  const { table } = patternsOf(locale);
  const isBeside = times.some(({ start, end }) => {
    const between = start >= span.end ? covered.slice(span.end, start) : covered.slice(end, span.start);
    const isNext = start >= span.end || /^,? ?(?:\p{L}{1,4} ){0,2}$/u.test(between);
    return isNext && between.length <= nearTime && !between.includes("¦");
  });
  const before =
    covered
      .slice(0, span.start)
      .split(/[.!?;¦]/)
      .at(-1) ?? "";
  const after = covered.slice(span.end).split(/[.!?;¦]/)[0] ?? "";
  return (isBeside ? 2 : 0) + (says(`${before} ¦${after}`, table) ? 1 : 0);
}

const patternsOf = memoizeByLocale(({ asides, intents, party, dates }) => ({
  dayUnknown: phrases(asides.dayUnknown ?? []),
  other: phrases([...dates.orWords, ...dates.rangeJoiners]),
  corrected: new RegExp(
    `(?<![\\p{L}])${alternatives([...intents.correction, ...intents.rather])}(?![\\p{L}])[^¦]{0,16}$`,
    "u",
  ),
  table: phrases([
    ...intents.bookNouns,
    ...intents.bookVerbs,
    ...intents.proposals,
    ...party.phrases,
    `# ${alternatives(party.people)}`,
  ]),
}));
