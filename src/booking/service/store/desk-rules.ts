import { type Selectable, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { DeskRule, DeskRuleDraft } from "#src/booking/contract/back-office.ts";
import type { DeskRules } from "#src/booking/service/capacity/day-plan.ts";
import { toMinute } from "#src/booking/service/capacity/party.ts";
import type { DeskRuleTable, ServiceDb, ServiceTransaction } from "./tables.ts";

/** The venue's rules as the capacity engine reads them. */
export async function readDeskRules(db: ServiceDb, venueId: number): Promise<DeskRules> {
  return toDeskRules(await findDeskRules(db, venueId));
}

/** The rules of a venue that nobody has lifted, those that are past among them; the oldest first. */
export async function findDeskRules(db: ServiceDb, venueId: number): Promise<DeskRule[]> {
  const rows = await rulesInForce(db, venueId).selectAll().orderBy("set_at").orderBy("id").execute();
  return rows.map(toDeskRule);
}

/** What is closed at all venues, by the venue. */
export async function readClosures(db: ServiceDb): Promise<Map<number, DeskRules["closures"]>> {
  const rows = await db
    .selectFrom("desk_rule")
    .selectAll()
    .where("lifted_at", "is", null)
    .where("kind", "=", "closure")
    .orderBy("set_at")
    .orderBy("id")
    .execute();
  const byVenue = Map.groupBy(rows, ({ venue_id }) => venue_id);
  return new Map([...byVenue].map(([venueId, rules]) => [venueId, toDeskRules(rules.map(toDraft)).closures]));
}

/** The same rules as one value, to be read together with others and understood by {@link fromSelectedRules}. */
export function selectDeskRules(db: ServiceDb, venueId: number) {
  return jsonArrayFrom(
    rulesInForce(db, venueId).select([
      "id",
      "kind",
      "scenario_id",
      "first_day",
      "last_day",
      "table_ids",
      sql<string | null>`out_from`.as("out_from"),
      sql<string | null>`out_until`.as("out_until"),
    ]),
  );
}

type SelectedRule = Omit<RuleColumns, "out_from" | "out_until"> &
  Readonly<Record<"out_from" | "out_until", string | null>>;

export function fromSelectedRules(rows: readonly SelectedRule[]): DeskRules {
  const toInstant = (text: string | null) => (text === null ? null : Temporal.Instant.from(text));
  return toDeskRules(
    rows.map((row) =>
      toDraft({ ...row, out_from: toInstant(row.out_from), out_until: toInstant(row.out_until) }),
    ),
  );
}

function rulesInForce(db: ServiceDb, venueId: number) {
  return db.selectFrom("desk_rule").where("venue_id", "=", venueId).where("lifted_at", "is", null);
}

export function toDeskRules(rules: readonly DeskRuleDraft[]): DeskRules {
  return {
    closures: rules.filter((rule) => rule.kind === "closure"),
    blockedScenarioIds: rules.filter((rule) => rule.kind === "block").map(({ scenarioId }) => scenarioId),
    outages: rules
      .filter((rule) => rule.kind === "outage")
      .map(({ tableIds, from, until }) => ({ tableIds, from: toMinute(from), until: minuteAfter(until) })),
  };
}

export async function insertDeskRule(trx: ServiceTransaction, rule: DeskRule): Promise<void> {
  await trx
    .insertInto("desk_rule")
    .values({
      id: rule.id,
      venue_id: rule.venueId,
      set_by: rule.by,
      set_at: rule.at,
      reason: rule.reason ?? null,
      ...kindColumns(rule),
    })
    .execute();
}

/** Lifts a rule: it stays written down, with who lifted it. Undefined when none of that id is in force. */
export async function liftDeskRule(
  trx: ServiceTransaction,
  rule: Pick<DeskRule, "venueId" | "id" | "by" | "at">,
): Promise<DeskRule | undefined> {
  const row = await trx
    .updateTable("desk_rule")
    .set({ lifted_by: rule.by, lifted_at: rule.at })
    .where("id", "=", rule.id)
    .where("venue_id", "=", rule.venueId)
    .where("lifted_at", "is", null)
    .returningAll()
    .executeTakeFirst();
  return row && toDeskRule(row);
}

function kindColumns(rule: DeskRuleDraft) {
  switch (rule.kind) {
    case "closure":
      return {
        kind: rule.kind,
        scenario_id: rule.scenarioId ?? null,
        first_day: rule.from,
        last_day: rule.to,
      };
    case "block":
      return { kind: rule.kind, scenario_id: rule.scenarioId };
    case "outage":
      return {
        kind: rule.kind,
        table_ids: [...rule.tableIds],
        out_from: rule.from,
        out_until: rule.until,
      };
  }
}

function toDeskRule(row: Selectable<DeskRuleTable>): DeskRule {
  return {
    ...toDraft(row),
    ...(row.reason !== null && { reason: row.reason }),
    id: row.id,
    venueId: row.venue_id,
    by: row.set_by,
    at: row.set_at,
  };
}

/** What makes the rule, without who set it and when. */
type RuleColumns = Pick<
  Selectable<DeskRuleTable>,
  "id" | "kind" | "scenario_id" | "first_day" | "last_day" | "table_ids" | "out_from" | "out_until"
>;

function toDraft(row: RuleColumns): DeskRuleDraft {
  const { kind, scenario_id, first_day, last_day, table_ids, out_from, out_until } = row;
  if (kind === "closure" && first_day !== null && last_day !== null) {
    return { kind, from: first_day, to: last_day, ...(scenario_id !== null && { scenarioId: scenario_id }) };
  }
  if (kind === "block" && scenario_id !== null) return { kind, scenarioId: scenario_id };
  if (kind === "outage" && table_ids && out_from && out_until) {
    return { kind, tableIds: table_ids, from: out_from, until: out_until };
  }
  throw new Error(`the desk rule ${row.id} lacks a column of its kind`);
}

/** The first whole minute that is not before the moment: a table is out until then. */
function minuteAfter(moment: Temporal.Instant): number {
  return Math.ceil(moment.epochMilliseconds / 60_000);
}
