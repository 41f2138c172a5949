import { heldUntil } from "#src/bot/machine/anytime/farewell.ts";
import { askAgain } from "#src/bot/machine/anytime/prompts.ts";
import { mayPutOff, putOff } from "#src/bot/machine/anytime/put-off.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import { remark } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { isFree, lastPrompt } from "#src/bot/machine/core/under-way.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { expectingOf } from "./phases/phases.ts";

/** Neither a yes nor a no. The answer to a prompt is asked for again later; everything else simply stays open. */
export function leaveOpen(state: State, understood: Understood, context: Context): Step<State> | undefined {
  if (keepsOffered(state, understood) || isWishOfPicked(state, understood)) return undefined;
  const { putOffTo } = understood;
  const prompt = isFree(state) ? lastPrompt(state) : undefined;
  if (prompt && mayPutOff(prompt)) return putOff(state, prompt, putOffTo, context);
  if (expectingOf(state) === null) return remark(state, context, [plain("mayAdjust")]);
  return askAgain(state, context, [noHurry(state, context)]);
}

function noHurry(state: State, context: Context): Message {
  const until = heldUntil(state, context);
  if (until) return message("noHurryHeld", { time: until });
  const expecting = expectingOf(state);
  if (expecting === "partySize") return plain("roughNumber");
  return plain(expecting === "slot" || expecting === "confirm" ? "takeYourTime" : "noHurry");
}

/** "Right, but can't we sit by the window?": of a table that is picked, a wish is noted, and the question stays. */
const isWishOfPicked = (state: State, { comment, putOffTo }: Understood): boolean =>
  state.phase === "confirming" && comment !== undefined && putOffTo === undefined;

/** "Not this one, keep me in line", "no, a second table, keep the four": clear enough, whatever else it says. */
export function keepsOffered(
  { phase, tableOffers }: State,
  { keepsPlace, besides, instead }: Understood,
): boolean {
  if (phase === "confirmingChange" && besides) return true;
  if (phase === "askingSecond" && (besides || instead)) return true;
  return keepsPlace === true && (tableOffers.length > 0 || phase === "confirmingLeave");
}
