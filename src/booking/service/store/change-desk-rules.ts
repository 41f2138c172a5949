import type { DeskRule, DeskRuleDraft } from "#src/booking/contract/back-office.ts";
import { applyRules } from "#src/booking/service/capacity/apply-rules.ts";
import { prepareVenue } from "#src/booking/service/capacity/day-plan.ts";
import { datesOfStarts } from "#src/booking/service/capacity/unseatable-bookings.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import { findLastStart, recallOutsideHours } from "./bookings.ts";
import { announceVenueChange } from "./day-changes.ts";
import { findDeskRules, insertDeskRule, liftDeskRule, toDeskRules } from "./desk-rules.ts";
import { dateOf, lockDays } from "./lock-days.ts";
import { readStanding } from "./read-standing.ts";
import { rewriteSeatings, seatingsToWrite } from "./seatings.ts";
import type { ServiceTransaction } from "./tables.ts";
import type { Writing } from "./writing.ts";

type Clocked = Pick<Writing, "clock">;

/**
 * Puts a rule into force. Parties whose tables are out are seated anew where that is possible; the value is the ids
 * of those who fitted before and do not any more.
 */
export async function setDeskRule(
  trx: ServiceTransaction,
  { clock }: Clocked,
  venue: PlannedVenue,
  rule: DeskRule,
): Promise<readonly string[]> {
  const dates = await lockDaysOf(trx, { clock }, venue, rule);
  const before = await findDeskRules(trx, venue.id);
  await insertDeskRule(trx, rule);
  const unseatable = await reseat(trx, { clock }, venue, { dates, before, after: [...before, rule] });
  const span = rule.kind === "closure" ? spanOf(rule, venue.timeZone) : undefined;
  // Whoever was to come although the house is not open knows nothing of why it is closed now.
  if (span) await recallOutsideHours(trx, venue, span);
  return unseatable;
}

/** Takes a rule back; who lost a place by it gets one. Undefined when no rule of that id is in force. */
export async function takeBackDeskRule(
  trx: ServiceTransaction,
  { clock }: Clocked,
  venue: PlannedVenue,
  { id, by }: Pick<DeskRule, "id" | "by">,
): Promise<DeskRule | undefined> {
  const before = await findDeskRules(trx, venue.id);
  const rule = before.find((other) => other.id === id);
  if (!rule) return undefined;
  const dates = await lockDaysOf(trx, { clock }, venue, rule);
  const lifted = await liftDeskRule(trx, { venueId: venue.id, id, by, at: clock.now() });
  const after = before.filter((other) => other !== rule);
  if (lifted) await reseat(trx, { clock }, venue, { dates, before, after });
  return lifted;
}

/** Locks the dates on which a rule concerns somebody, and returns them in the order of the calendar. */
async function lockDaysOf(
  trx: ServiceTransaction,
  { clock }: Clocked,
  venue: PlannedVenue,
  rule: DeskRuleDraft,
): Promise<readonly Temporal.PlainDate[]> {
  const last = await findLastStart(trx, venue.id);
  const span = spanOf(rule, venue.timeZone);
  if (!span || last === undefined) return [];
  const now = clock.now();
  const from = later(span.from, dateOf(now, venue.timeZone).subtract({ days: 1 }));
  const to = earlier(span.to, dateOf(last, venue.timeZone));
  if (Temporal.PlainDate.compare(from, to) > 0) return [];
  const { parties } = await readStanding(trx, venue, { from, to }, now);
  const dates = datesOfStarts(parties, venue.timeZone)
    .filter(
      (date) => Temporal.PlainDate.compare(from, date) <= 0 && Temporal.PlainDate.compare(date, to) <= 0,
    )
    .sort(Temporal.PlainDate.compare);
  if (dates.length > 0) await lockDays(trx, venue.id, dates);
  return dates;
}

interface Change {
  readonly dates: readonly Temporal.PlainDate[];
  readonly before: readonly DeskRuleDraft[];
  readonly after: readonly DeskRuleDraft[];
}

async function reseat(
  trx: ServiceTransaction,
  { clock }: Clocked,
  venue: PlannedVenue,
  { dates, before, after }: Change,
): Promise<readonly string[]> {
  await announceVenueChange(trx, venue.id);
  const [from, to] = [dates.at(0), dates.at(-1)];
  if (!from || !to) return [];
  const { parties, lapsed } = await readStanding(trx, venue, { from, to }, clock.now());
  const [was, is] = [prepareVenue(venue, toDeskRules(before)), prepareVenue(venue, toDeskRules(after))];
  const { unseatable, changed } = applyRules(was, is, dates, parties);
  await rewriteSeatings(trx, seatingsToWrite(venue.id, lapsed, changed));
  return unseatable;
}

/** Finds the dates of parties that a rule concerns; none for a rule that concerns new bookings only. */
function spanOf(
  rule: DeskRuleDraft,
  timeZone: string,
): { readonly from: Temporal.PlainDate; readonly to: Temporal.PlainDate } | undefined {
  switch (rule.kind) {
    case "block":
      return undefined;
    case "closure":
      // A shift of the last day may run on past midnight.
      return {
        from: Temporal.PlainDate.from(rule.from),
        to: Temporal.PlainDate.from(rule.to).add({ days: 1 }),
      };
    case "outage":
      return {
        from: dateOf(rule.from, timeZone).subtract({ days: 1 }),
        to: dateOf(rule.until, timeZone),
      };
  }
}

const earlier = (one: Temporal.PlainDate, other: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(one, other) <= 0 ? one : other;

const later = (one: Temporal.PlainDate, other: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(one, other) >= 0 ? one : other;
