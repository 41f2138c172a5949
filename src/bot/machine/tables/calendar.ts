import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import { type Context, venueById } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { wait } from "#src/bot/machine/core/reply.ts";
import type { ChoosingDay, State } from "#src/bot/machine/core/state.ts";
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

/** Looks up the days of a month that are not over; of one that is beyond the calendar, those of its nearest. */
export function openMonth(
  state: State,
  draft: ChoosingDay["draft"],
  wanted: string,
  context: Context,
): Step<State> {
  const { venueId, partySize, scenarioName } = draft;
  const { first, last } = monthsOf(venueId, context);
  const month = wanted < first ? first : wanted > last ? last : wanted;
  const now = Temporal.PlainDate.from(today(venueId, context));
  const fromDate = month === monthOf(now.toString()) ? now : Temporal.PlainDate.from(`${month}-01`);
  const requestId = context.turnId;
  return wait(
    { ...carryOver(state), phase: "openingMonth", draft, month, requestId },
    {
      type: "findDays",
      requestId,
      venueId,
      partySize,
      fromDate: fromDate.toString(),
      days: fromDate.daysInMonth - fromDate.day + 1,
      ...defined({ scenarioName }),
    },
  );
}
