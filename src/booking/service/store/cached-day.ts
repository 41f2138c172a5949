import { type PreparedVenue, planDay } from "#src/booking/service/capacity/day-plan.ts";
import { type DayView, viewDay } from "#src/booking/service/capacity/day-view.ts";
import { overlaps } from "#src/booking/service/capacity/party.ts";
import { selectVersions, versionAmong } from "./day-versions.ts";
import { type StandingBooking, selectStanding, toStanding } from "./read-standing.ts";
import type { ServiceDb } from "./tables.ts";

/** How a date looks between two moments, as long as nobody writes. */
export interface CachedDay {
  readonly date: string;
  /** Of the date, when it was read. */
  readonly version: number;
  readonly dayView: DayView;
  /** The moments, in milliseconds since 1970, between which no hold lapses; the second is not among them. */
  readonly from: number;
  readonly until: number;
}

export function isValidAt(
  { from, until }: Pick<CachedDay, "from" | "until">,
  { epochMilliseconds }: Temporal.Instant,
): boolean {
  return from <= epochMilliseconds && epochMilliseconds < until;
}

/** Views of dates (`YYYY-MM-DD`, at least one, in their order) from one read. */
export async function readDays(
  db: ServiceDb,
  prepared: PreparedVenue,
  dates: readonly string[],
  now: Temporal.Instant,
): Promise<CachedDay[]> {
  const days = dates.map((date) => planDay(prepared, Temporal.PlainDate.from(date)));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const between = { from: first.date, to: last.date };
  const { standing: rows, versions } = await selectStanding(db, prepared.venue, between)
    .select(selectVersions(prepared.venue.id, between).as("versions"))
    .executeTakeFirstOrThrow();
  const standing = toStanding(rows, now);
  return days.map((day) => {
    const isAround = (booking: StandingBooking) => overlaps(booking, day.window);
    const parties = standing.parties.filter(isAround);
    return {
      date: day.date.toString(),
      version: versionAmong(versions ?? {}, day.date.toString()),
      dayView: viewDay(day, parties, now),
      ...lifeOf(parties, standing.lapsed.filter(isAround)),
    };
  });
}

/**
 * Finds the moments between which no further hold lapses. Parts of milliseconds are cut off so that the span gets
 * shorter, if anything.
 */
export function lifeOf(standing: readonly StandingBooking[], lapsed: readonly StandingBooking[]) {
  const expiries = (bookings: readonly StandingBooking[]) =>
    bookings.flatMap(({ expiresAt }) => expiresAt?.epochMilliseconds ?? []);
  return {
    from: Math.max(...expiries(lapsed).map((expiry) => expiry + 1), Number.NEGATIVE_INFINITY),
    until: Math.min(...expiries(standing), Number.POSITIVE_INFINITY),
  };
}
