import type { Context } from "#src/bot/machine/core/context.ts";
import type { Draft, Query } from "#src/bot/machine/core/draft.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import type { ChoosingSlot, State } from "#src/bot/machine/core/state.ts";
import type { Slot } from "#src/bot/machine/core/table.ts";
import { isWithin } from "#src/bot/machine/core/time-range.ts";
import { localDate, localTime, minutesOf, timeValue } from "#src/bot/machine/core/values.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { defined } from "#src/lib/defined.ts";
import { isAhead } from "./offers.ts";
import { pickWaitlist } from "./pick-slot.ts";
import { rangeAskedFor } from "./wait-range.ts";

/** Who waits for about one time waits for those so far from it too. */
const nearMinutes = 30;

/**
 * Who asked to wait joins the line where what they want is full, without choosing of what is free instead. Where tables are
 * free then, they read so first, and join once they ask again; whether there is a waitlist is only told.
 */
export function standInLine(
  choosing: ChoosingSlot,
  slots: readonly Slot[],
  context: Context,
): Step<State> | undefined {
  const { query, waitlistSlot, waits } = choosing;
  if (!waits || waits.asks || !waitlistSlot || !isInReach(query, waitlistSlot, context)) return undefined;
  const free = slots.filter((slot) => slot.available && isAhead(slot, context));
  const offers = free.filter(({ scenarioName }) => scenarioName === waitlistSlot.scenarioName);
  const isFree = offers.some((slot) => isWanted(query, slot, context));
  if (isFree && !(waits.insists && query.time?.type !== "at")) return undefined;
  const takes = rangeAskedFor({ query, offers: [] }, waitlistSlot, context);
  return pickWaitlist(choosing, waitlistSlot, takes, context);
}

/** Without the waitlist of another way to dine than that which the guest was shown. */
export function ofWaitShown(slots: readonly Slot[], { waits }: Query): readonly Slot[] {
  const shown = waits?.scenarioName;
  return shown === undefined
    ? slots
    : slots.map((slot) => (slot.scenarioName === shown ? slot : { ...slot, waitlistAvailable: false }));
}

function isInReach(query: Query, slot: Slot, context: Context): boolean {
  const { time } = query;
  if (time?.type !== "at") return isWanted(query, slot, context);
  const at = minutesOf(localTime(slot.startsAt, slot.venueId, context));
  return Math.abs(at - minutesOf(time.time)) <= nearMinutes;
}

/** Whether it is at the time, or within the range, that was asked for. */
function isWanted({ venueId, date, time }: Query, slot: Slot, context: Context): boolean {
  const at = localTime(slot.startsAt, slot.venueId, context);
  if (slot.venueId !== venueId || localDate(slot.startsAt, venueId, context) !== date) return false;
  if (!time) return true;
  return time.type === "at" ? time.time === at : isWithin(defined({ from: time.from, to: time.to }), at);
}

/** To who asked to wait and reads of other times: that some are free then, from when they could wait, or that there is no waitlist. */
export function waitWords({ waits, waitlistSlot, query, offers }: ChoosingSlot, context: Context): Message[] {
  if (!waits) return [];
  if (offers.some((slot) => isWanted(query, slot, context)) && !waits.asks) return [plain("timesFree")];
  if (!waitlistSlot) return [plain("noWaitlist")];
  const time = localTime(waitlistSlot.startsAt, waitlistSlot.venueId, context);
  return [message("waitlistOpen", { time: timeValue(time) })];
}

/** What a guest who asks for the waitlist has in mind: several hours, all of which would do, or an evening. */
export function asWait(understood: Understood): Understood {
  if (understood.intent !== "waitlist") return understood;
  const { time, otherwise = [], openReadings, ...said } = understood;
  const { timeFrom, timeTo, date, part: _, ...others } = said;
  const isRange = timeFrom !== undefined || timeTo !== undefined;
  if (isRange && date === undefined && time === undefined)
    return { ...others, ...defined({ timeFrom, timeTo, openReadings }) };
  if (isRange) return understood;
  const named = [time, ...otherwise.map((one) => one.time), ...(openReadings?.times ?? [])].filter(
    (one) => one !== undefined,
  );
  const [from, ...later] = [...new Set(named)].toSorted();
  const to = later.at(-1);
  const isOfOneDay = otherwise.every((one) => one.date === undefined);
  if (from === undefined || to === undefined || !isOfOneDay || isHalvesOfDay(from, to)) return understood;
  const { dates } = openReadings ?? {};
  return { ...said, timeFrom: from, timeTo: to, ...(dates && { openReadings: { dates } }) };
}

/** "At 7" may be of the morning or the evening: these are two readings of one hour. */
const isHalvesOfDay = (from: string, to: string): boolean => minutesOf(to) - minutesOf(from) === 12 * 60;

/** The times that would do, as a wish for a table has them. */
export function timeOfWait(understood: Understood): Pick<Draft, "time"> {
  return understood.anyTime && understood.timeFrom === undefined && understood.timeTo === undefined
    ? { time: { type: "between" } }
    : {};
}
