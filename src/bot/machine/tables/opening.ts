import type { Context, OpenInterval, VenueFacts } from "#src/bot/machine/core/context.ts";
import { type Message, message } from "#src/bot/machine/core/message.ts";
import { dateValue, minutesOf, timeValue, today } from "#src/bot/machine/core/values.ts";

/** Weeks to either side that tell a closing day of every week from a closed day. */
const weeksCompared = [-2, -1, 1, 2];
const daysOfWeekAfter = [1, 2, 3, 4, 5, 6];
/** How far ahead the next open day is looked for. */
const mostDaysClosed = 60;

/** That a house is closed on a day, why, as far as that is known, and when it opens again; none where it is open. */
export function closedLines(venue: VenueFacts, date: string, language: string): Message[] | undefined {
  if (venue.openOn?.(date).length !== 0) return undefined;
  return [closedOn(venue, date, language), ...openAgain(venue, date)];
}

function closedOn(venue: VenueFacts, date: string, language: string): Message {
  const day = Temporal.PlainDate.from(date);
  const isClosed = (then: Temporal.PlainDate) => venue.openOn?.(then.toString()).length === 0;
  // In the middle of a holiday of weeks every day is closed.
  const isAmongOpenDays = daysOfWeekAfter.some((days) => !isClosed(day.add({ days })));
  const isWeekly = isAmongOpenDays && weeksCompared.every((weeks) => isClosed(day.add({ weeks })));
  if (isWeekly) return message("closedWeekly", { venue: venue.name, weekday: day.dayOfWeek });
  const values = { venue: venue.name, date: dateValue(date) };
  const holiday = venue.holidayOn?.(date, language);
  return holiday === undefined
    ? message("closedOn", values)
    : message("closedForHoliday", { ...values, holiday });
}

function openAgain({ openOn }: VenueFacts, date: string): Message[] {
  const day = Temporal.PlainDate.from(date);
  for (let days = 1; days <= mostDaysClosed; days += 1) {
    const next = day.add({ days }).toString();
    const intervals = openOn?.(next) ?? [];
    if (intervals.length > 0)
      return [message("openAgain", { date: dateValue(next), hours: { type: "hours", intervals } })];
  }
  return [];
}

/** When the house opens next, where it is closed now; none while it is open, or where its hours are not known. */
export function hoursAhead(venue: VenueFacts, context: Context): Message[] {
  const { openOn, id, timeZone } = venue;
  const date = today(id, context);
  const local = context.now.toZonedDateTimeISO(timeZone);
  const minute = local.hour * 60 + local.minute;
  const intervals = openOn?.(date) ?? [];
  const yesterday = openOn?.(local.subtract({ days: 1 }).toPlainDate().toString()) ?? [];
  const isPast = ({ from, to }: OpenInterval) => minutesOf(to) <= minutesOf(from);
  const isOpen =
    intervals.some((one) => minutesOf(one.from) <= minute && (isPast(one) || minute < minutesOf(one.to))) ||
    yesterday.some((one) => isPast(one) && minute < minutesOf(one.to));
  if (isOpen) return [];
  const later = intervals.filter(({ from }) => minutesOf(from) > minute);
  if (later.length === 0) return openAgain(venue, date);
  const hours = { type: "hours", intervals: later } as const;
  return [message("openOn", { venue: venue.name, date: dateValue(date), hours })];
}

/** The hours of a day, where none of them is in the wanted range: "lunch" of a house that opens in the evening. */
export function closedWithinLines(
  { name, openOn }: VenueFacts,
  date: string,
  { from, to }: { readonly from?: string; readonly to?: string },
): Message[] | undefined {
  const intervals = openOn?.(date) ?? [];
  const start = minutesOf(from ?? "00:00");
  const end = to === undefined ? Number.POSITIVE_INFINITY : minutesOf(to);
  const isWithin = (one: OpenInterval) => {
    const closes = minutesOf(one.to) > minutesOf(one.from) ? minutesOf(one.to) : Number.POSITIVE_INFINITY;
    return minutesOf(one.from) <= end && start < closes;
  };
  if (intervals.length === 0 || end < start || intervals.some(isWithin)) return undefined;
  return [message("openOn", { venue: name, date: dateValue(date), hours: { type: "hours", intervals } })];
}

/** The hours of a day on which the house is open, but not at this time; none where it is, or that is not known. */
export function closedThenLines(
  { name, openOn }: VenueFacts,
  date: string,
  time: string,
): Message[] | undefined {
  const intervals = openOn?.(date) ?? [];
  const minute = minutesOf(time);
  const isOpen = intervals.some(({ from, to }) => {
    const end = minutesOf(to) > minutesOf(from) ? minutesOf(to) : Number.POSITIVE_INFINITY;
    return minutesOf(from) <= minute && minute <= end;
  });
  if (intervals.length === 0 || isOpen) return undefined;
  const hours = { type: "hours", intervals } as const;
  return [message("closedThen", { venue: name, time: timeValue(time), date: dateValue(date), hours })];
}
