import type { DiaryBooking } from "#src/booking/contract/back-office.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { defined } from "#src/lib/defined.ts";
import { asReference } from "#src/lib/ids.ts";
import { guestName, toBookingView } from "../booking-view.ts";
import { listBusinessDays, todayAt, wallTime } from "../day.ts";
import type { DeskParts } from "../desk-parts.ts";
import { unknownVenue } from "../find-booking.ts";
import { holds } from "../holds.ts";
import type { StaffMember } from "../ports.ts";
import { toRow } from "../sheet-rows.ts";
import { writeDown } from "../trail.ts";
import type { FoundBookings, Refused, SheetView, Shown } from "../view.ts";
import { count, longDate } from "../words.ts";
import { takeTexts } from "./words.ts";

/** Whom somebody asks after. */
export interface FindAsked {
  readonly by: StaffMember;
  /** A part of the name, the phone number, the reference or the booking's id. */
  readonly text: string;
  /** Left out, every venue is searched. */
  readonly venueId?: number;
}

/** No platform shows more at once. */
const mostFound = 25;

/** Bookings of whatever day and state; the only one that fits is shown in full. */
export async function findBookings(
  parts: DeskParts,
  { by, text, venueId }: FindAsked,
): Promise<FoundBookings | Shown | Refused> {
  const venues = parts.venues().filter(({ id }) => venueId === undefined || id === venueId);
  if (venues.length === 0) return unknownVenue(venueId, parts.venues());
  if (text.trim() === "") return { type: "refused", reason: "notUnderstood", text: takeTexts.searchNeeded };
  const found = await searchIn(parts, venues, text);
  for (const venue of venues) await writeDown(parts, "findBookings", by, { venueId: venue.id });
  const [only] = found;
  if (only === undefined) return { type: "refused", reason: "notFound", text: takeTexts.noneFound };
  const venueOf = (booking: DiaryBooking) => venues.filter(({ id }) => id === booking.venueId);
  if (found.length === 1) {
    const [venue] = venueOf(only);
    if (venue) return { type: "booking", booking: toBookingView(only, venue, parts) };
  }
  const [first, ...rest] = venues
    .map((venue) => ({ venue, bookings: found.filter((booking) => booking.venueId === venue.id) }))
    .filter(({ bookings }) => bookings.length > 0)
    .map(({ venue, bookings }) => toSheet(parts, venue, bookings, text));
  if (first === undefined) return { type: "refused", reason: "notFound", text: takeTexts.noneFound };
  return { type: "found", sheets: [first, ...rest] };
}

/** The latest first; of a remote service, those of the weeks around today. */
export async function searchIn(
  {
    backOffice,
    diary,
    clock,
    guestBookings,
  }: Pick<DeskParts, "backOffice" | "diary" | "clock" | "guestBookings">,
  venues: readonly VenueFacts[],
  text: string,
): Promise<readonly DiaryBooking[]> {
  if (backOffice) {
    return await backOffice.search({ venueIds: venues.map(({ id }) => id), text, limit: mostFound });
  }
  const lists = await Promise.all(
    venues.map((venue) => listBusinessDays(diary, venue, todayAt(clock, venue).subtract({ days: 14 }), 28)),
  );
  const digits = text.replace(/\D/g, "").replace(/^0+/, "");
  const reference = (await guestBookings.listOf(asReference(text))).map(({ id }) => id);
  const fits = (booking: DiaryBooking) =>
    holds(`${guestName(booking)} ${booking.id}`, text) ||
    reference.includes(booking.id) ||
    (digits.length >= 4 && (booking.guest?.phone ?? "").replace(/\D/g, "").includes(digits));
  return lists
    .flat()
    .filter(fits)
    .toSorted((one, other) => Temporal.Instant.compare(other.startsAt, one.startsAt))
    .slice(0, mostFound);
}

function toSheet(
  { backOffice }: Pick<DeskParts, "backOffice">,
  venue: VenueFacts,
  bookings: readonly DiaryBooking[],
  text: string,
): SheetView {
  const dated = bookings.map((booking) => ({
    day: longDate(wallTime(booking.startsAt, venue).toPlainDate()),
    row: { ...toRow(booking, venue, backOffice), ...defined({ phone: booking.guest?.phone }) },
  }));
  return {
    venueId: venue.id,
    venueName: venue.name,
    title: `${venue.name}: "${text.trim()}"`,
    summary: `${count(bookings.length, "booking", "bookings")}, the latest first.`,
    notes: backOffice ? [] : [takeTexts.onlyTwoWeeks],
    groups: [...new Set(dated.map(({ day }) => day))].map((day) => ({
      title: day,
      rows: dated.filter((entry) => entry.day === day).map(({ row }) => row),
    })),
  };
}
