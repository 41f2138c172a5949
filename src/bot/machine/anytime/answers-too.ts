import type { Context } from "#src/bot/machine/core/context.ts";
import type { Message } from "#src/bot/machine/core/message.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { agreesBesideQuestion } from "#src/bot/machine/phases/confirming.ts";
import { expectingOf } from "#src/bot/machine/phases/phases.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { notKnown } from "./human.ts";

/** Whether a question comes with the answer to what was asked: "Peter Gomez, is there parking?" */
export function answersToo(state: State, understood: Understood, context: Context): boolean {
  const { intent, firstName, lastName, phone, withoutPhone, choice } = understood;
  if (intent !== "question") return false;
  switch (expectingOf(state)) {
    case "name":
      return firstName !== undefined || lastName !== undefined;
    case "phone":
      return phone !== undefined || withoutPhone === true;
    case "slot":
      return choice !== undefined;
    case "confirm":
      return state.phase === "confirming" && agreesBesideQuestion(state, understood, context);
    default:
      return false;
  }
}

/** What is said of a question beside such an answer, where the house tells nothing about it: `told` is what it tells. */
export function unknownBeside(
  state: State,
  understood: Understood,
  told: readonly Message[],
  context: Context,
): Message[] {
  const { topics, comment, asksMore } = understood;
  const isUnknown = (topics !== undefined || asksMore === true) && comment === undefined && told.length === 0;
  return isUnknown && answersToo(state, understood, context) ? notKnown(state, context) : [];
}
