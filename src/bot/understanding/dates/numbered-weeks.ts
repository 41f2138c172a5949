import type { Locale } from "#src/bot/languages/locale.ts";
import { memoizeByLocale } from "#src/bot/understanding/text/memoize-by-locale.ts";
import { alternatives, matchesIn } from "#src/bot/understanding/text/phrases.ts";
import { spanOf } from "#src/bot/understanding/text/spans.ts";
import { type FoundDate, laterOf } from "./found-date.ts";

/** A week by its number in the calendar (ISO 8601), "week 49", "KW 49": its days from today on. */
export function findNumberedWeeks(text: string, locale: Locale, today: Temporal.PlainDate): FoundDate[] {
  return matchesIn(text, patternOf(locale)).flatMap((match): FoundDate[] => {
    const monday = mondayOf(Number(match.groups?.["week"]), today);
    const to = monday?.add({ days: 6 });
    if (monday === undefined || to === undefined) return [];
    return [{ span: spanOf(match), date: laterOf(monday, today), to, kind: "week" }];
  });
}

/** The next week of that number which is not over; not every year has a 53rd. */
function mondayOf(week: number, today: Temporal.PlainDate): Temporal.PlainDate | undefined {
  const thisMonday = today.subtract({ days: today.dayOfWeek - 1 });
  const weeks = Array.from({ length: 54 }, (_, ahead) => thisMonday.add({ weeks: ahead }));
  return weeks.find((monday) => monday.weekOfYear === week);
}

const patternOf = memoizeByLocale(({ dates, party, times }) => {
  const notNext = `(?<![\\p{L}\\p{N}]|${alternatives([...dates.nextWords, ...dates.thisWords])} )`;
  const units = alternatives([
    ...party.people,
    ...party.otherUnits,
    ...times.clock,
    ...times.am,
    ...times.pm,
  ]);
  const week = "(?:nr\\.? ?)?(?<week>5[0-3]|[1-4]\\d|0?[1-9])";
  const end = `(?![\\p{L}\\d:%]|[.,]\\d| ?${units}(?![\\p{L}]))`;
  return new RegExp(`${notNext}${alternatives(dates.numberedWeeks ?? [])} ?${week}${end}`, "gu");
});
