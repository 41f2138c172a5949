import type { Context } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import type { Changing, ConfirmingChange, State } from "#src/bot/machine/core/state.ts";
import { type BookedTable, isSameBooking } from "#src/bot/machine/core/table.ts";
import { localDate } from "#src/bot/machine/core/values.ts";
import { answerPrompt } from "./prompts.ts";

/**
 * Whether the yes to a change says as well that they come, which is then shown with it: that is asked and not answered yet,
 * and the day stays. Another day is another question.
 */
export function comesWith({ prompts, query, startsAt }: ConfirmingChange, context: Context): boolean {
  const { changing, coming, venueId } = query;
  const isAsked = prompts.some((open) => isSameBooking(open.booking, changing));
  const day = (at: string) => localDate(at, venueId, context);
  return isAsked && coming !== true && day(startsAt) === day(changing.startsAt);
}

/** The change is done: who said with it, or before it ("yes, but at eight"), that they come is not asked again. */
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
  if (!prompt || !query.answers) return changed;
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
