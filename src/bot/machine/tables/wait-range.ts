import { type Context, venueById } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import type { ChoosingSlot, State } from "#src/bot/machine/core/state.ts";
import type { Slot, TimeRange, WaitingTable } from "#src/bot/machine/core/table.ts";
import { isWithin } from "#src/bot/machine/core/time-range.ts";
import { localDate, localTime } from "#src/bot/machine/core/values.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import { findBookings } from "./find-bookings.ts";

/**
 * The times that a guest would wait for, as they asked for them: any of a range, or of the day. Undefined where one
 * time was asked for, and where one of those times is free.
 */
export function rangeAskedFor(
  { query, offers }: Pick<ChoosingSlot, "query" | "offers">,
  slot: Slot,
  context: Context,
): TimeRange | undefined {
  const { time } = query;
  if (time?.type === "at") return undefined;
  const range = time ? defined({ from: time.from, to: time.to }) : {};
  const isOfRange = ({ startsAt, venueId }: Slot) =>
    venueId === query.venueId &&
    localDate(startsAt, venueId, context) === query.date &&
    isWithin(range, localTime(startsAt, venueId, context));
  return isOfRange(slot) && !offers.some(isOfRange) ? range : undefined;
}

/** The range of times that is all a message says of a table, beside that table's own day and party; "whenever" is the day. */
export function rangeSaid(
  understood: Understood,
  table: { readonly date: string; readonly partySize: number },
): TimeRange | undefined {
  const { timeFrom, timeTo, anyTime, intent, date, partySize, ...more } = understood;
  if (timeFrom === undefined && timeTo === undefined && !anyTime) return undefined;
  if (intent === "book" || intent === "change" || intent === "cancel") return undefined;
  if ((date ?? table.date) !== table.date || (partySize ?? table.partySize) !== table.partySize)
    return undefined;
  const others = [more.time, more.dateTo, more.venueId, more.scenarioName, more.comment, more.timeShift];
  return others.every((value) => value === undefined) ? defined({ from: timeFrom, to: timeTo }) : undefined;
}

/** What a message says of when a guest who waits would come. */
export function rangeSaidOf(
  understood: Understood,
  { startsAt, venueId, partySize }: WaitingTable,
  context: Context,
): TimeRange | undefined {
  if (!venueById(context, venueId)) return undefined;
  return rangeSaid(understood, { date: localDate(startsAt, venueId, context), partySize });
}

/**
 * The times that would do as well, said right after joining the waitlist: a range, or those between the time that is waited
 * for and the one or two that are named ("half eight or nine would do too", "later, until half past nine").
 */
export function timesThatWouldDo(
  understood: Understood,
  table: WaitingTable,
  context: Context,
): TimeRange | undefined {
  const {
    intent,
    date,
    partySize,
    time,
    timeFrom,
    timeTo,
    timeShift,
    otherwise = [],
    openReadings,
  } = understood;
  if (!venueById(context, table.venueId) || intent === "cancel" || intent === "deny") return undefined;
  if (understood.another || understood.besides || understood.venueId !== undefined) return undefined;
  const waited = localTime(table.startsAt, table.venueId, context);
  const isOther = date !== undefined && date !== localDate(table.startsAt, table.venueId, context);
  if (isOther || (partySize ?? table.partySize) !== table.partySize) return undefined;
  const named = [time, ...otherwise.map((one) => one.time), ...(openReadings?.times ?? [])];
  const times = [waited, ...named.filter((one) => one !== undefined)].toSorted();
  if (times.length > 1) return defined({ from: times[0], to: times.at(-1) });
  if (timeShift === "later") return defined({ from: waited, to: timeTo });
  if (timeShift === "earlier") return defined({ from: timeFrom, to: waited });
  if (timeFrom === undefined && timeTo === undefined) return understood.anyTime ? {} : undefined;
  return defined({ from: timeFrom, to: timeTo });
}

/** "No, just 8", asked whether other times would do: no number of people, but the hour that is waited for. */
export function saysNoOther(
  { partySize, date, time }: Understood,
  table: WaitingTable,
  context: Context,
): boolean {
  if (!venueById(context, table.venueId) || date !== undefined || time !== undefined) return false;
  const waited = Temporal.PlainTime.from(localTime(table.startsAt, table.venueId, context));
  return partySize === waited.hour % 12 && partySize !== table.partySize;
}

/** The guest who waits would take these times: noted, and shown with their place in line. */
export function widen(state: State, entryId: string, takes: TimeRange, context: Context): Step<State> {
  const step = findBookings(state, "line", context);
  return {
    state: step.state,
    effects: [{ type: "widenWish", waitlistEntryId: entryId, takes }, ...step.effects],
  };
}
