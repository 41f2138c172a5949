import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type { Clock } from "#src/lib/clock.ts";
import { wallTime } from "./day.ts";
import type { StaffMember } from "./ports.ts";
import { shortDate, timeOfDay } from "./words.ts";

/** What was done, by whom and when at the venue: "Confirmed by Kari, Sat 21 Nov, 10:31". */
export function signed(word: string, by: StaffMember, clock: Clock, venue: VenueFacts): string {
  return `${word} by ${by.displayName}, ${dayAndTime(clock.now(), venue)}`;
}

/** "Sat 21 Nov, 10:31" on the venue's clock. */
export function dayAndTime(moment: Temporal.Instant, venue: VenueFacts): string {
  const local = wallTime(moment, venue);
  return `${shortDate(local.toPlainDate())}, ${timeOfDay(local)}`;
}
