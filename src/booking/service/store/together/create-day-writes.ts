import { findBooking } from "#src/booking/service/store/bookings.ts";
import type { IdempotentRequest, StoredAnswer } from "#src/booking/service/store/idempotency.ts";
import type { ServiceDb } from "#src/booking/service/store/tables.ts";
import { answerOnce, type OnceAnswer } from "#src/booking/service/store/unit-of-work.ts";
import { BusyError } from "#src/database/unavailable.ts";
import type { Clock } from "#src/lib/clock.ts";
import { createGroups } from "./create-groups.ts";
import type { Member } from "./decide-together.ts";
import type { Deed } from "./deed.ts";

/**
 * Writes bookings. Those that wait for the same day of a venue at one moment are decided together, under one lock and in
 * one transaction.
 */
export interface DayWrites {
  /**
   * Carries a deed out, and returns its answer.
   * @throws BusyError if others before it take too long
   */
  carryOut<Value>(deed: Deed<Value>): Promise<Value>;
  /** The same for a request with a key: its repetitions get the same answer for 24 hours. */
  carryOutOnce(deed: Deed<StoredAnswer>, request: IdempotentRequest): Promise<OnceAnswer>;
}

/** How often a booking may have moved to another day while its own was waited for. */
const mostAttempts = 5;

export function createDayWrites(db: ServiceDb, clock: Clock): DayWrites {
  const groups = createGroups(db, clock);
  /** The days are known once the booking is. By the time they are locked, it may be elsewhere. */
  const goTogether = async <Value>(deed: Deed<Value>, toMember: (needs: Member["needs"]) => Member) => {
    for (let attempt = 0; attempt < mostAttempts; attempt++) {
      const booking = deed.booking && (await findBooking(db, deed.booking, clock.now()));
      const planned = deed.plan(booking, clock.now());
      if ("settled" in planned) return planned;
      const { venue } = deed;
      const outcome = await groups.join({ venue, dates: planned.dates }, toMember(planned));
      if (outcome.use !== "elsewhere") return outcome;
    }
    throw new BusyError("the booking moves from day to day");
  };
  return {
    carryOut: async <Value>(deed: Deed<Value>) => {
      const outcome = await goTogether(deed, (needs) => ({ deed, needs }));
      if ("settled" in outcome) return outcome.settled;
      if (outcome.use !== "first") throw new Error("an answer to a key that nobody gave");
      // Members of a group answer different things, so the group does not know what.
      return outcome.value as Value;
    },
    carryOutOnce: async (deed, request) => {
      const outcome = await goTogether(deed, (needs) => ({ deed, request, needs }));
      if ("settled" in outcome)
        return await answerOnce(db, request, clock.now(), async () => outcome.settled);
      return outcome.use === "first" ? { use: "first", answer: outcome.value as StoredAnswer } : outcome;
    },
  };
}
