import { toBookingView } from "./booking-view.ts";
import { changeBooking, whyNot } from "./change-booking.ts";
import { parseDay, todayAt } from "./day.ts";
import { toDaySheet } from "./day-sheet.ts";
import type { BookingAsked, DayAsked, DeskParts } from "./desk-parts.ts";
import { findBooking, unknownVenue } from "./find-booking.ts";
import { suggestBookings, suggestDays, suggestVenues } from "./suggest.ts";
import { reasonOf, writeDown } from "./trail.ts";
import type { DaySheets, Done, Refused, Shown, Suggestion } from "./view.ts";
import { texts } from "./words.ts";

/**
 * What staff can do, on whatever platform they sit. Every use case answers, also when the booking
 * service does not: a fault is logged and comes back as the refusal `failed`. Whether somebody is
 * staff at all is the platform's to check, before it asks.
 */
export interface Desk {
  /** The day's bookings of one venue, or of each. */
  daySheet(ask: DayAsked): Promise<DaySheets | Refused>;
  show(ask: BookingAsked): Promise<Shown | Refused>;
  /** The booking, before somebody really cancels it; refuses where that is not possible. */
  askCancel(ask: BookingAsked): Promise<Shown | Refused>;
  /** The guest's word, taken by phone or at the door. The guest is told in their chat. */
  confirm(ask: BookingAsked): Promise<Done | Refused>;
  /** Final. The guest is told in their chat. */
  cancel(ask: BookingAsked): Promise<Done | Refused>;
  readonly suggest: {
    /** Bookings of today and tomorrow by name, time or id; at most 25. Empty when they cannot be read. */
    bookings(ask: {
      readonly text: string;
      readonly venueId?: number;
      /** Only those that can still be changed. */
      readonly openOnly: boolean;
    }): Promise<readonly Suggestion<string>[]>;
    /** The coming week by name, with ISO dates as values. */
    days(ask: { readonly text: string; readonly venueId?: number }): readonly Suggestion<string>[];
    /** At most 25. */
    venues(text: string): readonly Suggestion<number>[];
  };
}

/** Joins the staff's use cases to the house they work in. */
export function createDesk(parts: DeskParts): Desk {
  return {
    daySheet: (ask) => answered(parts, texts.failedToRead, () => readDaySheets(parts, ask)),
    show: (ask) => answered(parts, texts.failedToRead, () => showBooking(parts, ask)),
    askCancel: (ask) => answered(parts, texts.failedToRead, () => askCancel(parts, ask)),
    confirm: (ask) => answered(parts, texts.failedToChange, () => changeBooking(parts, "CONFIRMED", ask)),
    cancel: (ask) => answered(parts, texts.failedToChange, () => changeBooking(parts, "CANCELLED", ask)),
    suggest: {
      bookings: (ask) => suggestBookings(parts, ask),
      days: (ask) => suggestDays(parts, ask),
      venues: (text) => suggestVenues(parts.venues(), text),
    },
  };
}

async function readDaySheets(parts: DeskParts, ask: DayAsked): Promise<DaySheets | Refused> {
  const { houseBook, clock } = parts;
  const venues = parts.venues().filter(({ id }) => ask.venueId === undefined || id === ask.venueId);
  const days = venues.flatMap((venue) => {
    const date = parseDay(ask.date, todayAt(clock, venue));
    return date === undefined ? [] : [{ venue, date }];
  });
  if (days.length < venues.length) {
    return { type: "refused", reason: "dateNotUnderstood", text: texts.dateNotUnderstood };
  }
  const [first, ...rest] = await Promise.all(
    days.map(async ({ venue, date }) => {
      const bookings = await houseBook.listDay(venue.id, date.toString());
      return toDaySheet(venue, date, bookings, houseBook.complete);
    }),
  );
  if (first === undefined) return unknownVenue(ask.venueId, parts.venues());
  await writeDown(parts, "readDaySheet", ask.by);
  return { type: "daySheets", sheets: [first, ...rest] };
}

async function showBooking(parts: DeskParts, ask: BookingAsked): Promise<Shown | Refused> {
  const found = await findBooking(parts, ask);
  if (!found.ok) return found.refused;
  const { booking, venue } = found.value;
  await writeDown(parts, "readBooking", ask.by, { venueId: venue.id, id: booking.id });
  return { type: "booking", booking: toBookingView(booking, venue) };
}

async function askCancel(parts: DeskParts, ask: BookingAsked): Promise<Shown | Refused> {
  const shown = await showBooking(parts, ask);
  if (shown.type === "refused" || shown.booking.actions.includes("cancel")) return shown;
  return { type: "refused", ...whyNot("CANCELLED", shown.booking.state), booking: shown.booking };
}

async function answered<Answer>(
  { log }: DeskParts,
  text: string,
  work: () => Promise<Answer | Refused>,
): Promise<Answer | Refused> {
  try {
    return await work();
  } catch (error) {
    log.error({ reason: reasonOf(error) }, "could not answer the staff");
    return { type: "refused", reason: "failed", text };
  }
}
