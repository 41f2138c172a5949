import { type PlanningContext, planAsking } from "./plan-prompt.ts";
import { quietAt } from "./quiet-hours.ts";

/** Who wants to be asked later is not asked again at once. */
const soonest = Temporal.Duration.from({ minutes: 15 });

/**
 * When a guest is asked again who put the answer off: when they said, else `REMIND_AFTER` from now; where the quiet
 * hours are then, before or after them; where all that is too near to the visit, halfway to it. Undefined where there
 * is no such moment left.
 */
export function planLater(
  visit: { readonly startsAt: Temporal.Instant; readonly wanted?: Temporal.Instant },
  context: PlanningContext,
): Temporal.Instant | undefined {
  const { startsAt, wanted } = visit;
  const { now, timeZone, config } = context;
  const patient = now.toZonedDateTimeISO(timeZone).add(config.remindAfter).toInstant();
  const latest = startsAt.toZonedDateTimeISO(timeZone).subtract(config.confirmLatest).toInstant();
  const left = now.until(latest).total("milliseconds");
  const halfway = now.add({ milliseconds: Math.floor(Math.max(0, left) / 2) });
  const isAhead = (moment: Temporal.Instant) => Temporal.Instant.compare(moment, now.add(soonest)) >= 0;
  return [...(wanted && isAhead(wanted) ? [wanted] : []), patient, halfway]
    .flatMap((due) => [due, quietAt(due, timeZone, config.quietHours)?.to ?? due])
    .map((due) => planAsking(due, startsAt, context))
    .find((moment) => moment !== undefined && isAhead(moment));
}
