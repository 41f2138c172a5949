import type { QuietHours } from "../confirmation/quiet-hours.ts";
import { quietAt } from "../confirmation/quiet-hours.ts";

/** After this long a thank-you would be about a visit that is forgotten: where nobody was there to say it, it is not said. */
const tooLateAfter = Temporal.Duration.from({ hours: 72 });

/**
 * When the house thanks for a visit: so long after it began, or where the quiet hours are then, at their end. Undefined
 * where it is too late for it.
 */
export function planThanks(
  { startsAt, after }: { readonly startsAt: Temporal.Instant; readonly after: Temporal.Duration },
  context: { readonly now: Temporal.Instant; readonly timeZone: string; readonly quietHours: QuietHours },
): Temporal.Instant | undefined {
  const { now, timeZone, quietHours } = context;
  const due = startsAt.toZonedDateTimeISO(timeZone).add(after).toInstant();
  if (Temporal.Instant.compare(now, due.add(tooLateAfter)) > 0) return undefined;
  const moment = Temporal.Instant.compare(due, now) < 0 ? now : due;
  return quietAt(moment, timeZone, quietHours)?.to ?? moment;
}
