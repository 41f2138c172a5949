import type { Choice } from "#src/bot/machine/core/choice.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import type { ResultEvent } from "#src/bot/machine/core/event.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import type { Expecting } from "#src/bot/understanding/understood.ts";
import { askingChange } from "./asking-change.ts";
import { askingName, askingPhone } from "./asking-details.ts";
import { askingDate, askingPartySize, choosingReading, choosingVenue } from "./asking-for-table.ts";
import { askingNote } from "./asking-note.ts";
import { askingSecond } from "./asking-second.ts";
import { cancelling, confirmingCancel } from "./cancelling.ts";
import { changing, confirmingChange } from "./changing.ts";
import { choosingBooking, findingBookings } from "./choosing-booking.ts";
import { choosingDay, openingMonth } from "./choosing-day.ts";
import { choosingSlot } from "./choosing-slot.ts";
import { confirming } from "./confirming.ts";
import { confirmingForget, forgetting } from "./forgetting.ts";
import { idle, placed } from "./free.ts";
import { holding } from "./holding.ts";
import { joiningWaitlist } from "./joining-waitlist.ts";
import { confirmingLeave } from "./leaving-waitlist.ts";
import { paying } from "./paying.ts";
import type { PhaseName, PhaseOf } from "./phase-of.ts";
import { placing } from "./placing.ts";
import { claimingBookings, provingGuest } from "./proving-guest.ts";
import { recalling } from "./recalling.ts";
import { requesting } from "./requesting.ts";
import { searchFailed, searching, searchingAlternatives } from "./searching.ts";

/** Every phase, in the order in which a conversation may come to them. */
export const phases: { readonly [P in PhaseName]: PhaseOf<P> } = {
  idle,
  choosingVenue,
  askingPartySize,
  askingDate,
  openingMonth,
  choosingDay,
  choosingReading,
  recalling,
  requesting,
  searching,
  searchingAlternatives,
  choosingSlot,
  searchFailed,
  holding,
  askingSecond,
  askingName,
  askingPhone,
  askingNote,
  confirming,
  paying,
  placing,
  placed,
  findingBookings,
  choosingBooking,
  provingGuest,
  claimingBookings,
  confirmingCancel,
  confirmingLeave,
  confirmingForget,
  forgetting,
  cancelling,
  askingChange,
  confirmingChange,
  changing,
  joiningWaitlist,
};

/** The phase that a state is in. A table cannot tell the compiler that its row suits the state it was found by. */
export function phaseOf(state: State): PhaseOf<PhaseName> {
  return phases[state.phase] as PhaseOf<PhaseName>;
}

/** What was just asked. */
export function expectingOf(state: State): Expecting {
  const { expects } = phaseOf(state);
  return typeof expects === "function" ? expects(state) : expects;
}

type Taking<Event> = (state: State, event: Event, context: Context) => Step<State>;

/** What the phase makes of this button, where it means something of its own here. */
export function answerOf(state: State, { type }: Choice): Taking<Choice> | undefined {
  return phaseOf(state).answered?.[type] as Taking<Choice> | undefined;
}

/** What the phase makes of this result, where it waits for it. */
export function awaitedResult(
  state: State,
  { type, requestId }: ResultEvent,
): Taking<ResultEvent> | undefined {
  const isAwaited = "requestId" in state && state.requestId === requestId;
  return isAwaited ? (phaseOf(state).results?.[type] as Taking<ResultEvent> | undefined) : undefined;
}
