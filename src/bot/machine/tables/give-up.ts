import { carryOver } from "#src/bot/machine/core/carry-over.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Draft } from "#src/bot/machine/core/draft.ts";
import type { Effect, Step } from "#src/bot/machine/core/effect.ts";
import { type Message, plain } from "#src/bot/machine/core/message.ts";
import type { Option } from "#src/bot/machine/core/question.ts";
import { enter, remark, reply } from "#src/bot/machine/core/reply.ts";
import type { Selection } from "#src/bot/machine/core/selection.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";
import { draftOf, selectionOf } from "#src/bot/machine/core/under-way.ts";
import { defined } from "#src/lib/defined.ts";
import { proceed } from "./look-for-table.ts";
import { startOptions } from "./options.ts";

/** The hold of a selection that is given up, to be released; nothing where there is none. */
export function releaseOf(selection: Selection | undefined): Effect[] {
  if (!selection?.hold) return [];
  const { slot, hold, depositId } = selection;
  return [
    ...(depositId === undefined ? [] : [{ type: "withdrawDeposit", depositId } as const]),
    { type: "releaseHold", hold: { venueId: slot.venueId, id: hold.bookingId } },
  ];
}

/**
 * The step of a guest whose hold is given up for it. What it looks up or holds comes once the hold is gone: it would find
 * its own table taken.
 */
export function afterRelease(selection: Selection | undefined, step: Step<State>): Step<State> {
  return { state: step.state, effects: [...releaseOf(selection), ...step.effects] };
}

/** Tells the guest of a held table that is given up for something else than another time of it. */
export function givenBack(state: State): Message[] {
  return releaseOf(selectionOf(state)).length > 0 ? [plain("holdReleased")] : [];
}

/** What is said of a table that is given up; of one that would have been one more, that the other stays. */
export function dropped(draft: Draft | undefined): Message {
  return plain(draft?.besides ? "droppedBesides" : "droppedDraft");
}

/** Gives up what is under way and stands idle, with some words. */
export function drop(state: State, words: readonly Message[]): Step<State> {
  const { secondWish: _, thenOther: __, ...kept } = carryOver(state);
  return afterRelease(selectionOf(state), enter({ ...kept, phase: "idle" }, words));
}

/**
 * Gives up the table that is talked about; the booking that it would have changed stands as it was. The venue is still
 * the one that the talk is about.
 */
export function giveUp(state: State, context: Context): Step<State> {
  const draft = draftOf(state);
  if (draft?.changing) return keep(state);
  const pending = state.secondWish?.waits;
  if (pending) return waitAfterAll(state, pending, dropped(draft), context);
  const step = drop(state, [dropped(draft)]);
  if (draft === undefined) return step;
  const { venueId } = draft;
  const idle = { ...carryOver(step.state), phase: "idle", givenUp: draft } as const;
  const askedAbout = venueId === undefined ? undefined : { venueId, at: context.now.toString() };
  return { ...step, state: { ...idle, ...defined({ askedAbout }) } };
}

/** The waitlist that was to come right after the table that is given up: they are asked whether they still want it. */
function waitAfterAll(state: State, pending: Draft, word: Message, context: Context): Step<State> {
  const { secondWish: _, thenOther: __, ...kept } = carryOver(state);
  const told = remark({ ...kept, phase: "idle" }, context, [word]);
  const next = proceed(told.state, { ...pending, waits: { asks: true } }, context);
  return afterRelease(selectionOf(state), {
    state: next.state,
    effects: [...told.effects, ...next.effects],
  });
}

/**
 * Words that drop a change may mean the booking itself ("cancel my table"): it stays as it is, and its cancellation is one tap
 * away, before which it is asked about.
 */
export function keepUnlessCancelled(state: State, booking: BookedTable, context: Context): Step<State> {
  const { venueId, id } = booking;
  const cancels: Option = {
    choice: { type: "cancelBooking", booking: { venueId, id } },
    label: plain("choiceCancelBooking"),
  };
  const { secondWish: _, thenOther: __, ...kept } = carryOver(state);
  const told = reply({ ...kept, phase: "placed", booking }, context, [plain("kept")], {
    options: [cancels, ...startOptions],
  });
  return afterRelease(selectionOf(state), told);
}

/** Leaves the booking as it is. Where it was to be changed, what is said next may be of it still. */
export function keep(state: State): Step<State> {
  const booking = draftOf(state)?.changing;
  const step = drop(state, [plain("kept")]);
  return booking ? { ...step, state: { ...carryOver(step.state), phase: "placed", booking } } : step;
}
