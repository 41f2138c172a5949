import type { BackOffice, DiaryBooking } from "#src/booking/contract/back-office.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { defined } from "#src/lib/defined.ts";
import { listUnread } from "./broadcast/list-unread.ts";
import { readCalledAhead, toCallRow, type WhoCalled } from "./calls/calls.ts";
import { isReservation, wallTime } from "./day.ts";
import type { DeskParts } from "./desk-parts.ts";
import { unknownVenue } from "./find-booking.ts";
import { notHere } from "./not-here.ts";
import type { StaffMember } from "./ports.ts";
import { inOrderOfTime, toRow } from "./sheet-rows.ts";
import { takeTexts } from "./take/words.ts";
import { writeDown } from "./trail.ts";
import type { Attention, Refused, SheetView } from "./view.ts";
import { listCallers } from "./waitlist/list-callers.ts";
import { count, longDate, texts } from "./words.ts";

/** Which venue; every venue's without `venueId`. */
export interface VenueAsked {
  readonly by: StaffMember;
  readonly venueId?: number;
}

/** The unseatable bookings, and those to call for confirmation. */
export async function readAttention(parts: DeskParts, ask: VenueAsked): Promise<Attention | Refused> {
  const { backOffice } = parts;
  if (backOffice === undefined) return notHere;
  const venues = parts.venues().filter(({ id }) => ask.venueId === undefined || id === ask.venueId);
  const [first, ...rest] = await Promise.all(
    venues.map(async (venue) => {
      const unseatable = (await backOffice.listUnseatable(venue.id)).filter(isReservation);
      const called = await readCalledAhead(parts, venue);
      const toSheet = (bookings: readonly DiaryBooking[], title: string) =>
        toCallSheet(backOffice, venue, bookings, title, called);
      const sheet = toSheet(unseatable, `${venue.name}: ${texts.needAttention}`);
      const until = parts.clock.now().add(parts.confirmBefore);
      const toConfirm = await backOffice.listToCall(venue.id, until);
      const withBookings = withCalls(sheet, toSheet(toConfirm, ""), toConfirm);
      const [callers, unread] = await Promise.all([
        listCallers(parts, venue),
        listUnread({ ...parts, backOffice }, venue, called),
      ]);
      const { notes, groups } = withBookings;
      return {
        ...withBookings,
        notes: [...notes, ...callers.map(({ note }) => note)],
        ...(callers.length > 0 && { callers }),
        groups: [...groups, ...unread],
      };
    }),
  );
  if (first === undefined) return unknownVenue(ask.venueId, parts.venues());
  for (const { id: venueId } of venues) await writeDown(parts, "readAttention", ask.by, { venueId });
  return { type: "attention", sheets: [first, ...rest] };
}

/** With the bookings by phone that it is time to call about, as a chat asks its guests. */
function withCalls(sheet: SheetView, calls: SheetView, toConfirm: readonly DiaryBooking[]): SheetView {
  if (toConfirm.length === 0) return sheet;
  const many = count(toConfirm.length, "booking by phone", "bookings by phone");
  return {
    ...sheet,
    summary: `${sheet.summary} ${many} to call and confirm.`,
    groups: [
      ...sheet.groups,
      ...calls.groups.map(({ title, rows }) => ({ title: `${takeTexts.toConfirm}: ${title}`, rows })),
    ],
  };
}

/** Bookings whose guests are to be called, by day and time, with their phone numbers. */
export function toCallSheet(
  backOffice: BackOffice,
  venue: VenueFacts,
  bookings: readonly DiaryBooking[],
  title: string,
  called?: WhoCalled,
): SheetView {
  const dated = inOrderOfTime(bookings).map((booking) => ({
    day: longDate(wallTime(booking.startsAt, venue).toPlainDate()),
    row: called
      ? toCallRow(toRow(booking, venue, backOffice), booking, called(booking), venue)
      : { ...toRow(booking, venue, backOffice), ...defined({ phone: booking.guest?.phone }) },
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

export function howMany(bookings: readonly DiaryBooking[]): string {
  return count(bookings.length, "booking", "bookings");
}
