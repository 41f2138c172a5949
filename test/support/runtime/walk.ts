import type { Guest } from "./harness.ts";

/** Brings a guest to the summary of a table for two tomorrow at seven. */
export async function walkToSummary(guest: Guest, day = "tomorrow"): Promise<void> {
  await guest.says(`a table for 2 ${day} at 7pm`);
  if (guest.last().includes("askName")) await guest.says("Ada Lovelace");
  if (guest.last().includes("askPhone")) await guest.presses("choiceSkip");
}

/** Brings a guest all the way to a booking. */
export async function walkToBooking(guest: Guest, day?: string): Promise<void> {
  await walkToSummary(guest, day);
  await guest.presses("choiceConfirm");
}
