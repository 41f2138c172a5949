import type { Context } from "#src/bot/machine/core/context.ts";
import type { Effect } from "#src/bot/machine/core/effect.ts";
import type { SecondWish } from "#src/bot/machine/core/event.ts";
import { type Message, message } from "#src/bot/machine/core/message.ts";
import type { Slot } from "#src/bot/machine/core/table.ts";
import { dateValue, localDate, localTime, minutesOf, timeValue } from "#src/bot/machine/core/values.ts";
import { defined } from "#src/lib/defined.ts";
import { isAhead } from "./offers.ts";

interface WantedSecond {
  readonly partySize: number;
  readonly venueId: number;
  /** YYYY-MM-DD and HH:MM, venue-local. */
  readonly date: string;
  readonly time?: string;
}

/** The second of two tables: at the venue of the first, and on its day and at its time where no other is said. */
export function wantedSecond(
  { partySize, date, time }: SecondWish,
  { venueId, startsAt }: Pick<Slot, "venueId" | "startsAt">,
  context: Context,
): WantedSecond {
  const sameTime = date === undefined ? localTime(startsAt, venueId, context) : undefined;
  const day = date ?? localDate(startsAt, venueId, context);
  return { partySize, venueId, date: day, ...defined({ time: time ?? sameTime }) };
}

export function lookForSecond(
  requestId: string,
  { venueId, partySize, date }: WantedSecond,
): Extract<Effect, { type: "findSlots" }> {
  return { type: "findSlots", requestId, venueId, partySize, date };
}

/**
 * What is to be said of the second table before the first is booked: where it cannot be had at its time, the nearest that
 * can, or that there is none. Two tables of which one comes two hours later are not what was wished for.
 */
export function tellSecond(wanted: WantedSecond, slots: readonly Slot[], context: Context): Message[] {
  const { partySize, venueId, date, time } = wanted;
  if (time === undefined) return [];
  const free = slots.filter((slot) => slot.available && isAhead(slot, context));
  const times = free.map(({ startsAt }) => localTime(startsAt, venueId, context));
  if (times.includes(time)) return [];
  const [nearest] = times.toSorted((a, b) => apart(a, time) - apart(b, time));
  if (nearest === undefined) return [message("secondFull", { partySize, date: dateValue(date) })];
  return [message("secondNotFree", { partySize, time: timeValue(time), nearest: timeValue(nearest) })];
}

const apart = (one: string, other: string): number => Math.abs(minutesOf(one) - minutesOf(other));
