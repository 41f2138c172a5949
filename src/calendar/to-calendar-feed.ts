import { ICalCalendar, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from "ical-generator";
import { keyHash } from "./to-calendar-file.ts";

/** A party that comes, as the house's own calendar shows it. */
export interface FeedVisit {
  /** What tells it from every other one in the world. */
  readonly key: readonly string[];
  readonly startsAt: Temporal.Instant;
  /** Where nobody says it, two hours are taken. */
  readonly endsAt?: Temporal.Instant;
  readonly title: string;
  readonly notes: string;
}

const askAgainAfterSeconds = 900;

/** A calendar file (RFC 5545) that calendar programs subscribe to: what is no longer in it is gone there, too. */
export function toCalendarFeed(name: string, visits: readonly FeedVisit[], now: Temporal.Instant): string {
  const calendar = new ICalCalendar({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: "//maitred//maitred//EN",
    ttl: askAgainAfterSeconds,
  });
  for (const { key, startsAt, endsAt, title, notes } of visits) {
    calendar.createEvent({
      id: `${keyHash(key)}@maitred`,
      stamp: now,
      start: startsAt,
      end: endsAt && Temporal.Instant.compare(endsAt, startsAt) > 0 ? endsAt : startsAt.add({ hours: 2 }),
      status: ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: title,
      description: notes,
    });
  }
  return calendar.toString();
}
