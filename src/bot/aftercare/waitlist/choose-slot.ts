import type { Slot } from "#src/bot/machine/core/table.ts";

/** A table this near to the wished time is still the wish, in minutes. */
const nearMinutes = 30;

/** Whether a table at one of these times is what is waited for at the other. */
export function isNear(one: Slot, other: Slot): boolean {
  const isSamePlace = one.venueId === other.venueId && one.scenarioName === other.scenarioName;
  return isSamePlace && minutesBetween(one, other) <= nearMinutes;
}

function minutesBetween(one: Slot, other: Slot): number {
  const start = Temporal.Instant.from(one.startsAt);
  return Math.abs(start.since(Temporal.Instant.from(other.startsAt)).total("minutes"));
}

/** The free slot nearest to what a guest waits for: the same scenario, and at about the same time. */
export function chooseSlot(wished: Slot, slots: readonly Slot[]): Slot | undefined {
  return slots
    .filter((slot) => slot.available && isNear(slot, wished))
    .toSorted((a, b) => minutesBetween(a, wished) - minutesBetween(b, wished))[0];
}
