import { callHuman } from "#src/bot/machine/anytime/human.ts";
import { chooseLanguage } from "#src/bot/machine/anytime/languages.ts";
import { answerByToken } from "#src/bot/machine/anytime/prompts.ts";
import type { Choice } from "#src/bot/machine/core/choice.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Draft } from "#src/bot/machine/core/draft.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { plain } from "#src/bot/machine/core/message.ts";
import { also, enter } from "#src/bot/machine/core/reply.ts";
import type { Selection, State } from "#src/bot/machine/core/state.ts";
import { type BookedTable, isSameBooking } from "#src/bot/machine/core/table.ts";
import { draftOf, selectionOf } from "#src/bot/machine/core/under-way.ts";
import { passOn } from "#src/bot/machine/phases/pass-on.ts";
import { withAskedAbout } from "#src/bot/machine/tables/asked-about.ts";
import {
  askToCancel,
  cancelBooking,
  changeBooking,
  listBookings,
  startChange,
} from "#src/bot/machine/tables/bookings.ts";
import {
  collectDetails,
  drop,
  giveUp,
  pickSlot,
  pickWaitlist,
  place,
  proceed,
  releaseOf,
  search,
} from "#src/bot/machine/tables/flow.ts";
import { asNewWish, withoutChange } from "#src/bot/machine/tables/gone-booking.ts";
import { assertNever } from "#src/lib/assert-never.ts";

/** The guest pressed a button. Only buttons of the open question and of open prompts act. */
export function choose(state: State, token: string, context: Context): Step<State> {
  const pressed: State = { ...state, pressed: token };
  const answered = answerByToken(pressed, token, context);
  if (answered) return answered;
  const choice = state.choices.find((candidate) => candidate.token === token)?.choice;
  if (choice) return choiceMade({ ...pressed, choices: [] }, choice, context);
  // A second press of the same button, sent before the first was answered, needs no answer of its own.
  if (state.pressed === token) return { state, effects: [] };
  return enter(pressed, context, [plain("staleButton")]);
}

/** Makes a choice in the state it was offered in; where the two do not fit, the open question is asked again. */
export function choiceMade(state: State, choice: Choice, context: Context): Step<State> {
  switch (choice.type) {
    case "book":
      return proceed(state, withAskedAbout({}, state, context), context);
    case "listBookings":
      return listBookings(state, context);
    case "human":
      return callHuman(state, "asked", context);
    case "language":
      return chooseLanguage(state, choice.language, context);
    case "venue":
      return fill(state, { venueId: choice.venueId }, context);
    case "partySize":
      return fill(state, { partySize: choice.partySize }, context);
    case "date":
      return fill(state, { date: choice.date }, context);
    case "time":
      return fill(state, { time: { type: "at", time: choice.time } }, context);
    case "scenario":
      return fill(state, { scenarioName: choice.scenarioName }, context);
    case "otherDay":
      return otherDay(state, context);
    case "another":
      return bookAnother(state, context);
    case "slot":
    case "waitlist":
      return slotChosen(state, choice, context);
    case "changeBooking":
    case "cancelBooking":
      return bookingChosen(state, choice, context);
    case "passOn":
      return passOn(state, choice.words, context);
    case "skip":
    case "confirm":
    case "change":
    case "drop":
    case "retry":
    case "keep":
      return answered(state, choice.type, context);
    default:
      return assertNever(choice);
  }
}

/** Goes on with the draft and one more wish; a slot picked before is given back when it no longer fits. */
function fill(state: State, wish: Draft, context: Context): Step<State> {
  const step = proceed(state, { ...draftOf(state), ...wish }, context);
  return also(step, ...releaseOf(selectionOf(state)));
}

function otherDay(state: State, context: Context): Step<State> {
  if (state.phase === "askingChange") {
    const { booking } = state;
    const draft: Draft = { venueId: booking.venueId, partySize: booking.partySize, changing: booking };
    return proceed(state, { ...draft, scenarioName: booking.scenarioName }, context);
  }
  const { date: _date, dateTo: _dateTo, ...draft } = draftOf(state) ?? {};
  return also(proceed(state, draft, context), ...releaseOf(selectionOf(state)));
}

/** What was taken for the change of a booking is the wish for one more. */
function bookAnother(state: State, context: Context): Step<State> {
  if (state.phase === "confirming") return enter(withoutChange(state), context);
  if (state.phase !== "confirmingChange") return enter(state, context);
  return proceed(state, asNewWish(state.query), context);
}

function slotChosen(
  state: State,
  { type, slot }: Extract<Choice, { type: "slot" | "waitlist" }>,
  context: Context,
): Step<State> {
  if (state.phase !== "choosingSlot") return enter(state, context);
  const { query } = state;
  return type === "slot" ? pickSlot(state, query, slot, context) : pickWaitlist(state, query, slot, context);
}

function bookingChosen(
  state: State,
  { type, booking: key }: Extract<Choice, { type: "changeBooking" | "cancelBooking" }>,
  context: Context,
): Step<State> {
  const booking = knownBookings(state).find((known) => isSameBooking(known, key));
  if (!booking) return enter(state, context);
  if (type === "cancelBooking") return askToCancel(state, booking, context);
  return startChange(state, booking, state.phase === "choosingBooking" ? state.draft : {}, context);
}

function knownBookings(state: State): readonly BookedTable[] {
  if (state.phase === "choosingBooking") return state.bookings;
  return "booking" in state ? [state.booking] : [];
}

const keepingPhone = (selection: Selection): Selection => ({
  ...selection,
  query: { ...selection.query, withoutPhone: true },
});

/** Yes, no and their kin: what they mean is up to the phase. */
export function answered(
  state: State,
  answer: "skip" | "confirm" | "change" | "drop" | "retry" | "keep",
  context: Context,
): Step<State> {
  if (answer === "drop") return giveUp(state, context);
  if (answer === "keep") return drop(state, context, [plain("kept")]);
  switch (state.phase) {
    case "askingPhone":
      if (answer !== "skip") break;
      return collectDetails(state, keepingPhone(state.selection), context);
    case "confirming":
      if (answer === "confirm") return place(state, state.selection, context);
      if (answer === "change") return enter(state, context, [plain("whatToChange")]);
      break;
    case "confirmingCancel":
      if (answer === "confirm") return cancelBooking(state, state.booking, context);
      break;
    case "confirmingChange":
      if (answer === "confirm") return changeBooking(state, context);
      break;
    case "searchFailed":
      if (answer === "retry") return search(state, state.query, context);
      break;
    default:
      break;
  }
  return enter(state, context);
}
