import type {
  BackOffice,
  BackOfficeBooking,
  DeskRule,
  FloorTable,
} from "#src/booking/contract/back-office.ts";
import { bookingStates } from "#src/booking/contract/booking-state.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { defined } from "#src/lib/defined.ts";
import type { VenueAsked } from "./attention.ts";
import { beginningOf, isReservation, todayAt, wallTime } from "./day.ts";
import type { DeskParts } from "./desk-parts.ts";
import { unknownVenue } from "./find-booking.ts";
import { areasOf, floorAlt, toFloorSvg } from "./floor-areas.ts";
import { notHere } from "./not-here.ts";
import { isSeated, overstaying } from "./overstaying.ts";
import { toPicture } from "./picture.ts";
import { toRow } from "./sheet-rows.ts";
import { momentOn, parseTime } from "./take/read-ask.ts";
import { takeTexts } from "./take/words.ts";
import { writeDown } from "./trail.ts";
import type { Floors, FloorTableView, FloorView, Refused } from "./view.ts";
import { count, longDate, texts, timeOfDay } from "./words.ts";

/** Of this moment, or of a time of the business day. */
export interface FloorAsked extends VenueAsked {
  /** "19:00"; left out, it is now. */
  readonly time?: string;
}

/** The tables as they are at a moment: who has each, until when, and who comes next that day. */
export async function readFloor(parts: DeskParts, ask: FloorAsked): Promise<Floors | Refused> {
  const { backOffice } = parts;
  if (backOffice === undefined) return notHere;
  const venues = parts.venues().filter(({ id }) => ask.venueId === undefined || id === ask.venueId);
  const time = ask.time === undefined || ask.time.trim() === "" ? "now" : parseTime(ask.time);
  if (time === undefined) {
    return { type: "refused", reason: "notUnderstood", text: takeTexts.timeNotUnderstood };
  }
  const [first, ...rest] = await Promise.all(
    venues.map((venue) => {
      const today = todayAt(parts.clock, venue);
      const isNow = time === "now";
      const moment = isNow ? parts.clock.now() : momentOn(today, time, venue);
      return toFloor(parts, backOffice, venue, { today, moment, isNow });
    }),
  );
  if (first === undefined) return unknownVenue(ask.venueId, parts.venues());
  for (const { id: venueId } of venues) await writeDown(parts, "readFloor", ask.by, { venueId });
  return { type: "floors", floors: [first, ...rest] };
}

interface Asked {
  readonly today: Temporal.PlainDate;
  readonly moment: Temporal.Instant;
  /** Whether the moment is this one: of another nobody can say who overstays. */
  readonly isNow: boolean;
}

async function toFloor(
  parts: Pick<DeskParts, "renderPng" | "log">,
  backOffice: BackOffice,
  venue: VenueFacts,
  { today, moment: now, isNow }: Asked,
): Promise<FloorView> {
  const dayIsOver = beginningOf(today.add({ days: 1 }), venue);
  const dates = [today, today.add({ days: 1 })].map((date) => backOffice.listDay(venue.id, date.toString()));
  const bookings = (await Promise.all(dates)).flat();
  const over = isNow ? overstaying(bookings, now) : [];
  const standing = bookings.filter(
    (booking) =>
      over.includes(booking) ||
      (isStanding(booking) && isAfter(booking.endsAt, now) && isAfter(dayIsOver, booking.startsAt)),
  );
  const rules = await backOffice.listRules(venue.id);
  const there = backOffice.listTables(venue.id, today.toString()).map(({ id }) => id);
  const tables = backOffice
    .listTables(venue.id)
    .map((table) => toTable(table, { backOffice, venue, now, standing, rules }))
    .filter((table) => there.includes(table.tableId) || table.now || table.next);
  const taken = tables.filter(({ now: sitting }) => sitting !== undefined).length;
  const local = wallTime(now, venue);
  const when = `${longDate(local.toPlainDate())}, ${timeOfDay(local)}`;
  const summary = `${taken} of ${count(tables.length, "table", "tables")} taken.`;
  const areas = areasOf(tables);
  const alt = floorAlt(summary, areas);
  const drawing = () => toFloorSvg({ title: venue.name, subtitle: when, alt, summary, tables });
  return {
    venueId: venue.id,
    venueName: venue.name,
    title: `${venue.name}, ${when}`,
    summary,
    tables,
    areas,
    ...toPicture(parts, `floor-${venue.id}`, alt, drawing),
  };
}

interface Moment {
  readonly backOffice: BackOffice;
  readonly venue: VenueFacts;
  readonly now: Temporal.Instant;
  /** In order of time; those whose time is over still sit there. */
  readonly standing: readonly BackOfficeBooking[];
  readonly rules: readonly DeskRule[];
}

function toTable(
  { id, name, section }: FloorTable,
  { backOffice, venue, now, standing, rules }: Moment,
): FloorTableView {
  const at = (moment: Temporal.Instant) => timeOfDay(wallTime(moment, venue));
  const there = standing.filter(({ tableIds }) => tableIds.includes(id));
  // A party whose time has come has the table, whether it has arrived or not.
  const [sitting] = there.filter((booking) => isSeated(booking) || !isAfter(booking.startsAt, now));
  const next = there.find((booking) => booking !== sitting);
  const out = rules.find(
    (rule) =>
      rule.kind === "outage" &&
      rule.tableIds.includes(id) &&
      !isAfter(rule.from, now) &&
      isAfter(rule.until, now),
  );
  const toSitting = (booking: BackOfficeBooking) => ({
    ...toRow(booking, venue, backOffice),
    ...(!isReservation(booking) && { name: texts.beingBooked }),
    until: at(booking.endsAt),
    ...(!isAfter(booking.endsAt, now) && { isOver: true }),
  });
  return {
    tableId: id,
    table: name,
    ...defined({
      section,
      now: sitting && toSitting(sitting),
      next: next && toSitting(next),
      outUntil: out?.kind === "outage" ? at(out.until) : undefined,
    }),
  };
}

function isStanding({ state }: BackOfficeBooking): boolean {
  return bookingStates[state].access !== "final";
}

function isAfter(one: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(one, other) > 0;
}
