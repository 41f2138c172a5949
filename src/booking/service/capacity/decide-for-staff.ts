import type { HouseRule } from "#src/booking/contract/staff-bookings.ts";
import type { Result } from "#src/lib/result.ts";
import { assignTables } from "./assign-tables.ts";
import { isFree } from "./board.ts";
import type { DayScenario } from "./day-plan.ts";
import type { DayView } from "./day-view.ts";
import { brokenRules, type StaffParty, stayMinutes } from "./house-rules.ts";
import type { Assignment, Interval, SeatRequest } from "./party.ts";
import { seatParty } from "./seat-party.ts";

/** A booking that the staff would like to take or move. The booking itself is not among the standing. */
export interface StaffRequest extends StaffParty {
  readonly bookingId: string;
  readonly scenarioId: number;
  /** The tables that it is to have; left out, wherever it fits. */
  readonly tableIds?: readonly number[];
  /** When it leaves, in minutes since 1970; left out, after its turn time. */
  readonly until?: number;
  /** Whether the house's rules are set aside. */
  readonly override: boolean;
}

/** Room for a party, and what was set aside for it. */
export interface StaffGrant extends Interval {
  /** When the party leaves; its tables are taken until `until`. */
  readonly turnUntil: number;
  /** What is to be written, the party's own tables among it. */
  readonly changed: readonly Assignment[];
  /** True where it cannot be seated anew on paper. */
  readonly tablesChosen: boolean;
  readonly setAside: readonly HouseRule[];
}

type StaffObstacle =
  | { readonly refusal: "rules_broken"; readonly rules: readonly HouseRule[] }
  | { readonly refusal: "full" | "table_taken"; readonly outsideHours?: true }
  | { readonly refusal: "too_large" | "unknown_scenario" };

/**
 * Decides whether the staff can give a party a time: by the rules for guests, or with these set aside. A table is
 * never given twice.
 */
export function decideForStaff(dayView: DayView, ask: StaffRequest): Result<StaffGrant, StaffObstacle> {
  const scenario = dayView.day.scenarios.find(({ rules }) => rules.scenario.id === ask.scenarioId);
  if (!scenario) return { ok: false, refusal: "unknown_scenario" };
  const rules = brokenRules(dayView, scenario, ask);
  const request = requestOf(scenario, ask);
  const seats = findSeats(dayView, request, ask.tableIds);
  if (!seats) return { ok: false, ...noSeats(dayView, ask, rules) };
  if (rules.length > 0 && !ask.override) return { ok: false, refusal: "rules_broken", rules };
  const turnUntil = request.until - scenario.rules.resetMinutes;
  return {
    ok: true,
    value: { from: request.from, until: request.until, turnUntil, ...seats, setAside: rules },
  };
}

function noSeats(
  { day: { plan } }: DayView,
  { tableIds, partySize }: StaffRequest,
  rules: readonly HouseRule[],
): StaffObstacle {
  const largest = Math.max(...[...plan.tables, ...plan.combinations].map(({ max }) => max));
  if (!tableIds && partySize > largest) return { refusal: "too_large" };
  const refusal = tableIds ? "table_taken" : "full";
  return rules.includes("hours") ? { refusal, outsideHours: true } : { refusal };
}

function requestOf(scenario: DayScenario, ask: StaffRequest): SeatRequest {
  const { bookingId: id, scenarioId, partySize, from } = ask;
  const leaves = ask.until ?? from + stayMinutes(scenario, partySize);
  return { id, scenarioId, partySize, from, until: leaves + scenario.rules.resetMinutes };
}

type Seats = Pick<StaffGrant, "changed" | "tablesChosen">;

function findSeats(
  dayView: DayView,
  request: SeatRequest,
  tableIds: readonly number[] | undefined,
): Seats | undefined {
  if (tableIds) return seatAt(dayView, request, tableIds);
  const seating = seatParty(dayView.seatingPlan, request);
  if (seating) return { changed: seating.changed, tablesChosen: false };
  return seatElsewhere(dayView, request);
}

function seatAt(
  { day, seatingPlan }: DayView,
  request: SeatRequest,
  tableIds: readonly number[],
): Seats | undefined {
  const { from, until } = day.window;
  if (request.from < from || request.until > until) return undefined;
  const party = { ...request, tableIds: [], fixed: true };
  const changed = assignTables(day, seatingPlan.standing, party, tableIds);
  return changed && { changed, tablesChosen: true };
}

/** A party of a size that the scenario does not seat: the smallest place of the house that is free and large enough. */
function seatElsewhere(dayView: DayView, request: SeatRequest): Seats | undefined {
  const { day, seatingPlan } = dayView;
  const { plan, floorPlan } = day;
  if (floorPlan.choices.get(request.scenarioId)?.has(request.partySize)) return undefined;
  const positions = (ids: readonly number[]) => ids.map((id) => floorPlan.tableIds.indexOf(id));
  const places = [...plan.tables.map(({ id, max }) => ({ tables: [id], max })), ...plan.combinations]
    .filter(({ max }) => max >= request.partySize)
    .sort((one, other) => one.tables.length - other.tables.length || one.max - other.max);
  const free = places.find(({ tables }) => isFree(seatingPlan.board, { tables: positions(tables) }, request));
  return free && seatAt(dayView, request, free.tables);
}
