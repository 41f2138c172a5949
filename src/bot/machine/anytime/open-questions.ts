import type { Context } from "#src/bot/machine/core/context.ts";
import type { Say } from "#src/bot/machine/core/effect.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import type { OpenOffer, OpenPrompt } from "#src/bot/machine/core/state.ts";
import type { BookedTable, FreedTable } from "#src/bot/machine/core/table.ts";
import { tableValues } from "#src/bot/machine/core/values.ts";
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

/** What a freed table may cost who takes it. */
export function offerTerms({ slot, partySize }: FreedTable, context: Context): Message[] {
  const table = { ...slot, partySize };
  return feeLines(feeOf(table, context), table, context);
}

/** Whether the guest takes a table that came free, and what not coming would cost. */
export function tableOffer({ offer, yesToken, noToken }: OpenOffer, context: Context): OpenQuestion {
  const { slot, partySize, hold } = offer;
  const values = tableValues(slot, partySize, context);
  const freed = hold
    ? message("tableFreed", { ...values, minutes: hold.minutes })
    : message("tableFreedUnheld", values);
  const terms = offerTerms(offer, context);
  return {
    lines: [freed, ...terms],
    buttons: [
      { token: yesToken, label: plain(terms.length === 0 ? "choiceTakeTable" : "choiceAgreeTake") },
      { token: noToken, label: plain("choiceDeclineTable") },
    ],
  };
}
