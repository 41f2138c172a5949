import type { Context } from "#src/bot/machine/core/context.ts";
import { type Message, message, plain } from "#src/bot/machine/core/message.ts";
import type { Question } from "#src/bot/machine/core/question.ts";
import { enter } from "#src/bot/machine/core/reply.ts";
import type { ConfirmingForget } from "#src/bot/machine/core/state.ts";
import { tableLines } from "#src/bot/machine/tables/find-bookings.ts";
import { beginAnew, forget } from "#src/bot/machine/tables/forget-guest.ts";
import { keep } from "#src/bot/machine/tables/give-up.ts";
import type { PhaseOf } from "./phase-of.ts";
import { writing } from "./waiting.ts";

/**
 * Is the guest to be erased, and what becomes of the bookings ahead? A bare yes says nothing of those, so that it is
 * taken only where there are none.
 */
export const confirmingForget: PhaseOf<"confirmingForget"> = {
  ask: askForget,
  expects: "confirm",
  hearsCancel: true,
  decides: true,
  said: (state, { intent, meant }, context) => {
    // "We'll be there" is no yes to being forgotten.
    if (intent === "affirm" && meant === "stands") return enter(state);
    if (intent === "deny") return keep(state);
    const isOpen = state.ahead.length > 0;
    if (intent === "affirm" || intent === "forgetMe") {
      return isOpen ? enter(state) : forget(state, "cancel", context);
    }
    if (intent === "cancel") return isOpen ? enter(state) : keep(state);
    return undefined;
  },
  answered: { forget: (state, { bookings }, context) => forget(state, bookings, context) },
};

/** The guest is being erased. */
export const forgetting: PhaseOf<"forgetting"> = {
  ...writing,
  results: { ...writing.results, guestForgotten: (state, _, context) => beginAnew(state, context) },
};

function askForget({ ahead: bookings, waiting }: ConfirmingForget, context: Context): Question {
  const lines: Message[] = [plain("whatIsForgotten")];
  if (bookings.length + waiting.length > 0) lines.push(...tableLines(bookings, waiting, context));
  if (waiting.length > 0) lines.push(plain("forgetLeavesLine"));
  if (context.keptElsewhere) lines.push(plain("forgetNotElsewhere"));
  if (bookings.length === 0) {
    return {
      lines: [...lines, plain("askForget")],
      options: [
        { choice: { type: "forget", bookings: "cancel" }, label: plain("choiceForget") },
        { choice: { type: "keep" }, label: plain("choiceKeep") },
      ],
    };
  }
  return {
    lines: [...lines, message("askForgetBookings", { count: bookings.length })],
    options: [
      { choice: { type: "forget", bookings: "cancel" }, label: plain("choiceForgetCancel") },
      { choice: { type: "forget", bookings: "keep" }, label: plain("choiceForgetKeep") },
      { choice: { type: "keep" }, label: plain("choiceKeep") },
    ],
  };
}
