import { type PreparedVenue, planDay } from "./day-plan.ts";
import { misfitsOf } from "./misfits-of.ts";
import type { Assignment, StandingParty } from "./party.ts";
import { standingSeating } from "./seat-party.ts";
import { planSeating } from "./seating-plan.ts";

/** What other rules mean for the parties that stand. */
export interface RuleEffect {
  /** Bookings that fitted before and do not any more, in order of time. */
  readonly misfits: readonly string[];
  /** The seatings that are to be written. */
  readonly changed: readonly Assignment[];
}

/**
 * Puts rules into force on some dates, in their order. `parties` are all that reach into one of the dates' windows;
 * what a date moves, its neighbours know.
 */
export function applyRules(
  before: PreparedVenue,
  after: PreparedVenue,
  dates: readonly Temporal.PlainDate[],
  parties: readonly StandingParty[],
): RuleEffect {
  const misfits: string[] = [];
  const changed = new Map<string, Assignment>();
  for (const date of dates) {
    const already = misfitsOf(before, date, planSeating(planDay(before, date), parties));
    const seatingPlan = planSeating(
      planDay(after, date),
      parties.map((party) => movedBy(changed, party)),
    );
    misfits.push(...misfitsOf(after, date, seatingPlan).filter((id) => !already.includes(id)));
    for (const assignment of standingSeating(seatingPlan).changed)
      changed.set(assignment.bookingId, assignment);
  }
  return { misfits, changed: [...changed.values()] };
}

function movedBy(changed: ReadonlyMap<string, Assignment>, party: StandingParty): StandingParty {
  const assignment = changed.get(party.id);
  return assignment ? { ...party, tableIds: assignment.tableIds } : party;
}
