import type { BackOffice, DeskRule, DeskRuleDraft, RuleRefusal } from "#src/booking/service/back-office.ts";
import { hasPlan, type Venue } from "#src/booking/service/venue/venue.ts";
import type { Floor, Rule, RuleDraft } from "#src/bot/desk/ports.ts";
import { houseRefusals, toDeskBooking, toDeskBookings, toTableNames } from "./house-bookings.ts";

const ruleRefusals = {
  not_found: "notFound",
  unknown_scenario: "unknownScenario",
  unknown_table: "unknownTable",
  already_over: "alreadyOver",
} as const satisfies Record<RuleRefusal, string>;

const seatRefusals = {
  ...houseRefusals,
  unknown_table: "unknownTable",
  table_taken: "tableTaken",
} as const;

/** The embedded service's dining room. The desk knows scenarios by name, the service by number. */
export function createEmbeddedFloor(house: BackOffice, venues: () => readonly Venue[]): Floor {
  const scenariosOf = (venueId: number): Scenarios => {
    const venue = venues().find(({ id }) => id === venueId);
    return venue && hasPlan(venue) ? venue.plan.scenarios : [];
  };
  return {
    listTables: (venueId) => house.listTables(venueId),
    seatAt: async (key, tableIds, by) => {
      const seated = await house.seatAt(key, tableIds, by.id);
      if (seated.ok) return { ok: true, value: toDeskBooking(house, seated.value) };
      return { ok: false, refusal: seatRefusals[seated.refusal] };
    },
    history: async (key) =>
      (await house.history(key)).map(({ tableIds, ...event }) => ({
        ...event,
        ...(tableIds && { tables: toTableNames(house, key.venueId, tableIds) }),
      })),
    listRules: async (venueId) =>
      (await house.listRules(venueId)).map((rule) => toRule(rule, scenariosOf(venueId))),
    addRule: async (venueId, draft, by) => {
      const meant = toHouseDraft(draft, scenariosOf(venueId));
      if (meant === undefined) return { ok: false, refusal: "unknownScenario" };
      const added = await house.addRule(venueId, meant, by.id);
      if (!added.ok) return { ok: false, refusal: ruleRefusals[added.refusal] };
      const rule = toRule(added.value.rule, scenariosOf(venueId));
      return { ok: true, value: { rule, affected: toDeskBookings(house, added.value.affected) } };
    },
    liftRule: async (venueId, ruleId, by) => {
      const lifted = await house.liftRule(venueId, ruleId, by.id);
      if (lifted.ok) return { ok: true, value: toRule(lifted.value, scenariosOf(venueId)) };
      return { ok: false, refusal: "notFound" };
    },
    listUnseatable: async (venueId) => toDeskBookings(house, await house.listUnseatable(venueId)),
  };
}

type Scenarios = readonly { readonly id: number; readonly name: string }[];

/** Undefined where there is no scenario of that name. */
function toHouseDraft(draft: RuleDraft, scenarios: Scenarios): DeskRuleDraft | undefined {
  if (draft.kind === "outage") return draft;
  const { scenarioName, ...rest } = draft;
  if (rest.kind === "closure" && scenarioName === undefined) return rest;
  const scenario = scenarios.find(({ name }) => name === scenarioName);
  return scenario && { ...rest, scenarioId: scenario.id };
}

/** A scenario that the venue file has dropped keeps its number. */
function toRule(rule: DeskRule, scenarios: Scenarios): Rule {
  if (rule.kind === "outage") return rule;
  const { scenarioId, ...rest } = rule;
  if (rest.kind === "closure" && scenarioId === undefined) return rest;
  const name = scenarios.find(({ id }) => id === scenarioId)?.name ?? `Scenario ${scenarioId}`;
  return { ...rest, scenarioName: name };
}
