import type { Understood } from "#src/bot/understanding/understood.ts";
import { tooLongWish } from "./comments.ts";
import { draftOf } from "./common.ts";
import { contactLines, whoHelps } from "./contact-lines.ts";
import type { Context } from "./context.ts";
import type { Notice, Step } from "./effect.ts";
import { answerTopics } from "./house-questions.ts";
import { type Message, message, plain } from "./message.ts";
import { needsHuman } from "./needs-human.ts";
import { askAgain } from "./prompts.ts";
import { also, enter } from "./reply.ts";
import type { State } from "./state.ts";
import { venueName } from "./values.ts";

/** Tells the staff that this guest needs a person; the question stays open meanwhile. */
export function callHuman(
  state: State,
  reason: Extract<Notice, { kind: "needsHuman" }>["reason"],
  context: Context,
): Step<State> {
  const venueId = venueOf(state, context);
  const venue = venueName(venueId, context);
  const line = reason === "asked" ? message("humanComing", { venue }) : plain("staffTold");
  const step = enter(state, context, [line, ...contactLines(venueId, context)]);
  return also(step, needsHuman(state, venueId, reason));
}

/** What the bot does not know, such as parking or the menu: who does, and the question that is open. */
export function cannotAnswer(state: State, context: Context): Step<State> {
  return askAgain(state, context, notKnown(state, context));
}

/**
 * What is said of a wish by the way ("by the window"). One that is put as a question is kept too, and is answered
 * by what the house tells about it, or else by who knows.
 */
export function wishNoted(state: State, understood: Understood, context: Context): Message[] {
  if (tooLongWish(state, understood).length > 0) return [];
  if (understood.intent !== "question") return [plain("noted")];
  return answerTopics(understood, state, context).length > 0 ? [] : notKnown(state, context);
}

function notKnown(state: State, context: Context): Message[] {
  return [plain("cannotAnswer"), ...whoHelps(venueOf(state, context), context)];
}

/** The venue under discussion; the house's first one where none is. */
function venueOf(state: State, context: Context): number {
  const discussed = "booking" in state ? state.booking.venueId : draftOf(state)?.venueId;
  return discussed ?? context.venues[0]?.id ?? 0;
}
