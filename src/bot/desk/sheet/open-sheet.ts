import type { DayAsked, DeskParts } from "../desk-parts.ts";
import { drawDaySheets } from "../read-day-sheets.ts";
import type { Answering } from "../take/take.ts";
import type { DaySheets, Refused } from "../view.ts";

/** Which open sheet. */
export type OpenDay = Pick<Required<DayAsked>, "venueId" | "date">;

/** Day sheets that somebody has read and keeps open. Looking at one again is not written down. */
export interface OpenSheets {
  /** Another one once the sheet may be another; cheap enough to be asked every second. */
  stamp(day: OpenDay): Promise<string>;
  /** The sheet as it is now. */
  read(day: OpenDay): Promise<DaySheets | Refused>;
}

export function openSheets(parts: DeskParts, read: Answering): OpenSheets {
  return { stamp: (day) => stampOf(parts, day), read: read(drawDaySheets) };
}

/** What was written of the day, who was called last, and the minute: who is late is so by the clock alone. */
async function stampOf(
  { backOffice, contacts, clock }: Pick<DeskParts, "backOffice" | "contacts" | "clock">,
  { venueId, date }: OpenDay,
): Promise<string> {
  const dayBefore = Temporal.PlainDate.from(date).subtract({ days: 1 }).toZonedDateTime("UTC").toInstant();
  const [version, calls] = await Promise.all([
    backOffice?.dayVersion(venueId, date) ?? 0,
    contacts.listCalled(venueId, dayBefore),
  ]);
  const called = Math.max(0, ...calls.map(({ at }) => at.epochMilliseconds));
  return [version, called, Math.floor(clock.now().epochMilliseconds / 60_000)].join(" ");
}
