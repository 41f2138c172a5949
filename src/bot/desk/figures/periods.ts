import { shortDate } from "../words.ts";
import type { DayTally, RangeFigures } from "./range-figures.ts";
import { addUp, type Tally } from "./tally.ts";

/** Days that are shown as one. */
export interface Period {
  /** "Sat 21 Nov", "Week of 16 Nov", "November 2026". */
  readonly label: string;
  readonly tally: Tally;
}

/** How long the days that are shown as one are. */
export type Grain = "day" | "week" | "month";

/** So many lines are read: five weeks of days, half a year of weeks. */
const mostDays = 35;
const mostWeeks = 27;

export function grainOf({ days }: Pick<RangeFigures, "days">): Grain {
  if (days.length <= mostDays) return "day";
  return days.length <= mostWeeks * 7 ? "week" : "month";
}

/** The range in pieces that a person can take in: days, weeks that begin on Monday, or months. */
export function periodsOf({ days }: Pick<RangeFigures, "days">): readonly Period[] {
  const grain = grainOf({ days });
  const labelOf = labels[grain];
  return [...Map.groupBy(days, ({ date }) => labelOf(date))].map(([label, of]) => ({
    label,
    tally: addUp(of satisfies readonly DayTally[]),
  }));
}

const dayAndMonth = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", day: "numeric", month: "short" });
const monthAndYear = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", month: "long", year: "numeric" });

const labels: Readonly<Record<Grain, (date: Temporal.PlainDate) => string>> = {
  day: shortDate,
  week: (date) => `Week of ${dayAndMonth.format(date.subtract({ days: date.dayOfWeek - 1 }))}`,
  month: (date) => monthAndYear.format(date),
};
