import type { BookingRecord } from "#src/booking/service/store/booking-record.ts";
import type { BookingQuery } from "#src/booking/service/store/bookings.ts";
import type { Counted } from "#src/booking/service/store/lock-days.ts";
import type { Change } from "./change.ts";
import type { DayBook } from "./day-book.ts";

/**
 * What somebody wants written about a venue's bookings, as data and pure functions: so that several that wait for the
 * same day can be decided one after the other in memory, and be asked more than once.
 */
export interface Deed<Value> {
  readonly venue: { readonly id: number; readonly timeZone: string };
  /** The booking that it is about; left out for a new one. */
  readonly booking?: BookingQuery;
  /**
   * What it comes to, with the booking as it stands: undefined where there is none, or none that has not lapsed. Asked
   * without a lock first, for the days to lock, and again under it.
   */
  plan(booking: BookingRecord | undefined, now: Temporal.Instant): Settled<Value> | Planned<Value>;
}

/** An answer for which no day matters. */
interface Settled<Value> {
  readonly settled: Value;
}

export interface Planned<Value> {
  /** Every date that it writes to. */
  readonly dates: readonly Temporal.PlainDate[];
  /** Whose bookings are counted for it, see `lockDays`. */
  readonly counted: readonly Counted[];
  /** Whether it asks for a place among those who stand on these dates. */
  readonly asksForCapacity: boolean;
  /** Under the locks of all these. */
  decide(day: DayBook): Decision<Value>;
}

/** An answer, and what has to be stored for it. */
export interface Decision<Value> {
  readonly value: Value;
  readonly change?: Change;
}

/** The same deed with another kind of answer. */
export function mapDeed<From, To>(deed: Deed<From>, to: (value: From) => To): Deed<To> {
  return {
    ...deed,
    plan: (booking, now) => {
      const planned = deed.plan(booking, now);
      if ("settled" in planned) return { settled: to(planned.settled) };
      return {
        ...planned,
        decide: (day) => {
          const { value, ...decision } = planned.decide(day);
          return { ...decision, value: to(value) };
        },
      };
    },
  };
}
