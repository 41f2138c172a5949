import { sql } from "kysely";
import { announceDayChange } from "./day-changes.ts";
import type { ServiceTransaction } from "./tables.ts";

/** The date of a venue's calendar on which a moment falls. */
export function dateOf(moment: Temporal.Instant, timeZone: string): Temporal.PlainDate {
  return moment.toZonedDateTimeISO(timeZone).toPlainDate();
}

/**
 * Waits until no other transaction, of any process, writes to these dates of the venue, and holds them until the
 * end of this one. A date comes with its neighbours, since their parties may be seated anew for it. To be called
 * once, with every date the transaction needs, so that two never wait for each other. Whoever keeps something about
 * these dates is told in the end.
 */
export async function lockDays(
  trx: ServiceTransaction,
  venueId: number,
  dates: readonly Temporal.PlainDate[],
): Promise<void> {
  const days = dates.flatMap((date) => [-1, 0, 1].map((days) => date.add({ days }).toString()));
  const names = [...new Set(days)].sort().map((date) => `booking-service/${venueId}/${date}`);
  // An array is read from front to back: everyone takes the locks in the order of the calendar.
  await sql`
    select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${names}::text[]) as name
    union all select ${announceDayChange(trx, venueId, dates)}
  `.execute(trx);
}
