import type { DiaryBooking } from "#src/booking/contract/back-office.ts";
import { type BookingState, bookingStates } from "#src/booking/contract/booking-state.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { faultOf } from "#src/lib/fault.ts";
import { guestName } from "./booking-view.ts";
import { listBusinessDays, todayAt, wallTime } from "./day.ts";
import type { DeskParts } from "./desk-parts.ts";
import { daysByName, findByReference } from "./find-booking.ts";
import { holds } from "./holds.ts";
import type { Suggestion } from "./view.ts";
import { people, shortDate, stateWords, timeOfDay } from "./words.ts";

export type SuggestParts = Pick<
  DeskParts,
  "diary" | "backOffice" | "guestBookings" | "venues" | "clock" | "log"
>;

/** No platform shows more at once (Discord: 25 choices). */
export const most = 25;

/** Which bookings are of use: all, those that are not over, those whose guest can still be answered. */
export type Useful = "all" | "current" | "open";

/**
 * Bookings whose line holds what was typed, of today and tomorrow, and of the coming week once something is: of too
 * many, those nearest to now. Who types a guest's reference is shown theirs, whenever they come.
 */
export async function suggestBookings(
  parts: SuggestParts,
  ask: { readonly text: string; readonly venueId?: number; readonly which: Useful },
): Promise<readonly Suggestion<string>[]> {
  const venues = parts.venues().filter(({ id }) => ask.venueId === undefined || id === ask.venueId);
  try {
    const lists = await Promise.all(
      venues.map(async (venue) => {
        const days = ask.text.trim() === "" ? 1 : daysByName;
        const bookings = await listBusinessDays(parts.diary, venue, todayAt(parts.clock, venue), days);
        return bookings
          .filter(({ state }) => isUseful(state, ask.which))
          .map((booking) => ({ booking, ...toSuggestion(booking, venue, venues.length > 1) }));
      }),
    );
    const byReference = await findByReference(parts, venues, ask.text);
    const referred = byReference
      .filter(({ booking }) => isUseful(booking.state, ask.which))
      .map(({ booking, venue }) => ({ booking, ...toSuggestion(booking, venue, venues.length > 1) }));
    const byLine = lists.flat().filter(({ label, value }) => holds(`${label} ${value}`, ask.text));
    const fitting = byReference.length > 0 ? referred : byLine;
    const offered = nearest(fitting, parts.clock.now());
    return fitting.filter((one) => offered.has(one)).map(({ value, label }) => ({ value, label }));
  } catch (error) {
    parts.log.warn(faultOf(error), "could not suggest bookings");
    return [];
  }
}

/** Whoever runs an evening means the tables of this hour, not the day's first ones. */
export function nearest<Entry extends { readonly booking: DiaryBooking }>(
  entries: readonly Entry[],
  now: Temporal.Instant,
): ReadonlySet<Entry> {
  const distance = ({ booking }: Entry) =>
    Math.abs(booking.startsAt.epochMilliseconds - now.epochMilliseconds);
  return new Set(entries.toSorted((one, other) => distance(one) - distance(other)).slice(0, most));
}

function toSuggestion(booking: DiaryBooking, venue: VenueFacts, nameVenue: boolean): Suggestion<string> {
  const starts = wallTime(booking.startsAt, venue);
  const label = [
    `${shortDate(starts.toPlainDate())} ${timeOfDay(starts)}`,
    guestName(booking),
    people(booking.partySize),
    stateWords[booking.state].short,
    ...(nameVenue ? [venue.name] : []),
  ].join(", ");
  return { value: booking.id, label };
}

function isUseful(state: BookingState, which: Useful): boolean {
  const { access } = bookingStates[state];
  return which === "all" || access === "open" || (which === "current" && access === "blocked");
}

/** The coming week by name, with the ISO date as the value. */
export function suggestDays(
  { venues, clock }: Pick<SuggestParts, "venues" | "clock">,
  ask: { readonly text: string; readonly venueId?: number },
): readonly Suggestion<string>[] {
  const venue = venues().find(({ id }) => ask.venueId === undefined || id === ask.venueId);
  if (venue === undefined) return [];
  const today = todayAt(clock, venue);
  return Array.from({ length: 8 }, (_, days) => today.add({ days }))
    .map((date, days) => ({ value: date.toString(), label: `${dayNames[days] ?? ""}${shortDate(date)}` }))
    .filter(({ label, value }) => holds(`${label} ${value}`, ask.text));
}

const dayNames = ["Today, ", "Tomorrow, "];

export function suggestVenues(venues: readonly VenueFacts[], text: string): readonly Suggestion<number>[] {
  return venues
    .map(({ id, name }) => ({ value: id, label: name }))
    .filter(({ label, value }) => holds(`${label} ${value}`, text))
    .slice(0, most);
}
