import { calendarDate, type FoundDate, nextDayOfYear } from "./found-date.ts";
import type { Locale } from "./locale.ts";
import { alternatives } from "./phrases.ts";
import { spanOf } from "./spans.ts";
import type { UnderstandingContext } from "./understanding-context.ts";

const yearFirst = /(?<![\d.,:/-])(20\d\d)([-/.])(\d{1,2})\2(\d{1,2})(?![\d/]|[.:-]\d)/g;
const withYear = /(?<![\d.,:/-])(\d{1,2})([-/.])(\d{1,2})\2(20\d\d|\d\d)(?![\d/]|[.:-]\d)/g;
const slashed = /(?<![\d.,:/-])(\d{1,2})\/(\d{1,2})(?![\d/%]|[.:-]\d)/g;
const dotted = /(?<![\d.,:/-])(\d{1,2})\.(\d{1,2})(\.?)(?![\d/%]|[:-]\d)/g;

/** Countries that write the month before the day (Unicode CLDR, short date patterns). */
const monthFirstCountries = new Set(["US", "PH", "PW", "GU", "AS", "MP", "VI", "PR"]);

/** Who reads "05/06" how: by the conversation's region, the venue's country, or the language's habit. */
type DayOrder = "dayFirst" | "monthFirst" | "open";

/** Dates written with digits alone: "2026-11-22", "22.11.", "05/06". */
export function findNumericDates(text: string, locale: Locale, context: UnderstandingContext): FoundDate[] {
  const order = dayOrder(locale, context);
  const found: FoundDate[] = [];
  for (const match of text.matchAll(yearFirst)) {
    const date = calendarDate(Number(match[1]), Number(match[3]), Number(match[4]));
    if (date !== undefined) found.push({ span: spanOf(match), date, kind: "day" });
  }
  for (const match of text.matchAll(withYear)) {
    const year = Number(match[4]);
    add(found, match, order, (month, day) => calendarDate(year < 100 ? 2000 + year : year, month, day));
  }
  const today = context.now.toPlainDate();
  const coming = (month: number, day: number) => nextDayOfYear(month, day, today);
  for (const match of text.matchAll(slashed)) {
    if (match[0] !== "24/7") add(found, match, order, coming, 2);
  }
  for (const match of text.matchAll(dotted)) {
    if (isDottedDate(text, match, locale, context)) add(found, match, "dayFirst", coming, 2);
  }
  return found.filter(
    (one, index) =>
      found.findIndex(({ span }) => span.start <= one.span.start && one.span.end <= span.end) === index,
  );
}

function add(
  found: FoundDate[],
  match: RegExpMatchArray,
  order: DayOrder,
  resolve: (month: number, day: number) => Temporal.PlainDate | undefined,
  secondGroup: 2 | 3 = 3,
): void {
  const first = Number(match[1]);
  const second = Number(match[secondGroup]);
  const dayFirst = resolve(second, first);
  const monthFirst = resolve(first, second);
  const span = spanOf(match);
  const [date, other] = order === "monthFirst" ? [monthFirst, dayFirst] : [dayFirst, monthFirst];
  const only = date ?? other;
  if (only === undefined) return;
  const open = order === "open" && date !== undefined && other !== undefined && !date.equals(other);
  found.push(open ? { span, date: only, others: [other], kind: "day" } : { span, date: only, kind: "day" });
}

/** "12.05." is a date; "12.05" is one unless a word, or the question asked, makes it a time. */
function isDottedDate(
  text: string,
  match: RegExpMatchArray,
  locale: Locale,
  context: UnderstandingContext,
): boolean {
  const before = text.slice(Math.max(0, (match.index ?? 0) - 20), match.index);
  const after = text.slice((match.index ?? 0) + match[0].length);
  const { leads, clock, am, pm } = locale.times;
  if (new RegExp(`(?:^|[^\\p{L}])${alternatives(leads)} ?$`, "u").test(before)) return false;
  if (new RegExp(`^ ?${alternatives([...clock, ...am, ...pm])}(?![\\p{L}])`, "u").test(after)) return false;
  if (match[3] === "." && after.trim() !== "") return true;
  if (context.expecting === "time" || locale.dates.monthFirst) return false;
  return locale.numbers.ordinalSuffixes.includes(".") || context.expecting === "date";
}

function dayOrder(locale: Locale, context: UnderstandingContext): DayOrder {
  const region = context.country ?? /-([a-z]{2})\b/i.exec(context.language ?? "")?.[1];
  if (region !== undefined) return monthFirstCountries.has(region.toUpperCase()) ? "monthFirst" : "dayFirst";
  if (!locale.dates.monthFirst) return "dayFirst";
  return /^(?:America|US|Pacific\/Honolulu)/.test(context.now.timeZoneId) ? "monthFirst" : "open";
}
