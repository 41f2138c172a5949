import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { wait } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import type { Holder } from "#src/bot/machine/core/table.ts";

/** Asks for the bookings under a reference, with what the guest says that they are under. */
export function claim(state: State, reference: string, proof: Holder, context: Context): Step<State> {
  const requestId = context.turnId;
  return wait(
    { ...carryOver(state), phase: "claimingBookings", reference, requestId },
    { type: "claimBookings", requestId, reference, proof },
  );
}
