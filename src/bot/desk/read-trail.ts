import type { DiaryBooking } from "#src/booking/contract/back-office.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { actionWords } from "./action-words.ts";
import { guestName } from "./booking-view.ts";
import { beginningOf, parseDay, todayAt, wallTime } from "./day.ts";
import type { BookingAsked, DayAsked, DeskParts } from "./desk-parts.ts";
import { findBooking, unknownVenue } from "./find-booking.ts";
import type { TrailLine } from "./ports.ts";
import { dayAndTime } from "./signed.ts";
import { writeDown } from "./trail.ts";
import type { Records, Refused } from "./view.ts";
import { longDate, shortDate, texts, timeOfDay } from "./words.ts";

/** Of what day at which venue, or of which booking. */
export interface TrailAsked extends DayAsked {
  readonly id?: string;
}

/**
 * Who of the staff did what: on a day of the venue's calendar, or with a booking. What was done at no one venue is for who
 * runs the house. Reading it is written down as well.
 */
export async function readTrail(parts: DeskParts, ask: TrailAsked): Promise<Records | Refused> {
  const { id, ...which } = ask;
  return id === undefined
    ? await readDayTrail(parts, which)
    : await readBookingTrail(parts, { ...which, id });
}

async function readBookingTrail(parts: DeskParts, ask: BookingAsked): Promise<Records | Refused> {
  const found = await findBooking(parts, ask);
  if (!found.ok) return found.refused;
  const { booking, venue } = found.value;
  const now = parts.clock.now();
  const lines = await parts.trail.list({ venueId: venue.id, bookingId: booking.id, from: now, until: now });
  await writeDown(parts, "readTrail", ask.by, { booking: { venueId: venue.id, id: booking.id } });
  return {
    type: "records",
    title: `${texts.trail}: ${venue.name}, ${nameBooking(booking, venue)}`,
    lines: lines.map((line) => toLine(line, dayAndTime(line.at, venue), "")),
    none: texts.noTrail,
  };
}

async function readDayTrail(parts: DeskParts, ask: DayAsked): Promise<Records | Refused> {
  const venues = parts.venues();
  const venue = venues.find(({ id }) => ask.venueId === undefined || id === ask.venueId);
  if (venue === undefined) return unknownVenue(ask.venueId, venues);
  if (ask.venueId === undefined && venues.length > 1) {
    return { type: "refused", reason: "ambiguous", text: texts.nameVenue };
  }
  const date = parseDay(ask.date, todayAt(parts.clock, venue));
  if (date === undefined) {
    return { type: "refused", reason: "dateNotUnderstood", text: texts.dateNotUnderstood };
  }
  const houseToo = { houseToo: ask.by.runsTheHouse === true };
  const lines = await parts.trail.list({
    venueId: venue.id,
    from: beginningOf(date, venue),
    until: beginningOf(date.add({ days: 1 }), venue),
    ...houseToo,
  });
  const bookings = await findAll(parts, venue, lines);
  await writeDown(parts, "readTrail", ask.by, { venueId: venue.id });
  return {
    type: "records",
    title: `${texts.trail}: ${venue.name}, ${longDate(date)}`,
    lines: lines.map((line) => {
      const booking = bookings.get(line.bookingId ?? "");
      const about = booking === undefined ? line.bookingId : nameBooking(booking, venue);
      return toLine(line, timeOfDay(wallTime(line.at, venue)), about === undefined ? "" : `, ${about}`);
    }),
    none: texts.noTrail,
  };
}

async function findAll(
  { diary }: DeskParts,
  venue: VenueFacts,
  lines: readonly TrailLine[],
): Promise<ReadonlyMap<string, DiaryBooking>> {
  const ids = new Set(lines.flatMap(({ bookingId }) => (bookingId === undefined ? [] : [bookingId])));
  const found = new Map<string, DiaryBooking>();
  for (const id of ids) {
    const booking = await diary.find({ venueId: venue.id, id });
    if (booking !== undefined) found.set(id, booking);
  }
  return found;
}

function nameBooking(booking: DiaryBooking, venue: VenueFacts): string {
  const starts = wallTime(booking.startsAt, venue);
  return `${guestName(booking)}, ${shortDate(starts.toPlainDate())} ${timeOfDay(starts)}`;
}

function toLine(
  { action, staffId, staffName }: TrailLine,
  when: string,
  about: string,
): Records["lines"][number] {
  return { text: `${when}: ${actionWords[action] ?? action}${about}, by`, by: staffId, name: staffName };
}
