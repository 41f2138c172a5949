import { isReservation, parseDay, todayAt } from "../day.ts";
import type { DeskParts } from "../desk-parts.ts";
import { notHere } from "../not-here.ts";
import type { StaffMember } from "../ports.ts";
import { chooseVenue } from "../set-rules.ts";
import { writeDown } from "../trail.ts";
import type { Refused } from "../view.ts";
import { texts } from "../words.ts";
import { toBookingsCsv } from "./bookings-csv.ts";
import type { BookingsFile } from "./list-views.ts";
import { listTexts } from "./words.ts";

export interface FileAsked {
  readonly by: StaffMember;
  readonly venueId?: number;
  /** The first and the last day, as `parseDay` takes them; left out, today, and the first. */
  readonly from?: string;
  readonly to?: string;
}

/** A leap year. */
const mostDays = 366;

/** The bookings that start on some days, cancelled ones included, as a file that `bringList` reads again. */
export async function writeBookingsFile(parts: DeskParts, ask: FileAsked): Promise<BookingsFile | Refused> {
  const { backOffice, clock } = parts;
  if (backOffice === undefined) return notHere;
  const chosen = chooseVenue(ask.venueId, parts.venues());
  if (!chosen.ok) return chosen.refused;
  const venue = chosen.value;
  const from = parseDay(ask.from, todayAt(clock, venue));
  const to = ask.to === undefined ? from : parseDay(ask.to, todayAt(clock, venue));
  if (from === undefined || to === undefined)
    return { type: "refused", reason: "dateNotUnderstood", text: texts.dateNotUnderstood };
  const more = from.until(to).days;
  if (more < 0) return { type: "refused", reason: "notUnderstood", text: texts.lastDayBeforeFirst };
  if (more >= mostDays) return { type: "refused", reason: "notUnderstood", text: listTexts.tooManyDays };
  const bookings = [];
  for (let days = 0; days <= more; days++)
    bookings.push(...(await backOffice.listDay(venue.id, from.add({ days }).toString())));
  await writeDown(parts, "writeBookingsFile", ask.by, { venueId: venue.id });
  const name = more === 0 ? `bookings-${venue.id}-${from}` : `bookings-${venue.id}-${from}-${to}`;
  const text = toBookingsCsv(bookings.filter(isReservation), [venue]);
  return { type: "bookingsFile", file: { name: `${name}.csv`, mediaType: "text/csv", text } };
}
