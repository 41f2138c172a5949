import type { BookingRecord } from "#src/booking/service/store/booking-record.ts";
import type { BookingQuery } from "#src/booking/service/store/bookings.ts";
import type { Counted } from "#src/booking/service/store/lock-days.ts";
import type { Change } from "./change.ts";
import type { DayBook } from "./day-book.ts";

/**
 * A change of a venue's bookings that somebody asks for, as data and pure functions. So several deeds for one day can
 * be decided in memory, one after the other, and one may be decided again (decision 0055).
 */
export interface Deed<Value> {
  readonly venue: { readonly id: number; readonly timeZone: string };
  /** The booking that it is about; left out for a new one. */
  readonly booking?: BookingQuery;
  /**
   * Says what the deed needs, or answers it if no day matters. `booking` is the one named above, as it stands;
   * undefined if there is none or it has lapsed. Called once without a lock, to learn which days to lock, and once
   * more under the locks.
   */
  plan(booking: BookingRecord | undefined, now: Temporal.Instant): Settled<Value> | Planned<Value>;
}

/** An answer that needs no day's bookings. */
interface Settled<Value> {
  readonly settled: Value;
}

export interface Planned<Value> {
  /** Every date that it writes to. */
  readonly dates: readonly Temporal.PlainDate[];
  /** Guests and clients whose bookings are counted for a limit; see `lockDays`. */
  readonly counted: readonly Counted[];
  /** Whether the deed needs tables on these dates. */
  readonly asksForCapacity: boolean;
  /** Decides the deed, while all of the above are locked. */
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
