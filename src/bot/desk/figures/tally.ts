import type { Visit } from "#src/booking/contract/figures.ts";

/** The covers of one shift. */
interface ShiftCovers {
  readonly shift: string;
  readonly covers: number;
}

/** What is counted of a day; sums of a range have the same shape. */
export interface Tally {
  /** Made ahead, in whatever state they are by now. */
  readonly bookings: number;
  /** Seated without a booking. */
  readonly walkIns: number;
  /** People, but for those of bookings that were cancelled or did not come. */
  readonly covers: number;
  /** The same by shift, in the order of the day. */
  readonly coversByShift: readonly ShiftCovers[];
  /** Bookings that were confirmed at some time, whatever came afterwards. */
  readonly confirmed: number;
  readonly cancelled: number;
  /** Bookings that were not cancelled and whose time has come. */
  readonly due: number;
  /** Of those that were due: marked as no-show. */
  readonly noShows: number;
  /** Covers, each for as long as its party has the table. */
  readonly coverMinutes: number;
  /** Seats, each for as long as its table could be had. */
  readonly seatMinutes: number;
}

export const emptyTally: Tally = {
  bookings: 0,
  walkIns: 0,
  covers: 0,
  coversByShift: [],
  confirmed: 0,
  cancelled: 0,
  due: 0,
  noShows: 0,
  coverMinutes: 0,
  seatMinutes: 0,
};

interface DayAround {
  readonly shiftOf: (visit: Visit) => string;
  readonly seatMinutes: number;
  readonly now: Temporal.Instant;
}

/** Counts a business day's visits, given in order of time. */
export function tallyDay(visits: readonly Visit[], { shiftOf, seatMinutes, now }: DayAround): Tally {
  const ahead = visits.filter(isMadeAhead);
  const came = visits.filter((visit) => !isOff(visit));
  const due = ahead.filter(
    ({ state, startsAt }) => state !== "CANCELLED" && Temporal.Instant.compare(startsAt, now) <= 0,
  );
  return {
    bookings: ahead.length,
    walkIns: came.filter((visit) => !isMadeAhead(visit)).length,
    covers: sum(came.map(({ partySize }) => partySize)),
    coversByShift: [...Map.groupBy(came, shiftOf)].map(([shift, of]) => ({
      shift,
      covers: sum(of.map(({ partySize }) => partySize)),
    })),
    confirmed: ahead.filter(({ wasConfirmed }) => wasConfirmed).length,
    cancelled: ahead.filter(({ state }) => state === "CANCELLED").length,
    due: due.length,
    noShows: due.filter(({ state }) => state === "NO_SHOW").length,
    coverMinutes: sum(came.map((visit) => visit.partySize * minutesBetween(visit.startsAt, visit.endsAt))),
    seatMinutes,
  };
}

/** The sum of some days; their shifts in the order in which they come up. */
export function addUp(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (total, day) => ({
      bookings: total.bookings + day.bookings,
      walkIns: total.walkIns + day.walkIns,
      covers: total.covers + day.covers,
      coversByShift: addShifts(total.coversByShift, day.coversByShift),
      confirmed: total.confirmed + day.confirmed,
      cancelled: total.cancelled + day.cancelled,
      due: total.due + day.due,
      noShows: total.noShows + day.noShows,
      coverMinutes: total.coverMinutes + day.coverMinutes,
      seatMinutes: total.seatMinutes + day.seatMinutes,
    }),
    emptyTally,
  );
}

/** How long before the visit bookings were made, in minutes; of walk-ins there is nothing to say. */
export function leadTimesOf(visits: readonly Visit[]): readonly number[] {
  return visits.filter(isMadeAhead).map(({ madeAt, startsAt }) => minutesBetween(madeAt, startsAt));
}

/** A quarter of the values are at or below the first, half of them at or below the second, three quarters below the third. */
export interface Quartiles {
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
}

/** Between two values the way is divided, as SQL's `percentile_cont` does it. Undefined of nothing. */
export function quartilesOf(values: readonly number[]): Quartiles | undefined {
  if (values.length === 0) return undefined;
  const sorted = values.toSorted((one, other) => one - other);
  const at = (part: number) => {
    const place = part * (sorted.length - 1);
    const below = sorted[Math.floor(place)] ?? 0;
    const above = sorted[Math.ceil(place)] ?? below;
    return below + (above - below) * (place - Math.floor(place));
  };
  return { lower: at(0.25), median: at(0.5), upper: at(0.75) };
}

function addShifts(total: Tally["coversByShift"], day: Tally["coversByShift"]): Tally["coversByShift"] {
  const shifts = new Map(total.map(({ shift, covers }) => [shift, covers]));
  for (const { shift, covers } of day) shifts.set(shift, (shifts.get(shift) ?? 0) + covers);
  return [...shifts].map(([shift, covers]) => ({ shift, covers }));
}

function isMadeAhead({ source }: Visit): boolean {
  return source !== "walkIn";
}

function isOff({ state }: Visit): boolean {
  return state === "CANCELLED" || state === "NO_SHOW";
}

function minutesBetween(from: Temporal.Instant, until: Temporal.Instant): number {
  return (until.epochMilliseconds - from.epochMilliseconds) / 60_000;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
