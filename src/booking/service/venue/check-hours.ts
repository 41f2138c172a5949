import { type DaySpan, meet } from "./calendar-day.ts";
import { checkSeason } from "./check-span.ts";
import { minuteOfDay } from "./local-time.ts";
import type { Mistake } from "./mistake.ts";
import { endMinute, toShift } from "./opening-hours.ts";
import type { Scenario, WeeklyShift } from "./plan.ts";
import { weekdays } from "./weekday.ts";

type Path = Mistake["path"];
type PaperShift = Pick<WeeklyShift, "from" | "to" | "lastSeating">;
interface Span {
  readonly from: number;
  readonly to: number;
  readonly path: Path;
  /** Left out, always. */
  readonly season?: DaySpan | undefined;
}

const minutesPerDay = 24 * 60;
const latestEnd = 6 * 60;

/** What is wrong with weekly hours: shifts that cannot be, and shifts in each other's way. */
export function checkHours(hours: readonly Omit<WeeklyShift, "pacing">[], path: Path): Mistake[] {
  const mistakes = hours.flatMap((shift, index) => [
    ...checkShift(shift, [...path, index]),
    ...checkSeason(shift, [...path, index]),
  ]);
  if (mistakes.length > 0) return mistakes;
  const week = hours.flatMap((shift, index) =>
    (shift.days ?? weekdays).map((day) => {
      const { from, to } = toShift(shift);
      const midnight = weekdays.indexOf(day) * minutesPerDay;
      return { from: midnight + from, to: midnight + to, path: [...path, index], season: shift.season };
    }),
  );
  const nextWeek = week.map((span) => ({
    ...span,
    from: span.from + 7 * minutesPerDay,
    to: span.to + 7 * minutesPerDay,
  }));
  return findOverlaps([...week, ...nextWeek]);
}

/** What is wrong with the shifts of special days, each day for itself. */
export function checkSpecialDays(specialDays: Scenario["specialDays"], path: Path): Mistake[] {
  return Object.entries(specialDays).flatMap(([date, shifts]) => {
    if (shifts === "closed") return [];
    const mistakes = shifts.flatMap((shift, index) => checkShift(shift, [...path, date, index]));
    if (mistakes.length > 0) return mistakes;
    return findOverlaps(shifts.map((shift, index) => ({ ...toShift(shift), path: [...path, date, index] })));
  });
}

function checkShift({ from, to, lastSeating }: PaperShift, path: Path): Mistake[] {
  const start = minuteOfDay(from) ?? 0;
  const end = minuteOfDay(to) ?? 0;
  if (start === end) {
    return [
      { path: [...path, "to"], message: `ends at ${to}, when it begins`, remedy: "write when it ends" },
    ];
  }
  if (end < start && end > latestEnd) {
    const message = `ends at ${to}, before it begins at ${from}`;
    return [{ path: [...path, "to"], message, remedy: "swap the two; a shift past midnight ends by 06:00" }];
  }
  const last = minuteOfDay(lastSeating ?? from) ?? start;
  const lastMinute = last < start ? last + minutesPerDay : last;
  if (lastMinute <= endMinute(start, end)) return [];
  const message = `the last seating at ${lastSeating} is not within ${from}–${to}`;
  return [
    { path: [...path, "lastSeating"], message, remedy: "write a time within the shift, or remove the line" },
  ];
}

/** One mistake for each two shifts that are in each other's way, at the later one of the file. */
function findOverlaps(spans: readonly Span[]): Mistake[] {
  const mistakes = new Map<string, Mistake>();
  spans.forEach((one, index) => {
    for (const other of spans.slice(index + 1)) {
      const both = [one, other].map(({ path }) => Number(path.at(-1))).sort((a, b) => a - b);
      if (other.to <= one.from || one.to <= other.from || mistakes.has(both.join())) continue;
      if (one.season && other.season && !meet(one.season, other.season)) continue;
      const [first = 0, second = 0] = both;
      const path = second === Number(one.path.at(-1)) ? one.path : other.path;
      const message =
        first === second
          ? "overlaps with itself on the next day"
          : `overlaps with shift ${first + 1} of the list`;
      mistakes.set(both.join(), { path, message, remedy: "change the times or the days of one of them" });
    }
  });
  return [...mistakes.values()];
}
