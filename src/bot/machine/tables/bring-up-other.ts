import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import type { Message } from "#src/bot/machine/core/message.ts";
import { remark } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import type { ThenOther } from "#src/bot/machine/core/then-other.ts";
import { askToCancel } from "./cancel-booking.ts";
import { startChange } from "./change-booking.ts";
import { ofOther } from "./other-booking.ts";

/**
 * What was said of another booking with the yes is shown once that yes is carried out, which the guest reads first. It is done after a
 * yes of its own.
 */
export function bringUpOther(
  { thenOther: _, ...state }: State,
  { booking, understood }: ThenOther,
  lines: readonly Message[],
  context: Context,
): Step<State> | undefined {
  if (booking === undefined) return undefined;
  const done = state as State;
  const { other: __, ...draft } = ofOther(booking, {}, understood);
  const next =
    understood.intent === "cancel" ? askToCancel(done, booking) : startChange(done, booking, draft, context);
  return { state: next.state, effects: [...remark(done, context, lines).effects, ...next.effects] };
}
