import type { Context } from "#src/bot/machine/core/context.ts";
import type { Message } from "#src/bot/machine/core/message.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import { expectingOf } from "#src/bot/machine/phases/phases.ts";
import type { Understood } from "#src/bot/understanding/understood.ts";
import { notKnown } from "./human.ts";

/** Whether a question comes with the answer to what was asked: "Peter Gomez, is there parking?" */
export function answersToo(state: State, understood: Understood): boolean {
  const { intent, firstName, lastName, phone, withoutPhone, choice } = understood;
  if (intent !== "question") return false;
  switch (expectingOf(state)) {
    case "name":
      return firstName !== undefined || lastName !== undefined;
    case "phone":
      return phone !== undefined || withoutPhone === true;
    case "slot":
      return choice !== undefined;
    default:
      return false;
  }
}

/** What is said of a question beside such an answer, where it is about nothing that the house tells. */
export function unknownBeside(state: State, understood: Understood, context: Context): Message[] {
  const isKnown = understood.topics !== undefined || understood.comment !== undefined;
  return answersToo(state, understood) && !isKnown && understood.asksMore ? notKnown(state, context) : [];
}
