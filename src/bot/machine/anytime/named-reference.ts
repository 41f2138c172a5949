import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { message } from "#src/bot/machine/core/message.ts";
import { enter } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { hasDraft } from "#src/bot/machine/core/under-way.ts";
import { claim } from "#src/bot/machine/tables/claim-bookings.ts";
import { listBookings } from "#src/bot/machine/tables/find-bookings.ts";
import { holderIn } from "#src/bot/machine/tables/holder.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { askAgain } from "./prompts.ts";

/**
 * "My reference is K7QM-2XRF": the guest's own is that of their bookings. Another one is of another chat, or of one that is
 * lost: whoever knows it need not be the guest, so what the bookings are under is asked besides. A table that is talked
 * about comes first.
 */
export function hearReference(
  state: State,
  understood: Understood,
  context: Context,
): Step<State> | undefined {
  const { intent, reference } = understood;
  if (reference === undefined) return undefined;
  const isOwn = reference === context.guestReference;
  // What is to be done with it is heard as ever.
  if (isOwn)
    return hasDraft(state) || intent === "cancel" || intent === "change"
      ? undefined
      : listBookings(state, context);
  if (hasDraft(state)) return askAgain(state, context, [message("referenceElsewhere", { reference })]);
  const proof = holderIn(understood, context);
  if (proof) return claim(state, reference, proof, context);
  return enter({ ...carryOver(state), phase: "provingGuest", reference });
}
