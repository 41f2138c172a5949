import { type Answer, type Context, venueById } from "#src/bot/machine/core/context.ts";
import type { Step } from "#src/bot/machine/core/effect.ts";
import { message } from "#src/bot/machine/core/message.ts";
import { announcement } from "#src/bot/machine/core/reply.ts";
import type { State } from "#src/bot/machine/core/state.ts";
import type { BookedTable } from "#src/bot/machine/core/table.ts";

/** The house thanks for a visit, in its own words where it has written some, and says where to go on. It asks nothing. */
export function sayThanks(state: State, { venueId }: BookedTable, context: Context): Step<State> {
  const { name = "", afterVisit } = venueById(context, venueId) ?? {};
  if (!afterVisit) return { state, effects: [] };
  const { link } = afterVisit;
  const text = inLanguage(afterVisit.text, state.language);
  const line =
    text === undefined
      ? message("thankYou", { venue: name, link })
      : message("answerOfHouse", { text: `${text}\n${link}` });
  return { state, effects: [announcement(state, context, [line])] };
}

/** A house that has not written it in the guest's language leaves it to maitred. */
function inLanguage(text: Answer | undefined, language: string): string | undefined {
  return typeof text === "object" ? text[language] : text;
}
