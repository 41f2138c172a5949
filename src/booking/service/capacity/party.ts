/** A stretch of time in whole minutes since 1970-01-01T00:00Z; `until` is not part of it. */
export interface Interval {
  readonly from: number;
  readonly until: number;
}

/** Tables that cannot be used for a while. */
export interface TableOutage extends Interval {
  readonly tableIds: readonly number[];
}

/** A booking that already holds capacity. It takes its place until the table is laid again after it. */
export interface StandingParty extends Interval {
  readonly id: string;
  readonly scenarioId: number;
  readonly partySize: number;
  /** Where the stored seating puts it; empty when it puts it nowhere. */
  readonly tableIds: readonly number[];
  /** True once the party sits there in fact, or the staff chose the table: it is not seated anew on paper. */
  readonly fixed: boolean;
  /** True when the staff gave it a time at which its scenario is not open. */
  readonly outsideHours?: boolean;
}

/** A party that asks for capacity. */
export interface SeatRequest extends Interval {
  /** The booking's id; a standing party with the same id gives way to the request. */
  readonly id: string;
  readonly scenarioId: number;
  readonly partySize: number;
}

/** One row of a seating: the tables that a booking takes, and for how long. */
export interface Assignment extends Interval {
  readonly bookingId: string;
  readonly tableIds: readonly number[];
}

export function overlaps(a: Interval, b: Interval): boolean {
  return a.from < b.until && b.from < a.until;
}

/** The order in which parties are looked at, so that the same parties always get the same answer. */
export function compareParties(
  a: Interval & { readonly id: string },
  b: Interval & { readonly id: string },
): number {
  if (a.from !== b.from) return a.from - b.from;
  if (a.until !== b.until) return a.until - b.until;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}

/** Whole minutes since 1970-01-01T00:00Z; a part of a minute counts as none. */
export function toMinute(instant: Temporal.Instant): number {
  return Math.floor(instant.epochMilliseconds / 60_000);
}

export function fromMinute(minute: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(minute * 60_000);
}
