import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { plain } from "#src/bot/machine/core/message.ts";
import { enter, remark } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { draftOf } from "#src/bot/machine/core/under-way.ts";
import { advance } from "#src/bot/machine/tables/advance.ts";
import { statesTable } from "#src/bot/machine/tables/fill-draft.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";

/** Something is being looked up or held: the guest hears that it is under way. */
export const waiting = {
  ask: () => ({ lines: [plain("stillPlacing")], options: [] }),
  expects: null,
  said: sayWhileLooking,
} as const;

/** As above, and who writes on meanwhile answers what is asked next: "Pat Ray, 90012345". */
export const waitingForTable = { ...waiting, expects: nameUnlessKnown } as const;

function nameUnlessKnown({ guest }: State): "name" | null {
  return guest.firstName === undefined && guest.lastName === undefined ? "name" : null;
}

/** The service is writing what the guest decided: whatever they do meanwhile, its outcome is needed first. */
export const writing = {
  ...waiting,
  said: (state: State) => enter(state),
  results: {
    bookingOutcomeOpen: (state: State, _: unknown, context: Context) =>
      remark(state, context, [plain("outcomeUnknown")]),
  },
} as const;

/** A correction starts the search anew; the outdated answer is dropped. */
function sayWhileLooking(state: State, understood: Understood, context: Context): Step<State> {
  const draft = draftOf(state);
  if (draft && statesTable(understood)) return advance(state, draft, understood, context);
  return enter(state);
}
