import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import type { OutsideEvent } from "#src/bot/machine/core/event.ts";
import { message } from "#src/bot/machine/core/message.ts";
import { announcement } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { venueName } from "#src/bot/machine/core/values.ts";

/**
 * What the staff write to all guests of an evening. It asks nothing and has no buttons; but a house may put a question into
 * its words, so that a bare yes after it is no answer to what was asked before.
 */
export function passOnHouseWords(
  state: State,
  { broadcastId, venueId, text, translations }: Extract<OutsideEvent, { type: "houseWrote" }>,
  context: Context,
): Step<State> {
  const words = translations?.[state.language] ?? text;
  const line = message("fromHouse", { venue: venueName(venueId, context), text: words });
  const say = { ...announcement(state, context, [line]), broadcast: broadcastId };
  return { state: { ...state, interruptedBy: context.turnId }, effects: [say] };
}
