import { parse, stringify } from "yaml";

/**
 * The venues of this file without the days on which they are closed, or open at other hours. They answer in English alone, as
 * all is written that processes are told: else each would make itself ready to read eight languages, for seconds of CPU.
 */
export function openEveryDay(file: string): string {
  const { venues } = parse(file) as { venues: { plan: { closures?: unknown; scenarios: object[] } }[] };
  const open = venues.map(({ plan: { closures: _closed, ...plan }, ...venue }) => ({
    ...venue,
    languages: ["en"],
    plan: { ...plan, scenarios: plan.scenarios.map((scenario) => ({ ...scenario, specialDays: {} })) },
  }));
  return stringify({ venues: open });
}
