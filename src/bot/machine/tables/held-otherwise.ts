import type { Context } from "#src/bot/machine/core/context.ts";
import { type Message, message } from "#src/bot/machine/core/message.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { tableValues } from "#src/bot/machine/core/values.ts";
import { answeredFee, feeLines } from "./no-show-fee.ts";

/** What a guest saw and said yes to. */
export interface Agreed {
  readonly venueId: number;
  readonly scenarioName: string;
  /** UTC, ISO 8601. */
  readonly startsAt: string;
  readonly partySize: number;
  readonly name?: string | undefined;
  readonly comment?: string | undefined;
  /** What a no-show costs in all. */
  readonly fee?: number | undefined;
}

/** What the service holds, line by line, where it answered something else than the guest agreed to; else nothing. */
export function heldOtherwise(agreed: Agreed, booking: BookedTable, context: Context): Message[] {
  if (isAsAgreed(agreed, booking)) return [];
  const { venueId, partySize, name, comment, noShowFee } = booking;
  const lines: Message[] = [message("heldOtherwise", tableValues(booking, partySize, context))];
  if (name !== undefined) lines.push(message("summaryName", { name }));
  if (comment !== undefined) lines.push(message("summaryComment", { comment }));
  return [...lines, ...feeLines(answeredFee(venueId, context, noShowFee), booking, context)];
}

/** What a service does not answer is no difference, but for a wish, which is lost then. */
function isAsAgreed(agreed: Agreed, booking: BookedTable): boolean {
  const { scenarioName, name, noShowFee } = booking;
  return (
    booking.venueId === agreed.venueId &&
    (scenarioName === "" || scenarioName === agreed.scenarioName) &&
    Temporal.Instant.compare(booking.startsAt, agreed.startsAt) === 0 &&
    booking.partySize === agreed.partySize &&
    (name === undefined || agreed.name === undefined || name === agreed.name) &&
    (booking.comment ?? "") === (agreed.comment ?? "").trim() &&
    (noShowFee === undefined || noShowFee === (agreed.fee ?? 0))
  );
}
