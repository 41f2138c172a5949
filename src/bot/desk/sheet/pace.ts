import type { DiaryBooking } from "#src/booking/contract/back-office.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { wallTime } from "../day.ts";
import { timeOfDay } from "../words.ts";

const quarterMinutes = 15;

/**
 * How fast the kitchen and the door are filled: the covers that start in each quarter of an hour, those without any left
 * out. "18:00 12, 18:15 4".
 *
 * @param bookings in order of time
 */
export function paceOf(bookings: readonly DiaryBooking[], venue: VenueFacts): string {
  const quarters = Map.groupBy(bookings, ({ startsAt }) => {
    const starts = wallTime(startsAt, venue);
    return timeOfDay(starts.with({ minute: starts.minute - (starts.minute % quarterMinutes) }));
  });
  return [...quarters].map(([time, starting]) => `${time} ${coversOf(starting)}`).join(", ");
}

export function coversOf(bookings: readonly Pick<DiaryBooking, "partySize">[]): number {
  return bookings.reduce((sum, { partySize }) => sum + partySize, 0);
}
