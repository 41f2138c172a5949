import type { BackOffice, DeskRuleDraft, RuleRefusal } from "#src/booking/contract/back-office.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type { Result } from "#src/lib/result.ts";
import { howMany, toCallSheet, type VenueAsked } from "./attention.ts";
import { isReservation, parseDay, todayAt } from "./day.ts";
import type { DeskParts } from "./desk-parts.ts";
import { unknownVenue } from "./find-booking.ts";
import { parseSpan } from "./moment.ts";
import { notHere } from "./not-here.ts";
import { ruleWords } from "./rule-words.ts";
import { parseTables, unknownTables } from "./tables-meant.ts";
import { writeDown } from "./trail.ts";
import type { DeskReason, Refused, RuleDone } from "./view.ts";
import { listed, texts } from "./words.ts";

/** Days on which the venue, or one way to dine there, is closed. */
export interface CloseAsked extends VenueAsked {
  /** As `parseDay` takes it. */
  readonly from: string;
  /** The last day, included; left out, the first is. */
  readonly to?: string;
  readonly scenario?: string;
  readonly reason?: string;
}

/** A way to dine that takes no bookings until somebody says otherwise. */
export interface BlockAsked extends VenueAsked {
  readonly scenario: string;
  readonly reason?: string;
}

/** Tables that cannot be used for a while. */
export interface OutAsked extends VenueAsked {
  /** As `parseTables` takes them. */
  readonly tables: string;
  /** As `parseSpan` takes them. */
  readonly from: string;
  readonly until: string;
  readonly reason?: string;
}

export async function closeDays(parts: DeskParts, ask: CloseAsked): Promise<RuleDone | Refused> {
  return await addRule(parts, ask, (backOffice, venue) => {
    const today = todayAt(parts.clock, venue);
    const from = parseDay(ask.from, today);
    const to = ask.to === undefined ? from : parseDay(ask.to, today, from);
    if (from === undefined || to === undefined) return refuse("dateNotUnderstood", texts.dateNotUnderstood);
    if (Temporal.PlainDate.compare(from, to) > 0) return refuse("notUnderstood", texts.lastDayBeforeFirst);
    const scenario = ask.scenario === undefined ? undefined : findScenario(ask.scenario, venue, backOffice);
    if (scenario?.ok === false) return scenario;
    return {
      ok: true,
      value: {
        kind: "closure",
        from: from.toString(),
        to: to.toString(),
        ...(scenario !== undefined && { scenarioId: scenario.value }),
        ...reasonOf(ask),
      },
    };
  });
}

export async function blockScenario(parts: DeskParts, ask: BlockAsked): Promise<RuleDone | Refused> {
  return await addRule(parts, ask, (backOffice, venue) => {
    const scenario = findScenario(ask.scenario, venue, backOffice);
    if (!scenario.ok) return scenario;
    return { ok: true, value: { kind: "block", scenarioId: scenario.value, ...reasonOf(ask) } };
  });
}

export async function takeTablesOut(parts: DeskParts, ask: OutAsked): Promise<RuleDone | Refused> {
  return await addRule(parts, ask, (backOffice, venue) => {
    const tables = backOffice.listTables(venue.id);
    const meant = parseTables(ask.tables, tables);
    if (!meant.ok) {
      const unknown = meant.unknown.length > 0;
      return refuse("notUnderstood", unknown ? unknownTables(meant.unknown, tables) : texts.noTablesOut);
    }
    const now = parts.clock.now().toZonedDateTimeISO(venue.timeZone);
    const span = parseSpan(ask.from, ask.until, now);
    if (!span.ok) return refuse("notUnderstood", spanRefusals[span.refusal]);
    const { from, until } = span.value;
    return {
      ok: true,
      value: {
        kind: "outage",
        tableIds: meant.value.map(({ id }) => id),
        from: from.toInstant(),
        until: until.toInstant(),
        ...reasonOf(ask),
      },
    };
  });
}

const spanRefusals = {
  notUnderstood: texts.momentNotUnderstood,
  endBeforeStart: texts.endBeforeStart,
} as const;

/** The rule that is meant, or why it is not clear which. */
type Draft = Result<DeskRuleDraft, { readonly refused: Refused }>;

async function addRule(
  parts: DeskParts,
  ask: VenueAsked,
  draftOf: (backOffice: BackOffice, venue: VenueFacts) => Draft,
): Promise<RuleDone | Refused> {
  const { backOffice } = parts;
  if (backOffice === undefined) return notHere;
  const venue = chooseVenue(ask.venueId, parts.venues());
  if (!venue.ok) return venue.refused;
  const draft = draftOf(backOffice, venue.value);
  if (!draft.ok) return draft.refused;
  const added = await backOffice.addRule(venue.value.id, draft.value, ask.by.id);
  if (!added.ok) return { type: "refused", ...addRefusals[added.refusal] };
  const { rule } = added.value;
  const affected = added.value.affected.filter(isReservation);
  await writeDown(parts, "addRule", ask.by, { rule: { venueId: venue.value.id, id: rule.id } });
  const title = `${venue.value.name}: ${ruleWords(rule, venue.value, backOffice)}`;
  if (affected.length === 0) return { type: "ruleDone", text: `${title}. ${texts.nobodyAffected}` };
  return {
    type: "ruleDone",
    text: `${title}. It touches ${howMany(affected)}.`,
    affected: toCallSheet(backOffice, venue.value, affected, `${venue.value.name}: ${texts.touched}`),
  };
}

const addRefusals: Readonly<Record<RuleRefusal, { readonly reason: DeskReason; readonly text: string }>> = {
  // What was named was known a moment ago: the venue file has changed in between.
  not_found: { reason: "notAllowed", text: texts.planChanged },
  unknown_scenario: { reason: "notAllowed", text: texts.planChanged },
  unknown_table: { reason: "notAllowed", text: texts.planChanged },
  already_over: { reason: "notAllowed", text: texts.alreadyOver },
};

/** A rule is one venue's: the one that is named, or the only one. */
export function chooseVenue(
  venueId: number | undefined,
  venues: readonly VenueFacts[],
): Result<VenueFacts, { readonly refused: Refused }> {
  const [only, ...others] = venues;
  const chosen =
    venueId === undefined && others.length === 0 ? only : venues.find(({ id }) => id === venueId);
  if (chosen !== undefined) return { ok: true, value: chosen };
  if (venueId !== undefined || only === undefined) {
    return { ok: false, refused: unknownVenue(venueId, venues) };
  }
  const names = listed(
    venues.map(({ name }) => name),
    "or",
  );
  return refuse("ambiguous", `Which venue is it: ${names}? Please name it.`);
}

export function findScenario(
  text: string,
  { id, name }: VenueFacts,
  backOffice: BackOffice,
): Result<number, { readonly refused: Refused }> {
  const wanted = text.trim().toLowerCase();
  const scenarios = backOffice.listScenarios(id);
  const found = scenarios.find((scenario) => scenario.name.toLowerCase() === wanted);
  if (found !== undefined) return { ok: true, value: found.id };
  const known = listed(
    scenarios.map((scenario) => scenario.name),
    "and",
  );
  return refuse("notUnderstood", `${name} has no scenario "${text.trim()}". There are: ${known}.`);
}

function reasonOf({ reason }: { readonly reason?: string }): { readonly reason?: string } {
  return reason === undefined || reason.trim() === "" ? {} : { reason: reason.trim() };
}

function refuse(reason: DeskReason, text: string): { readonly ok: false; readonly refused: Refused } {
  return { ok: false, refused: { type: "refused", reason, text } };
}
