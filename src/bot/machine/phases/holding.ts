import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import type { Message } from "#src/bot/machine/core/message.ts";
import { enter, wait } from "#src/bot/machine/core/reply.ts";
import type { Selection } from "#src/bot/machine/core/selection.ts";
import type { Holding, State } from "#src/bot/machine/core/state.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { noTables, tellLimit } from "#src/bot/machine/tables/limit-reached.ts";
import { searchAgain } from "#src/bot/machine/tables/look-for-table.ts";
import { slotWords } from "#src/bot/machine/tables/pick-slot.ts";
import { collectDetails } from "#src/bot/machine/tables/place-table.ts";
import { lookForSecond, tellSecond, wantedSecond } from "#src/bot/machine/tables/second-table.ts";
import { defined } from "#src/lib/defined.ts";
import type { PhaseOf, ResultOf } from "./phase-of.ts";
import { waitingForTable } from "./waiting.ts";

/** The picked slot is being held. */
export const holding: PhaseOf<"holding"> = {
  ...waitingForTable,
  results: {
    holdPlaced: onHoldPlaced,
    holdRefused: onHoldRefused,
    slotsFound: onSecondFound,
    serviceFailed: (state, _, context) =>
      state.selection.hold
        ? goOn(state, state.selection, state.sameEvening, context)
        : enter({ ...carryOver(state), phase: "searchFailed", query: state.selection.query }),
  },
};

function onHoldPlaced(
  state: Holding,
  { bookingId, minutes, noShowFee, sameEvening }: ResultOf<"holdPlaced">,
  context: Context,
): Step<State> {
  const until = context.now.add({ minutes }).toString();
  const hold = { bookingId, minutes, until, ...defined({ noShowFee }) };
  const selection = { ...state.selection, hold };
  const { secondWish } = state;
  if (!secondWish || secondWish.waits) return goOn(state, selection, sameEvening, context);
  const requestId = context.turnId;
  const second = wantedSecond(secondWish, selection.slot, context);
  return wait(
    { ...state, requestId, selection, ...defined({ sameEvening }) },
    lookForSecond(requestId, second),
  );
}

/** Two tables are wished for: whether there is a second is said before the first is booked. */
function onSecondFound(state: Holding, { slots }: ResultOf<"slotsFound">, context: Context): Step<State> {
  const { selection, secondWish, sameEvening } = state;
  const told = secondWish
    ? tellSecond(wantedSecond(secondWish, selection.slot, context), slots, context)
    : [];
  return goOn(state, selection, sameEvening, context, told);
}

function onHoldRefused(
  state: Holding,
  { reason, sameEvening, tables = noTables }: ResultOf<"holdRefused">,
  context: Context,
): Step<State> {
  const { selection } = state;
  const { slot, query } = selection;
  const { partySize } = query;
  if (reason === "limitReached")
    return tellLimit(state, { venueId: slot.venueId, startsAt: slot.startsAt, partySize }, tables, context);
  if (reason === "slotTaken") return searchAgain(state, query, slot, context);
  return goOn(state, selection, sameEvening, context);
}

/** A table that the guest has about then is asked about before anything else. */
function goOn(
  state: Holding,
  selection: Selection,
  sameEvening: BookedTable | undefined,
  context: Context,
  told: readonly Message[] = [],
): Step<State> {
  if (sameEvening) return enter({ ...carryOver(state), phase: "askingSecond", selection, sameEvening }, told);
  return collectDetails(state, selection, context, [...slotWords(state, selection, context), ...told]);
}
