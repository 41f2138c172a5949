import type { BackOfficeBooking, NamedShift } from "#src/booking/contract/back-office.ts";
import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import { beginningOf } from "../day.ts";

const hourMs = 60 * 60 * 1000;
const quarterMs = hourMs / 4;
/** Shown of a day on which nothing is known: an evening. */
const usual = { from: 17, until: 23 } as const;

/** The whole hours of a business day in which something may happen: the shifts that have a name, and all that stands. */
export function hoursOf(
  standing: readonly Pick<BackOfficeBooking, "startsAt" | "endsAt">[],
  shifts: readonly NamedShift[],
  venue: VenueFacts,
  day: Temporal.PlainDate,
): readonly Temporal.Instant[] {
  const spans = [
    ...standing.map(({ startsAt, endsAt }) => [startsAt, endsAt] as const),
    ...shifts.map(({ from, until }) => [from, until] as const),
  ];
  const at = (hour: number) => day.toPlainDateTime({ hour }).toZonedDateTime(venue.timeZone).toInstant();
  if (shifts.length === 0) spans.push([at(usual.from), at(usual.until)]);
  const dayEnds = beginningOf(day.add({ days: 1 }), venue).epochMilliseconds;
  const first = Math.min(...spans.map(([from]) => from.epochMilliseconds));
  const last = Math.min(Math.max(...spans.map(([, until]) => until.epochMilliseconds)), dayEnds);
  const begin = Math.floor(first / hourMs) * hourMs;
  const count = Math.max(1, Math.ceil((last - begin) / hourMs));
  return Array.from({ length: count }, (_, hour) =>
    Temporal.Instant.fromEpochMilliseconds(begin + hour * hourMs),
  );
}

/** The nearest quarter, counted from the first hour; what lies beyond the hours counts to their edge. */
export function quarterOf(moment: Temporal.Instant, hours: readonly Temporal.Instant[]): number {
  const begin = hours[0]?.epochMilliseconds ?? 0;
  const quarter = Math.round((moment.epochMilliseconds - begin) / quarterMs);
  return Math.min(Math.max(quarter, 0), hours.length * 4);
}
