import type { Context } from "#src/bot/machine/core/context.ts";
import type { Message } from "#src/bot/machine/core/message.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { lastPrompt } from "#src/bot/machine/core/under-way.ts";
import { statesTable } from "#src/bot/machine/tables/fill-draft.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { answerTopics, onlyAsks } from "./anytime/house-questions.ts";
import { notKnown, whoDecides } from "./anytime/human.ts";
import { agreesToChange } from "./phases/changing.ts";
import { agreesBesideQuestion } from "./phases/confirming.ts";
import { expectingOf } from "./phases/phases.ts";

/** Whether a question comes with the answer to what was asked: "Peter Gomez, is there parking?" */
export function answersToo(state: State, understood: Understood, context: Context): boolean {
  const { intent, firstName, lastName, phone, withoutPhone, choice, time, agrees } = understood;
  if (intent !== "question") return false;
  if (agrees && lastPrompt(state)) return true;
  switch (expectingOf(state)) {
    case "name":
      return firstName !== undefined || lastName !== undefined;
    case "phone":
      return phone !== undefined || withoutPhone === true;
    case "slot":
      return choice !== undefined || time !== undefined;
    case "confirm":
      if (state.phase === "confirmingChange") return agreesToChange(state, understood, context);
      return state.phase === "confirming" && agreesBesideQuestion(state, understood, context);
    default:
      return false;
  }
}

/** Whether nothing is wanted but to know something of the house. */
export function asksOnly(state: State, understood: Understood, context: Context): boolean {
  return onlyAsks(understood) && !answersToo(state, understood, context);
}

/** What is said of a question beside an answer or a wish: what the house tells, or that it tells nothing about it. */
export function answersBeside(state: State, understood: Understood, context: Context): Message[] {
  const told = answerTopics(understood, state, context);
  const { comment, ...others } = understood;
  const { topics, asksMore } = others;
  if (told.length > 0) return told;
  const answers = answersToo(state, understood, context);
  /** "Jo Fox" or "19:45 is perfect", and "My mother uses a wheelchair, is it accessible?", is noted, and for the restaurant to say. */
  const isAsked = answers || (topics !== undefined && statesTable(others));
  if (comment !== undefined) return isAsked ? whoDecides(state, understood, context) : [];
  const isUnknown = topics !== undefined || asksMore === true;
  return isUnknown && (answers || statesTable(understood))
    ? notKnown(state, context, understood.venueId)
    : [];
}
