import type { Diary, DiaryBooking } from "#src/booking/contract/back-office.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type { Clock } from "#src/lib/clock.ts";

const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

const daysFromToday: ReadonlyMap<string, number> = new Map([
  ["today", 0],
  ["tonight", 0],
  ["tomorrow", 1],
  ["yesterday", -1],
]);

/**
 * The day that staff mean: nothing or "today", "tomorrow", "yesterday", a weekday ("fri", "friday":
 * the next one, today included) or YYYY-MM-DD. Strict: what is not understood for certain is undefined.
 *
 * @param weekdaysFrom the first day that a weekday may mean; the end of a span counts from its start
 */
export function parseDay(
  text: string | undefined,
  today: Temporal.PlainDate,
  weekdaysFrom = today,
): Temporal.PlainDate | undefined {
  const word = (text ?? "").trim().toLowerCase();
  if (word === "") return today;
  const offset = daysFromToday.get(word);
  if (offset !== undefined) return today.add({ days: offset });
  const days = daysUntilWeekday(word, weekdaysFrom);
  return days === undefined ? parseIsoDate(word) : weekdaysFrom.add({ days });
}

function daysUntilWeekday(word: string, today: Temporal.PlainDate): number | undefined {
  if (word.length < 3) return undefined;
  const index = weekdays.findIndex((weekday) => weekday.startsWith(word));
  return index < 0 ? undefined : (index + 1 - today.dayOfWeek + 7) % 7;
}

function parseIsoDate(word: string): Temporal.PlainDate | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(word)) return undefined;
  try {
    return Temporal.PlainDate.from(word);
  } catch {
    return undefined;
  }
}

/** The small hours belong to the evening before: a restaurant's day ends at four, as tills close it. */
const hoursPastMidnight = 4;

/** The business day of a wall time: 00:30 belongs to yesterday's dinner. */
export function businessDay(local: Temporal.PlainDateTime): Temporal.PlainDate {
  return local.subtract({ hours: hoursPastMidnight }).toPlainDate();
}

/** The moment at which a venue's business day begins. */
export function beginningOf(date: Temporal.PlainDate, { timeZone }: VenueFacts): Temporal.Instant {
  return date.toPlainDateTime({ hour: hoursPastMidnight }).toZonedDateTime(timeZone).toInstant();
}

/** What the venue's clock and calendar show at a moment. */
export function wallTime(moment: Temporal.Instant, { timeZone }: VenueFacts): Temporal.PlainDateTime {
  return moment.toZonedDateTimeISO(timeZone).toPlainDateTime();
}

/** A hold has no guest and is gone in minutes: nothing for the staff to act on. */
export function isReservation({ guest }: DiaryBooking): boolean {
  return guest !== undefined;
}

/** The business day that it is at a venue. */
export function todayAt(clock: Clock, venue: VenueFacts): Temporal.PlainDate {
  return businessDay(wallTime(clock.now(), venue));
}

/** The reservations of a business day and the `more` days after it, in order of time. */
export async function listBusinessDays(
  diary: Pick<Diary, "listDay">,
  venue: VenueFacts,
  first: Temporal.PlainDate,
  more = 0,
): Promise<readonly DiaryBooking[]> {
  // The last evening goes on after midnight.
  const dates = Array.from({ length: more + 2 }, (_, days) => first.add({ days }).toString());
  const lists = await Promise.all(dates.map((date) => diary.listDay(venue.id, date)));
  const last = first.add({ days: more });
  return lists.flat().filter((booking) => {
    const day = businessDay(wallTime(booking.startsAt, venue));
    if (!isReservation(booking)) return false;
    return Temporal.PlainDate.compare(day, first) >= 0 && Temporal.PlainDate.compare(day, last) <= 0;
  });
}
