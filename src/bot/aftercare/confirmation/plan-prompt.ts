import type { AftercareConfig } from "../config.ts";
import { quietAt } from "./quiet-hours.ts";

/** What decides when a guest is asked, beside the visit itself. */
export interface PlanningContext {
  readonly now: Temporal.Instant;
  /** The venue's. */
  readonly timeZone: string;
  readonly config: Omit<AftercareConfig, "waitlistOfferFor" | "talkIdle">;
  /** How long after a visit began the house thanks for it, where it does. */
  readonly thanksAfter?: Temporal.Duration;
}

/**
 * When the confirmation question goes out: `CONFIRM_BEFORE` the visit; for a booking made (or moved to its time) later
 * than that, `CONFIRM_GRACE` after it was made. Undefined when it does not: that would be nearer to the visit than
 * `CONFIRM_LATEST`, or the quiet hours leave no time for it. A moment that has passed by now is due at once.
 */
export function planPrompt(
  visit: { readonly startsAt: Temporal.Instant; readonly madeAt: Temporal.Instant },
  context: PlanningContext,
): Temporal.Instant | undefined {
  const { config, timeZone } = context;
  const { startsAt, madeAt } = visit;
  const usual = startsAt.toZonedDateTimeISO(timeZone).subtract(config.confirmBefore).toInstant();
  const isLate = Temporal.Instant.compare(madeAt, usual) > 0;
  const due = isLate ? after(madeAt, config.confirmGrace, timeZone) : usual;
  return planAsking(due, startsAt, context);
}

/**
 * When the one reminder goes out: `REMIND_AFTER` the question. What falls into the quiet hours waits for their end: before
 * them it would come soon after the question (decision 0092).
 */
export function planReminder(
  visit: { readonly startsAt: Temporal.Instant; readonly promptedAt: Temporal.Instant },
  context: PlanningContext,
): Temporal.Instant | undefined {
  const { now, timeZone, config } = context;
  const due = after(visit.promptedAt, config.remindAfter, timeZone);
  const quiet = quietAt(later(due, now), timeZone, config.quietHours);
  return planAsking(quiet?.to ?? due, visit.startsAt, context);
}

/**
 * When the staff hear that nobody answered: `REMIND_AFTER` the last question, but at the latest halfway between it and
 * the visit, so that there is time left to call. Quiet hours are the guests', not the staff's.
 */
export function planStaffNotice(
  visit: { readonly startsAt: Temporal.Instant; readonly askedAt: Temporal.Instant },
  { config, timeZone }: Pick<PlanningContext, "config" | "timeZone">,
): Temporal.Instant {
  const { startsAt, askedAt } = visit;
  const patient = after(askedAt, config.remindAfter, timeZone);
  const left = askedAt.until(startsAt).total("milliseconds");
  const halfway = askedAt.add({ milliseconds: Math.floor(Math.max(0, left) / 2) });
  return earlier(patient, halfway);
}

/**
 * The moment at or near `due` at which a guest may be asked. What falls into the quiet hours goes out in the last
 * minute before them; where that has passed, at their end.
 */
export function planAsking(
  due: Temporal.Instant,
  startsAt: Temporal.Instant,
  { now, timeZone, config }: PlanningContext,
): Temporal.Instant | undefined {
  const mayBeAskedAt = (moment: Temporal.Instant) =>
    isBefore(moment, startsAt) &&
    !isBefore(startsAt.toZonedDateTimeISO(timeZone).subtract(config.confirmLatest).toInstant(), moment);
  const moment = later(due, now);
  if (!mayBeAskedAt(moment)) return undefined;
  const quiet = quietAt(moment, timeZone, config.quietHours);
  if (!quiet) return moment;
  const lastMinute = later(quiet.from.subtract({ minutes: 1 }), now);
  if (isBefore(lastMinute, quiet.from)) return lastMinute;
  return mayBeAskedAt(quiet.to) ? quiet.to : undefined;
}

function after(moment: Temporal.Instant, duration: Temporal.Duration, timeZone: string): Temporal.Instant {
  return moment.toZonedDateTimeISO(timeZone).add(duration).toInstant();
}

function isBefore(one: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(one, other) < 0;
}

function later(one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant {
  return isBefore(one, other) ? other : one;
}

function earlier(one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant {
  return isBefore(one, other) ? one : other;
}
