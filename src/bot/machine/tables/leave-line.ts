import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { message } from "#src/bot/machine/core/message.ts";
import { also, enter, reply } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import type { WaitingTable } from "#src/bot/machine/core/table.ts";
import { waitValues } from "#src/bot/machine/core/values.ts";
import { startOptions } from "./options.ts";

export function askToLeave(state: State, table: WaitingTable): Step<State> {
  return enter({ ...carryOver(state), phase: "confirmingLeave", table });
}

/** Off the waitlist, which the guest has confirmed. A table that is just offered for it goes to the next in line. */
export function leaveLine(state: State, table: WaitingTable, context: Context): Step<State> {
  const { entryId: waitlistEntryId } = table;
  const tableOffers = state.tableOffers.filter(({ offer }) => offer.waitlistEntryId !== waitlistEntryId);
  const idle: State = { ...carryOver(state), phase: "idle", tableOffers };
  const lines = [message("leftLine", waitValues(table, table, context))];
  const step = reply(idle, context, lines, { options: startOptions });
  return also(step, { type: "answerTableOffer", waitlistEntryId, answer: "declined" });
}
