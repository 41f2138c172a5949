import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn } from "#src/bot/understanding/text/phrases.ts";
import { spanOf } from "#src/bot/understanding/text/spans.ts";
import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import { calendarDate, type FoundDate, nextDayOfYear } from "./found-date.ts";

const yearFirst = /(?<![\d.,:/-])(20\d\d)([-/.])(\d{1,2})\2(\d{1,2})(?![\d/]|[.:-]\d)/g;
const withYear = /(?<![\d.,:/-])(\d{1,2})([-/.])(\d{1,2})\2(20\d\d|\d\d)(?![\d/]|[.:-]\d)/g;
const spaced = /(?<![\d.,:/-]|\d )(\d{1,2}) (\d{1,2}) (20\d\d)(?![\d/]|[.:-]\d)/g;
const hyphened = /(?<![\d.,:/-]|\p{L}-?)(\d{1,2})-(\d{1,2})(?![\d/%]|[.:-]\d|-?\p{L})/gu;
const slashed = /(?<![\d.,:/-])(\d{1,2})\/(\d{1,2})(?![\d/%]|[.:-]\d)/g;
const dotted = /(?<![\d.,:/-])(\d{1,2})\.(?: (?=\d{1,2}\.))?(\d{1,2})(\.?)(?![\d/%]|[:-]\d)/g;

/** Countries that write the month before the day (Unicode CLDR, short date patterns). */
const monthFirstCountries = new Set(["US", "PH", "PW", "GU", "AS", "MP", "VI", "PR"]);

/** Who reads "05/06" how: the guest's region and the venue's country, where they agree, or the language's habit. */
type DayOrder = "dayFirst" | "monthFirst" | "open";

/** Dates written with digits alone: "2026-11-22", "22.11.", "05/06". */
export function findNumericDates(text: string, locale: Locale, context: UnderstandingContext): FoundDate[] {
  const order = dayOrder(locale, context);
  const found: FoundDate[] = [];
  for (const match of matchesIn(text, yearFirst)) {
    const date = calendarDate(Number(match[1]), Number(match[3]), Number(match[4]));
    if (date !== undefined) found.push({ span: spanOf(match), date, kind: "day" });
  }
  for (const match of matchesIn(text, withYear)) {
    const year = Number(match[4]);
    add(found, match, order, (month, day) => calendarDate(year < 100 ? 2000 + year : year, month, day));
  }
  for (const match of matchesIn(text, spaced)) {
    add(found, match, order, (month, day) => calendarDate(Number(match[3]), month, day), 2);
  }
  const today = context.now.toPlainDate();
  const coming = (month: number, day: number) => nextDayOfYear(month, day, today);
  for (const match of matchesIn(text, slashed)) {
    if (match[0] !== "24/7") add(found, match, order, coming, 2);
  }
  for (const match of locale.dates.hyphened ? matchesIn(text, hyphened) : []) {
    if (isHyphenedDate(text, match, locale, context)) add(found, match, "dayFirst", coming, 2);
  }
  for (const match of matchesIn(text, dotted)) {
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
  const [before, after] = [Number(match[1]), Number(match[secondGroup])];
  const dayFirst = resolve(after, before);
  const monthFirst = resolve(before, after);
  const span = spanOf(match);
  const [date, other] = order === "monthFirst" ? [monthFirst, dayFirst] : [dayFirst, monthFirst];
  const only = date ?? other;
  if (only === undefined) return;
  const second = date === undefined || other?.equals(date) ? undefined : other;
  const both = second && (order === "open" ? { others: [second] } : { swapped: second });
  found.push({ span, date: only, ...both, kind: "day" });
}

/**
 * "28-11" is a date where it can be no range of hours or people: it counts down from a day after noon, or it is
 * announced as a day or asked for.
 */
function isHyphenedDate(
  text: string,
  match: RegExpMatchArray,
  locale: Locale,
  context: UnderstandingContext,
): boolean {
  const [before, after] = [text.slice(0, match.index), text.slice((match.index ?? 0) + match[0].length)];
  const { lead, unit, dayLead } = timeWordsOf(locale);
  const [day, month] = [Number(match[1]), Number(match[2])];
  if (month > 12 || unit.test(after)) return false;
  if (day > 24 || dayLead.test(before) || context.expecting === "date") return true;
  return day > 12 && context.expecting !== "time" && !lead.test(before);
}

/**
 * "12.05." is a date; "12.05" is one unless a word, or the question asked, makes it a time. Nobody writes the month first
 * with a stop, so "12.30" is none.
 */
function isDottedDate(
  text: string,
  match: RegExpMatchArray,
  locale: Locale,
  context: UnderstandingContext,
): boolean {
  const before = text.slice(Math.max(0, (match.index ?? 0) - 20), match.index);
  const after = text.slice((match.index ?? 0) + match[0].length);
  const { lead, half, dayLead } = timeWordsOf(locale);
  if (Number(match[2]) > 12 || lead.test(before) || half.test(after)) return false;
  const hasDottedOrdinals = locale.numbers.ordinalSuffixes.includes(".");
  if (match[0].includes(" ")) return hasDottedOrdinals;
  if (match[3] === "." && after.trim() !== "") return true;
  if (context.expecting === "time" || locale.dates.monthFirst) return false;
  return hasDottedOrdinals || context.expecting === "date" || dayLead.test(before);
}

/** What makes "12.05" a time, "at" before it, "o'clock" or "pm" after it, and what makes it a day: "le" before it. */
const timeWordsOf = memoizeByLocale(({ dates, times, party }) => ({
  lead: new RegExp(`(?:^|[^\\p{L}])${alternatives(times.leads)} ?$`, "u"),
  dayLead: new RegExp(`(?<![\\p{L}])${alternatives(dates.bareDayLeads)} $`, "u"),
  unit: new RegExp(
    `^ ?${alternatives([...times.clock, ...times.am, ...times.pm, ...party.people, ...party.otherUnits])}(?![\\p{L}])`,
    "u",
  ),
  half: new RegExp(`^ ?${alternatives([...times.clock, ...times.am, ...times.pm])}(?![\\p{L}])`, "u"),
}));

function dayOrder(locale: Locale, { country, language, now }: UnderstandingContext): DayOrder {
  const regions = [/-([a-z]{2})\b/i.exec(language ?? "")?.[1], country].filter((one) => one !== undefined);
  const [order, ...others] = new Set(regions.map(orderIn));
  if (order !== undefined) return others.length > 0 ? "open" : order;
  if (!locale.dates.monthFirst) return "dayFirst";
  return /^(?:America|US|Pacific\/Honolulu)/.test(now.timeZoneId) ? "monthFirst" : "open";
}

function orderIn(region: string): DayOrder {
  return monthFirstCountries.has(region.toUpperCase()) ? "monthFirst" : "dayFirst";
}
