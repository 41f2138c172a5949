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
import { isSameData } from "#src/lib/same-data.ts";
import { noteLateness, shortened } from "./lateness.ts";

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
    const { late: _, ...more } = understood;
    /** One change for both, or the second would find a booking that the first has changed. */
    const change =
      saysMore(more) && isFree(state)
        ? changeAfterYes(state, booking, { ...more, comment: shortened(text) }, context)
        : undefined;
    return joined(before, change ?? noteLateness(state, booking, { text, understood }, context));
  }
  if (text === "" && !isFree(state)) return askNumberInstead(state, booking, told, context);
  if (!isFree(state)) return before;
  const booked = asComing(booking, context);
  const saysNumber = statesTable(understood) || shiftOf(understood)?.partyChange !== undefined;
  if (!saysNumber) return askNumber(state, booked, told);
  return joined(before, changeAfterYes(state, booking, understood, context));
}

/** What the visit is to be changed to; undefined where that is what is booked. */
function changeAfterYes(
  state: State,
  booking: BookedTable,
  understood: Understood,
  context: Context,
): Step<State> | undefined {
  const booked = asComing(booking, context);
  const shift = shiftOf(understood);
  const draft = shift?.partyChange === undefined ? booked : shiftDraft(booked, shift);
  const wanted = fillDraft(draft, understood);
  const hasReadings = understood.openReadings !== undefined;
  if (!hasReadings && isSameData(wanted, booked)) return undefined;
  return advance(state, draft, understood, context);
}

const asComing = (booking: BookedTable, context: Context): Draft => ({
  ...draftOfBooking(booking, context),
  coming: true,
});

function joined(first: Step<State>, next: Step<State> | undefined): Step<State> {
  return next ? { state: next.state, effects: [...first.effects, ...next.effects] } : first;
}

/** A press is of now: how many they are is asked, and what was talked about is given up for it. */
function askNumberInstead(state: State, booking: BookedTable, told: Message, context: Context): Step<State> {
  if (isWriting(state)) return remark(state, context, [told]);
  const step = askNumber(state, asComing(booking, context), told, givenBack(state));
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
