import { draftOf } from "./common.ts";
import type { Context } from "./context.ts";
import type { Notice, Step } from "./effect.ts";
import { contactLines } from "./flow.ts";
import { message, plain } from "./message.ts";
import { needsHuman } from "./needs-human.ts";
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
  return enter(state, context, [plain("cannotAnswer"), ...contactLines(venueOf(state, context), context)]);
}

/** The venue under discussion; the house's first one where none is. */
function venueOf(state: State, context: Context): number {
  const discussed = "booking" in state ? state.booking.venueId : draftOf(state)?.venueId;
  return discussed ?? context.venues[0]?.id ?? 0;
}
