import type { Guest } from "./harness.ts";

/** Brings a guest to the summary of a table for two. */
export async function walkToSummary(guest: Guest, day = "tomorrow", time = "7pm"): Promise<void> {
  await guest.says(`a table for 2 ${day} at ${time}`);
  if (guest.last().includes("askName")) await guest.says("Ada Lovelace");
  if (guest.last().includes("askPhone")) await guest.presses("choiceSkip");
}

/** Brings a guest all the way to a booking. */
export async function walkToBooking(guest: Guest, day?: string, time?: string): Promise<void> {
  await walkToSummary(guest, day, time);
  await guest.presses("choiceConfirm");
}
