import type { VenueFacts } from "#src/bot/machine/context.ts";
import type { Result } from "#src/lib/result.ts";
import { type HouseAsked, howMany, toCallSheet } from "./attention.ts";
import { parseDay, todayAt } from "./day.ts";
import type { DeskParts } from "./desk-parts.ts";
import { unknownVenue } from "./find-booking.ts";
import { parseSpan } from "./moment.ts";
import { notHere } from "./not-here.ts";
import type { Floor, RuleDraft } from "./ports.ts";
import { ruleWords } from "./rule-words.ts";
import { parseTables, unknownTables } from "./tables-meant.ts";
import { writeDown } from "./trail.ts";
import type { DeskReason, Refused, RuleDone } from "./view.ts";
import { listed, texts } from "./words.ts";

/** Days on which the house, or one way to dine there, is closed. */
export interface CloseAsked extends HouseAsked {
  /** As `parseDay` takes it. */
  readonly from: string;
  /** The last day, included; left out, the first is. */
  readonly to?: string;
  readonly scenario?: string;
  readonly reason?: string;
}

/** A way to dine that takes no bookings until somebody says otherwise. */
export interface BlockAsked extends HouseAsked {
  readonly scenario: string;
  readonly reason?: string;
}

/** Tables that cannot be used for a while. */
export interface OutAsked extends HouseAsked {
  /** As `parseTables` takes them. */
  readonly tables: string;
  /** As `parseSpan` takes them. */
  readonly from: string;
  readonly until: string;
  readonly reason?: string;
}

export async function closeHouse(parts: DeskParts, ask: CloseAsked): Promise<RuleDone | Refused> {
  return await addRule(parts, ask, (_, venue) => {
    const today = todayAt(parts.clock, venue);
    const from = parseDay(ask.from, today);
    const to = ask.to === undefined ? from : parseDay(ask.to, today, from);
    if (from === undefined || to === undefined) return refuse("dateNotUnderstood", texts.dateNotUnderstood);
    if (Temporal.PlainDate.compare(from, to) > 0) return refuse("notUnderstood", texts.lastDayBeforeFirst);
    const scenario = ask.scenario === undefined ? undefined : findScenario(ask.scenario, venue);
    if (scenario?.ok === false) return scenario;
    return {
      ok: true,
      value: {
        kind: "closure",
        from: from.toString(),
        to: to.toString(),
        ...(scenario !== undefined && { scenarioName: scenario.value }),
        ...reasonOf(ask),
      },
    };
  });
}

export async function blockScenario(parts: DeskParts, ask: BlockAsked): Promise<RuleDone | Refused> {
  return await addRule(parts, ask, (_, venue) => {
    const scenario = findScenario(ask.scenario, venue);
    if (!scenario.ok) return scenario;
    return { ok: true, value: { kind: "block", scenarioName: scenario.value, ...reasonOf(ask) } };
  });
}

export async function takeTablesOut(parts: DeskParts, ask: OutAsked): Promise<RuleDone | Refused> {
  return await addRule(parts, ask, (floor, venue) => {
    const tables = floor.listTables(venue.id);
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
type Draft = Result<RuleDraft, { readonly refused: Refused }>;

async function addRule(
  parts: DeskParts,
  ask: HouseAsked,
  draftOf: (floor: Floor, venue: VenueFacts) => Draft,
): Promise<RuleDone | Refused> {
  const { floor } = parts.houseBook;
  if (floor === undefined) return notHere;
  const venue = chooseVenue(ask.venueId, parts.venues());
  if (!venue.ok) return venue.refused;
  const draft = draftOf(floor, venue.value);
  if (!draft.ok) return draft.refused;
  const added = await floor.addRule(venue.value.id, draft.value, ask.by);
  if (!added.ok) return { type: "refused", ...addRefusals[added.refusal] };
  const { rule, affected } = added.value;
  await writeDown(parts, "addRule", ask.by, { rule: { venueId: venue.value.id, id: rule.id } });
  const title = `${venue.value.name}: ${ruleWords(rule, venue.value, floor.listTables(venue.value.id))}`;
  if (affected.length === 0) return { type: "ruleDone", text: `${title}. ${texts.nobodyAffected}` };
  return {
    type: "ruleDone",
    text: `${title}. It touches ${howMany(affected)}.`,
    affected: toCallSheet(venue.value, affected, `${venue.value.name}: ${texts.touched}`),
  };
}

const addRefusals: Readonly<
  Record<
    Extract<Awaited<ReturnType<Floor["addRule"]>>, { readonly ok: false }>["refusal"],
    { readonly reason: DeskReason; readonly text: string }
  >
> = {
  // What was named was known a moment ago: the venue file has changed in between.
  notFound: { reason: "notAllowed", text: texts.planChanged },
  unknownScenario: { reason: "notAllowed", text: texts.planChanged },
  unknownTable: { reason: "notAllowed", text: texts.planChanged },
  alreadyOver: { reason: "notAllowed", text: texts.alreadyOver },
};

/** A rule is one venue's: the one that is named, or the only one. */
function chooseVenue(
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

function findScenario(
  text: string,
  { name, scenarioNames }: VenueFacts,
): Result<string, { readonly refused: Refused }> {
  const wanted = text.trim().toLowerCase();
  const found = scenarioNames.find((scenario) => scenario.toLowerCase() === wanted);
  if (found !== undefined) return { ok: true, value: found };
  const known = listed(scenarioNames, "and");
  return refuse("notUnderstood", `${name} has no scenario "${text.trim()}". There are: ${known}.`);
}

function reasonOf({ reason }: { readonly reason?: string }): { readonly reason?: string } {
  return reason === undefined || reason.trim() === "" ? {} : { reason: reason.trim() };
}

function refuse(reason: DeskReason, text: string): { readonly ok: false; readonly refused: Refused } {
  return { ok: false, refused: { type: "refused", reason, text } };
}
