import { type Cell, toCsv } from "#src/lib/csv.ts";
import type { RangeFigures } from "./range-figures.ts";

/**
 * The figures of a range for spreadsheets, a line a day and no sums, so that a column can be added up. Every number is whole;
 * the last columns are the covers of each shift.
 */
export function toFiguresCsv({ days, total }: Pick<RangeFigures, "days" | "total">): string {
  const shifts = total.coversByShift.map(({ shift }) => shift);
  const head: readonly Cell[] = [
    ...["date", "covers", "bookings", "walk_ins", "confirmed", "cancelled", "due", "no_shows"],
    ...["cover_minutes", "seat_minutes"],
    ...shifts,
  ];
  return toCsv([
    head,
    ...days.map(({ date, ...day }) => [
      date.toString(),
      day.covers,
      day.bookings,
      day.walkIns,
      day.confirmed,
      day.cancelled,
      day.due,
      day.noShows,
      day.coverMinutes,
      day.seatMinutes,
      ...shifts.map((name) => day.coversByShift.find(({ shift }) => shift === name)?.covers ?? 0),
    ]),
  ]);
}
