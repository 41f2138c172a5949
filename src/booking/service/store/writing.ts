import type { Clock } from "#src/lib/clock.ts";

/** What every write needs. */
export interface Writing {
  readonly clock: Clock;
  readonly newId: () => string;
  /** How long a temporary booking lasts. */
  readonly holdFor: Temporal.Duration;
  /** The bot's own client: its holds are those of many guests, of whom each is counted. */
  readonly ownClient: string;
}

/** Days of a duration count as 24 hours, months as the calendar's in UTC: a moment alone knows no calendar. */
export function later(moment: Temporal.Instant, duration: Temporal.Duration): Temporal.Instant {
  return moment.toZonedDateTimeISO("UTC").add(duration).toInstant();
}
