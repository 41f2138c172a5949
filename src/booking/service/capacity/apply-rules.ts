import { type PreparedVenue, planDay } from "./day-plan.ts";
import type { Assignment, StandingParty } from "./party.ts";
import { standingSeating } from "./seat-party.ts";
import { planSeating } from "./seating-plan.ts";
import { unseatableOn } from "./unseatable-bookings.ts";

/** The effect of a change of rules on standing parties. */
export interface RuleEffect {
  /** Bookings that fitted before and do not any more, in order of time. */
  readonly unseatable: readonly string[];
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
  const unseatable: string[] = [];
  const changed = new Map<string, Assignment>();
  for (const date of dates) {
    const already = unseatableOn(before, date, planSeating(planDay(before, date), parties));
    const seatingPlan = planSeating(
      planDay(after, date),
      parties.map((party) => movedBy(changed, party)),
    );
    unseatable.push(...unseatableOn(after, date, seatingPlan).filter((id) => !already.includes(id)));
    for (const assignment of standingSeating(seatingPlan).changed)
      changed.set(assignment.bookingId, assignment);
  }
  return { unseatable, changed: [...changed.values()] };
}

function movedBy(changed: ReadonlyMap<string, Assignment>, party: StandingParty): StandingParty {
  const assignment = changed.get(party.id);
  return assignment ? { ...party, tableIds: assignment.tableIds } : party;
}
