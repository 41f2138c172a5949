import type { Understood } from "#src/bot/understanding/understood.ts";
import { advance } from "../advance.ts";
import { draftOf } from "../common.ts";
import type { Context } from "../context.ts";
import type { Step } from "../effect.ts";
import { statesTable } from "../fill-draft.ts";
import { search } from "../flow.ts";
import { enter } from "../reply.ts";
import type { SearchFailed, State } from "../state.ts";

/** Something is being looked up. A correction starts the search anew; the outdated answer is dropped. */
export function sayWhileLooking(state: State, understood: Understood, context: Context): Step<State> {
  const draft = draftOf(state);
  if (draft && statesTable(understood)) return advance(state, draft, understood, context);
  return enter(state, context);
}

/** The service could not be reached: any sign of patience tries again. */
export function sayAfterSearchFailed(
  state: SearchFailed,
  understood: Understood,
  context: Context,
): Step<State> | undefined {
  if (statesTable(understood)) return advance(state, state.query, understood, context);
  return understood.intent === "affirm" || understood.intent === "book"
    ? search(state, state.query, context)
    : undefined;
}
