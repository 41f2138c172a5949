import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import { contactLines, staffKnow } from "#src/bot/machine/core/contact-lines.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Query } from "#src/bot/machine/core/draft.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import { needsHuman } from "#src/bot/machine/core/needs-human.ts";
import { reply } from "#src/bot/machine/core/reply.ts";
import type { JoiningWaitlist, Placing, State } from "#src/bot/machine/core/state.ts";
import { tableValues } from "#src/bot/machine/core/values.ts";
import { startOptions } from "#src/bot/machine/tables/options.ts";

/** The booking that was to be changed, and was not. */
export function standsLines({ changing }: Query, context: Context): Message[] {
  return changing ? [message("stands", tableValues(changing, changing.partySize, context))] : [];
}

/** What came of it could not be found out, however long it was tried: only a person can sort it out. */
export function failPlacement(state: Placing | JoiningWaitlist, context: Context): Step<State> {
  const { venueId } = state.selection.slot;
  const lines = [
    plain("outcomeNeverKnown"),
    ...staffKnow(venueId, context),
    ...contactLines(venueId, context),
  ];
  const step = reply({ ...carryOver(state), phase: "idle" }, context, lines, { options: startOptions });
  return needsHuman(step, venueId, "refused", context);
}
