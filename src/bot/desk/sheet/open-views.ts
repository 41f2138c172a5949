import type { DayAsked, DeskParts } from "../desk-parts.ts";
import type { Refused } from "../view.ts";

/** Of which venue's day. */
export type OpenDay = Pick<Required<DayAsked>, "venueId" | "date">;

/** A way to look at days that somebody has read and keeps open. Looking again is not written down. */
export interface OpenViews<View> {
  /** Another one once the view may be another; cheap enough to be asked every second. */
  stamp(day: OpenDay): Promise<string>;
  /** The day as it is now. */
  read(day: OpenDay): Promise<View | Refused>;
}

/** @param read answers without a line in the trail */
export function openViews<View>(
  parts: Pick<DeskParts, "backOffice" | "contacts" | "enquiries" | "clock">,
  read: OpenViews<View>["read"],
): OpenViews<View> {
  return { stamp: (day) => stampOf(parts, day), read };
}

/** What was written of the day, who was called last, who wants a person, and the minute: who is late is so by the clock alone. */
async function stampOf(
  { backOffice, contacts, enquiries, clock }: Parameters<typeof openViews>[0],
  { venueId, date }: OpenDay,
): Promise<string> {
  const dayBefore = Temporal.PlainDate.from(date).subtract({ days: 1 }).toZonedDateTime("UTC").toInstant();
  const [version, calls, waiting] = await Promise.all([
    backOffice?.dayVersion(venueId, date) ?? 0,
    contacts.listCalled(venueId, dayBefore),
    enquiries.listWaiting(),
  ]);
  const called = Math.max(0, ...calls.map(({ at }) => at.epochMilliseconds));
  const answers = waiting.filter((each) => each.venueId === venueId).length;
  return [version, called, answers, Math.floor(clock.now().epochMilliseconds / 60_000)].join(" ");
}
