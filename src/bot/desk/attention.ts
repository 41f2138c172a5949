import { localDateTime, type VenueFacts } from "#src/bot/machine/context.ts";
import type { DeskParts } from "./desk-parts.ts";
import { unknownVenue } from "./find-booking.ts";
import { notHere } from "./not-here.ts";
import type { DeskBooking, StaffMember } from "./ports.ts";
import { inOrderOfTime, toRow } from "./sheet-rows.ts";
import { writeDown } from "./trail.ts";
import type { Attention, Refused, SheetView } from "./view.ts";
import { count, longDate, texts } from "./words.ts";

/** Which venue; every venue's without `venueId`. */
export interface HouseAsked {
  readonly by: StaffMember;
  readonly venueId?: number;
}

/** The bookings that the house has no place for any more. */
export async function readAttention(parts: DeskParts, ask: HouseAsked): Promise<Attention | Refused> {
  const { floor } = parts.houseBook;
  if (floor === undefined) return notHere;
  const venues = parts.venues().filter(({ id }) => ask.venueId === undefined || id === ask.venueId);
  const [first, ...rest] = await Promise.all(
    venues.map(async (venue) => {
      const unseatable = await floor.listUnseatable(venue.id);
      return toCallSheet(venue, unseatable, `${venue.name}: ${texts.needAttention}`);
    }),
  );
  if (first === undefined) return unknownVenue(ask.venueId, parts.venues());
  await writeDown(parts, "readAttention", ask.by);
  return { type: "attention", sheets: [first, ...rest] };
}

/** Bookings whose guests are to be called, by day and time, with their phone numbers. */
export function toCallSheet(venue: VenueFacts, bookings: readonly DeskBooking[], title: string): SheetView {
  const dated = inOrderOfTime(bookings).map((booking) => ({
    day: longDate(localDateTime(booking.startsAt, venue).toPlainDate()),
    row: { ...toRow(booking, venue), ...(booking.phone !== undefined && { phone: booking.phone }) },
  }));
  const days = [...new Set(dated.map(({ day }) => day))];
  return {
    venueId: venue.id,
    venueName: venue.name,
    title,
    summary: bookings.length === 0 ? texts.allFits : `${howMany(bookings)}. ${texts.stayBooked}`,
    notes: [],
    groups: days.map((day) => ({
      title: day,
      rows: dated.filter((entry) => entry.day === day).map(({ row }) => row),
    })),
  };
}

export function howMany(bookings: readonly DeskBooking[]): string {
  return count(bookings.length, "booking", "bookings");
}
