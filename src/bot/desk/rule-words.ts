import type { BackOffice, DeskRuleDraft } from "#src/booking/contract/back-office.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { tableNames } from "./booking-view.ts";
import { dayAndTime } from "./signed.ts";
import { capitalised, longDate, tablesOf, texts } from "./words.ts";

/** A rule in a sentence without its full stop, times on the venue's clock. */
export function ruleWords(rule: DeskRuleDraft, venue: VenueFacts, backOffice: BackOffice): string {
  const reason = rule.reason === undefined || rule.reason.trim() === "" ? "" : ` (${rule.reason.trim()})`;
  return `${whatIsSet(rule, venue, backOffice)}${reason}`;
}

function whatIsSet(rule: DeskRuleDraft, venue: VenueFacts, backOffice: BackOffice): string {
  // A scenario that the venue file has dropped keeps its number.
  const nameOf = (scenarioId: number) =>
    backOffice.listScenarios(venue.id).find(({ id }) => id === scenarioId)?.name ?? `Scenario ${scenarioId}`;
  switch (rule.kind) {
    case "closure": {
      const what = rule.scenarioId === undefined ? texts.closed : `${nameOf(rule.scenarioId)} closed`;
      const [from, to] = [rule.from, rule.to].map((date) => longDate(Temporal.PlainDate.from(date)));
      return from === to ? `${what} on ${from}` : `${what} from ${from} to ${to}`;
    }
    case "block":
      return `${nameOf(rule.scenarioId)} ${texts.takesNoBookings}`;
    case "outage": {
      const names = tableNames({ venueId: venue.id, tableIds: rule.tableIds }, backOffice);
      const which = capitalised(tablesOf(names) ?? "");
      return `${which} out from ${dayAndTime(rule.from, venue)} until ${dayAndTime(rule.until, venue)}`;
    }
  }
}
