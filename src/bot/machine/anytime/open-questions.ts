import type { Context } from "#src/bot/machine/core/context.ts";
import type { Say } from "#src/bot/machine/core/effect.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import type { OpenOffer, OpenPrompt } from "#src/bot/machine/core/state.ts";
import type { BookedTable, FreedTable } from "#src/bot/machine/core/table.ts";
import { localTime, tableValues, timeValue } from "#src/bot/machine/core/values.ts";
import { feeLines, feeOf } from "#src/bot/machine/tables/no-show-fee.ts";

/** What stands open beside the phase's own question, with buttons that stay the same however often it is shown. */
interface OpenQuestion {
  readonly lines: readonly Message[];
  readonly buttons: Say["buttons"];
}

/** A new prompt. */
export function openPrompt(booking: BookedTable, { turnId }: Context): OpenPrompt {
  return { booking, yesToken: `${turnId}.y`, noToken: `${turnId}.n` };
}

/** "Are you still coming?", for the first time or as a reminder. */
export function confirmationPrompt(
  { booking, yesToken, noToken }: OpenPrompt,
  context: Context,
  key: "confirmationPrompt" | "confirmationReminder" = "confirmationPrompt",
): OpenQuestion {
  return {
    lines: [message(key, tableValues(booking, booking.partySize, context))],
    buttons: [
      { token: yesToken, label: plain("choiceComing") },
      { token: noToken, label: plain("choiceNotComing") },
    ],
  };
}

/** Whether the guest takes a table that came free, what not coming would cost, and how much time is left. */
export function tableOffer({ offer, yesToken, noToken }: OpenOffer, context: Context): OpenQuestion {
  const { slot, partySize } = offer;
  const table = { ...slot, partySize };
  const freed = message(freedKey(offer), tableValues(slot, partySize, context));
  return {
    lines: [freed, ...feeLines(feeOf(table, context), table, context), ...clockLines(offer, context)],
    buttons: [
      { token: yesToken, label: plain("choiceTakeTable") },
      { token: noToken, label: plain("choiceDeclineTable") },
    ],
  };
}

function freedKey({ isShared, hold }: FreedTable): "tableFreed" | "tableFreedShared" | "tableFreedUnheld" {
  if (isShared) return "tableFreedShared";
  return hold ? "tableFreed" : "tableFreedUnheld";
}

/** A message may be read long after it was sent, so the time of day stands beside the minutes. */
function clockLines({ slot, until }: FreedTable, context: Context): Message[] {
  if (until === undefined) return [];
  const left = context.now.until(Temporal.Instant.from(until)).total("minutes");
  const minutes = Math.max(1, Math.ceil(left));
  return [message("offerClock", { until: timeValue(localTime(until, slot.venueId, context)), minutes })];
}
