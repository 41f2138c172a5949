import { createHash } from "node:crypto";
import { ICalCalendar, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from "ical-generator";

/** A visit, as a calendar takes it. */
export interface CalendarEntry {
  /** What tells this booking from every other one in the world; stays with it whatever becomes of it. */
  readonly key: readonly string[];
  readonly change: CalendarChange;
  /** When that happened. */
  readonly at: Temporal.Instant;
  readonly startsAt: Temporal.Instant;
  /** Where the service does not say it, two hours are taken. */
  readonly endsAt?: Temporal.Instant;
  readonly title: string;
  readonly notes: string;
  readonly venue: CalendarVenue;
}

/** What became of the booking. */
type CalendarChange = "placed" | "changed" | "cancelled";

interface CalendarVenue {
  readonly name: string;
  readonly address?: string;
  readonly email?: string;
  readonly website?: string;
  readonly location?: { readonly latitude: number; readonly longitude: number };
}

const usualStay = { hours: 2 };

/**
 * A calendar file (RFC 5545) that enters, moves or removes one visit. It holds nothing of a guest but what they read in
 * the chat; the organiser is the house.
 */
export function toCalendarFile(entry: CalendarEntry): string {
  const { venue, startsAt, endsAt, title } = entry;
  const isOver = entry.change === "cancelled";
  const calendar = new ICalCalendar({
    method: isOver ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    prodId: "//maitred//maitred//EN",
  });
  calendar.createEvent({
    id: uidOf(entry.key),
    sequence: sequenceOf(entry),
    stamp: entry.at,
    start: startsAt,
    end: endsAt && Temporal.Instant.compare(endsAt, startsAt) > 0 ? endsAt : startsAt.add(usualStay),
    status: isOver ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.OPAQUE,
    summary: title,
    description: entry.notes,
    location: toLocation(venue),
    ...(venue.website !== undefined && { url: venue.website }),
    ...(venue.email !== undefined && { organizer: { name: venue.name, email: venue.email } }),
  });
  return calendar.toString();
}

const uidOf = (key: CalendarEntry["key"]): string => `${keyHash(key)}@maitred`;

/** Names a booking to the world, and tells nobody the parts it is made of. */
export function keyHash(key: CalendarEntry["key"]): string {
  return createHash("sha256").update(JSON.stringify(key)).digest("hex").slice(0, 32);
}

const epoch = Temporal.Instant.from("2020-01-01T00:00:00Z");

/** Grows with every change, and is the same when one is told again. */
function sequenceOf({ change, at }: CalendarEntry): number {
  return change === "placed" ? 0 : Math.max(1, Math.floor(at.since(epoch).total("seconds")));
}

function toLocation({ name, address, location }: CalendarVenue) {
  const title = address === undefined ? name : `${name}, ${address}`;
  if (!location) return { title };
  return { title, geo: { lat: location.latitude, lon: location.longitude } };
}
