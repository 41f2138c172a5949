import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import type { Changing, State } from "#src/bot/machine/core/state.ts";
import { type BookedTable, isSameBooking } from "#src/bot/machine/core/table.ts";
import { localDate } from "#src/bot/machine/core/values.ts";
import { answerPrompt } from "./prompts.ts";

/**
 * Who is asked whether they come, and has that table changed instead of an answer, comes to it as it is now, and so does who
 * said "yes, but at eight" first: neither is asked again. Another day is another question.
 */
export function withAnswer(
  { query, prompts }: Changing,
  changed: Step<State>,
  booking: BookedTable,
  context: Context,
): Step<State> {
  const day = ({ startsAt, venueId }: BookedTable) => localDate(startsAt, venueId, context);
  if (day(query.changing) !== day(booking)) return changed;
  if (query.coming) return asAnswered(changed);
  const prompt = prompts.find((open) => isSameBooking(open.booking, booking));
  if (!prompt) return changed;
  const { state, effects } = answerPrompt(changed.state, { ...prompt, booking }, "coming", context, {
    quietly: true,
  });
  return { state, effects: [...changed.effects, ...effects] };
}

function asAnswered({ state, effects }: Step<State>): Step<State> {
  const isAnswered = { isAnswered: true } as const;
  return {
    state,
    effects: effects.map((effect) =>
      effect.type === "trackBooking" ? { ...effect, ...isAnswered } : effect,
    ),
  };
}
