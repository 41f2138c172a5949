import { type DeskRules, type PreparedVenue, planDay } from "#src/booking/service/capacity/day-plan.ts";
import { type DayView, viewAgain, viewDay } from "#src/booking/service/capacity/day-view.ts";
import { toMinute } from "#src/booking/service/capacity/party.ts";
import { isSeated } from "#src/booking/service/states/decide-state-change.ts";
import { type BookingRecord, isLapsed } from "#src/booking/service/store/booking-record.ts";
import { awaitedStates, type BookingQuery, standingStates } from "#src/booking/service/store/bookings.ts";
import { isValidAt, lifeOf } from "#src/booking/service/store/cached-day.ts";
import type { Counted } from "#src/booking/service/store/lock-days.ts";
import { preparedVenue } from "#src/booking/service/store/prepared-venue.ts";
import type { StandingBooking } from "#src/booking/service/store/read-standing.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import type { Change } from "./change.ts";

/** A booking ahead, as far as it is counted. */
export type CountedBooking = Pick<
  BookingRecord,
  "id" | "startsAt" | "endsAt" | "heldUntil" | "expiresAt" | "source"
> & { readonly owner: Counted };

/** A date on paper, and whose tables are free since they lapsed. Good between two moments, and for its venue and rules. */
interface ViewedDay {
  readonly prepared: PreparedVenue;
  readonly dayView: DayView;
  readonly lapsed: readonly StandingBooking[];
  readonly from: number;
  readonly until: number;
}

/** What was read under the locks. */
export interface DayFacts {
  readonly rules: DeskRules;
  /** All that take capacity around the dates, lapsed ones among them. */
  readonly standing: readonly StandingBooking[];
  /** The same put on paper, where that was done before. */
  readonly viewed?: ViewedDay | undefined;
  /** Those that are to be changed. */
  readonly bookings: readonly BookingRecord[];
  /** Those ahead of everyone who is counted. */
  readonly counted: readonly CountedBooking[];
}

/** Some dates of a venue in memory, while they are locked: what the decisions before have changed is in it. */
export interface DayBook {
  readonly now: Temporal.Instant;
  /** Undefined also for one that has lapsed. */
  find(query: BookingQuery): BookingRecord | undefined;
  /** A date as a decision about capacity wants it, without the booking of this id. */
  view(venue: PlannedVenue, date: Temporal.PlainDate, without: string): ViewedDay;
  /** The bookings and holds ahead of a guest, or of a client, but for the one of this id. */
  countedFor(owner: Counted, id: string): readonly CountedBooking[];
  tablesOf(id: string): readonly number[];
  /** What is worth remembering, where the dates were read as a whole. */
  remembered(): Pick<DayFacts, "standing" | "viewed">;
  apply(change: Change): void;
}

export function openDayBook(read: DayFacts, now: Temporal.Instant): DayBook {
  const standing = new Map(read.standing.map((booking) => [booking.id, booking]));
  const bookings = new Map(read.bookings.map((booking) => [booking.id, booking]));
  let { viewed } = read;
  const counted = new Map(read.counted.map((booking) => [booking.id, booking]));
  const seat = (id: string, tableIds: readonly number[]) => {
    const seated = standing.get(id);
    if (seated) standing.set(id, { ...seated, tableIds });
  };
  return {
    now,
    find: ({ id, venueId, client }) => {
      const booking = bookings.get(id);
      const isMeant = booking?.venueId === venueId && (client === undefined || booking.client === client);
      return isMeant && !isLapsed(booking, now) ? booking : undefined;
    },
    view: (venue, date, without) => {
      const prepared = preparedVenue(venue, read.rules);
      if (viewed && isViewOf(viewed, prepared, date, now) && !standing.has(without)) {
        return { ...viewed, dayView: viewAgain(viewed.dayView, now) };
      }
      const { lapsed = [], parties = [] } = Object.groupBy(standing.values(), (booking) =>
        isLapsed(booking, now) ? "lapsed" : "parties",
      );
      const others = parties.filter(({ id }) => id !== without);
      const fresh = {
        prepared,
        dayView: viewDay(planDay(prepared, date), others, now),
        lapsed: lapsed.filter(({ tableIds }) => tableIds.length > 0),
        ...lifeOf(parties, lapsed),
      };
      if (!standing.has(without)) viewed = fresh;
      return fresh;
    },
    countedFor: (owner, id) =>
      [...counted.values()].filter(
        (other) =>
          other.id !== id &&
          other.owner.venueId === owner.venueId &&
          other.owner.client === owner.client &&
          (owner.guestReference === undefined || other.owner.guestReference === owner.guestReference) &&
          Temporal.Instant.compare(other.endsAt, now) > 0 &&
          !isLapsed(other, now),
      ),
    tablesOf: (id) => standing.get(id)?.tableIds ?? [],
    remembered: () => ({ standing: [...standing.values()], viewed }),
    apply: (change) => {
      viewed = undefined;
      const { id } = change.booking;
      if (change.kind === "remove") {
        for (const each of [standing, bookings, counted]) each.delete(id);
        return;
      }
      const { booking, seatings } = change;
      bookings.set(id, booking);
      if (isOneOf(standingStates, booking)) {
        standing.set(id, toStanding(booking, standing.get(id)?.tableIds ?? []));
      } else standing.delete(id);
      if (isOneOf(awaitedStates, booking)) counted.set(id, toCounted(booking));
      else counted.delete(id);
      for (const seating of seatings) seat(seating.booking.id, seating.tableIds);
    },
  };
}

function isViewOf(
  viewed: ViewedDay,
  prepared: PreparedVenue,
  date: Temporal.PlainDate,
  now: Temporal.Instant,
): boolean {
  return viewed.prepared === prepared && viewed.dayView.day.date.equals(date) && isValidAt(viewed, now);
}

function isOneOf(states: readonly string[], { state }: BookingRecord): boolean {
  return states.includes(state);
}

function toStanding(booking: BookingRecord, tableIds: readonly number[]): StandingBooking {
  const { id, scenarioId, partySize, startsAt, heldUntil, state, expiresAt } = booking;
  return {
    id,
    scenarioId,
    partySize,
    from: toMinute(startsAt),
    until: toMinute(heldUntil),
    fixed: isSeated(state) || booking.tablesChosen === true,
    tableIds,
    ...(expiresAt && { expiresAt }),
    ...(booking.outsideHours && { outsideHours: true }),
  };
}

function toCounted(booking: BookingRecord): CountedBooking {
  const { client, venueId, details } = booking;
  const { extReferenceNumber: guestReference } = details;
  return { ...booking, owner: { client, venueId, ...(guestReference !== undefined && { guestReference }) } };
}
