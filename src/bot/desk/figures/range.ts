import type { VenueFacts } from "#src/bot/machine/core/context.ts";
import type { Clock } from "#src/lib/clock.ts";
import type { Result } from "#src/lib/result.ts";
import { parseDay, todayAt } from "../day.ts";
import { holds } from "../holds.ts";
import type { Suggestion } from "../view.ts";
import { shortDate } from "../words.ts";
import type { DayRange } from "./range-figures.ts";

/** Four weeks: every weekday counts as often as the others. */
const defaultDays = 28;
/** A leap year. */
const mostDays = 366;

/**
 * The business days that staff mean, a weekday being the last one of that name. Left out, the last day is yesterday, whose
 * evening is over, and the first is 27 days before it.
 */
export function parseRange(
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  today: Temporal.PlainDate,
): Result<DayRange, { readonly refusal: "dateNotUnderstood" | "lastDayBeforeFirst" | "tooLong" }> {
  const read = (text: string) => parseDay(text, today, today.subtract({ days: 6 }));
  const fromText = (from ?? "").trim();
  const toText = (to ?? "").trim();
  const yesterday = today.subtract({ days: 1 });
  const named = fromText === "" ? undefined : read(fromText);
  const isLater = named !== undefined && Temporal.PlainDate.compare(named, yesterday) > 0;
  const last = toText === "" ? (isLater ? named : yesterday) : read(toText);
  if (last === undefined || (fromText !== "" && named === undefined)) {
    return { ok: false, refusal: "dateNotUnderstood" };
  }
  const first = named ?? last.subtract({ days: defaultDays - 1 });
  if (Temporal.PlainDate.compare(first, last) > 0) return { ok: false, refusal: "lastDayBeforeFirst" };
  if (first.until(last).days >= mostDays) return { ok: false, refusal: "tooLong" };
  return { ok: true, value: { from: first, to: last } };
}

/** Days at which ranges begin or end, with ISO dates as values. */
export function suggestPastDays(
  { venues, clock }: { readonly venues: () => readonly VenueFacts[]; readonly clock: Clock },
  ask: { readonly text: string; readonly venueId?: number },
): readonly Suggestion<string>[] {
  const venue = venues().find(({ id }) => ask.venueId === undefined || id === ask.venueId);
  if (venue === undefined) return [];
  const today = todayAt(clock, venue);
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  const month = today.with({ day: 1 });
  const days: readonly (readonly [string, Temporal.PlainDate])[] = [
    ["Today", today],
    ["Yesterday", today.subtract({ days: 1 })],
    ["This week", monday],
    ["Last week", monday.subtract({ weeks: 1 })],
    ["Four weeks ago", today.subtract({ weeks: 4 })],
    ["This month", month],
    ["Last month", month.subtract({ months: 1 })],
    ["The end of last month", month.subtract({ days: 1 })],
    ["This year", today.with({ month: 1, day: 1 })],
    ["A year ago", today.subtract({ years: 1 }).add({ days: 1 })],
  ];
  return days
    .map(([name, date]) => ({ value: date.toString(), label: `${name}, ${shortDate(date)}` }))
    .filter(({ label, value }) => holds(`${label} ${value}`, ask.text));
}
