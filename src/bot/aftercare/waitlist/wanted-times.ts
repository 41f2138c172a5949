import type { Slot } from "#src/bot/machine/core/table.ts";
import type { WaitlistWish } from "../ports.ts";

type Wish = Pick<WaitlistWish, "slot" | "takes">;

/** A table this near to the wished time is still the wish, in minutes, where the guest named no range of times. */
const nearMinutes = 30;

/** The starts that a guest would take, both ends included. */
interface Window {
  readonly from: Temporal.Instant;
  readonly to: Temporal.Instant;
}

/** @param timeZone the venue's, in which ranges are meant */
export function windowOf({ slot, takes }: Wish, timeZone: string): Window {
  const start = Temporal.Instant.from(slot.startsAt);
  if (!takes)
    return { from: start.subtract({ minutes: nearMinutes }), to: start.add({ minutes: nearMinutes }) };
  const date = start.toZonedDateTimeISO(timeZone).toPlainDate();
  const { from, to } = takes;
  const isPastMidnight = to === undefined || (from !== undefined && to < from);
  const last = isPastMidnight
    ? date.add({ days: 1 }).toZonedDateTime(timeZone).subtract({ seconds: 1 })
    : date.toZonedDateTime({ timeZone, plainTime: to });
  return {
    from: date.toZonedDateTime({ timeZone, plainTime: from ?? "00:00" }).toInstant(),
    to: last.toInstant(),
  };
}

/** Whether a table is what a guest waits for: at the same place, in the same way to dine, at a time that would do. */
export function wants(wish: Wish, slot: Slot, timeZone: string): boolean {
  const { from, to } = windowOf(wish, timeZone);
  const start = Temporal.Instant.from(slot.startsAt);
  return isSamePlace(wish.slot, slot) && isNotAfter(from, start) && isNotAfter(start, to);
}

/** Whether one table may be what both wait for. */
export function competes(one: Wish, other: Wish, timeZone: string): boolean {
  const [first, second] = [windowOf(one, timeZone), windowOf(other, timeZone)];
  const overlaps = isNotAfter(first.from, second.to) && isNotAfter(second.from, first.to);
  return isSamePlace(one.slot, other.slot) && overlaps;
}

/** Of the tables that would do, the one nearest to the time that was wished for first. */
export function nearestOf(wish: Wish, slots: readonly Slot[]): Slot | undefined {
  return slots.toSorted((a, b) => minutesBetween(a, wish.slot) - minutesBetween(b, wish.slot))[0];
}

export function minutesBetween(one: Pick<Slot, "startsAt">, other: Pick<Slot, "startsAt">): number {
  const start = Temporal.Instant.from(one.startsAt);
  return Math.abs(start.since(Temporal.Instant.from(other.startsAt)).total("minutes"));
}

/** Ids of slots need not be the same in two lists. */
export function isSameStart(
  one: Pick<Slot, "venueId" | "scenarioName" | "startsAt">,
  other: Pick<Slot, "venueId" | "scenarioName" | "startsAt">,
): boolean {
  return isSamePlace(one, other) && Temporal.Instant.compare(one.startsAt, other.startsAt) === 0;
}

function isSamePlace(
  one: Pick<Slot, "venueId" | "scenarioName">,
  other: Pick<Slot, "venueId" | "scenarioName">,
): boolean {
  return one.venueId === other.venueId && one.scenarioName === other.scenarioName;
}

const isNotAfter = (one: Temporal.Instant, other: Temporal.Instant): boolean =>
  Temporal.Instant.compare(one, other) <= 0;
