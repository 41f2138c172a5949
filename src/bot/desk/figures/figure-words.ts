import { count } from "../words.ts";
import type { RangeFigures } from "./range-figures.ts";
import type { Fact } from "./stats-view.ts";
import type { Quartiles, Tally } from "./tally.ts";

/** Texts that take no values. */
export const figureTexts = {
  statistics: "Figures",
  covers: "Covers",
  shifts: "By shift",
  bookings: "Bookings",
  walkIns: "Walk-ins",
  shift: "Shift",
  confirmed: "Confirmed",
  cancelled: "Cancelled",
  noShows: "Did not come",
  leadTime: "Booked ahead",
  waitlist: "Waitlist",
  seatUse: "Seats in use",
  nothing: "none",
  byDay: "Covers by day",
  byWeek: "Covers by week",
  byMonth: "Covers by month",
  month: "Month",
  weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  coversShort: "c.",
  coversLegend: "c. = covers booked",
  monthNotUnderstood: "That month was not understood. Write 2026-12, or its name such as dec.",
  tooLong: "That is more than a year: please choose fewer days.",
} as const;

/** "72 % (296 of 412)"; without a whole there is no share. */
function share(part: number, whole: number): string {
  return whole === 0 ? figureTexts.nothing : `${percent(part, whole)} (${amount(part)} of ${amount(whole)})`;
}

export function percent(part: number, whole: number): string {
  return `${Math.round((part / whole) * 100)} %`;
}

const number = new Intl.NumberFormat("en-GB");

/** "1,234". */
export function amount(value: number): string {
  return number.format(value);
}

/** What is said of a range, fact by fact. */
export function factsOf({ total, leadTimes, waitlist }: RangeFigures): readonly Fact[] {
  const { bookings, walkIns, confirmed, cancelled, due, noShows } = total;
  return [
    { label: figureTexts.covers, value: amount(total.covers) },
    ...(total.covers === 0 ? [] : [{ label: figureTexts.shifts, value: shiftWords(total) }]),
    {
      label: figureTexts.bookings,
      value: `${amount(bookings)}, and ${walkIns === 1 ? "1 walk-in" : `${amount(walkIns)} walk-ins`}`,
    },
    { label: figureTexts.confirmed, value: share(confirmed, bookings) },
    { label: figureTexts.cancelled, value: share(cancelled, bookings) },
    { label: figureTexts.noShows, value: share(noShows, due) },
    { label: figureTexts.leadTime, value: leadWords(leadTimes) },
    { label: figureTexts.waitlist, value: waitlistWords(waitlist) },
    { label: figureTexts.seatUse, value: useWords(total) },
  ];
}

/** "Dinner 900, Lunch 334", the largest first. */
export function shiftWords({ coversByShift }: Pick<Tally, "coversByShift">): string {
  return coversByShift
    .toSorted((one, other) => other.covers - one.covers)
    .map(({ shift, covers }) => `${shift} ${amount(covers)}`)
    .join(", ");
}

function leadWords(leadTimes: Quartiles | undefined): string {
  if (leadTimes === undefined) return figureTexts.nothing;
  const { lower, median, upper } = leadTimes;
  return `${span(median)} in the middle; half of them between ${span(lower)} and ${span(upper)}`;
}

/** "45 minutes", "5 hours", "3 days": as exact as anybody says it. */
export function span(minutes: number): string {
  const rounded = Math.round(minutes);
  if (rounded < 60) return count(rounded, "minute", "minutes");
  const hours = Math.round(minutes / 60);
  return hours < 48 ? count(hours, "hour", "hours") : count(Math.round(hours / 24), "day", "days");
}

function waitlistWords({ entries, offered, booked, seated }: RangeFigures["waitlist"]): string {
  if (entries === 0) return figureTexts.nothing;
  return `${amount(entries)} waited, ${offered === 1 ? "1 was" : `${amount(offered)} were`} offered a table, ${amount(booked)} took it, ${amount(seated)} came`;
}

function useWords({ coverMinutes, seatMinutes }: Tally): string {
  return seatMinutes === 0
    ? figureTexts.nothing
    : `${percent(coverMinutes, seatMinutes)} of the time that was open`;
}
