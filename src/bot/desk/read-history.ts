import { localDateTime, type VenueFacts } from "#src/bot/machine/context.ts";
import type { BookingAsked, DeskParts } from "./desk-parts.ts";
import { findBooking } from "./find-booking.ts";
import { notHere } from "./not-here.ts";
import type { BookingChange } from "./ports.ts";
import { dayAndTime } from "./signed.ts";
import { writeDown } from "./trail.ts";
import type { Records, Refused } from "./view.ts";
import { longDate, people, shortDate, stateWords, tablesOf, texts, timeOfDay } from "./words.ts";

/** Who changed a booking when, on the venue's clock; the oldest first. */
export async function readHistory(parts: DeskParts, ask: BookingAsked): Promise<Records | Refused> {
  const { floor } = parts.houseBook;
  if (floor === undefined) return notHere;
  const found = await findBooking(parts, ask);
  if (!found.ok) return found.refused;
  const { booking, venue } = found.value;
  const key = { venueId: venue.id, id: booking.id };
  const changes = await floor.history(key);
  await writeDown(parts, "readHistory", ask.by, { booking: key });
  const starts = localDateTime(booking.startsAt, venue);
  return {
    type: "records",
    title: `Booking ${booking.id}: ${venue.name}, ${longDate(starts.toPlainDate())}, ${timeOfDay(starts)}`,
    lines: changes.map((change, index) => ({
      text: `${dayAndTime(change.at, venue)}: ${whatChanged(change, changes[index - 1], venue)}, by`,
      by: change.by,
    })),
    none: texts.noHistory,
  };
}

/** A change shows by what it left behind: the service keeps no differences. */
function whatChanged(change: BookingChange, before: BookingChange | undefined, venue: VenueFacts): string {
  const now = partyAndTime(change, venue);
  if (change.tables !== undefined) return tablesOf(change.tables) ?? texts.anyTable;
  if (change.fromState === undefined) return `booked for ${now}`;
  const state = change.fromState === change.toState ? [] : [stateWords[change.toState].short];
  const moved = before === undefined || partyAndTime(before, venue) === now ? [] : [`now for ${now}`];
  const what = [...state, ...moved];
  return what.length === 0 ? texts.detailsChanged : what.join(", ");
}

function partyAndTime({ startsAt, partySize }: BookingChange, { timeZone }: VenueFacts): string {
  const starts = startsAt.toZonedDateTimeISO(timeZone).toPlainDateTime();
  return `${shortDate(starts.toPlainDate())} ${timeOfDay(starts)}, ${people(partySize)}`;
}
