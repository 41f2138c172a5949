import type { BackOffice, DeskRule, DeskRuleDraft, RuleRefusal } from "#src/booking/contract/back-office.ts";
import { setDeskRule, takeBackDeskRule } from "#src/booking/service/store/change-desk-rules.ts";
import { findDeskRules } from "#src/booking/service/store/desk-rules.ts";
import { dateOf } from "#src/booking/service/store/lock-days.ts";
import { findUnseated, readUnseatable } from "#src/booking/service/store/read-unseatable.ts";
import { inTransaction } from "#src/booking/service/store/unit-of-work.ts";
import type { PlannedVenue } from "#src/booking/service/venue/venue.ts";
import type { BackOfficeParts } from "./back-office-parts.ts";
import { toBackOfficeBooking } from "./to-back-office-booking.ts";

type Rules = Pick<BackOffice, "listRules" | "addRule" | "liftRule" | "listUnseatable">;

/** What the staff decide above the venue file, and whom it leaves without a place. */
export function backOfficeRules(parts: BackOfficeParts): Rules {
  const { db, clock, findVenue, closures } = parts;
  return {
    listRules: async (venueId) => {
      const venue = findVenue(venueId);
      if (!venue) return [];
      const rules = await findDeskRules(db, venueId);
      return rules.filter((rule) => !isOver(rule, venue, clock.now()));
    },
    addRule: (venueId, draft, by) => addRule(parts, venueId, draft, by),
    liftRule: async (venueId, id, by) => {
      const venue = findVenue(venueId);
      if (!venue) return { ok: false, refusal: "not_found" };
      const lifted = await inTransaction(db, (trx) => takeBackDeskRule(trx, { clock }, venue, { id, by }));
      await closures.refresh(venueId);
      return lifted ? { ok: true, value: lifted } : { ok: false, refusal: "not_found" };
    },
    listUnseatable: async (venueId) => {
      const venue = findVenue(venueId);
      return venue ? (await readUnseatable(db, venue, clock.now())).map(toBackOfficeBooking) : [];
    },
  };
}

async function addRule(
  { db, clock, newId, findVenue, closures }: BackOfficeParts,
  venueId: number,
  draft: DeskRuleDraft,
  by: string,
): ReturnType<BackOffice["addRule"]> {
  const venue = findVenue(venueId);
  if (!venue) return { ok: false, refusal: "not_found" };
  const at = clock.now();
  const refusal = refusalOf(draft, venue, at);
  if (refusal) return { ok: false, refusal };
  const rule: DeskRule = { ...draft, id: newId(), venueId, by, at };
  const ids = await inTransaction(db, (trx) => setDeskRule(trx, { clock }, venue, rule));
  await closures.refresh(venueId);
  const affected = await findUnseated(db, ids);
  return { ok: true, value: { rule, affected: affected.map(toBackOfficeBooking) } };
}

function refusalOf(
  draft: DeskRuleDraft,
  venue: PlannedVenue,
  now: Temporal.Instant,
): RuleRefusal | undefined {
  const { tables, scenarios } = venue.plan;
  if (draft.kind === "outage") {
    const isKnown = (id: number) => tables.some((table) => table.id === id);
    if (draft.tableIds.length === 0 || !draft.tableIds.every(isKnown)) return "unknown_table";
  } else if (
    draft.scenarioId !== undefined &&
    !scenarios.some((scenario) => scenario.id === draft.scenarioId)
  ) {
    return "unknown_scenario";
  }
  return isOver(draft, venue, now) ? "already_over" : undefined;
}

/** Whether a rule counts no more, or never does since it ends before it begins. */
function isOver(draft: DeskRuleDraft, { timeZone }: PlannedVenue, now: Temporal.Instant): boolean {
  switch (draft.kind) {
    case "block":
      return false;
    case "closure": {
      const [from, to] = [Temporal.PlainDate.from(draft.from), Temporal.PlainDate.from(draft.to)];
      return (
        Temporal.PlainDate.compare(to, from) < 0 || Temporal.PlainDate.compare(to, dateOf(now, timeZone)) < 0
      );
    }
    case "outage":
      return (
        Temporal.Instant.compare(draft.until, draft.from) <= 0 ||
        Temporal.Instant.compare(draft.until, now) <= 0
      );
  }
}
