import type { VenueFacts } from "#src/bot/machine/context.ts";
import type { DeskTable, RuleDraft } from "./ports.ts";
import { dayAndTime } from "./signed.ts";
import { capitalised, longDate, tablesOf, texts } from "./words.ts";

/** A rule in a sentence without its full stop, times on the venue's clock. */
export function ruleWords(rule: RuleDraft, venue: VenueFacts, tables: readonly DeskTable[]): string {
  const reason = rule.reason === undefined || rule.reason.trim() === "" ? "" : ` (${rule.reason.trim()})`;
  return `${whatIsSet(rule, venue, tables)}${reason}`;
}

function whatIsSet(rule: RuleDraft, venue: VenueFacts, tables: readonly DeskTable[]): string {
  switch (rule.kind) {
    case "closure": {
      const what = rule.scenarioName === undefined ? texts.closed : `${rule.scenarioName} closed`;
      const [from, to] = [rule.from, rule.to].map((date) => longDate(Temporal.PlainDate.from(date)));
      return from === to ? `${what} on ${from}` : `${what} from ${from} to ${to}`;
    }
    case "block":
      return `${rule.scenarioName} ${texts.takesNoBookings}`;
    case "outage": {
      const names = rule.tableIds.map((id) => tables.find((table) => table.id === id)?.name ?? String(id));
      const which = capitalised(tablesOf(names) ?? "");
      return `${which} out from ${dayAndTime(rule.from, venue)} until ${dayAndTime(rule.until, venue)}`;
    }
  }
}
