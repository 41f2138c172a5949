import type { DiaryBooking } from "#src/booking/contract/back-office.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { faultOf } from "#src/lib/fault.ts";
import { guestName } from "../booking-view.ts";
import { wallTime } from "../day.ts";
import { findBooking } from "../find-booking.ts";
import { holds } from "../holds.ts";
import { most, type SuggestParts } from "../suggest.ts";
import type { Suggestion } from "../view.ts";
import { people, shortDate, stateWords, timeOfDay } from "../words.ts";
import { searchIn } from "./find.ts";
import { timesOn } from "./free-times.ts";
import { readDay, readParty } from "./read-ask.ts";
import { namesOf } from "./walk-in.ts";

/** What somebody has typed of one option, and of the others. */
export interface TakeTyped {
  readonly text: string;
  readonly venueId?: number;
  readonly bookingId?: string;
  /** The other options, by their names. */
  readonly given?: Readonly<Record<string, string>>;
}

type Suggestions = readonly Suggestion<string>[];

/** Empty where they cannot be read: there is no time to say why while somebody types. */
function suggesting(
  work: (parts: SuggestParts, ask: TakeTyped) => Promise<Suggestions>,
): (parts: SuggestParts, ask: TakeTyped) => Promise<Suggestions> {
  return async (parts, ask) => {
    try {
      return (await work(parts, ask)).slice(0, most);
    } catch (error) {
      parts.log.warn(faultOf(error), "could not suggest anything to the staff");
      return [];
    }
  };
}

/** The free start times for the party on the day that are typed already; of a booking, those it could move to. */
export const suggestTimes = suggesting(async (parts, { text, venueId, bookingId, given = {} }) => {
  const { backOffice } = parts;
  const found = bookingId === undefined ? undefined : await findBooking(parts, { id: bookingId });
  const booking = found?.ok ? found.value.booking : undefined;
  const venue = found?.ok ? found.value.venue : venueMeant(parts, venueId);
  if (backOffice === undefined || venue === undefined) return [];
  const party = given["party"] === undefined ? undefined : readParty(given["party"]);
  const partySize = party?.ok ? party.value : (booking?.partySize ?? 2);
  const day =
    given["day"] === undefined && booking
      ? { ok: true as const, value: wallTime(booking.startsAt, venue).subtract({ hours: 4 }).toPlainDate() }
      : readDay(parts, venue, given["day"]);
  if (!day.ok) return [];
  const ask = { venue, partySize, ...(booking && { bookingId: booking.id }) };
  const free = await timesOn(backOffice, ask, day.value);
  const byTime = Map.groupBy(free, ({ startsAt }) => timeOfDay(wallTime(startsAt, venue)));
  return [...byTime]
    .map(([time, slots]) => ({
      value: time,
      label: `${time}, ${slots.map(({ scenarioName }) => scenarioName).join(", ")}`,
    }))
    .filter(({ label }) => holds(label, text));
});

/** Guests who were here before, or are to come, each once. */
export const suggestNames = suggesting(async (parts, { text, venueId }) => {
  if (text.trim().length < 2) return [];
  const bookings = await searchIn(parts, venuesMeant(parts, venueId), text);
  const byName = Map.groupBy(bookings, guestName);
  return [...byName].map(([name, [latest]]) => ({
    value: name,
    label: [name, ...(latest?.guest?.phone ? [latest.guest.phone] : [])].join(", "),
  }));
});

/** The numbers of guests of the name that is typed already. */
export const suggestPhones = suggesting(async (parts, { text, venueId, given = {} }) => {
  const name = given["name"] ?? "";
  if (name.trim().length < 2) return [];
  const bookings = await searchIn(parts, venuesMeant(parts, venueId), name);
  const byPhone = Map.groupBy(bookings, ({ guest }) => guest?.phone ?? "");
  return [...byPhone]
    .filter(([phone]) => phone !== "" && holds(phone, text))
    .map(([phone, [latest]]) => ({
      value: phone,
      label: [phone, ...(latest ? [guestName(latest)] : [])].join(", "),
    }));
});

/** Where the party that is typed already could sit down now. */
export const suggestPlaces = suggesting(async (parts, { text, venueId, given = {} }) => {
  const { backOffice } = parts;
  const venue = venueMeant(parts, venueId);
  const party = readParty(given["party"] ?? "1");
  if (backOffice === undefined || venue === undefined || !party.ok) return [];
  const free = await backOffice.listFreePlaces(venue.id, party.value);
  const tables = backOffice.listTables(venue.id);
  return free
    .map(({ tableIds, stayUntil }) => ({
      value: tableIds.map((id) => tables.find((table) => table.id === id)?.name ?? String(id)).join("+"),
      label: `${namesOf(backOffice, venue, tableIds)} until ${timeOfDay(wallTime(stayUntil, venue))}`,
    }))
    .filter(({ label, value }) => holds(`${label} ${value}`, text));
});

/** A quarter of an hour more or less, with the time that it comes to. */
export const suggestStays = suggesting(async (parts, { text, bookingId }) => {
  const { backOffice } = parts;
  if (backOffice === undefined || bookingId === undefined) return [];
  const found = await findBooking(parts, { id: bookingId });
  if (!found.ok) return [];
  const { venue, booking } = found.value;
  const known = await backOffice.find({ venueId: venue.id, id: booking.id });
  if (known === undefined) return [];
  return [15, 30, 45, 60, 90, -15, -30, -45, -60]
    .map((minutes) => {
      const value = minutes > 0 ? `+${minutes}` : String(minutes);
      const time = timeOfDay(wallTime(known.endsAt.add({ minutes }), venue));
      return { value, label: `${value} min, until ${time}` };
    })
    .filter(({ label }) => holds(label, text));
});

/** Bookings of whatever day, with their ids as values. */
export const suggestFound = suggesting(async (parts, { text, venueId }) => {
  const venues = venuesMeant(parts, venueId);
  if (text.trim().length < 2) return [];
  const bookings = await searchIn(parts, venues, text);
  return bookings.map((booking) => ({ value: booking.id, label: lineOf(booking, venues) }));
});

function lineOf(booking: DiaryBooking, venues: readonly VenueFacts[]): string {
  const venue = venues.find(({ id }) => id === booking.venueId);
  const starts = venue && wallTime(booking.startsAt, venue);
  return [
    ...(starts ? [`${shortDate(starts.toPlainDate())} ${starts.year} ${timeOfDay(starts)}`] : []),
    guestName(booking),
    people(booking.partySize),
    stateWords[booking.state].short,
    ...(venue && venues.length > 1 ? [venue.name] : []),
  ].join(", ");
}

function venuesMeant({ venues }: SuggestParts, venueId: number | undefined): readonly VenueFacts[] {
  return venues().filter(({ id }) => venueId === undefined || id === venueId);
}

/** One venue's tables and times; undefined where it is not clear whose. */
function venueMeant(parts: SuggestParts, venueId: number | undefined): VenueFacts | undefined {
  const [venue, ...others] = venuesMeant(parts, venueId);
  return others.length === 0 ? venue : undefined;
}
