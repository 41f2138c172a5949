import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { type Message, plain } from "#src/bot/machine/core/message.ts";
import { enter, reply } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { selectionOf } from "#src/bot/machine/core/under-way.ts";
import { askConfirm } from "#src/bot/machine/questions/details.ts";
import { withWish } from "#src/bot/machine/tables/comments.ts";
import { collectDetails } from "#src/bot/machine/tables/flow.ts";

/** One word alone, or a smile, is hardly meant for the restaurant. */
const severalWords = /\p{L}\s+\p{L}/u;

/** At the summary, words that were not understood may be a wish: a button beside the others makes them one. */
export function offerToPassOn(
  state: State,
  text: string,
  context: Context,
  before: readonly Message[],
): Step<State> | undefined {
  if (state.phase !== "confirming" || !severalWords.test(text)) return undefined;
  const { lines, options } = askConfirm(state, context);
  const words = text.replace(/\s+/gu, " ").trim();
  return reply(state, context, [...before, ...lines], {
    options: [...options, { choice: { type: "passOn", words }, label: plain("choicePassOn") }],
  });
}

/** The guest wants it passed on: the summary again, with the wish in it. */
export function passOn(state: State, words: string, context: Context): Step<State> {
  const selection = selectionOf(state);
  return selection ? collectDetails(state, withWish(selection, words), context) : enter(state, context);
}
