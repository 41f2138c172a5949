import { message, plain } from "#src/bot/machine/core/message.ts";
import { enter } from "#src/bot/machine/core/reply.ts";
import { waitValues } from "#src/bot/machine/core/values.ts";
import { keep } from "#src/bot/machine/tables/give-up.ts";
import { leaveLine } from "#src/bot/machine/tables/leave-line.ts";
import type { PhaseOf } from "./phase-of.ts";

/** Is the guest to be taken off the waitlist? */
export const confirmingLeave: PhaseOf<"confirmingLeave"> = {
  ask: ({ table }, context) => ({
    lines: [message("askLeave", waitValues(table, table, context))],
    options: [
      { choice: { type: "confirm" }, label: plain("choiceLeaveLine") },
      { choice: { type: "keep" }, label: plain("choiceKeep") },
    ],
  }),
  expects: "confirm",
  hearsCancel: true,
  said: (state, { intent, keepsPlace, meant }, context) => {
    if (keepsPlace) return keep(state);
    if (meant === "asked") return enter(state);
    if (intent === "affirm" && meant === "stands") return keep(state);
    const leaves = intent === "affirm" || intent === "cancel" || intent === "leaveLine";
    if (leaves) return leaveLine(state, state.table, context);
    return intent === "deny" ? keep(state) : undefined;
  },
  answered: { confirm: (state, _, context) => leaveLine(state, state.table, context) },
};
