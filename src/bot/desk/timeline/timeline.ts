import type { BackOffice, BackOfficeBooking, DeskRule } from "#src/booking/contract/back-office.ts";
import { bookingStates } from "#src/booking/contract/booking-state.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { defined } from "#src/lib/defined.ts";
import { beginningOf, businessDay, isReservation, parseDay, todayAt, wallTime } from "../day.ts";
import type { DayAsked, DeskParts } from "../desk-parts.ts";
import { unknownVenue } from "../find-booking.ts";
import { notHere } from "../not-here.ts";
import { toRow } from "../sheet-rows.ts";
import { writeDown } from "../trail.ts";
import type { Refused } from "../view.ts";
import { count, longDate, texts, timeOfDay } from "../words.ts";
import { hoursOf, isHourOf, quarterOf } from "./hours.ts";
import type { TimelineBar, TimelineView } from "./timeline-view.ts";

/** The tables of a venue over a business day; without a venue, the first. */
export async function readTimeline(parts: DeskParts, ask: DayAsked): Promise<TimelineView | Refused> {
  const read = await drawTimeline(parts, ask);
  if (read.type === "refused") return read;
  await writeDown(parts, "readTimeline", ask.by, { venueId: read.venueId });
  return read;
}

/** The same, without a line in the trail. */
export async function drawTimeline(
  parts: DeskParts,
  ask: Omit<DayAsked, "by">,
): Promise<TimelineView | Refused> {
  const { backOffice, clock } = parts;
  if (backOffice === undefined) return notHere;
  const venue = parts.venues().find(({ id }) => ask.venueId === undefined || id === ask.venueId);
  if (venue === undefined) return unknownVenue(ask.venueId, parts.venues());
  const day = parseDay(ask.date, todayAt(clock, venue));
  if (day === undefined)
    return { type: "refused", reason: "dateNotUnderstood", text: texts.dateNotUnderstood };
  const standing = await listStanding(backOffice, venue, day);
  const rules = await backOffice.listRules(venue.id);
  return toTimeline({ backOffice, venue, day, standing, rules, now: clock.now() });
}

/** Who has a table on a business day or waits for one, holds included; in order of time. */
async function listStanding(
  backOffice: BackOffice,
  venue: VenueFacts,
  day: Temporal.PlainDate,
): Promise<readonly BackOfficeBooking[]> {
  // The last evening goes on after midnight.
  const dates = [day, day.add({ days: 1 })];
  const lists = await Promise.all(dates.map((date) => backOffice.listDay(venue.id, date.toString())));
  return lists
    .flat()
    .filter(
      ({ state, startsAt }) =>
        bookingStates[state].access !== "final" && businessDay(wallTime(startsAt, venue)).equals(day),
    );
}

interface TimelineFacts {
  readonly backOffice: BackOffice;
  readonly venue: VenueFacts;
  readonly day: Temporal.PlainDate;
  readonly standing: readonly BackOfficeBooking[];
  readonly rules: readonly DeskRule[];
  readonly now: Temporal.Instant;
}

function toTimeline(facts: TimelineFacts): TimelineView {
  const { backOffice, venue, day, standing, now } = facts;
  const hours = hoursOf(standing, backOffice.listShifts(venue.id, day.toString()), venue, day);
  const there = backOffice.listTables(venue.id, day.toString()).map(({ id }) => id);
  const tables = backOffice
    .listTables(venue.id)
    .filter(({ id }) => there.includes(id) || standing.some(({ tableIds }) => tableIds.includes(id)))
    .map(({ id, name, section }) => ({
      tableId: id,
      table: name,
      ...defined({ section }),
      bars: toBars([...stays(facts, id), ...outages(facts, id)], hours),
    }));
  const reservations = standing.filter(isReservation);
  const covers = reservations.reduce((sum, { partySize }) => sum + partySize, 0);
  return {
    type: "timeline",
    venueId: venue.id,
    date: day.toString(),
    title: `${venue.name}, ${longDate(day)}`,
    summary: `${count(reservations.length, "booking", "bookings")}, ${count(covers, "cover", "covers")}`,
    hours: hours.map((at) => ({
      at: at.toString(),
      label: timeOfDay(wallTime(at, venue)),
      isNow: isHourOf(at, now),
    })),
    tables,
    unplaced: reservations
      .filter(({ tableIds }) => tableIds.length === 0)
      .map((booking) => toRow(booking, venue, backOffice)),
  };
}

type Taken = Pick<TimelineBar, "row" | "label" | "times"> & {
  readonly startsAt: Temporal.Instant;
  readonly endsAt: Temporal.Instant;
};

function stays({ backOffice, venue, standing }: TimelineFacts, tableId: number): readonly Taken[] {
  return standing
    .filter(({ tableIds }) => tableIds.includes(tableId))
    .map((booking) => ({
      startsAt: booking.startsAt,
      endsAt: booking.endsAt,
      times: timesOf(booking, venue),
      ...(isReservation(booking) ? { row: toRow(booking, venue, backOffice) } : { label: texts.beingBooked }),
    }));
}

function outages({ venue, day, rules }: TimelineFacts, tableId: number): readonly Taken[] {
  const [begins, ends] = [beginningOf(day, venue), beginningOf(day.add({ days: 1 }), venue)];
  return rules.flatMap((rule) => {
    if (rule.kind !== "outage" || !rule.tableIds.includes(tableId)) return [];
    if (Temporal.Instant.compare(rule.until, begins) <= 0) return [];
    if (Temporal.Instant.compare(rule.from, ends) >= 0) return [];
    const span = { startsAt: rule.from, endsAt: rule.until };
    return [{ ...span, times: timesOf(span, venue), label: texts.out }];
  });
}

function timesOf({ startsAt, endsAt }: Pick<Taken, "startsAt" | "endsAt">, venue: VenueFacts): string {
  return `${timeOfDay(wallTime(startsAt, venue))}–${timeOfDay(wallTime(endsAt, venue))}`;
}

/** Rounded to quarters, so that two that follow each other within one still stand side by side. */
function toBars(taken: readonly Taken[], hours: readonly Temporal.Instant[]): readonly TimelineBar[] {
  const bars: TimelineBar[] = [];
  const inOrder = taken.toSorted((one, other) => Temporal.Instant.compare(one.startsAt, other.startsAt));
  for (const { startsAt, endsAt, ...bar } of inOrder) {
    const from = Math.max(quarterOf(startsAt, hours), bars.at(-1)?.until ?? 0);
    const until = quarterOf(endsAt, hours);
    if (until > from) bars.push({ ...bar, from, until });
  }
  return bars;
}
