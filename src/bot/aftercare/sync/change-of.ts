import { bookingStates } from "#src/booking/contract/booking-state.ts";
import { isSameVisit } from "#src/bot/machine/core/same-visit.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";

/**
 * What became of a booking. `quiet` is for the ledger alone: a guest is not told that they sit at the table, nor that
 * they were asked whether they come.
 */
export type OutsideChange = "none" | "cancelled" | "moved" | "confirmed" | "quiet";

export function changeOf(was: BookedTable, now: BookedTable): OutsideChange {
  if (bookingStates[was.state].access !== "open") return was.state === now.state ? "none" : "quiet";
  if (now.state === "CANCELLED") return "cancelled";
  if (bookingStates[now.state].access !== "open") return "quiet";
  if (!isSameVisit(was, now)) return "moved";
  if (was.state !== now.state) return now.state === "CONFIRMED" ? "confirmed" : "quiet";
  return was.name === now.name && was.comment === now.comment ? "none" : "quiet";
}
