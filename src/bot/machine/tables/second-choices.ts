import { type Context, venueById } from "#src/bot/machine/core/context.ts";
import type { Query } from "#src/bot/machine/core/draft.ts";
import { type Message, message } from "#src/bot/machine/core/message.ts";
import type { ChoosingSlot } from "#src/bot/machine/core/state.ts";
import type { Slot } from "#src/bot/machine/core/table.ts";
import { dateValue, timeValue } from "#src/bot/machine/core/values.ts";
import { chooseOffers, wantedOffer } from "./offers.ts";
import { closedLines, closedThenLines } from "./opening.ts";
import { onlyThenLines } from "./other-way.ts";

/** What takes the place of a wish that cannot be met. */
export interface NextChoice {
  readonly query: Query;
  /** Whether the slots that were just found tell that it is free; another day has to be looked up. */
  readonly isFree: boolean;
}

/** The guest's next choice where the one before it is not free: another time of that day if it is, or another day. */
export function nextChoice(query: Query, slots: readonly Slot[], context: Context): NextChoice | undefined {
  if (isFree(query, slots, context)) return undefined;
  const { otherwise = [], ...wanted } = query;
  for (const [index, { date = query.date, time }] of otherwise.entries()) {
    const rest = otherwise.slice(index + 1);
    const next: Query = {
      ...wanted,
      date,
      ...(time !== undefined && { time: { type: "at", time } }),
      ...(rest.length > 0 && { otherwise: rest }),
    };
    if (date !== query.date) return { query: next, isFree: false };
    if (isFree(next, slots, context)) return { query: next, isFree: true };
  }
  return undefined;
}

/** Whether a slot of the day is what is wanted: at its very time, or, where none is wanted, any. */
export function isFree(query: Query, slots: readonly Slot[], context: Context): boolean {
  const { offers, reason } = chooseOffers(query, slots, context);
  if (query.time?.type === "at") return wantedOffer({ query, offers }, context) !== undefined;
  return offers.length > 0 && reason !== "near";
}

/**
 * What was wanted first and is not to be had: the house is closed, no table starts then, which are the `hindered` lines,
 * or nothing is free.
 */
export function missedLines(
  missed: Query,
  { query, language, hindrance }: ChoosingSlot,
  hindered: Message[] | undefined,
  context: Context,
): Message[] {
  const { venueId, date, time } = missed;
  const venue = venueById(context, venueId);
  const closed = venue && closedLines(venue, date, language)?.slice(0, 1);
  const closedThen = venue && time?.type === "at" ? closedThenLines(venue, date, time.time) : undefined;
  const only = onlyThenLines(missed, query, context);
  if (closed ?? closedThen) return closed ?? closedThen ?? [];
  if (only.length > 0) return only;
  return hindrance?.type !== "full" && hindered ? hindered : [missedLine(missed, query)];
}

function missedLine({ date, time }: Query, query: Query): Message {
  const values = { date: dateValue(date) };
  if (time?.type !== "at") return message("dayNotFree", values);
  const wanted = { time: timeValue(time.time) };
  return date === query.date
    ? message("timeNotFree", wanted)
    : message("dayTimeNotFree", { ...values, ...wanted });
}
