import type { BookedTable } from "#src/bot/machine/core/table.ts";
import type { AftercareParts } from "../aftercare-parts.ts";
import { keyOf, type Planner } from "../confirmation/planner.ts";
import type { LedgerEntry } from "../ports.ts";
import { changeOf, type OutsideChange } from "./change-of.ts";

/**
 * Takes into the ledger what the service says of a booking, and first tells the guest and the staff what was changed
 * there. Undefined where that has to wait: a change of the chat's own is on its way, or the ledger has moved on since
 * `known` was read, which must have been before the service was asked.
 */
export async function takeIn(
  parts: Pick<AftercareParts, "ledger" | "inject" | "staffNotices" | "mails">,
  planner: Pick<Planner, "refresh">,
  known: LedgerEntry,
  booking: BookedTable,
): Promise<LedgerEntry | undefined> {
  const change = changeOf(known.booking, booking);
  if (change === "none") return known;
  // In this order: what is no longer on its way is in the ledger, and shows in the revision.
  if (await parts.ledger.isBehind(known.conversationId, booking)) return undefined;
  const current = await parts.ledger.find(booking);
  if (current?.revision !== known.revision) return undefined;
  await tell(parts, change, known, booking);
  return await planner.refresh(known, booking);
}

/** Told again after a crash, it has the same id; the revision tells a move from the same move at another time. */
async function tell(
  { inject, staffNotices, mails }: Pick<AftercareParts, "inject" | "staffNotices" | "mails">,
  change: Exclude<OutsideChange, "none">,
  known: LedgerEntry,
  booking: BookedTable,
): Promise<void> {
  if (change === "quiet") return;
  const { conversationId, booking: was } = known;
  const id = change === "moved" ? movedId(known, booking) : toldId(change, booking);
  await inject(conversationId, { type: "bookingChangedOutside", booking, was }, id);
  await mails?.look(booking);
  if (change === "confirmed") return;
  const kind = change === "cancelled" ? "cancelledOutside" : "changedOutside";
  await staffNotices.send({ kind, booking }, `outside:${id}`);
}

/** A booking is confirmed and cancelled once at most, so whoever tells it first has told it for all. */
export function toldId(change: "confirmed" | "cancelled", booking: BookedTable): string {
  return `${change}:${keyOf(booking)}`;
}

/** What became of a booking that the ledger knew like this. The desk may tell it before a look finds it. */
export function movedId({ revision }: Pick<LedgerEntry, "revision">, booking: BookedTable): string {
  return `moved:${keyOf(booking)}:${revision}:${Temporal.Instant.from(booking.startsAt)}:${booking.partySize}`;
}
