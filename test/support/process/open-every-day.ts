import { parse, stringify } from "yaml";

/** The venues of this file without the days on which they are closed, or open at other hours. */
export function openEveryDay(file: string): string {
  const { venues } = parse(file) as { venues: { plan: { closures?: unknown; scenarios: object[] } }[] };
  const open = venues.map(({ plan: { closures: _closed, ...plan }, ...venue }) => ({
    ...venue,
    plan: { ...plan, scenarios: plan.scenarios.map((scenario) => ({ ...scenario, specialDays: {} })) },
  }));
  return stringify({ venues: open });
}
