import type { DateValue, HoursValue, NameValue, TimeValue } from "./shown-values.ts";

interface OfScenario {
  readonly scenario: string | NameValue;
}

interface OnDay extends OfScenario {
  readonly venue: string;
  readonly date: DateValue;
}

/** Why a way to dine that was named cannot be had as it was wished for. */
export interface ScenarioMessages {
  scenarioNotOn: OnDay;
  /** With the last day that can be booked. */
  scenarioTooFarAhead: OnDay;
  scenarioNotThen: OfScenario & { readonly time: TimeValue };
  /** From its first start to its last. */
  scenarioOnlyThen: OfScenario & { readonly date: DateValue; readonly hours: HoursValue };
  scenarioTakesUpTo: OfScenario & { readonly most: number };
  scenarioTakesFrom: OfScenario & { readonly least: number };
}
