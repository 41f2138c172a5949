import type { BackOffice, BookingEvent } from "#src/booking/contract/back-office.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { defined } from "#src/lib/defined.ts";
import { tableNames } from "./booking-view.ts";
import { wallTime } from "./day.ts";
import type { BookingAsked, DeskParts } from "./desk-parts.ts";
import { findBooking } from "./find-booking.ts";
import { namesOf } from "./names-of.ts";
import { notHere } from "./not-here.ts";
import { dayAndTime } from "./signed.ts";
import { ruleNames } from "./take/words.ts";
import { writeDown } from "./trail.ts";
import type { Records, Refused } from "./view.ts";
import { longDate, people, shortDate, stateWords, tablesOf, texts, timeOfDay } from "./words.ts";

/** Who changed a booking when, on the venue's clock; the oldest first. */
export async function readHistory(parts: DeskParts, ask: BookingAsked): Promise<Records | Refused> {
  const { backOffice } = parts;
  if (backOffice === undefined) return notHere;
  const found = await findBooking(parts, ask);
  if (!found.ok) return found.refused;
  const { booking, venue } = found.value;
  const key = { venueId: venue.id, id: booking.id };
  const changes = await backOffice.history(key);
  const names = await namesOf(parts, changes);
  await writeDown(parts, "readHistory", ask.by, { booking: key });
  const starts = wallTime(booking.startsAt, venue);
  return {
    type: "records",
    title: `Booking ${booking.id}: ${venue.name}, ${longDate(starts.toPlainDate())}, ${timeOfDay(starts)}`,
    lines: changes.map((change, index) => ({
      text: [
        `${dayAndTime(change.at, venue)}: ${whatChanged(change, changes[index - 1], venue, backOffice)}`,
        ...setAside(change),
        "by",
      ].join(", "),
      by: change.by,
      ...defined({ name: names.get(change.by) }),
    })),
    none: texts.noHistory,
  };
}

/** The rules that did not count, and why. */
function setAside({ override }: BookingEvent): readonly string[] {
  if (override === undefined) return [];
  const why = override.reason === undefined ? "" : `: "${override.reason}"`;
  return [`setting aside ${ruleNames(override.rules)}${why}`];
}

/** A change shows by what it left behind: the service keeps no differences. */
function whatChanged(
  change: BookingEvent,
  before: BookingEvent | undefined,
  venue: VenueFacts,
  backOffice: BackOffice,
): string {
  const now = partyAndTime(change, venue);
  const { tableIds } = change;
  if (tableIds) return tablesOf(tableNames({ venueId: venue.id, tableIds }, backOffice)) ?? texts.anyTable;
  if (change.endsAt) return `stays until ${timeOfDay(wallTime(change.endsAt, venue))}`;
  if (change.fromState === undefined) return `booked for ${now}`;
  const state = change.fromState === change.toState ? [] : [stateWords[change.toState].short];
  const moved = before === undefined || partyAndTime(before, venue) === now ? [] : [`now for ${now}`];
  const what = [...state, ...moved];
  return what.length === 0 ? texts.detailsChanged : what.join(", ");
}

function partyAndTime({ startsAt, partySize }: BookingEvent, venue: VenueFacts): string {
  const starts = wallTime(startsAt, venue);
  return `${shortDate(starts.toPlainDate())} ${timeOfDay(starts)}, ${people(partySize)}`;
}
