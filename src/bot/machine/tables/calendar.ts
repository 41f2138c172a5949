import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import { type Context, venueById, venueMeant } from "#src/bot/machine/core/context.ts";
import type { Draft } from "#src/bot/machine/core/draft.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { wait } from "#src/bot/machine/core/reply.ts";
import type { ChoosingDay, DayRange, OpeningMonth, State } from "#src/bot/machine/core/state.ts";
import { today } from "#src/bot/machine/core/values.ts";
import { defined } from "#src/lib/defined.ts";

/** How far a calendar is leafed through where nobody says how far ahead can be booked. */
const usualHorizon = "P1Y";

/** `YYYY-MM` of a date. */
export const monthOf = (date: string): string => date.slice(0, "YYYY-MM".length);

export const monthsFrom = (month: string, months: number): string =>
  Temporal.PlainYearMonth.from(month).add({ months }).toString();

/** The first and the last month that can be looked at. */
export function monthsOf(
  venueId: number,
  context: Context,
): { readonly first: string; readonly last: string } {
  const now = today(venueId, context);
  const horizon = venueById(context, venueId)?.horizon ?? usualHorizon;
  return { first: monthOf(now), last: monthOf(Temporal.PlainDate.from(now).add(horizon).toString()) };
}

/**
 * Looks up the days of a month that are not over; of one that is beyond the calendar, those of its nearest. Of a range that
 * was asked for, those alone, unless a month beside it is leafed to.
 */
export function openMonth(
  state: State,
  draft: ChoosingDay["draft"],
  wanted: string,
  context: Context,
  { range, takesFirst }: Pick<OpeningMonth, "range" | "takesFirst"> = {},
): Step<State> {
  const { venueId, partySize, scenarioName } = draft;
  const { first, last } = monthsOf(venueId, context);
  const month = wanted < first ? first : wanted > last ? last : wanted;
  const within = range && monthOf(range.from) <= month && month <= monthOf(range.to) ? range : undefined;
  const whole = daysOf(month);
  const days = {
    from: latest([whole.from, today(venueId, context), within?.from]),
    to: earliest([whole.to, within?.to]),
  };
  const requestId = context.turnId;
  return wait(
    {
      ...carryOver(state),
      phase: "openingMonth",
      draft,
      month,
      requestId,
      ...defined({ range: within, takesFirst }),
    },
    {
      type: "findDays",
      requestId,
      venueId,
      partySize,
      fromDate: days.from,
      days: Math.max(1, Temporal.PlainDate.from(days.from).until(days.to).days + 1),
      ...defined({ scenarioName }),
    },
  );
}

/** "The first that's free": of the days that were asked for, or of those ahead. */
export function takeFirstFree(
  state: State,
  { date: _date, dateTo: _dateTo, ...draft }: Draft,
  range: DayRange | undefined,
  context: Context,
): Step<State> | undefined {
  const { venueId = venueMeant(context), partySize } = draft;
  if (venueId === undefined || partySize === undefined) return undefined;
  const from = latest([today(venueId, context), range?.from]);
  const known = { ...draft, venueId, partySize };
  return openMonth(state, known, monthOf(from), context, { ...defined({ range }), takesFirst: true });
}

/** The days that a message names. */
export function rangeOf({ date, dateTo }: Pick<Draft, "date" | "dateTo">): DayRange | undefined {
  return date !== undefined && dateTo !== undefined && dateTo > date ? { from: date, to: dateTo } : undefined;
}

function daysOf(month: string): DayRange {
  const { daysInMonth } = Temporal.PlainYearMonth.from(month);
  return { from: `${month}-01`, to: `${month}-${daysInMonth}` };
}

type Dates = readonly (string | undefined)[];

const sorted = (dates: Dates): string[] => dates.filter((date) => date !== undefined).toSorted();
const earliest = (dates: Dates): string => sorted(dates)[0] ?? "";
const latest = (dates: Dates): string => sorted(dates).at(-1) ?? "";
