import type { BackOffice, BackOfficeBooking } from "#src/booking/contract/back-office.ts";
import { bookingStates } from "#src/booking/contract/booking-state.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { businessDay, wallTime } from "../day.ts";
import type { BookingAsked, DeskParts } from "../desk-parts.ts";
import { findBooking } from "../find-booking.ts";
import { notHere } from "../not-here.ts";
import { timesOn } from "../take/free-times.ts";
import type { Refused } from "../view.ts";
import { texts } from "../words.ts";
import type { TimelineMoves } from "./timeline-view.ts";

/** Where a booking of a timeline could be moved to on its day. Whoever asks has the timeline before them. */
export async function readMoves(parts: DeskParts, ask: BookingAsked): Promise<TimelineMoves | Refused> {
  const { backOffice } = parts;
  if (backOffice === undefined) return notHere;
  const found = await findBooking(parts, ask);
  if (!found.ok) return found.refused;
  const { venue } = found.value;
  const booking = await backOffice.find({ venueId: venue.id, id: found.value.booking.id });
  if (booking === undefined) return { type: "refused", reason: "notFound", text: texts.goneMeanwhile };
  const [tableIds, times] = await Promise.all([
    backOffice.listTableChoices({ venueId: venue.id, id: booking.id }),
    listTimes(backOffice, venue, booking),
  ]);
  const tables = backOffice.listTables(venue.id).filter(({ id }) => tableIds.includes(id));
  return { type: "moves", tables: tables.map(({ name }) => name), times };
}

/** Of a party that is here, none: it comes no earlier and no later any more. */
async function listTimes(
  backOffice: BackOffice,
  venue: VenueFacts,
  { id, state, startsAt, partySize, scenarioId }: BackOfficeBooking,
): Promise<TimelineMoves["times"]> {
  if (bookingStates[state].access !== "open") return [];
  const day = businessDay(wallTime(startsAt, venue));
  const free = await timesOn(backOffice, { venue, partySize, scenarioId, bookingId: id }, day);
  return free.map((time) => ({ scenarioId: time.scenarioId, startsAt: time.startsAt.toString() }));
}
