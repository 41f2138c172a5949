import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Draft } from "#src/bot/machine/core/draft.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import type { Message } from "#src/bot/machine/core/message.ts";
import { enter, remark } from "#src/bot/machine/core/reply.ts";
import type { SaidWithYes } from "#src/bot/machine/core/said-with-yes.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { isFree, isWriting, selectionOf } from "#src/bot/machine/core/under-way.ts";
import { advance } from "#src/bot/machine/tables/advance.ts";
import { draftOfBooking } from "#src/bot/machine/tables/change-booking.ts";
import { fillDraft, shiftDraft, shiftOf, statesTable } from "#src/bot/machine/tables/fill-draft.ts";
import { afterRelease, givenBack } from "#src/bot/machine/tables/give-up.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { noteLateness } from "./lateness.ts";

/** Whether a yes to a prompt says more than that, which is to be acted upon. */
export function saysMore(understood: Understood): boolean {
  const { late, intent } = understood;
  return late !== undefined || intent === "change" || statesTable(understood) || changesParty(understood);
}

/**
 * The visit is confirmed, and stands whatever becomes of this: leads into the change, which is shown and done after
 * another yes. Where something else is talked about by now, that goes on.
 */
export function goOnAfterYes(
  state: State,
  booking: BookedTable,
  { text, understood }: SaidWithYes,
  told: Message,
  context: Context,
): Step<State> {
  const before = remark(state, context, [told]);
  if (understood.late) {
    const noted = noteLateness(state, booking, { text, understood }, context);
    return { state: noted.state, effects: [...before.effects, ...noted.effects] };
  }
  if (text === "" && !isFree(state)) return askNumberInstead(state, booking, told, context);
  if (!isFree(state)) return before;
  const booked: Draft = { ...draftOfBooking(booking, context), coming: true };
  const shift = shiftOf(understood);
  const draft = shift?.partyChange === undefined ? booked : shiftDraft(booked, shift);
  if (!statesTable(understood) && draft === booked) return askNumber(state, booked, told);
  const wanted = fillDraft(draft, understood);
  const hasReadings = understood.openReadings !== undefined;
  if (!hasReadings && JSON.stringify(wanted) === JSON.stringify(booked)) return before;
  const step = advance(state, draft, understood, context);
  return { state: step.state, effects: [...before.effects, ...step.effects] };
}

/** A press is of now: how many they are is asked, and what was talked about is given up for it. */
function askNumberInstead(state: State, booking: BookedTable, told: Message, context: Context): Step<State> {
  if (isWriting(state)) return remark(state, context, [told]);
  const draft: Draft = { ...draftOfBooking(booking, context), coming: true };
  const step = askNumber(state, draft, told, givenBack(state));
  return afterRelease(selectionOf(state), step);
}

function askNumber(
  state: State,
  { partySize: _, ...draft }: Draft,
  told: Message,
  more: readonly Message[] = [],
): Step<State> {
  return enter({ ...carryOver(state), phase: "askingPartySize", draft }, [told, ...more]);
}

function changesParty({ partyChange }: Understood): boolean {
  return partyChange !== undefined;
}
