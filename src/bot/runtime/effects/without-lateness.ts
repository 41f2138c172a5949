import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { understand } from "#src/bot/understanding/understand.ts";
import { defined } from "#src/lib/defined.ts";

/** That they came late then is noted beside the wishes, and is none for the next time. */
export function withoutLateness(
  { comment, ...booking }: BookedTable,
  language: string | undefined,
  now: Temporal.Instant,
): BookedTable {
  const reading = { now: now.toZonedDateTimeISO("UTC"), expecting: null, ...defined({ language }) } as const;
  const noted = comment === undefined ? [] : comment.split("; ");
  const kept = noted.filter((one) => !isMinutesLate.test(one) && !understand(one, reading).late);
  return { ...booking, ...(kept.length > 0 && { comment: kept.join("; ") }) };
}

/** As a button notes it. */
const isMinutesLate = /^\+\d{1,3} min$/;
