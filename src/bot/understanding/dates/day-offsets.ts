import type { DayOffset } from "#src/bot/languages/calendar-words.ts";
import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, countIn, phrases } from "#src/bot/understanding/text/phrases.ts";
import type { FoundDate } from "./found-date.ts";

interface Distance {
  readonly days?: number;
  readonly months?: number;
}

/** Before a date, around it, or after it. */
type Side = -1 | 0 | 1;

/** The words of a distance are short; nothing further back belongs to the date. */
const longestDistance = 48;
/** A table is not booked years ahead; a greater count is no distance. */
const greatestCount = 365;

/**
 * "3 days after" before a date makes it another date, "the day before Christmas Eve"; "the week of" makes it a
 * week. The words become part of it.
 */
export function countedFrom(found: FoundDate, text: string, locale: Locale): FoundDate {
  const start = Math.max(0, found.span.start - longestDistance);
  const before = text.slice(start, found.span.start);
  if (!/\p{L}/u.test(before) || found.kind === "month") return found;
  const { offsets, spans } = patternsOf(locale);
  for (const { expression, offset } of offsets) {
    const match = expression.exec(before);
    const count = match === null ? 0 : (countIn(match) ?? 1);
    if (match === null || count < 1 || count > greatestCount) continue;
    return moved(found, times(offset, count), start + match.index);
  }
  for (const { expression, day, length, side } of spans) {
    const match = expression.exec(before);
    if (match === null) continue;
    const monday = found.date.subtract({ days: found.date.dayOfWeek - 1 });
    const date = monday.add({ days: day - 1 + 7 * sideways(found.date, day, length, side) });
    const span = { start: start + match.index, end: found.span.end };
    return { span, date, to: date.add({ days: length - 1 }), kind: length > 2 ? "week" : "range" };
  }
  return found;
}

function moved(found: FoundDate, distance: Distance, start: number): FoundDate {
  return {
    span: { start, end: found.span.end },
    date: found.date.add(distance),
    ...(found.others && { others: found.others.map((date) => date.add(distance)) }),
    ...(found.part && { part: found.part }),
    kind: "day",
  };
}

/** Weeks from the one that holds the date: the weekend after a Monday is the same week's. */
function sideways(date: Temporal.PlainDate, day: number, length: number, side: Side): number {
  if (side === 0) return 0;
  if (side > 0) return date.dayOfWeek < day ? 0 : 1;
  return date.dayOfWeek > day + length - 1 ? 0 : -1;
}

function times({ days = 0, months = 0 }: DayOffset, count: number): Distance {
  return { days: days * count, months: months * count };
}

const patternsOf = memoizeByLocale(({ dates }) => {
  const { offsets, after, before } = dates.counted;
  const { week, weekend, of } = dates.inMonth;
  const joiners = [...dates.bareDayLeads, ...dates.dayMonthJoiners];
  const article = alternatives([...joiners, ...after, ...before]);
  const spanOf = (
    noun: readonly string[],
    link: readonly string[],
    day: number,
    length: number,
    side: Side,
  ) => ({
    expression: new RegExp(
      `(?<![\\p{L}])${alternatives(noun)} ${alternatives(link)} ?(?:${alternatives(joiners)} ?)?$`,
      "u",
    ),
    day,
    length,
    side,
  });
  const links = [
    [after, 1],
    [before, -1],
    [[...of, ...dates.dayMonthJoiners], 0],
  ] as const;
  return {
    offsets: offsets.map((offset) => ({
      offset,
      expression: new RegExp(`${phrases(offset.words).source} ?(?:${article} ?)?$`, "u"),
    })),
    spans: links.flatMap(([link, side]) => [
      spanOf(week, link, 1, 7, side),
      spanOf(weekend, link, 6, 2, side),
    ]),
  };
});
