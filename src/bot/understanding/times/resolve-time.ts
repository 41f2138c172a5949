import type { UnderstandingContext } from "#src/bot/understanding/understanding-context.ts";
import type { DayPart } from "#src/bot/understanding/understood.ts";
import type { ClockTime } from "./clock-times.ts";

export interface ResolvedTime {
  readonly time: string;
  /** Set when both halves of the day are possible; `time` is the likelier. */
  readonly other?: string;
}

/** When each part of the day is, as bounds for a start; an evening may begin early where people dine early. */
export const partWindows: Readonly<Record<DayPart, { readonly from: string; readonly to: string }>> = {
  morning: { from: "06:00", to: "12:00" },
  lunch: { from: "11:30", to: "15:00" },
  afternoon: { from: "12:00", to: "18:00" },
  evening: { from: "17:00", to: "23:00" },
  night: { from: "21:00", to: "02:00" },
};

/** Until then it is still the night of the day before. */
export const nightEnds = "05:00";

/** The beginning, middle or end of a part of the day: "early evening". */
export type Phase = "early" | "middle" | "late";

interface Window {
  readonly from: string;
  readonly to: string;
}

const phaseWindows: Readonly<Record<DayPart, Readonly<Record<Phase, Window>>>> = {
  morning: {
    early: { from: "06:00", to: "09:00" },
    middle: { from: "09:00", to: "11:00" },
    late: { from: "10:00", to: "12:00" },
  },
  lunch: {
    early: { from: "11:00", to: "12:30" },
    middle: { from: "12:00", to: "14:00" },
    late: { from: "13:30", to: "15:30" },
  },
  afternoon: {
    early: { from: "12:00", to: "15:00" },
    middle: { from: "14:00", to: "16:00" },
    late: { from: "16:00", to: "18:00" },
  },
  evening: {
    early: { from: "17:00", to: "19:00" },
    middle: { from: "18:30", to: "20:30" },
    late: { from: "20:30", to: "23:00" },
  },
  night: {
    early: { from: "20:00", to: "22:00" },
    middle: { from: "22:00", to: "00:00" },
    late: { from: "22:00", to: "02:00" },
  },
};

export function windowOf(part: DayPart, phase: Phase): Window {
  return phaseWindows[part][phase];
}

/**
 * The time of day that is meant. In this order: what was written, the part of the day named with it or
 * elsewhere in the message, the opening hours of the date, the times on offer, what still lies ahead today, and the habit of
 * restaurants: 1 to 10 is after noon, 11 before, 12 is noon.
 */
export function resolveTime(
  time: ClockTime,
  part: DayPart | undefined,
  date: string | undefined,
  context: UnderstandingContext,
): ResolvedTime {
  const { hour, minute, half, fixed, padded } = time;
  if (half !== undefined) return { time: clock((hour % 12) + (half === "pm" ? 12 : 0), minute) };
  const named = time.part ?? part;
  if (fixed || hour > 12) return { time: clock(hour, minute) };
  if (named !== undefined) return { time: clock(hourInPart(hour, named), minute) };
  if (padded) return { time: clock(hour, minute) };
  const early = clock(hour % 12, minute);
  const late = clock((hour % 12) + 12, minute);
  const habit = hour === 11 ? early : late;
  const day = date ?? context.draft?.date ?? context.now.toPlainDate().toString();
  const openings = context.openings?.(day) ?? [];
  const beside = [early, late].filter((one) => isNextToOffers(one, date, context));
  if (beside.length === 1 && beside[0] !== undefined) return { time: beside[0] };
  const open = [early, late].filter((one) => openings.some((opening) => isWithin(one, opening)));
  /** Nobody calls an hour after midnight "1 o'clock" without a word of the night, but where an evening is talked about. */
  const isOfDay = early < nightEnds && offeredTimes(date, context) === undefined;
  const possible = open.length === 2 && isOfDay ? [late] : open;
  const [only] = possible;
  if (possible.length === 1 && only !== undefined) return { time: only };
  if (possible.length === 2) {
    const near = possible.filter((one) => isAmongOffers(one, date, context));
    /** "12:45" is after noon, unless the night is talked about. */
    const sure = near.length === 1 ? near[0] : time.isNoon ? late : byKnown(possible, date, context);
    return sure === undefined ? { time: habit, other: habit === late ? early : late } : { time: sure };
  }
  const isToday = date === context.now.toPlainDate().toString();
  const nowTime = context.now.toPlainTime().toString().slice(0, 5);
  if (isToday && habit < nowTime && late >= nowTime) return { time: late };
  return { time: habit };
}

/** "Can I come at 10 instead?" of a table at half past nine in the evening: the one next to it, where the other is not. */
function byKnown(
  possible: readonly string[],
  date: string | undefined,
  { draft }: UnderstandingContext,
): string | undefined {
  const known = draft?.time;
  if (known === undefined || (date !== undefined && date !== draft?.date)) return undefined;
  const away = (time: string) => Math.abs(toMinutes(time) - toMinutes(known));
  const [nearest, farther] = possible.toSorted((a, b) => away(a) - away(b));
  const isSure = nearest !== undefined && farther !== undefined && away(nearest) <= nearKnown;
  return isSure && away(farther) >= farFromKnown ? nearest : undefined;
}

const nearKnown = 3 * 60;
const farFromKnown = 8 * 60;

/** "Half twelve" beside a list from 12:00 to 14:30 is noon. */
function isAmongOffers(time: string, date: string | undefined, context: UnderstandingContext): boolean {
  const { first, last } = offeredTimes(date, context) ?? {};
  return first !== undefined && last !== undefined && first <= time && time <= last;
}

/** "11-ish" beside that list is an hour before it, and none of the evening. */
function isNextToOffers(time: string, date: string | undefined, context: UnderstandingContext): boolean {
  const { first, last } = offeredTimes(date, context) ?? {};
  if (first === undefined || last === undefined) return false;
  const minutes = toMinutes(time);
  return toMinutes(first) - besideOffers <= minutes && minutes <= toMinutes(last) + besideOffers;
}

const besideOffers = 60;

/** The first and the last of the times that are offered, where it is for that day. */
function offeredTimes(date: string | undefined, { draft, offers = [] }: UnderstandingContext) {
  const times = offers.flatMap((offer) => offer.time ?? []).sort();
  const [first, last] = [times[0], times.at(-1)];
  const isOther = date !== undefined && date !== draft?.date;
  return first === undefined || last === undefined || isOther ? undefined : { first, last };
}

/** The end of a range is the next such time after its beginning. */
export function resolveEnd(time: ClockTime, from: string, part: DayPart | undefined): string {
  const { hour, minute, half, fixed } = time;
  if (half !== undefined) return clock((hour % 12) + (half === "pm" ? 12 : 0), minute);
  if (fixed || hour > 12) return clock(hour, minute);
  if (time.part !== undefined) return clock(hourInPart(hour, time.part), minute);
  if (part === "morning") return clock(hour, minute);
  const early = clock(hour % 12, minute);
  return early > from ? early : clock((hour % 12) + 12, minute);
}

function isWithin(time: string, { from, to }: { readonly from: string; readonly to: string }): boolean {
  return from <= to ? from <= time && time <= to : time >= from || time <= to;
}

/** Whether a bare number beside a part of the day is an hour of it, or next to it: "evening 8", but not "evening 3". */
export function isHourOf(hour: number, { part, from, to }: OfDay): boolean {
  const window = partWindows[part];
  const minutes = toMinutes(clock(hourInPart(hour, part), 0));
  const begins = Math.min(toMinutes(window.from), toMinutes(from ?? window.from)) - margin;
  const ends = Math.max(endOf(window), from && to ? endOf({ from, to }) : 0) + margin;
  return [minutes, minutes + day].some((one) => begins <= one && one <= ends);
}

/** Guests name the half hour beside a part of the day by it. */
const margin = 30;
const day = 24 * 60;

interface OfDay {
  readonly part: DayPart;
  readonly from?: string;
  readonly to?: string;
}

function toMinutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function endOf({ from, to }: Window): number {
  return toMinutes(to) + (to < from ? day : 0);
}

function hourInPart(hour: number, part: DayPart): number {
  const hourOfHalf = hour % 12;
  switch (part) {
    case "morning":
      return hour === 12 ? 12 : hour;
    case "lunch":
      return hour >= 8 ? hour : hourOfHalf + 12;
    case "afternoon":
      return hourOfHalf + 12;
    case "evening":
    case "night":
      return hour === 12 ? 0 : hourOfHalf + 12;
  }
}

function clock(hour: number, minute: number): string {
  return `${String(hour % 24).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}
