import { withWish } from "./comments.ts";
import { selectionOf } from "./common.ts";
import type { Context } from "./context.ts";
import type { Step } from "./effect.ts";
import { collectDetails } from "./flow.ts";
import { type Message, plain } from "./message.ts";
import { askConfirm } from "./questions/details.ts";
import { enter, reply } from "./reply.ts";
import type { State } from "./state.ts";

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
