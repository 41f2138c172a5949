import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { enter } from "#src/bot/machine/core/reply.ts";
import type { SearchFailed, State } from "#src/bot/machine/core/state.ts";
import { draftOf } from "#src/bot/machine/core/under-way.ts";
import { advance } from "#src/bot/machine/tables/advance.ts";
import { statesTable } from "#src/bot/machine/tables/fill-draft.ts";
import { search } from "#src/bot/machine/tables/flow.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

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
