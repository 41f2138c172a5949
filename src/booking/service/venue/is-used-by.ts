import type { Scenario, Table } from "./plan.ts";

/** Whether a scenario seats its parties at this table. */
export function isUsedBy({ id, section }: Table, scenario: Pick<Scenario, "tables" | "sections">): boolean {
  return scenario.tables.includes(id) || (section !== undefined && scenario.sections.includes(section));
}
