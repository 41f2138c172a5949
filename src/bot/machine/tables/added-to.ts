import type { Context } from "#src/bot/machine/core/context.ts";
import type { Draft } from "#src/bot/machine/core/draft.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { localDate, localTime } from "#src/bot/machine/core/values.ts";

type Named = Pick<Draft, "date" | "venueId">;

/** Whether the day and the venue that something is to be added for, where they are said, are those of the booking. */
export function isAddedTo({ startsAt, venueId }: BookedTable, named: Named, context: Context): boolean {
  const isThere = named.venueId === undefined || named.venueId === venueId;
  return isThere && (named.date === undefined || named.date === localDate(startsAt, venueId, context));
}

/**
 * Of a draft that adds to a booking, what is to be of it: which booking it is has been said by the rest. "Our table for 4 at
 * 7" names it too, and another number or hour than booked is a change of it.
 */
export function withoutNames(draft: Draft, booking: BookedTable, context: Context): Draft {
  const { date: _date, dateTo: _to, venueId: _venue, partySize, time, ...added } = draft;
  const isBookedHour =
    time?.type !== "at" || time.time === localTime(booking.startsAt, booking.venueId, context);
  return {
    ...added,
    ...(partySize !== undefined && partySize !== booking.partySize && { partySize }),
    ...(!isBookedHour && time && { time }),
  };
}
