import { callHuman } from "#src/bot/machine/anytime/human.ts";
import { chooseLanguage } from "#src/bot/machine/anytime/languages.ts";
import { chooseLate } from "#src/bot/machine/anytime/lateness.ts";
import { remember } from "#src/bot/machine/anytime/privacy.ts";
import { answerByToken } from "#src/bot/machine/anytime/prompts.ts";
import { dropAndCancel } from "#src/bot/machine/anytime/wishes.ts";
import { resize } from "#src/bot/machine/anytime/with-group.ts";
import { resumeTalk } from "#src/bot/machine/anytime/with-staff.ts";
import type { Choice } from "#src/bot/machine/core/choice.ts";
import type { Context } from "#src/bot/machine/core/context.ts";
import type { Draft } from "#src/bot/machine/core/draft.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { plain } from "#src/bot/machine/core/message.ts";
import { enter } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { isSameBooking } from "#src/bot/machine/core/table.ts";
import { draftOf, selectionOf } from "#src/bot/machine/core/under-way.ts";
import { today } from "#src/bot/machine/core/values.ts";
import { chooseAnotherDay } from "#src/bot/machine/tables/another-day.ts";
import { withAskedAbout } from "#src/bot/machine/tables/asked-about.ts";
import { monthOf } from "#src/bot/machine/tables/calendar.ts";
import { askToCancel } from "#src/bot/machine/tables/cancel-booking.ts";
import { startChange } from "#src/bot/machine/tables/change-booking.ts";
import { withWishes } from "#src/bot/machine/tables/comments.ts";
import { listBookings } from "#src/bot/machine/tables/find-bookings.ts";
import { afterRelease, giveUp, keep } from "#src/bot/machine/tables/give-up.ts";
import { chooseDay, proceed, search } from "#src/bot/machine/tables/look-for-table.ts";
import { atItsOwnTimes } from "#src/bot/machine/tables/other-way.ts";
import { collectDetails } from "#src/bot/machine/tables/place-table.ts";
import { answerOf } from "./phases/phases.ts";

/** The guest pressed a button. Only buttons of the open question and of open prompts act. */
export function choose(state: State, token: string, context: Context): Step<State> {
  const pressed: State = { ...state, pressed: token };
  const answered = answerByToken(pressed, token, context);
  if (answered) return answered;
  const choice = state.choices.find((candidate) => candidate.token === token)?.choice;
  if (choice) return choiceMade({ ...pressed, choices: [] }, choice, context);
  // A second press of the same button, sent before the first was answered, needs no answer of its own.
  if (state.pressed === token) return { state, effects: [] };
  return enter(pressed, [plain("staleButton")]);
}

/** Makes a choice in the state it was offered in; where the two do not fit, the open question is asked again. */
export function choiceMade(state: State, choice: Choice, context: Context): Step<State> {
  const answer = answerOf(state, choice);
  return answer ? answer(state, choice, context) : chosenAnywhere(state, choice, context);
}

/** What a button means in every phase that makes nothing else of it. */
function chosenAnywhere(state: State, choice: Choice, context: Context): Step<State> {
  switch (choice.type) {
    case "book":
      return proceed(state, withAskedAbout({}, state, context), context);
    case "listBookings":
      return listBookings(state, context);
    case "human":
      return callHuman(state, "asked", context);
    case "writeToStaff":
      return resumeTalk(state, choice.venueId, context);
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
      return chooseScenario(state, choice.scenarioName, context);
    case "otherDay":
      return otherDay(state, context);
    case "month":
      return afterRelease(selectionOf(state), chooseDay(state, draftOf(state) ?? {}, choice.month, context));
    case "changeBooking":
    case "cancelBooking":
      return bookingChosen(state, choice, context);
    case "resize":
      return resize(state, choice.booking, choice.partySize, context);
    case "anotherDay":
      return chooseAnotherDay(state, choice, context);
    case "late":
      return chooseLate(state, choice.booking, context);
    case "passOn":
      return passOn(state, choice.words, context);
    case "remember":
      return remember(state, choice.agrees, context);
    case "drop":
      return giveUp(state, context);
    case "dropAndCancel":
      return dropAndCancel(state, context);
    case "keep":
      return keep(state);
    default:
      return enter(state);
  }
}

/** Another way to dine at that time, or the one that was named, at its own. */
function chooseScenario(state: State, scenarioName: string, context: Context): Step<State> {
  const after = state.phase === "choosingSlot" ? atItsOwnTimes(state, scenarioName, context) : undefined;
  return after ? search(state, after, context) : fill(state, { scenarioName }, context);
}

/** Goes on with the draft and one more wish; a slot picked before is given back when it no longer fits. */
function fill(state: State, wish: Draft, context: Context): Step<State> {
  const step = proceed(state, { ...draftOf(state), ...wish }, context);
  return afterRelease(selectionOf(state), step);
}

function otherDay(state: State, context: Context): Step<State> {
  const draft = draftOf(state) ?? {};
  const month = monthOf(draft.date ?? today(draft.venueId, context));
  return afterRelease(selectionOf(state), chooseDay(state, draft, month, context));
}

/** A button of a booking that the chat holds. */
function bookingChosen(
  state: State,
  { type, booking: key }: Extract<Choice, { type: "changeBooking" | "cancelBooking" }>,
  context: Context,
): Step<State> {
  const booking = "booking" in state && isSameBooking(state.booking, key) ? state.booking : undefined;
  if (!booking) return enter(state);
  return type === "cancelBooking" ? askToCancel(state, booking) : startChange(state, booking, {}, context);
}

/** The guest wants it passed on: the summary again, with the wish in it. */
function passOn(state: State, words: string, context: Context): Step<State> {
  const selection = selectionOf(state);
  return selection ? collectDetails(state, withWishes(selection, { comment: words }), context) : enter(state);
}
