import type { Slot } from "#src/bot/machine/core/table.ts";

/** A table this near to the wished time is still the wish, in minutes. */
const nearMinutes = 30;

/** The free slot nearest to what a guest waits for: the same scenario, and at about the same time. */
export function chooseSlot(wished: Slot, slots: readonly Slot[]): Slot | undefined {
  const distance = (slot: Slot) =>
    Math.abs(
      Temporal.Instant.from(slot.startsAt).since(Temporal.Instant.from(wished.startsAt)).total("minutes"),
    );
  return slots
    .filter(
      (slot) => slot.available && slot.scenarioName === wished.scenarioName && distance(slot) <= nearMinutes,
    )
    .toSorted((a, b) => distance(a) - distance(b))[0];
}
