import type { Context } from "#src/bot/machine/core/context.ts";
import type { Button, Say } from "#src/bot/machine/core/effect.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import type { OpenOffer } from "#src/bot/machine/core/open-offer.ts";
import type { OpenPrompt } from "#src/bot/machine/core/open-prompt.ts";
import type { BookedTable, FreedTable } from "#src/bot/machine/core/table.ts";
import { localTime, tableValues, timeValue } from "#src/bot/machine/core/values.ts";
import { feeLines, feeOf } from "#src/bot/machine/tables/no-show-fee.ts";
import { mayPutOff } from "./put-off.ts";

/** What stands open beside the phase's own question, with buttons that stay the same however often it is shown. */
interface OpenQuestion {
  readonly lines: readonly Message[];
  readonly buttons: Say["buttons"];
}

/** A new prompt. */
export function openPrompt(booking: BookedTable, { turnId }: Context): OpenPrompt {
  return {
    booking,
    yesToken: `${turnId}.y`,
    noToken: `${turnId}.n`,
    otherNumberToken: `${turnId}.o`,
    laterToken: `${turnId}.l`,
  };
}

/** The prompt as it is asked once more: its buttons stay good, and the last time "later" is none of them. */
export function promptAgain(former: OpenPrompt, booking: BookedTable, { turnId }: Context): OpenPrompt {
  const { laterToken = `${turnId}.l`, ...open } = former;
  const prompt = { ...open, booking, askedAgain: (former.askedAgain ?? 0) + 1 };
  return mayPutOff(prompt) ? { ...prompt, laterToken } : prompt;
}

/** "Are you still coming?", for the first time or as a reminder. */
export function confirmationPrompt(
  { booking, yesToken, noToken, otherNumberToken, laterToken }: OpenPrompt,
  context: Context,
  key: "confirmationPrompt" | "confirmationReminder" = "confirmationPrompt",
): OpenQuestion {
  return {
    lines: [message(key, tableValues(booking, booking.partySize, context))],
    buttons: [
      { token: yesToken, label: plain("choiceComing") },
      { token: noToken, label: plain("choiceNotComing") },
      ...buttonOf(otherNumberToken, "choiceOtherNumber"),
      ...buttonOf(laterToken, "choiceAskLater"),
    ],
  };
}

function buttonOf(
  token: string | undefined,
  key: "choiceOtherNumber" | "choiceAskLater" | "choiceKeepPlace",
): readonly Button[] {
  return token === undefined ? [] : [{ token, label: plain(key) }];
}

/** What a freed table may cost who takes it. */
export function offerTerms({ slot, partySize }: FreedTable, context: Context): Message[] {
  const table = { ...slot, partySize };
  return feeLines(feeOf(table, context), table, context);
}

/** Whether the guest takes a table that came free, what not coming would cost, and how much time is left. */
export function tableOffer(
  { offer, yesToken, noToken, keepToken }: OpenOffer,
  context: Context,
): OpenQuestion {
  const { slot, partySize } = offer;
  const freed = message(freedKey(offer), tableValues(slot, partySize, context));
  const terms = offerTerms(offer, context);
  return {
    lines: [freed, ...terms, ...clockLines(offer, context)],
    buttons: [
      { token: yesToken, label: plain(terms.length === 0 ? "choiceTakeTable" : "choiceAgreeTake") },
      { token: noToken, label: plain("choiceDeclineTable") },
      ...buttonOf(keepToken, "choiceKeepPlace"),
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
